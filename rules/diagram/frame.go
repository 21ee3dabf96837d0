package diagram

import (
	"fmt"
	"slices"

	"shanhai/internal/hex"
)

// Limits of a picture in hexes.
const (
	maxSpan = 64 // rows, and hexes in a row: wider than a realm of all 40 tiles of a game can be
	reach   = 2  // how far from the tiles a mark may lie to be drawn; no tile can go farther than beside one
)

// ExtentError tells that the tiles lie too far apart for a picture.
type ExtentError struct{}

// Error returns the reason and what can be drawn.
func (*ExtentError) Error() string {
	return fmt.Sprintf("the tiles lie too far apart for a picture; allowed: %d rows of %d hexes", maxSpan, maxSpan)
}

// frame is the part of the plane that a picture shows: rows r0 to r1, half columns x0 to x1. A hex q,r lies in half
// column 2q+r.
type frame struct {
	r0, r1, x0, x1 int
	far            []hex.Hex // marks too far off to be shown
}

func halfColumn(h hex.Hex) int { return 2*h.Q + h.R }

// newFrame returns the frame around all tiles, and around the marks that are near them.
func newFrame(v View) (frame, error) {
	var f frame
	empty := true
	for _, c := range v.Cells {
		if !onTable(c.Hex) {
			return frame{}, &ExtentError{}
		}
		f = f.with(c.Hex, empty)
		empty = false
	}
	if f.r1-f.r0 >= maxSpan || f.x1-f.x0 >= 2*maxSpan {
		return frame{}, &ExtentError{}
	}
	f = f.withMarks(v.marked())
	f.x1 = max(f.x1, f.x0+1) // a hex in every row
	return f, nil
}

// withMarks returns the frame widened to the marks that are near the tiles; the others are far.
func (f frame) withMarks(marks []hex.Hex) frame {
	core := f
	for _, h := range marks {
		switch {
		case core.near(h):
			f = f.with(h, false)
		case !slices.Contains(f.far, h):
			f.far = append(f.far, h)
		}
	}
	return f
}

// with returns the frame widened to a hex.
func (f frame) with(h hex.Hex, first bool) frame {
	x := halfColumn(h)
	if first {
		return frame{r0: h.R, r1: h.R, x0: x, x1: x}
	}
	f.r0, f.r1, f.x0, f.x1 = min(f.r0, h.R), max(f.r1, h.R), min(f.x0, x), max(f.x1, x)
	return f
}

// grown returns the frame with n more hexes on every side.
func (f frame) grown(n int) frame {
	f.r0, f.r1, f.x0, f.x1 = f.r0-n, f.r1+n, f.x0-2*n, f.x1+2*n
	return f
}

// onTable tells whether sums of coordinates stay within an int.
func onTable(h hex.Hex) bool {
	const far = 1 << 20
	return -far <= h.Q && h.Q <= far && -far <= h.R && h.R <= far
}

// near tells whether a hex is within reach.
func (f frame) near(h hex.Hex) bool {
	g, x := f.grown(reach), halfColumn(h)
	return onTable(h) && g.r0 <= h.R && h.R <= g.r1 && g.x0 <= x && x <= g.x1
}

// row returns the hexes of a row from the west.
func (f frame) row(r int) []hex.Hex {
	x := f.x0
	if (x-r)%2 != 0 {
		x++
	}
	var out []hex.Hex
	for ; x <= f.x1; x += 2 {
		out = append(out, hex.Hex{Q: (x - r) / 2, R: r})
	}
	return out
}

// shows tells whether there is a hex, and it lies in the picture.
func (f frame) shows(h *hex.Hex) bool { return h != nil && !slices.Contains(f.far, *h) }
