package bambu_test

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"shanhai/pieces/print"
	"shanhai/pieces/print/printtest"
)

// TestPrusaSlicerReadsEveryProject: another slicer's core finds in each file
// every part manifold, of the volume that the formula gives, and in its place.
func TestPrusaSlicerReadsEveryProject(t *testing.T) {
	hexagon := func(r float64) float64 { return 1.5 * math.Sqrt(3) * r * r }
	base, inlay := 10*hexagon(22)-0.8*hexagon(11), 0.8*hexagon(11)
	for _, m := range print.Machines() {
		name := filepath.Join(t.TempDir(), "project.3mf")
		if err := os.WriteFile(name, write(t, project(t, m, 3, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
		bodies, found := printtest.Info(t, name), [2]int{}
		for _, b := range bodies {
			if !b.Manifold {
				t.Errorf("%s: a part is not manifold: %+v", m.Printer, b)
			}
			if math.Abs(b.Volume-base) < 0.05 && b.Facets == 44 {
				found[0]++
			}
			if math.Abs(b.Volume-inlay) < 0.05 && b.Facets == 20 {
				found[1]++
			}
		}
		if len(bodies) != 8 || found != [2]int{4, 4} {
			t.Errorf("%s: %d parts, %v of the right volume", m.Printer, len(bodies), found)
		}
	}
}
