package shanhai

import (
	"math/bits"

	"shanhai/internal/creature"
)

// power is a set of kinds, a bit for each.
type power = uint16

func powerOf(k creature.Kind) power { return 1 << k }

// borrow finds every hex that the PiXiu on c can reach by any power it has, QingLong's first as walk asks.
func (b *board) borrow(c cell) {
	powers := b.powers(c)
	if powers&powerOf(creature.QingLong) != 0 {
		b.roam(c)
	}
	for powers &^= powerOf(creature.QingLong); powers != 0; powers &= powers - 1 {
		b.walk(c, creature.Kind(bits.TrailingZeros16(powers)))
	}
}

// powers returns by which kinds the PiXiu on c may move: on top of a creature only as XuanWu; else by the kinds on top
// of the hexes beside it; in the sea or on a mountain with no creature beside it, by what it remembers.
func (b *board) powers(c cell) power {
	w := b.cells[c&cellMask].word
	i := topOf(w)
	if b.below[i&31] != 0 {
		return powerOf(creature.XuanWu)
	}
	if w>>whiteShift&maskOf6 == 0 {
		return b.memory[i.owner()&1]
	}
	return b.lenders(c) &^ powerOf(creature.PiXiu)
}

// lenders returns the kinds on top of the hexes beside c.
func (b *board) lenders(c cell) (out power) {
	for d := range uint32(6) {
		if top := topOf(b.cells[step(c, d)&cellMask].word); top != 0 {
			out |= powerOf(top.kind())
		}
	}
	return out
}

// remembers returns what the PiXiu on from will remember once it has gone to to (pixiu-terrain).
func (b *board) remembers(from, to cell) (out power) {
	w := b.cells[to&cellMask].word
	if landOf(w) == plain || topOf(w) != 0 {
		return 0
	}
	for powers := b.powers(from); powers != 0; powers &= powers - 1 {
		kind := creature.Kind(bits.TrailingZeros16(powers))
		b.begin(from)
		b.walk(from, kind)
		if b.cells[to&cellMask].stamp == b.epoch {
			out |= powerOf(kind)
		}
	}
	return out
}
