package shanhai

import (
	"shanhai/internal/creature"
)

// A survey walks the board slowly and can forgive a rule: the referee asks which rule alone kept a creature from a hex.

// forgiven is a set of rules that a survey does not look at.
type forgiven uint8

const (
	forgiveContact forgiven = 1 << iota
	forgiveMeasure          // how landscape changes the number of steps of BaiHu and YingLong
	forgiveTerrain
	forgiveOccupied
	forgiveGate
	forgiveNothing forgiven = 0
)

// survey is one creature's reach by one power under a set of forgiven rules. The creature is lifted meanwhile.
type survey struct {
	b     *board
	kind  creature.Kind
	start cell
	skip  forgiven
	found map[cell]bool
}

// reachOf returns the hexes that the creature on c reaches by a power if some rules are forgiven.
func (b *board) reachOf(c cell, kind creature.Kind, skip forgiven) map[cell]bool {
	s := survey{b, kind, c, skip, map[cell]bool{}}
	lifted := b.lift(c)
	s.run()
	b.drop(c, lifted)
	delete(s.found, c)
	return s.found
}

func (s *survey) run() {
	switch s.kind {
	case creature.YingLong:
		s.stride()
		s.swim(s.start, map[cell]bool{s.start: true})
		if s.skips(forgiveMeasure) {
			s.overstride(sea)
			s.overstride(mountain)
		}
	case creature.FeiLian, creature.XuanWu:
		s.stride()
	case creature.BaiHu:
		s.prowl()
	case creature.ZhuQue:
		s.fly()
	case creature.QingLong:
		s.roam()
	case creature.QiLin:
		s.bound(s.start, 2)
	}
}

func (s *survey) word(c cell) uint32    { return s.b.cells[c&cellMask].word }
func (s *survey) level(c cell) uint32   { return levelOf(s.word(c)) }
func (s *survey) here(c cell) bool      { return s.word(c)&hereBit != 0 }
func (s *survey) skips(f forgiven) bool { return s.skip&f != 0 }

// clear tells whether freedom and one-realm let a mover go from c in direction d.
func (s *survey) clear(c cell, d uint32) bool {
	to, left, right := step(c, d), step(c, (d+5)%6), step(c, (d+1)%6)
	height := max(s.level(c), s.level(to))
	if !s.skips(forgiveGate) && s.level(left) > height && s.level(right) > height {
		return false
	}
	return s.skips(forgiveContact) || s.here(c) || s.here(to) || s.here(left) || s.here(right)
}

// enters tells whether the mover's kind may set foot on to, were it reachable.
func (s *survey) enters(to cell) bool {
	w := s.word(to)
	if topOf(w) != 0 && s.kind != creature.XuanWu && !s.skips(forgiveOccupied) {
		return false
	}
	return s.skips(forgiveTerrain) || mayEnter(s.kind, landOf(w))
}

// next returns the hexes one allowed step from c.
func (s *survey) next(c cell) (out []cell) {
	for d := range uint32(6) {
		if to := step(c, d); s.clear(c, d) && s.enters(to) {
			out = append(out, to)
		}
	}
	return out
}

func (s *survey) stride() {
	for _, to := range s.next(s.start) {
		s.found[to] = true
	}
}

// swim goes on from at over seas not yet seen; one step more may leave the sea.
func (s *survey) swim(at cell, seen map[cell]bool) {
	for _, to := range s.next(at) {
		isSea := landOf(s.word(to)) == sea
		if isSea || at != s.start {
			s.found[to] = true
		}
		if isSea && !seen[to] {
			seen[to] = true
			s.swim(to, seen)
		}
	}
}

// overstride finds what YingLong would reach with a land step before a sea, or by crossing a mountain at once.
func (s *survey) overstride(land uint32) {
	for _, first := range s.next(s.start) {
		if land == mountain && landOf(s.word(first)) != mountain {
			continue
		}
		for _, to := range s.next(first) {
			if land == mountain || landOf(s.word(to)) == sea {
				s.found[to] = true
			}
		}
	}
}

// roam floods; where contact is forgiven it stays within two hexes of the realm.
func (s *survey) roam() {
	queue := []cell{s.start}
	for len(queue) > 0 {
		for _, to := range s.next(queue[0]) {
			if !s.found[to] && s.nearRealm(to) {
				s.found[to] = true
				queue = append(queue, to)
			}
		}
		queue = queue[1:]
	}
}

func (s *survey) nearRealm(c cell) bool {
	for d := range uint32(6) {
		if tilesOf(s.word(step(c, d))) != 0 {
			return true
		}
	}
	return false
}

func (s *survey) prowl() {
	budget := 3
	if landOf(s.word(s.start)) == mountain {
		budget = 2
	}
	s.prowlOn(s.start, budget, map[cell]bool{s.start: true})
}

func (s *survey) prowlOn(at cell, budget int, seen map[cell]bool) {
	for _, to := range s.next(at) {
		rest := budget - prowlCost(landOf(s.word(to)))
		if s.skips(forgiveMeasure) && rest >= -1 && (landOf(s.word(to)) == mountain || s.pastMountain(seen)) {
			s.found[to] = true
		}
		switch {
		case seen[to] || rest < 0:
		case rest == 0:
			s.found[to] = true
		default:
			seen[to] = true
			s.prowlOn(to, rest, seen)
			delete(seen, to)
		}
	}
}

// pastMountain tells whether a path has a mountain.
func (s *survey) pastMountain(path map[cell]bool) bool {
	for c := range path {
		if landOf(s.word(c)) == mountain {
			return true
		}
	}
	return false
}

func (s *survey) fly() {
	for d := range uint32(6) {
		to := step(s.start, d)
		if !s.here(to) {
			continue
		}
		for s.here(to) {
			to = step(to, d)
		}
		s.found[to] = true
	}
}

// bound takes as many steps over tops as said, then one down.
func (s *survey) bound(at cell, tops int) {
	for d := range uint32(6) {
		to := step(at, d)
		w := s.word(to)
		if to == s.start || !s.clear(at, d) {
			continue
		}
		if tops == 0 && w&hereBit == 0 {
			s.found[to] = true
		}
		if tops > 0 && levelOf(w) > 0 && (landOf(w) != sea || s.skips(forgiveTerrain)) {
			s.bound(to, tops-1)
		}
	}
}
