package trace

// outline is a closed line between dark and light through sub-pixel places,
// dark to its left as it is seen. Pixel x, y is the square from x, y to x+1,
// y+1; y grows downwards.
type outline []vec

// heading is one of the four ways along the sides of pixels.
type heading uint8

// The headings, counter-clockwise as they are seen.
const (
	right heading = iota
	up
	left
	down
)

// step returns the way of one pixel.
func (h heading) step() (dx, dy int) {
	switch h {
	case right:
		return 1, 0
	case up:
		return 0, -1
	case left:
		return -1, 0
	}
	return 0, 1
}

// walker follows the sides of pixels with dark on its left.
type walker struct {
	*picture
	x, y int // corner of pixels that it stands on
	way  heading
}

// beside returns the pixels left and right of the side ahead.
func (w walker) beside() (lx, ly, rx, ry int) {
	switch w.way {
	case right:
		return w.x, w.y - 1, w.x, w.y
	case up:
		return w.x - 1, w.y - 1, w.x, w.y - 1
	case left:
		return w.x - 1, w.y, w.x - 1, w.y - 1
	}
	return w.x, w.y, w.x - 1, w.y
}

// place returns where between the two pixels' middles dark ends.
func (w walker) place() vec {
	lx, ly, rx, ry := w.beside()
	dx, dy := rx-lx, ry-ly
	t := crossing(w.at(lx-dx, ly-dy), w.at(lx, ly), w.at(rx, ry), w.at(rx+dx, ry+dy))
	return vec{float64(lx) + 0.5 + float64(t*float64(dx)), float64(ly) + 0.5 + float64(t*float64(dy))}
}

// saturated is how near to black and white the pixels on both sides must be
// for the ink between to be summed.
const saturated = 5

// crossing returns how far on the way from the middle of a dark pixel to that of
// the light one beside it the edge lies. Between black and white it is where
// the ink of the two, pushed together, ends; otherwise where the line between
// them passes the level.
func crossing(before, dark, light, behind float64) float64 {
	if before >= 255-saturated && behind <= saturated {
		return (dark+light)/255 - 0.5
	}
	return (dark - level) / (dark - light)
}

// turn sets the heading for the next side.
func (w *walker) turn() {
	lx, ly, rx, ry := w.beside()
	l, r := w.dark(lx, ly), w.dark(rx, ry)
	switch {
	case l && r, r && w.joined():
		w.way = (w.way + 3) % 4
	case !l:
		w.way = (w.way + 1) % 4
	}
}

// joined tells whether the dark pixels that meet at the corner are one: by the
// ink of the four, and where that leaves it open, as in black and white, by
// which tone is rarer around, so that thin lines of either tone hold together.
func (w *walker) joined() bool {
	ink := w.at(w.x-1, w.y-1) + w.at(w.x, w.y-1) + w.at(w.x-1, w.y) + w.at(w.x, w.y)
	if ink != 4*level {
		return ink > 4*level
	}
	for r := 2; r <= widest; r++ {
		if dark := w.around(r); dark != 2*r*r {
			return dark < 2*r*r
		}
	}
	return false
}

// widest is how far in pixels the walker looks around.
const widest = 5

// around counts the dark pixels of the square of side 2r about the corner.
func (w *walker) around(r int) int {
	dark := 0
	for y := w.y - r; y < w.y+r; y++ {
		for x := w.x - r; x < w.x+r; x++ {
			dark += count(w.dark(x, y))
		}
	}
	return dark
}

// outlines follows all outlines that are no specks, and counts those.
func (p *picture) outlines() (list []outline, specks int, err error) {
	done := make([]bool, len(p.ink)) // the lower side of the pixel has been passed
	for y := range p.h {
		for x := range p.w {
			if done[y*p.w+x] || !p.dark(x, y) || p.dark(x, y+1) {
				continue
			}
			o := p.follow(x, y, done)
			if o.area() < float64(p.speck()) {
				specks++
			} else {
				list = append(list, o.fromTip())
			}
		}
	}
	switch {
	case len(list) > MaxOutlines || specks > MaxSpecks:
		return nil, 0, refused("intricate-parts", "is too intricate: %d outlines and %d specks, more than %d and %d", len(list), specks, MaxOutlines, MaxSpecks)
	case len(list) == 0:
		return nil, 0, refused("specks", "has only %d specks of less than %d pixels", specks, p.speck()*p.side*p.side)
	}
	return list, specks, nil
}

// follow walks around from the lower side of a dark pixel.
func (p *picture) follow(x, y int, done []bool) outline {
	w := walker{picture: p, x: x, y: y + 1, way: right}
	start := w
	var o outline
	for {
		if w.way == right {
			done[(w.y-1)*p.w+w.x] = true
		}
		o = append(o, w.place())
		dx, dy := w.way.step()
		w.x, w.y = w.x+dx, w.y+dy
		w.turn()
		if w == start {
			return o
		}
	}
}

// area returns the enclosed area in pixels.
func (o outline) area() float64 {
	sum := 0.0
	for i, b := range o {
		a := o[(i+len(o)-1)%len(o)]
		sum += a.sub(o[0]).cross(b.sub(o[0]))
	}
	return max(sum, -sum) / 2
}

// fromTip returns the outline begun at the place farthest from its middle,
// which lies at a corner if there is any.
func (o outline) fromTip() outline {
	var sum vec
	for _, v := range o {
		sum = sum.add(v)
	}
	middle := sum.scaled(1 / float64(len(o)))
	tip, far := 0, -1.0
	for i, v := range o {
		if d := v.sub(middle).length(); d > far {
			tip, far = i, d
		}
	}
	return append(o[tip:len(o):len(o)], o[:tip]...)
}
