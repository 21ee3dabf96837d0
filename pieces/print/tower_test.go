package print_test

import (
	"testing"

	"shanhai/pieces/print"
)

// TestPrimeTowers works the estimates out by hand. A1: one change of 45 mm3 in
// 0.2 mm layers at 150 % is a square of 18.4 mm, with ribs 24.0, so 25; the
// width without ribs is 35. H2D, 0.1 mm: two fillings and a nozzle change,
// 114.1 mm3, is 41.4 mm, with ribs 47.03. 200 mm high: two thirds of the way
// from 20 to 40 mm, 33.3, with ribs 38.99. All stand 18 mm from the edges.
func TestPrimeTowers(t *testing.T) {
	for _, c := range []struct {
		key, nozzle string
		filaments   int
		height      float64
		want        print.Rect
	}{
		{"a1", "0.4", 1, 10, print.Rect{}},
		{"a1", "0.4", 2, 10, print.Rect{X0: 203, Y0: 213, X1: 238, Y1: 238}},
		{"a1mini", "0.4", 2, 10, print.Rect{X0: 127, Y0: 137, X1: 162, Y1: 162}},
		{"h2d", "0.2", 2, 10, print.Rect{X0: 259, Y0: 254, X1: 307, Y1: 302}},
		{"a1", "0.4", 2, 200, print.Rect{X0: 199, Y0: 199, X1: 238, Y1: 238}},
	} {
		if got := machine(t, c.key, c.nozzle).PrimeTower(c.filaments, c.height); got != c.want {
			t.Errorf("%s %s, %d filaments, %g mm: %v, want %v", c.key, c.nozzle, c.filaments, c.height, got, c.want)
		}
	}
}
