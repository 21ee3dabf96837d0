package svg

import (
	"math"

	"shanhai/inscriptions/planar"
)

// A stroke is the union of what the pen covers along every short step, at
// every corner and at the ends. All these pieces run counter-clockwise, and
// the rings below are their sum: pieces of neighbours share edges that cancel.
// So no winding number is negative and the non-zero rule gives exactly the
// union, also where the line crosses itself or bends more tightly than it is
// wide.

// stroker outlines one subpath after another, in the units of the path.
type stroker struct {
	pen       Pen
	half      float64 // of the width
	tolerance float64
	turn      float64 // largest turn of one step, in quarter turns
	cosTurn   float64
	left      []Vec // outline to the left of the line, in its direction
	right     []Vec
	rings     [][]Vec
	count     int
	stepCount int    // in this subpath
	folded    []fold // of its steps
}

// newStroker returns a stroker whose outline strays by no more than tolerance
// from the true one.
func newStroker(pen Pen, tolerance float64) *stroker {
	s := &stroker{pen: pen, half: pen.Width / 2, tolerance: tolerance}
	s.turn = min(math.Sqrt(float64(8*tolerance)/s.half)/(math.Pi/2), 1.0/3) // sagitta = half turn^2 / 8
	_, s.cosTurn = planar.Sincos(s.turn)
	return s
}

// path strokes all subpaths.
func (s *stroker) path(p Path) error {
	for _, sub := range p {
		s.subpath(sub)
		if s.count > MaxPoints {
			return tooManyPoints()
		}
	}
	return nil
}

// tour is how far a subpath has been stroked.
type tour struct {
	at          Vec
	began       bool
	first, last Vec // directions
}

func (s *stroker) subpath(sub Subpath) {
	s.left, s.right, s.stepCount, s.folded = nil, nil, 0, nil
	r := tour{at: sub.Start}
	for _, g := range sub.Segments {
		s.follow(&r, g)
	}
	if sub.Closed {
		s.follow(&r, Segment{Kind: Line, To: sub.Start})
	}
	s.coverFolds(sub.Closed)
	s.end(sub, r)
}

// follow strokes a segment; one of no length has no direction and is passed
// over.
func (s *stroker) follow(r *tour, g Segment) {
	if d := g.direction(r.at, 0); d != (Vec{}) {
		if r.began {
			s.join(r.at, r.last, d)
		} else {
			r.began, r.first = true, d
			s.edge(r.at, d)
		}
		s.segment(r.at, g)
		r.last = g.direction(r.at, 1)
	}
	r.at = g.To
}

// end closes the outline of a subpath: two rings for a closed one, one with
// caps for an open one, a dot for one of no length.
func (s *stroker) end(sub Subpath, r tour) {
	switch {
	case !r.began && (sub.Closed || len(sub.Segments) > 0):
		s.dot(sub.Start)
	case r.began && sub.Closed:
		s.join(r.at, r.last, r.first)
		s.finish(s.right)
		s.finish(backwards(s.left))
	case r.began:
		s.finishOpen(sub.Start, r.first, r.at, r.last)
	}
}

// edge adds the outline points beside a place on the line.
func (s *stroker) edge(at, d Vec) {
	n := d.left().scaled(s.half)
	s.left = append(s.left, at.add(n))
	s.right = append(s.right, at.sub(n))
	s.count += 2
}

// finish adds a ring, less its spikes: ways out and straight back, which the
// folded side of a bend leaves at every step.
func (s *stroker) finish(ring []Vec) {
	kept := ring[:0:0]
	for _, v := range ring {
		kept = append(kept, v)
		for n := len(kept); n > 2 && kept[n-3] == kept[n-1]; n = len(kept) {
			kept = kept[:n-2]
		}
	}
	if len(kept) > 2 {
		s.rings = append(s.rings, kept)
	}
}

func backwards(v []Vec) []Vec {
	out := append([]Vec(nil), v...)
	reverse(out)
	return out
}

func (s *stroker) finishOpen(start, first, end, last Vec) {
	ring := s.cap(s.right, end, last)
	ring = append(ring, backwards(s.left)...)
	s.finish(s.cap(ring, start, first.scaled(-1)))
}

// cap adds the points between the two corners of an end; out leads away from
// the line.
func (s *stroker) cap(ring []Vec, at, out Vec) []Vec {
	switch s.pen.Cap {
	case Square:
		ahead, side := out.scaled(s.half), out.left().scaled(s.half)
		return append(ring, at.sub(side).add(ahead), at.add(side).add(ahead))
	case RoundCap:
		return s.fan(ring, at, out.left().scaled(-1), 2)
	}
	return ring
}

// fan adds the points strictly between both ends of an arc that starts in
// direction from and turns by quarters.
func (s *stroker) fan(ring []Vec, at, from Vec, quarters float64) []Vec {
	n := int(math.Ceil(math.Abs(quarters) / s.turn))
	for k := 1; k < n; k++ {
		sin, cos := planar.Sincos(float64(quarters*float64(k)) / float64(n))
		ring = append(ring, at.add(from.scaled(cos).add(from.left().scaled(sin)).scaled(s.half)))
	}
	s.count += n
	return ring
}

// dot draws a subpath of no length: its caps.
func (s *stroker) dot(at Vec) {
	if s.pen.Cap == Butt {
		return
	}
	s.left, s.right = nil, nil
	s.edge(at, Vec{1, 0})
	s.finishOpen(at, Vec{1, 0}, at, Vec{1, 0})
}

// join turns the pen at a corner from direction a to direction b: on the
// inner side by way of the corner itself, on the outer side as the pen says.
func (s *stroker) join(at, a, b Vec) {
	cross, dot := a.cross(b), a.dot(b)
	switch {
	case cross == 0 && dot > 0:
	case cross >= 0: // left turn
		s.left = append(s.left, at)
		s.right = s.corner(s.right, at, a.left().scaled(-1), b.left().scaled(-1))
	default:
		s.right = append(s.right, at)
		s.left = s.corner(s.left, at, a.left(), b.left())
	}
	s.edge(at, b)
}

// corner adds the outer points between the edges in directions a and b from
// the corner.
func (s *stroker) corner(side []Vec, at, a, b Vec) []Vec {
	cross, dot := a.cross(b), a.dot(b)
	switch s.pen.Join {
	case RoundJoin:
		if cross == 0 {
			return s.fan(side, at, a, 2)
		}
		return s.fan(side, at, a, atanQuarters(Vec{dot, cross}))
	case Mitre: // length over width is 1/cos(turn/2), its square 2/(1+dot)
		if limit := s.pen.MitreLimit; float64(float64(limit*limit)*(1+dot)) >= 2 {
			return append(side, at.add(a.add(b).scaled(s.half/(1+dot))))
		}
	}
	return side
}
