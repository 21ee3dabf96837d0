package shanhai

import (
	"slices"

	"shanhai/internal/creature"
)

// route returns the hexes between the start and to by the survey's power, with swim those of YingLong's swim alone, and
// whether it leads there. Where routes have different lengths only the shortest count.
func (s *survey) route(to cell, swim bool) ([]cell, bool) {
	switch {
	case swim:
		return s.shortest(to, s.strokes)
	case s.kind == creature.BaiHu || s.kind == creature.QiLin:
		return s.within(to)
	case s.kind == creature.ZhuQue:
		return s.under(to)
	case s.kind == creature.QingLong:
		return s.shortest(to, s.next)
	}
	return s.shortest(to, s.singleStep)
}

func (s *survey) singleStep(at cell) []cell {
	if at != s.start {
		return nil
	}
	return s.next(at)
}

// strokes returns where a swim goes on: first into a sea, out of a sea anywhere, and never on from land.
func (s *survey) strokes(at cell) []cell {
	isSea := func(c cell) bool { return landOf(s.word(c)) == sea }
	switch {
	case s.kind != creature.YingLong || at != s.start && !isSea(at):
		return nil
	case at == s.start:
		return slices.DeleteFunc(s.next(at), func(c cell) bool { return !isSea(c) })
	}
	return s.next(at)
}

// shortest returns the hexes between the start and to on the shortest routes of some steps.
func (s *survey) shortest(to cell, next func(cell) []cell) ([]cell, bool) {
	far := map[cell]int{s.start: 0}
	queue := []cell{s.start}
	for i := 0; i < len(queue); i++ {
		for _, c := range next(queue[i]) {
			if _, seen := far[c]; !seen {
				far[c] = far[queue[i]] + 1
				queue = append(queue, c)
			}
		}
	}
	if far[to] == 0 {
		return nil, false
	}
	return leading(queue, far, to, next), true
}

// leading picks from a flood the hexes that lie on shortest routes to a hex, without the ends.
func leading(queue []cell, far map[cell]int, to cell, next func(cell) []cell) (out []cell) {
	on := map[cell]bool{to: true}
	for _, at := range slices.Backward(queue) {
		for _, c := range next(at) {
			if on[c] && far[c] == far[at]+1 && !on[at] {
				on[at] = true
				out = append(out, at)
			}
		}
	}
	return slices.DeleteFunc(out, func(c cell) bool { return far[c] == 0 })
}

// within returns the hexes of all paths of BaiHu or QiLin to a hex: both go a set number of steps.
func (s *survey) within(to cell) ([]cell, bool) {
	met := map[cell]bool{}
	s.paths(nil, func(path []cell) {
		if path[len(path)-1] == to {
			for _, c := range path {
				met[c] = true
			}
		}
	})
	reached := met[to]
	delete(met, to)
	var out []cell
	for c := range met {
		out = append(out, c)
	}
	slices.Sort(out)
	return out, reached
}

// paths calls found for every whole path that goes on from one, the start left out.
func (s *survey) paths(path []cell, found func([]cell)) {
	for _, c := range s.onward(path) {
		longer := append(slices.Clone(path), c)
		if s.whole(longer) {
			found(longer)
			continue
		}
		s.paths(longer, found)
	}
}

// onward returns the next hexes of a path of BaiHu or QiLin.
func (s *survey) onward(path []cell) (out []cell) {
	at := s.start
	if len(path) > 0 {
		at = path[len(path)-1]
	}
	if s.kind == creature.QiLin {
		return s.tread(at, len(path))
	}
	for _, c := range s.next(at) {
		if c != s.start && !contains(path, c) && s.cost(append(slices.Clone(path), c)) <= 3 {
			out = append(out, c)
		}
	}
	return out
}

// tread returns QiLin's next hexes after some steps: tops, at last a hex without a tile.
func (s *survey) tread(at cell, steps int) (out []cell) {
	for d := range uint32(6) {
		c := step(at, d)
		w := s.word(c)
		top := levelOf(w) > 0 && landOf(w) != sea
		if c != s.start && s.clear(at, d) && (steps < 2 && top || steps == 2 && w&hereBit == 0) {
			out = append(out, c)
		}
	}
	return out
}

// cost returns how many of BaiHu's three hexes a path takes.
func (s *survey) cost(path []cell) int {
	n := 0
	if landOf(s.word(s.start)) == mountain {
		n = 1
	}
	for _, c := range path {
		n += prowlCost(landOf(s.word(c)))
	}
	return n
}

// whole tells whether a path of BaiHu or QiLin is at its end.
func (s *survey) whole(path []cell) bool {
	if s.kind == creature.QiLin {
		return len(path) == 3
	}
	return s.cost(path) == 3
}

// under returns the hexes that ZhuQue flies over on its way to a hex.
func (s *survey) under(to cell) (out []cell, ok bool) {
	for d := range uint32(6) {
		over := s.line(d)
		if len(over) > 0 && step(over[len(over)-1], d) == to {
			return over, true
		}
	}
	return nil, false
}

// line returns the hexes with a tile next to the start in a direction.
func (s *survey) line(d uint32) (out []cell) {
	for c := step(s.start, d); s.here(c); c = step(c, d) {
		out = append(out, c)
	}
	return out
}
