package preview

// brush is one worker's tools.
type brush struct {
	*painter
	layer  layer
	only   []int32 // for each pixel of the strip and the rows beside it: the face if it shows one alone, else -1
	groups []group

	known       *face // the last face asked for, and its normal
	knownNormal vec
}

// group is the part of a pixel that one flat piece of surface covers.
type group struct {
	face   *face
	normal vec
	x, y   int // sums of sample columns and rows
	depth  float64
	count  int
}

func newBrush(p *painter) *brush { return &brush{painter: p} }

// band draws one strip of the picture.
func (b *brush) band(i int) {
	n := b.view.Samples
	top := i * bandRows
	bottom := min(top+bandRows, b.view.Height)
	b.layer.reset(b.view.Width*n, (top-1)*n, (bottom-top+2)*n)
	for _, f := range b.bands[i] {
		b.layer.draw(&b.stage.faces[f], f+1)
	}
	b.survey(top-1, bottom+1)
	for y := top; y < bottom; y++ {
		for x := range b.view.Width {
			b.pixel(x, y)
		}
	}
}

// pixel blends the surfaces and the ground seen through one pixel.
func (b *brush) pixel(x, y int) {
	total := b.view.Samples * b.view.Samples
	b.gather(x, y)
	sum, covered := rgb{}, 0
	for i := range b.groups {
		g := &b.groups[i]
		sum = sum.add(b.surface(g).times(float64(g.count)))
		covered += g.count
	}
	sum = sum.times(1 / float64(max(covered, 1)))
	if covered > 0 {
		sum = sum.times(b.outline(x, y))
	}
	b.put(x, y, sum, float64(covered)/float64(total))
}

// put writes a pixel: light over the background by coverage.
func (b *brush) put(x, y int, light rgb, coverage float64) {
	alpha := 1.0
	switch b.view.Background {
	case Transparent:
		alpha = coverage
	case Ground:
		light = light.times(coverage)
		if coverage < 1 {
			ground, _ := b.ground(x, y)
			light = light.add(ground.times(1 - coverage))
		}
	case Shadow:
		if coverage < 1 {
			_, dark := b.ground(x, y)
			alpha = coverage + float64((1-coverage)*dark)
			light = light.times(coverage / max(alpha, 1e-9))
		}
	}
	i := b.out.PixOffset(x, y)
	if alpha <= 0 {
		return
	}
	px := b.out.Pix[i : i+4 : i+4]
	px[0], px[1], px[2] = b.tone.encode(light.r), b.tone.encode(light.g), b.tone.encode(light.b)
	px[3] = uint8(float64(alpha*255) + 0.5)
}

// gather sorts a pixel's samples into groups of one body and one direction.
func (b *brush) gather(x, y int) {
	n := b.view.Samples
	b.groups = b.groups[:0]
	if id := b.onlyAt(x, y); id >= 0 {
		if id > 0 {
			b.whole(x, y, id)
		}
		return
	}
	last := int32(0)
	var g *group
	for j := y * n; j < y*n+n; j++ {
		at := (j-b.layer.top)*b.layer.width + x*n
		for i, id := range b.layer.face[at : at+n] {
			if id == 0 {
				continue
			}
			if id != last {
				g, last = b.group(id), id
			}
			g.x += x*n + i
			g.y += j
			g.depth += float64(b.layer.depth[at+i])
			g.count++
		}
	}
}

// survey finds the pixels that show one face or none, as most do.
func (b *brush) survey(top, bottom int) {
	b.only = b.only[:0]
	for y := top; y < bottom; y++ {
		for x := range b.view.Width {
			b.only = append(b.only, b.single(x, y))
		}
	}
}

func (b *brush) single(x, y int) int32 {
	n := b.view.Samples
	at := (y*n-b.layer.top)*b.layer.width + x*n
	id := b.layer.face[at]
	for j := range n {
		for _, other := range b.layer.face[at+j*b.layer.width:][:n] {
			if other != id {
				return -1
			}
		}
	}
	return id
}

// whole gathers a pixel that shows one face alone.
func (b *brush) whole(x, y int, id int32) {
	n := b.view.Samples
	at := (y*n-b.layer.top)*b.layer.width + x*n
	g := b.group(id)
	ends := float64(b.layer.depth[at]) + float64(b.layer.depth[at+(n-1)*(b.layer.width+1)])
	g.count, g.depth = n*n, float64(ends*float64(n*n))/2
	g.x, g.y = n*n*x*n+n*n*(n-1)/2, n*n*y*n+n*n*(n-1)/2
}

// group finds or opens the group that a face belongs to. The returned pointer
// holds until the next call.
func (b *brush) group(id int32) *group {
	f := &b.stage.faces[id-1]
	for i := range b.groups {
		if b.groups[i].face == f {
			return &b.groups[i]
		}
	}
	n := b.normal(f)
	for i := range b.groups {
		if g := &b.groups[i]; g.face.body == f.body && g.normal == n {
			return g
		}
	}
	b.groups = append(b.groups, group{face: f, normal: n})
	return &b.groups[len(b.groups)-1]
}

// normal returns the normal of a face; neighbouring pixels ask for the same.
func (b *brush) normal(f *face) vec {
	if f != b.known {
		b.known = f
		b.knownNormal = b.scene.Bodies[f.body].normal(&b.stage.transforms[f.body], f.triangle)
	}
	return b.knownNormal
}

// surface returns the light of a group, seen at the middle of its samples.
func (b *brush) surface(g *group) rgb {
	k := 1 / float64(g.count)
	s := float64(b.view.Samples)
	x, y := (float64(float64(g.x)*k)+0.5)/s, (float64(float64(g.y)*k)+0.5)/s
	at := b.stage.lens.point(x, y, float64(g.depth*k))
	_, back := b.stage.lens.ray(x, y)
	lit := 0.0
	if g.normal.dot(b.rig.key) > 0 {
		lit = b.shadow.lit(at, g.normal)
	}
	open := b.relief.open(at, g.normal, at.z-b.scene.Floor)
	return b.rig.shade(b.albedo[g.face.body], b.grained(g.normal, at, back, g.face.body), back, lit, open)
}

// ground returns the light of the ground behind a pixel and how dark its
// shadow is, 0 to 1.
func (b *brush) ground(x, y int) (light rgb, dark float64) {
	px, py := float64(x)+0.5, float64(y)+0.5
	shade := 1.0
	if at, ok := b.onGround(px, py); ok {
		l := b.rig.light
		key := float64(l.Key.Strength * b.rig.key.z)
		open := b.relief.open(at, vec{z: 1}, 0)
		shade = (float64(key*b.shadow.lit(at, vec{z: 1})) + float64(l.Sky*open)) / (key + l.Sky)
	}
	return b.table.times(float64(shade * b.vignette(px, py))), clamp01(0.9 * (1 - shade))
}

func (b *brush) onGround(px, py float64) (vec, bool) {
	from, back := b.stage.lens.ray(px, py)
	if back.z < 1e-3 {
		return vec{}, false
	}
	return from.add(back.times((b.scene.Floor - from.z) / back.z)), true
}

// vignette dims the table towards the corners, as a lamp above it would.
func (b *brush) vignette(px, py float64) float64 {
	w, h := float64(b.view.Width), float64(b.view.Height)
	dx, dy := (px-float64(w*0.42))/w, (py-float64(h*0.36))/h
	return 1.04 - float64(0.30*(float64(dx*dx)+float64(dy*dy)))
}

// hairline is how much the border between two bodies, or between a body and
// what is behind it, is darkened: white on white needs it to be seen.
const hairline = 0.22

// outline returns the factor that darkens a pixel at an edge: it compares the
// samples of the pixel and half a pixel around with the one in its middle.
func (b *brush) outline(x, y int) float64 {
	if b.inner(x, y) {
		return 1
	}
	n := b.view.Samples
	seam := (n + 1) / 2
	x0, x1 := max(x*n-seam, 0), min((x+1)*n+seam, b.layer.width)
	y0, y1 := y*n-seam-b.layer.top, (y+1)*n+seam-b.layer.top
	first := b.layer.face[(y*n+n/2-b.layer.top)*b.layer.width+x*n+n/2]
	others := 0
	last, apart := first, false
	for j := y0; j < y1; j++ {
		for _, id := range b.layer.face[j*b.layer.width+x0 : j*b.layer.width+x1] {
			if id != last {
				last, apart = id, b.apart(id, first)
			}
			if apart {
				others++
			}
		}
	}
	part := float64(others) / float64((x1-x0)*(y1-y0))
	return 1 - float64(hairline*min(4*float64(part*(1-part)), 1))
}

// onlyAt returns the survey's answer for a pixel.
func (b *brush) onlyAt(x, y int) int32 {
	return b.only[(y-b.layer.top/b.view.Samples)*b.view.Width+x]
}

// inner tells whether a pixel and its neighbours all show the same face.
func (b *brush) inner(x, y int) bool {
	id := b.onlyAt(x, y)
	if id < 0 || x == 0 || x == b.view.Width-1 {
		return false
	}
	at := (y-b.layer.top/b.view.Samples)*b.view.Width + x
	for _, row := range [3]int{at - b.view.Width, at, at + b.view.Width} {
		if b.only[row-1] != id || b.only[row] != id || b.only[row+1] != id {
			return false
		}
	}
	return true
}

func (b *brush) apart(id, first int32) bool {
	if id == first {
		return false
	}
	if id == 0 || first == 0 {
		return true
	}
	return b.stage.faces[id-1].body != b.stage.faces[first-1].body
}
