package svg

// maxHalvings bounds how finely a curve is split: 4096 steps.
const maxHalvings = 12

// segment strokes one segment, from the edge points at its start to those at
// its end.
func (s *stroker) segment(from Vec, g Segment) {
	a := foot{0, from, g.direction(from, 0)}
	b := foot{1, g.To, g.direction(from, 1)}
	if g.Kind == Line {
		s.step(a, b)
		return
	}
	s.halve(from, g, a, b, maxHalvings)
}

// foot is a place on a segment with its direction.
type foot struct {
	t  float64
	at Vec
	d  Vec
}

// halve splits a piece until one step can follow it.
func (s *stroker) halve(from Vec, g Segment, a, b foot, halvings int) {
	t := (a.t + b.t) / 2
	m := foot{t, g.point(from, t), g.direction(from, t)}
	if halvings == 0 || s.count > MaxPoints || s.straight(a, m, b) {
		s.turnedStep(a, b)
		return
	}
	s.halve(from, g, a, m, halvings-1)
	s.halve(from, g, m, b, halvings-1)
}

// straight tells whether a step from a to b follows the curve through m.
func (s *stroker) straight(a, m, b foot) bool {
	limit := s.cosTurn
	if s.folds(a, b, 1) || s.folds(a, b, -1) {
		limit = float64(limit*0.25) + 0.75 // half the turn
	}
	return a.d.dot(b.d) >= limit && a.d.dot(m.d) >= limit && m.d.dot(b.d) >= limit &&
		distanceToChord(m.at, a.at, b.at) <= s.tolerance
}

// turnedStep takes a step; at a cusp, where the direction jumps, it turns
// first.
func (s *stroker) turnedStep(a, b foot) {
	if a.d.dot(b.d) < 0 {
		round := *s
		round.pen.Join = RoundJoin
		round.join(a.at, a.d, b.d)
		s.left, s.right, s.count = round.left, round.right, round.count
		a.d = b.d
	}
	s.step(a, b)
}

// folds tells whether the outline on one side (1 left, -1 right) runs
// backwards: the curve bends more tightly than the pen is wide.
func (s *stroker) folds(a, b foot, side float64) bool {
	h := float64(s.half * side)
	edge := b.at.add(b.d.left().scaled(h)).sub(a.at.add(a.d.left().scaled(h)))
	return edge.dot(b.at.sub(a.at)) < 0
}

// step strokes a straight piece. Where one side folds, the outline goes by
// way of the line itself, and the fold is covered later.
func (s *stroker) step(a, b foot) {
	s.stepCount++
	if s.folds(a, b, 1) {
		s.left = append(s.left, a.at, b.at)
		s.folded = append(s.folded, fold{s.stepCount, a, b, 1})
	}
	if s.folds(a, b, -1) {
		s.right = append(s.right, a.at, b.at)
		s.folded = append(s.folded, fold{s.stepCount, a, b, -1})
	}
	s.edge(b.at, b.d)
}
