package shanhai

import (
	"testing"

	"shanhai/internal/hex"
)

// board.go says that two hexes share a cell only if they are at least 90 steps apart, and coordinates.go that up to 44 steps
// the way can be read off two cells.
func TestTheWrapKeepsHexesApart(t *testing.T) {
	nearest := 1000
	for q := -200; q <= 200; q++ {
		for r := -200; r <= 200; r++ {
			h := hex.Hex{Q: q, R: r}
			if h != (hex.Hex{}) && (q+rowStride*r)%cellCount == 0 {
				nearest = min(nearest, h.Distance(hex.Hex{}))
			}
		}
	}
	if nearest != 90 {
		t.Errorf("the nearest hexes that share a cell are %d apart, want 90", nearest)
	}
}

func TestHexesAndCellsMatchWithinTheSpan(t *testing.T) {
	ref := reference{cell: 8100, hex: hex.Hex{Q: -5, R: 12}}
	for q := -60; q <= 60; q++ {
		for r := -60; r <= 60; r++ {
			h := hex.Hex{Q: ref.hex.Q + q, R: ref.hex.R + r}
			c, ok := ref.cellOf(h)
			if ok != (h.Distance(ref.hex) <= span) {
				t.Fatalf("%v: near %v, distance %d", h, ok, h.Distance(ref.hex))
			}
			if ok && ref.hexOf(c) != h {
				t.Fatalf("%v is cell %d, which is read as %v", h, c, ref.hexOf(c))
			}
		}
	}
}

// The six offsets must lead to the neighbours that package hex gives.
func TestStepsFollowTheDirections(t *testing.T) {
	ref := reference{cell: 3, hex: hex.Hex{}}
	for d := range uint32(6) {
		if got, want := ref.hexOf(step(ref.cell, d)), (hex.Hex{}).Neighbor(hex.Direction(d)); got != want {
			t.Errorf("direction %d leads to %v, want %v", d, got, want)
		}
	}
}

// The ring tables against counting by hand, bit by bit.
func TestRingTables(t *testing.T) {
	for m := range 64 {
		set := func(d int) bool { return m>>((d+6)%6)&1 == 1 }
		arcs := 0
		for d := range 6 {
			left, right := set(d-1), set(d+1)
			if set(d) && !left {
				arcs++
			}
			if open := ring.open[m]>>d&1 == 1; open == (left && right) {
				t.Errorf("open %06b direction %d: %v", m, d, open)
			}
			if touch := ring.touch[m]>>d&1 == 1; touch != (left || right) {
				t.Errorf("touch %06b direction %d: %v", m, d, touch)
			}
		}
		if int(ring.arcs[m]) != arcs {
			t.Errorf("arcs %06b: %d, want %d", m, ring.arcs[m], arcs)
		}
	}
}

// The 8192nd power of the root is 1 and the 4096th is -1, so its order is 8192 and no smaller.
func TestTheRootHasTheOrderOfTheArray(t *testing.T) {
	if got := times(roots[cellCount-1], roots[1]); got != 1 {
		t.Errorf("root^8192 = %d, want 1", got)
	}
	if got := roots[cellCount/2]; got != prime-1 {
		t.Errorf("root^4096 = %d, want -1", got)
	}
}

// When the stamps run out they are wiped, and old marks must not come back.
func TestStampsAreWipedWhenTheyRunOut(t *testing.T) {
	b := newBoard(Options{})
	b.begin(5)
	b.epoch = 1<<32 - 1
	b.cells[7].stamp = 1
	b.begin(5)
	if b.find(7); b.n != 1 {
		t.Error("a hex marked long ago is taken for found")
	}
}
