package shanhai

import (
	"math/bits"
	"slices"
)

// hexes returns the cells that have a tile, each once.
func (b *board) hexes() []cell {
	var out []cell
	for _, p := range [2]Player{White, Black} {
		for set := b.slots(p); set != 0; set &= set - 1 {
			i := makeID(p, id(bits.TrailingZeros16(set)))
			if c := b.pos[i&31]; topOf(b.cells[c&cellMask].word) == i {
				out = append(out, c)
			}
		}
	}
	for _, c := range b.land[:b.lands] {
		if topOf(b.cells[c&cellMask].word) == 0 {
			out = append(out, c)
		}
	}
	return out
}

// stack returns the tiles on c from the bottom up, without their hex.
func (b *board) stack(c cell) []Tile {
	var out []Tile
	w := b.cells[c&cellMask].word
	for i := topOf(w); i != 0; i = b.below[i&31] {
		out = append(out, Tile{Creature: i.creature()})
	}
	if land := landOf(w); land != plain {
		out = append(out, Tile{Land: kindOfLand(land)})
	}
	slices.Reverse(out)
	return out
}
