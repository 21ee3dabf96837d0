package shanhai

import (
	"math/bits"
)

// A step is judged from the word of the hex it leaves; the mover may still stand there, for a hex is never beside a way
// that starts on it.

// flat returns the directions of the ground steps from a hex of level 0 (its mover not counted) to hexes of level 0:
// not both hexes beside the way solid (freedom), and contact by one of them or by landscape under either end (one-realm).
func flat(w uint32) uint32 {
	solid, tiles := solidOf(w), tilesOf(w)
	contact := uint32(ring.touch[tiles]) | tiles
	if landOf(w) != plain {
		contact = maskOf6
	}
	return contact & uint32(ring.open[solid]) &^ solid
}

// bareSeas returns the directions of bare seas: neighbours with a tile but without a level.
func bareSeas(w uint32) uint32 { return tilesOf(w) &^ solidOf(w) }

// levelAt returns the level of the neighbour of c in direction d, which counts modulo six.
func (b *board) levelAt(c cell, d uint32) uint32 {
	return levelOf(b.cells[step(c, d%6)&cellMask].word)
}

// gated tells whether both hexes beside the way from c in direction d are higher than level.
func (b *board) gated(c cell, d, level uint32) bool {
	return b.levelAt(c, d+5) > level && b.levelAt(c, d+1) > level
}

// begin starts a new set of found hexes, empty but for the mark on c, which can then not be found.
func (b *board) begin(c cell) {
	b.nextEpoch()
	b.n = 0
	b.cells[c&cellMask].stamp = b.epoch
}

// nextEpoch unmarks all cells. Once in 2^32 times the stamps must really be wiped.
func (b *board) nextEpoch() {
	b.epoch++
	if b.epoch == 0 {
		b.wipeStamps()
	}
}

func (b *board) wipeStamps() {
	for i := range b.cells {
		b.cells[i].stamp = 0
	}
	b.epoch = 1
}

// find adds c to the found hexes unless it is among them.
func (b *board) find(c cell) {
	s := &b.cells[c&cellMask]
	if s.stamp == b.epoch {
		return
	}
	s.stamp = b.epoch
	b.found[b.n&(maxTargets-1)] = c
	b.n++
}

// findAll adds the neighbours of c in the directions of mask.
func (b *board) findAll(c cell, mask uint32) { b.n = b.spread(c, mask, b.n) }

// spread does what findAll does, but takes and returns the number of found hexes: a loop that finds many keeps it in a
// register, for through memory each find would wait for the one before.
func (b *board) spread(c cell, mask uint32, n int) int {
	for ; mask != 0; mask &= mask - 1 {
		to := step(c, uint32(bits.TrailingZeros32(mask)))
		if s := &b.cells[to&cellMask]; s.stamp != b.epoch {
			s.stamp = b.epoch
			b.found[n&(maxTargets-1)] = to
			n++
		}
	}
	return n
}
