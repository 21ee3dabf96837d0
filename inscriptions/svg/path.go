package svg

// Kind tells what a segment is.
type Kind uint8

// The kinds of segment.
const (
	Line  Kind = iota // straight to To
	Quad              // quadratic Bezier curve with control point P[0]
	Cubic             // cubic Bezier curve with control points P[0], P[1]
	Arc               // elliptical arc: P[0] + P[1] cos a + P[2] sin a, a from 0 to Sweep
)

// Segment is a piece of an outline from the end of the piece before it.
// Every kind is carried by an affine map into one of the same kind.
type Segment struct {
	Kind  Kind
	P     [3]Vec  // see Kind; an arc's centre and two conjugate half diameters
	To    Vec     // end
	Sweep float64 // arcs: quarter turns, 0 < Sweep <= 4
}

// Subpath is a run of segments. A fill closes it with a straight line in any
// case; Closed matters to a stroke.
type Subpath struct {
	Start    Vec
	Segments []Segment
	Closed   bool
}

// Path is an outline of lines and curves.
type Path []Subpath

// Mapped returns the path carried by m.
func (p Path) Mapped(m Matrix) Path {
	out := make(Path, len(p))
	for i, s := range p {
		out[i] = s.mapped(m)
	}
	return out
}

func (s Subpath) mapped(m Matrix) Subpath {
	segments := make([]Segment, len(s.Segments))
	for i, g := range s.Segments {
		segments[i] = g.mapped(m)
	}
	return Subpath{m.Apply(s.Start), segments, s.Closed}
}

func (g Segment) mapped(m Matrix) Segment {
	g.To = m.Apply(g.To)
	g.P[0] = m.Apply(g.P[0])
	if g.Kind == Arc {
		g.P[1], g.P[2] = m.turn(g.P[1]), m.turn(g.P[2])
	} else {
		g.P[1] = m.Apply(g.P[1])
	}
	return g
}

func (p Path) segments() int {
	n := 0
	for _, s := range p {
		n += len(s.Segments) + 1
	}
	return n
}

// hull calls f with places whose convex hull holds the path.
func (p Path) hull(f func(Vec)) {
	for _, s := range p {
		f(s.Start)
		for _, g := range s.Segments {
			g.hull(f)
		}
	}
}

func (g Segment) hull(f func(Vec)) {
	f(g.To)
	switch g.Kind {
	case Quad:
		f(g.P[0])
	case Cubic:
		f(g.P[0])
		f(g.P[1])
	case Arc:
		for _, u := range [2]Vec{g.P[1], g.P[1].scaled(-1)} {
			f(g.P[0].add(u).add(g.P[2]))
			f(g.P[0].add(u).sub(g.P[2]))
		}
	}
}

// sampled calls f with the ends of all segments and a few places between.
func (p Path) sampled(f func(Vec)) {
	for _, s := range p {
		at := s.Start
		f(at)
		for _, g := range s.Segments {
			for k := 1.0; k <= 4; k++ {
				f(g.point(at, k/4))
			}
			at = g.To
		}
	}
}
