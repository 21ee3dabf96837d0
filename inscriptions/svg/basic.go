package svg

// isShape tells whether an element draws an outline of its own.
func isShape(tag string) bool {
	switch tag {
	case "path", "rect", "circle", "ellipse", "line", "polyline", "polygon":
		return true
	}
	return false
}

// geometry reads the lengths of an element and keeps the first error.
type geometry struct {
	*node
	declared map[string]string
	page     page
	err      error
}

// outline returns the path of a shape element in its user units; empty for
// one with a size of zero, as SVG has it. Round forms are arcs, not Bezier
// curves that come near them.
func (g *geometry) outline() (Path, error) {
	var p pen
	switch g.tag {
	case "path":
		return g.pathData()
	case "rect":
		g.rect(&p)
	case "circle":
		r := g.size("r", diagonalPage)
		p.ellipse(g.place("cx", "cy"), r, r)
	case "ellipse":
		rx, ry := g.radii()
		p.ellipse(g.place("cx", "cy"), rx, ry)
	case "line":
		p.moveTo(g.place("x1", "y1"))
		p.lineTo(g.place("x2", "y2"))
	default:
		g.points(&p, g.tag == "polygon")
	}
	return p.path, g.err
}

func (g *geometry) pathData() (Path, error) {
	data, _ := g.attr("d")
	if data == "none" {
		return nil, nil
	}
	return parsePath(data)
}

// value returns a length as written, from CSS or the attribute.
func (g *geometry) value(name string) (string, bool) {
	if v, ok := g.declared[name]; ok && v != "auto" {
		return v, true
	}
	if isProperty(name) {
		return "", false
	}
	return g.attr(name)
}

// length returns a length in user units, otherwise if it is not given.
func (g *geometry) length(name string, a along, otherwise length) float64 {
	l := otherwise
	text, given := g.value(name)
	if g.err != nil {
		return 0
	}
	if given {
		if l, g.err = parseLength(text); g.err != nil {
			g.err = inProperty(name, g.err)
			return 0
		}
	}
	v, err := g.page.resolve(l, a)
	g.err = inProperty(name, err)
	return v
}

func (g *geometry) place(x, y string) Vec {
	return Vec{g.length(x, acrossPage, length{}), g.length(y, downPage, length{})}
}

// size returns a length that must not be negative.
func (g *geometry) size(name string, a along) float64 {
	v := g.length(name, a, length{})
	if v < 0 && g.err == nil {
		g.err = bad("negative", "0 or more", "%s is negative", name)
	}
	return v
}

// radii returns rx and ry; one that is not given is as large as the other.
func (g *geometry) radii() (rx, ry float64) {
	rx, ry = g.size("rx", acrossPage), g.size("ry", downPage)
	if _, given := g.value("rx"); !given {
		rx = ry
	}
	if _, given := g.value("ry"); !given {
		ry = rx
	}
	return rx, ry
}

func (g *geometry) rect(p *pen) {
	at := g.place("x", "y")
	b := box{at.X, at.Y, g.size("width", acrossPage), g.size("height", downPage)}
	rx, ry := g.radii()
	if !b.empty() {
		p.rect(b, min(rx, b.w/2), min(ry, b.h/2))
	}
}

// points draws a polyline or polygon.
func (g *geometry) points(p *pen, closed bool) {
	text, _ := g.attr("points")
	v, err := numbers(text, 2*MaxSegments)
	if err == nil && len(v)%2 != 0 {
		err = bad("odd-points", "pairs x,y", "an odd number of coordinates")
	}
	if err != nil {
		g.err = inProperty("points", err)
		return
	}
	for i := 0; i < len(v); i += 2 {
		if i == 0 {
			p.moveTo(Vec{v[0], v[1]})
		} else {
			p.lineTo(Vec{v[i], v[i+1]})
		}
	}
	if closed {
		p.close()
	}
}

// ellipse draws a whole ellipse with half axes rx, ry.
func (p *pen) ellipse(c Vec, rx, ry float64) {
	if rx <= 0 || ry <= 0 {
		return
	}
	start := Vec{c.X + rx, c.Y}
	p.moveTo(start)
	p.add(Segment{Kind: Arc, P: [3]Vec{c, {rx, 0}, {0, ry}}, To: start, Sweep: 4})
	p.close()
}

// rect draws a rectangle with rounded corners, from the start of the upper
// edge clockwise as SVG 1.1 section 9.2 says.
func (p *pen) rect(b box, rx, ry float64) {
	if rx == 0 || ry == 0 {
		rx, ry = 0, 0
	}
	x, y := [4]float64{b.x, b.x + rx, b.x + b.w - rx, b.x + b.w}, [4]float64{b.y, b.y + ry, b.y + b.h - ry, b.y + b.h}
	p.moveTo(Vec{x[1], y[0]})
	p.lineTo(Vec{x[2], y[0]})
	p.corner(Vec{x[2], y[1]}, Vec{0, -ry}, Vec{rx, 0})
	p.lineTo(Vec{x[3], y[2]})
	p.corner(Vec{x[2], y[2]}, Vec{rx, 0}, Vec{0, ry})
	p.lineTo(Vec{x[1], y[3]})
	p.corner(Vec{x[1], y[2]}, Vec{0, ry}, Vec{-rx, 0})
	p.lineTo(Vec{x[0], y[1]})
	p.corner(Vec{x[1], y[1]}, Vec{-rx, 0}, Vec{0, -ry})
	p.close()
}

// corner draws a quarter ellipse from c+u to c+v.
func (p *pen) corner(c, u, v Vec) {
	if u != v { // both zero: a sharp corner
		p.add(Segment{Kind: Arc, P: [3]Vec{c, u, v}, To: c.add(v), Sweep: 1})
	}
}
