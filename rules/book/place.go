package book

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// place is a hex in words: on a tile, or beside one.
type place struct {
	noun string
	top  bool // on the tile of the noun
}

func (t tongue) to(p place) string {
	if p.top {
		return say(t.toTop, "{x}", p.noun)
	}
	return say(t.toHex, "{x}", p.noun)
}

func (t tongue) on(p place) string {
	if p.top {
		return say(t.onTop, "{x}", p.noun)
	}
	return say(t.onHex, "{x}", p.noun)
}

// place words a hex as whoever looks at the picture finds it: by the tile there, or beside the one that the author names, or
// else that the notation does. The tile that goes there tells nothing.
func (s speech) place(h hex.Hex, mover, written string) place {
	t, taken := s.top(h, mover)
	switch from := s.stands(mover); {
	case taken && t.Owner != "":
		return place{s.call(t), true}
	case taken && s.count(t) == 1:
		return place{noun: say(s.tongue.withTile, "{tile}", s.call(t))}
	case s.alone(mover):
		return place{}
	case from != nil && *from == h:
		return place{noun: s.tongue.own}
	}
	for _, name := range []string{s.beside(written), s.beside(s.spelled(h, mover))} {
		if noun, found := s.side(h, name, mover); found {
			return place{noun: noun}
		}
	}
	return place{noun: s.marked(h, mover)}
}

// marked words a hex that no creature lies beside.
func (s speech) marked(h hex.Hex, mover string) string {
	best, noun := unmarked, s.tongue.farOff
	for _, d := range hex.Directions() {
		if rank, name := s.mark(h.Neighbor(d), mover); rank < best {
			best, noun = rank, say(s.tongue.beside[d.Turn(3)], "{tile}", name)
		}
	}
	return noun
}

// alone tells whether nothing but the mover lies on the table.
func (s speech) alone(mover string) bool {
	for _, c := range s.position.Cells() {
		for _, t := range c.Tiles {
			if t.Name != mover || t.Owner == "" {
				return false
			}
		}
	}
	return true
}

// unmarked is the rank of a hex that others can't be described by.
const unmarked = 5

// mark names what lies on a hex that others are described by; a lower rank is a better mark.
func (s speech) mark(h hex.Hex, mover string) (rank int, name string) {
	t, ok := s.top(h, mover)
	from := s.stands(mover)
	switch {
	case !ok && from != nil && *from == h:
		return 3, s.tongue.here
	case !ok:
		return unmarked, ""
	case s.count(t) == 1 && t.Owner != "":
		rank = 0
	case s.count(t) == 1:
		rank = 1
	case t.Owner != "":
		rank = 2
	default:
		rank = 4
	}
	return rank, s.call(t)
}

// top returns the topmost tile of a hex but for the mover.
func (s speech) top(h hex.Hex, mover string) (top rules.Tile, ok bool) {
	for _, c := range s.position.Cells() {
		if c.Hex != h {
			continue
		}
		for _, t := range c.Tiles {
			if t.Name != mover || t.Owner == "" {
				top, ok = t, true
			}
		}
	}
	return top, ok
}

// stands returns the hex of a tile; nil if it is not on the table.
func (s speech) stands(name string) *hex.Hex {
	for _, c := range s.position.Cells() {
		for _, t := range c.Tiles {
			if t.Name == name && t.Owner != "" {
				return &c.Hex
			}
		}
	}
	return nil
}
