package shanhai

// Directions are counted clockwise from east, as in package hex. The tables are constant; they are computed once
// because a closed form is easier to trust than 64 typed numbers.

// offsets holds the way to the six neighbours in the array.
var offsets = [8]cell{1, rowStride, rowStride - 1, cellCount - 1, cellCount - rowStride, cellCount - rowStride + 1, 0, 0}

// step returns the neighbour of c in direction d.
func step(c cell, d uint32) cell { return (c + offsets[d&7]) & cellMask }

// ringTables answers questions about the six bits around a hex.
type ringTables struct {
	open  [64]uint8 // directions in which not both hexes beside the way are set (no gate)
	touch [64]uint8 // directions in which at least one hex beside the way is set (contact)
	arcs  [64]uint8 // number of separate runs of set bits; 0 for none and for all six
}

var ring = makeRingTables()

func makeRingTables() ringTables {
	var t ringTables
	for m := range uint32(64) {
		left, right := rotate(m, 1), rotate(m, 5)
		t.open[m] = uint8(^(left & right) & maskOf6)
		t.touch[m] = uint8(left | right)
		t.arcs[m] = uint8(countBits(m &^ left))
	}
	return t
}

// rotate turns a ring of six bits clockwise by n.
func rotate(m uint32, n int) uint32 { return (m<<n | m>>(6-n)) & maskOf6 }

func countBits(m uint32) int {
	n := 0
	for ; m != 0; m &= m - 1 {
		n++
	}
	return n
}

// share is what one hex counts for among the hexes where a player may introduce, see countPlaces. It can be divided by every
// number of neighbours from 1 to 6.
const share = 60

// placeShares tells, by the player and bits 12-18 of a word, whether the player may introduce a creature on a hex by
// place-own: 0 if not, else share divided by the number of own tops that the hex touches.
var placeShares = makePlaceShares()

func makePlaceShares() (t [2][128]uint32) {
	for i := range uint32(64) {
		white, black := i&7, i>>3&7
		if white > 0 && black == 0 {
			t[White][i] = share / white
		}
		if black > 0 && white == 0 {
			t[Black][i] = share / black
		}
	}
	return t
}
