package shanhai

import (
	"math/bits"

	"shanhai/internal/creature"
)

// lifter is a creature that may use the wind this turn.
type lifter struct {
	at  cell
	out uint32 // directions of the hexes where it may set a creature down
}

// lifters are a player's lifters: FeiLian and PiXiu at most.
type lifters struct {
	list [2]lifter
	n    int
}

// windUsers returns the lifters of the player whose turn it is.
func (b *board) windUsers() (out lifters) {
	for _, slot := range [2]id{slotFeiLian, slotPiXiu} {
		i := makeID(b.side, slot)
		c := b.pos[i&31]
		if !b.has(i) || !b.hasWind(c, i) {
			continue
		}
		if dirs := b.windOut(c); dirs != 0 {
			out.list[out.n&1] = lifter{c, dirs}
			out.n++
		}
	}
	return out
}

// hasWind tells whether creature i, which lies on c, may use the wind: uncovered and alone, not at rest, not on a
// mountain, and with FeiLian's power.
func (b *board) hasWind(c cell, i id) bool {
	w := b.cells[c&cellMask].word
	if topOf(w) != i || levelOf(w) != 1 || c == b.last {
		return false
	}
	return i.kind() == creature.FeiLian || b.lenders(c)&powerOf(creature.FeiLian) != 0
}

// windOut returns the directions in which a lifter on c may set down: no tile there, and no gate for the half-step from
// the lifter's top (level 1) to the ground.
func (b *board) windOut(c cell) uint32 {
	out := ^tilesOf(b.cells[c&cellMask].word) & maskOf6
	return b.ungated(c, out)
}

// ungated keeps the directions of mask whose way, from or to a level of 1, is not barred.
func (b *board) ungated(c cell, mask uint32) uint32 {
	if b.tall < 2 {
		return mask
	}
	for m := mask; m != 0; m &= m - 1 {
		if d := uint32(bits.TrailingZeros32(m)); b.gated(c, d, 1) {
			mask &^= 1 << d
		}
	}
	return mask
}

// liftable tells whether the wind may lift what is on top of c at all: a lone creature (level 1, so not on a mountain),
// not the one last moved, and not one that holds the realm together.
func (b *board) liftable(c cell) bool {
	w := b.cells[c&cellMask].word
	return topOf(w) != 0 && levelOf(w) == 1 && c != b.last && !b.pinned(c)
}

// blow finds the hexes where the lifters can set down the creature on c, which must be liftable.
func (b *board) blow(c cell, by *lifters) {
	for _, l := range by.list[:by.n] {
		if d, ok := directionTo(l.at, c); ok && b.ungated(l.at, 1<<d) != 0 {
			b.findAll(l.at, l.out)
		}
	}
}

// directionTo returns the direction from c to its neighbour to, and whether it is one.
func directionTo(c, to cell) (uint32, bool) {
	for d := range uint32(6) {
		if step(c, d) == to {
			return d, true
		}
	}
	return 0, false
}

// victims returns the opponent's creatures that a lifter may lift, each once.
func (b *board) victims(by *lifters) (list [12]cell, n int) {
	for k := range by.n {
		l := by.list[k&1]
		for m := tilesOf(b.cells[l.at&cellMask].word); m != 0; m &= m - 1 {
			c := step(l.at, uint32(bits.TrailingZeros32(m)))
			top := topOf(b.cells[c&cellMask].word)
			if top != 0 && top.owner() != b.side && !contains(list[:n], c) && b.liftable(c) {
				list[n%12] = c
				n++
			}
		}
	}
	return list, n
}
