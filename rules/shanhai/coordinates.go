package shanhai

import "shanhai/internal/hex"

// reference ties the cells to the plane: it is a hex of the realm (or the origin while the realm is empty) and its cell.
type reference struct {
	cell cell
	hex  hex.Hex
}

// span is how far from the reference hexes and cells are matched. The realm and the hexes beside it lie within 41 steps
// of any of its tiles, and up to 44 steps the way can be read off the difference of two cells.
const span = 44

// hexOf returns the hex of a cell near the reference.
func (r reference) hexOf(c cell) hex.Hex {
	d := centered(c - r.cell)
	dr := floorDiv(d+rowStride/2, rowStride)
	return r.hex.Add(hex.Hex{Q: d - rowStride*dr, R: dr})
}

// cellOf returns the cell of a hex, and whether it is near enough to the reference for the realm to reach it.
func (r reference) cellOf(h hex.Hex) (cell, bool) {
	if !near(h, r.hex) {
		return noCell, false
	}
	v := h.Sub(r.hex)
	return (r.cell + cell(v.Q+rowStride*v.R)) & cellMask, true
}

// near tells whether two hexes are within span; it is safe for coordinates of any size.
func near(a, b hex.Hex) bool {
	within := func(x, y int) bool { return x-span <= y && y <= x+span }
	return within(b.Q, a.Q) && within(b.R, a.R) && a.Distance(b) <= span
}

// centered returns a difference of cells as a number from -4096 to 4095.
func centered(d cell) int {
	n := int(d & cellMask)
	if n >= cellCount/2 {
		n -= cellCount
	}
	return n
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
