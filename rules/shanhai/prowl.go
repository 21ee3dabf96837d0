package shanhai

import (
	"math/bits"

	"shanhai/internal/creature"
)

// prowl finds BaiHu's landing hexes: three ground steps, no hex twice.
func (b *board) prowl(c cell) {
	lifted := b.lift(c)
	switch {
	case b.lands == 0:
		b.prowlPlain(c)
	case landOf(lifted) == mountain:
		b.prowlTerrain([4]cell{c}, 1, 2)
	default:
		b.prowlTerrain([4]cell{c}, 1, 3)
	}
	b.drop(c, lifted)
}

// prowlPlain walks where there is no landscape.
func (b *board) prowlPlain(start cell) {
	for m1 := flat(b.cells[start&cellMask].word); m1 != 0; m1 &= m1 - 1 {
		first := step(start, uint32(bits.TrailingZeros32(m1)))
		for m2 := flat(b.cells[first&cellMask].word); m2 != 0; m2 &= m2 - 1 {
			second := step(first, uint32(bits.TrailingZeros32(m2)))
			if second != start {
				b.prowlLast(start, first, second)
			}
		}
	}
}

// prowlLast takes the third step; the start is marked and not found.
func (b *board) prowlLast(start, first, second cell) {
	for m := flat(b.cells[second&cellMask].word); m != 0; m &= m - 1 {
		if to := step(second, uint32(bits.TrailingZeros32(m))); to != first && to != start {
			b.find(to)
		}
	}
}

// prowlTerrain walks on from the last hex of a path of n hexes with steps left to pay: a mountain costs two at once, any
// other hex one, and a sea is barred (mountain-baihu, sea-barred).
func (b *board) prowlTerrain(path [4]cell, n, left int) {
	at := path[n-1]
	for mask := b.groundSteps(at); mask != 0; mask &= mask - 1 {
		to := step(at, uint32(bits.TrailingZeros32(mask)))
		land := landOf(b.cells[to&cellMask].word)
		rest := left - prowlCost(land)
		if !mayEnter(creature.BaiHu, land) || rest < 0 || contains(path[:n], to) {
			continue
		}
		if rest == 0 {
			b.find(to)
			continue
		}
		path[n&3] = to
		b.prowlTerrain(path, n+1, rest)
	}
}

func prowlCost(land uint32) int {
	if land == mountain {
		return 2
	}
	return 1
}
