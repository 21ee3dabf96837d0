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

// placeTable tells by bits 12-18 of a word whether White (+1) and Black (+1<<16) may introduce a creature there.
var placeTable = makePlaceTable()

func makePlaceTable() (t [128]uint32) {
	for i := range uint32(64) {
		white, black := i&7, i>>3&7
		if white > 0 && black == 0 {
			t[i] = 1
		}
		if black > 0 && white == 0 {
			t[i] = 1 << 16
		}
	}
	return t
}

// placeChanges tells how many places a hex gains for White and Black (in the halves of a word) when its counts of tops
// change: placeChanges[change][i] is the change for a hex with bits 12-18 equal to i. The change is added modulo 128, so
// 127 is one white top less. Only changes that tiles really make are ever looked up.
var placeChanges = makePlaceChanges()

func makePlaceChanges() (t [128][128]uint32) {
	for change := range t {
		for i := range t[change] {
			t[change][i] = placeTable[(i+change)&placeMask] - placeTable[i]
		}
	}
	return t
}
