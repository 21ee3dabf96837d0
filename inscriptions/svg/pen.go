package svg

import "math"

// pen builds a path from the commands of path data and of basic shapes.
type pen struct {
	path Path
	at   Vec
	open bool // the last subpath takes more segments
}

func (p *pen) moveTo(v Vec) {
	p.path = append(p.path, Subpath{Start: v})
	p.at, p.open = v, true
}

func (p *pen) add(g Segment) {
	if !p.open { // a command after Z starts where the closed subpath began
		p.moveTo(p.at)
	}
	s := &p.path[len(p.path)-1]
	s.Segments = append(s.Segments, g)
	p.at = g.To
}

func (p *pen) lineTo(v Vec)        { p.add(Segment{Kind: Line, To: v}) }
func (p *pen) quadTo(a, v Vec)     { p.add(Segment{Kind: Quad, P: [3]Vec{a}, To: v}) }
func (p *pen) cubicTo(a, b, v Vec) { p.add(Segment{Kind: Cubic, P: [3]Vec{a, b}, To: v}) }

func (p *pen) close() {
	if n := len(p.path); n > 0 {
		p.path[n-1].Closed = true
		p.at, p.open = p.path[n-1].Start, false
	}
}

// flatArc is the half chord, in radii, below which an arc is a straight line:
// it then bulges by less than the last bit of a coordinate.
const flatArc = 1e-9

// arcTo adds an arc of the ellipse with half axes rx, ry, its x axis turned
// by degrees, as SVG 1.1, appendix F.6 (implementation notes) lays it down.
func (p *pen) arcTo(rx, ry, degrees float64, large, sweep bool, to Vec) {
	rx, ry = math.Abs(rx), math.Abs(ry)
	half := rotation(-degrees).turn(p.at.sub(to).scaled(0.5))
	half = Vec{half.X / rx, half.Y / ry} // now the ellipse is a unit circle
	switch l := half.length(); {
	case to == p.at:
	case rx == 0 || ry == 0 || l < flatArc:
		p.lineTo(to)
	default:
		frame := rotation(degrees).times(scaling(rx, ry))
		if l > 1 { // too small to reach: grown until it does
			frame, half = frame.times(scaling(l, l)), half.scaled(1/l)
		}
		p.add(arcSegment(frame, p.at.mix(to, 0.5), half, large, sweep, to))
	}
}

// arcSegment returns the arc of the unit circle, carried by frame, over the
// chord whose middle lands on mid; half is half the way from end to start.
func arcSegment(frame Matrix, mid, half Vec, large, sweep bool, to Vec) Segment {
	l := half.length()
	c := half.left().scaled(math.Sqrt(max(0, 1-float64(l*l))) / l)
	if large != sweep {
		c = c.scaled(-1)
	}
	start, end := half.sub(c), half.scaled(-1).sub(c)
	ahead := start.left()
	if !sweep {
		ahead = ahead.scaled(-1)
	}
	angle := atanQuarters(Vec{start.dot(end), ahead.dot(end)})
	if angle <= 0 {
		angle += 4
	}
	centre := mid.add(frame.turn(c))
	return Segment{Kind: Arc, P: [3]Vec{centre, frame.turn(start), frame.turn(ahead)}, To: to, Sweep: angle}
}
