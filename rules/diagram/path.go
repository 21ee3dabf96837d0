package diagram

// segment is a step of a path: 'M' and 'L' have one point, 'Q' two, 'C' three, 'Z' none.
type segment struct {
	op byte
	p  [3]point
}

// path is an outline or a line.
type path []segment

func (p path) moveTo(a point) path       { return append(p, segment{'M', [3]point{a}}) }
func (p path) lineTo(a point) path       { return append(p, segment{'L', [3]point{a}}) }
func (p path) quadTo(a, b point) path    { return append(p, segment{'Q', [3]point{a, b}}) }
func (p path) cubeTo(a, b, c point) path { return append(p, segment{'C', [3]point{a, b, c}}) }
func (p path) close() path               { return append(p, segment{op: 'Z'}) }

// count returns how many points a segment has.
func (s segment) count() int {
	switch s.op {
	case 'M', 'L':
		return 1
	case 'Q':
		return 2
	case 'C':
		return 3
	}
	return 0
}

// polygon returns the closed path through points.
func polygon(points []point) path {
	var p path
	for i, a := range points {
		if i == 0 {
			p = p.moveTo(a)
		} else {
			p = p.lineTo(a)
		}
	}
	return p.close()
}

// line returns the open path through points.
func line(points ...point) path {
	p := polygon(points)
	return p[:len(p)-1]
}

// disc returns a circle in four cubics; they stray by 0.03 % of the radius.
func disc(c point, r float64) path {
	k := float64(r * 0.5522847498307936) // 4/3 (sqrt(2) - 1)
	at := func(x, y float64) point { return c.add(point{x, y}) }
	return path{}.moveTo(at(0, -r)).
		cubeTo(at(k, -r), at(r, -k), at(r, 0)).
		cubeTo(at(r, k), at(k, r), at(0, r)).
		cubeTo(at(-k, r), at(-r, k), at(-r, 0)).
		cubeTo(at(-r, -k), at(-k, -r), at(0, -r)).close()
}

// box is an axis-parallel rectangle.
type box struct{ lo, hi point }

// with returns the box widened to hold a point.
func (b box) with(p point, first bool) box {
	if first {
		return box{p, p}
	}
	return box{point{min(b.lo.x, p.x), min(b.lo.y, p.y)}, point{max(b.hi.x, p.x), max(b.hi.y, p.y)}}
}

// grown returns the box with a margin around it.
func (b box) grown(m float64) box {
	return box{point{b.lo.x - m, b.lo.y - m}, point{b.hi.x + m, b.hi.y + m}}
}

// union returns the box around both.
func (b box) union(c box) box { return b.with(c.lo, false).with(c.hi, false) }

func (b box) size() point { return b.hi.sub(b.lo) }

// bounds returns the box around all points of the path.
func (p path) bounds() box {
	var b box
	first := true
	for _, s := range p {
		for _, a := range s.p[:s.count()] {
			b, first = b.with(a, first), false
		}
	}
	return b
}
