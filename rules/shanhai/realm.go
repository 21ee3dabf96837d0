package shanhai

import "math/bits"

// One realm. In a connected set of hexes, tiles minus touching pairs plus touching triples is one minus the number of
// holes (Euler's formula for the plane). A tile whose neighbours form one run can always go; one whose neighbours form
// several parts the realm, unless a hole joins them round the outside. So without holes one table look-up decides, and
// only a realm with holes needs a search.

// pinned tells whether the realm falls apart when the creature on top of c is lifted.
func (b *board) pinned(c cell) bool {
	w := b.cells[c&cellMask].word
	if levelOf(w) > 1 || landOf(w) != plain || ring.arcs[tilesOf(w)] < 2 {
		return false
	}
	return b.euler == 1 || !b.joined(c)
}

// joined tells whether the tiles around c hang together without c. It floods from one of them until the others are met.
func (b *board) joined(c cell) bool {
	around := tilesOf(b.cells[c&cellMask].word)
	b.begin(c)
	b.find(step(c, uint32(bits.TrailingZeros32(around))))
	b.floodTiles()
	return b.marked(c, around)
}

// marked tells whether all neighbours of c in the directions of mask are marked.
func (b *board) marked(c cell, mask uint32) bool {
	for ; mask != 0; mask &= mask - 1 {
		if b.cells[step(c, uint32(bits.TrailingZeros32(mask)))&cellMask].stamp != b.epoch {
			return false
		}
	}
	return true
}

// floodTiles goes on from every hex found over all tiles that hang together with it.
func (b *board) floodTiles() {
	n := b.n
	for i := 0; i < n; i++ {
		at := b.found[i&(maxTargets-1)]
		n = b.spread(at, tilesOf(b.cells[at&cellMask].word), n)
	}
	b.n = n
}
