package shanhai

import (
	"math/bits"

	"shanhai/internal/creature"
)

// landscapeDue tells whether this turn places landscape (landscape-turn).
func (b *board) landscapeDue() bool {
	n := uint32(b.opts.LandscapeInterval)
	return n != 0 && b.landscapeToCome() && b.turn%n == 0
}

// landscapeToCome tells whether any landscape is still to be placed.
func (b *board) landscapeToCome() bool { return b.opts.LandscapeInterval != 0 && b.left != [2]uint8{} }

// phase tells how far the turn is from a landscape turn while landscape is to come, and 0 otherwise.
func (b *board) phase() uint32 {
	if !b.landscapeToCome() {
		return 0
	}
	return 1 + b.turn%uint32(b.opts.LandscapeInterval)
}

// drawable returns the landscape that may be placed on a landscape turn: the kind drawn, or while none is named every
// kind left.
func (b *board) drawable() (out power) {
	if b.drawn != 0 {
		return powerOf(creature.Kind(b.drawn))
	}
	for land, k := range [2]creature.Kind{creature.Mountain, creature.Sea} {
		if b.left[land] > 0 {
			out |= powerOf(k)
		}
	}
	return out
}

func (b *board) landscapeKinds() int { return bits.OnesCount16(b.drawable()) }

// landOfKind returns the landscape field of a kind.
func landOfKind(k creature.Kind) uint32 { return uint32(k-creature.Mountain) + mountain }

// kindOfLand returns the kind of a landscape field.
func kindOfLand(land uint32) creature.Kind { return creature.Mountain + creature.Kind(land-mountain) }

// listLandscape appends the placements of landscape.
func (b *board) listLandscape(out []Move) []Move {
	b.findFrontier()
	for kinds := b.drawable(); kinds != 0; kinds &= kinds - 1 {
		out = b.appendFound(out, placement(creature.Kind(bits.TrailingZeros16(kinds)), 0))
	}
	return out
}

// frontier returns the number of hexes without a tile beside one.
func (b *board) frontier() int {
	b.findFrontier()
	return b.n
}

// findFrontier finds the hexes without a tile beside one.
func (b *board) findFrontier() {
	b.nextEpoch()
	b.n = 0
	for _, p := range [2]Player{White, Black} {
		for set := b.slots(p); set != 0; set &= set - 1 {
			b.findBare(b.pos[makeID(p, id(bits.TrailingZeros16(set)))&31])
		}
	}
	for _, c := range b.land[:b.lands] {
		b.findBare(c)
	}
}

// findBare finds the neighbours of c without a tile.
func (b *board) findBare(c cell) {
	b.findAll(c, ^tilesOf(b.cells[c&cellMask].word)&maskOf6)
}
