package diagram

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Rows returns the hexes of the rows that tiles lie in, from the north, each from the same western border to the same eastern
// one, the empty ones between them too. An *ExtentError tells that the tiles lie too far apart for a picture.
func Rows(cells []rules.Cell) ([][]hex.Hex, error) {
	f, err := newFrame(View{Cells: cells})
	if err != nil {
		return nil, err
	}
	var out [][]hex.Hex
	for r := f.r0; r <= f.r1; r++ {
		out = append(out, f.row(r))
	}
	return out, nil
}
