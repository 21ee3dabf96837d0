package svg

// fold is a step on one side of which (1 left, -1 right) the pen's edge runs
// backwards.
type fold struct {
	index int // of the step, from 1
	a, b  foot
	side  float64
}

// foldTurn is the cosine of the largest turn that one piece may cover, 30
// degrees. Larger pieces would stray from the pen's sweep, smaller ones all
// cross near the centre of the bend.
const foldTurn = 0.866

// coverFolds adds rings that cover what the pen sweeps on folded sides: one
// for every few steps, running along the line and back along the pen's edge.
// Such a ring reaches a little into the sweep of the steps beside it; near
// the ends of an open line, where there might be none, it covers
// no more steps than lie between it and the end.
func (s *stroker) coverFolds(closed bool) {
	for list := s.folded; len(list) > 0; {
		n := 1
		for n < len(list) && s.oneFold(list[:n+1], closed) {
			n++
		}
		s.finish(s.foldRing(list[:n]))
		list = list[n:]
	}
}

// oneFold tells whether one ring may cover the steps of the list.
func (s *stroker) oneFold(list []fold, closed bool) bool {
	first, last := list[0], list[len(list)-1]
	if last.side != first.side || last.index != list[len(list)-2].index+1 || first.a.d.dot(last.b.d) < foldTurn {
		return false
	}
	return closed || len(list) < first.index && len(list) <= s.stepCount-last.index
}

// foldRing runs along the line and then along the pen's edge, both in the
// direction of the line on the left side and against it on the right, so that it is
// counter-clockwise.
func (s *stroker) foldRing(list []fold) []Vec {
	last := list[len(list)-1]
	var line, edge []Vec
	for _, f := range list {
		line, edge = append(line, f.a.at), append(edge, s.edgeOf(f.a, f.side))
	}
	line, edge = append(line, last.b.at), append(edge, s.edgeOf(last.b, last.side))
	if last.side < 0 {
		reverse(line)
		reverse(edge)
	}
	return append(line, edge...)
}

// edgeOf returns the end of the pen on one side of a foot.
func (s *stroker) edgeOf(f foot, side float64) Vec {
	return f.at.add(f.d.left().scaled(float64(s.half * side)))
}
