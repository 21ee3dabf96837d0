package print_test

import (
	"math"
	"slices"
	"testing"

	"shanhai/models/mesh"
	"shanhai/pieces/print"
	"shanhai/pieces/print/printtest"
)

func machine(t testing.TB, key, nozzle string) print.Machine {
	m, err := print.FindMachine(key, nozzle)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func tiles(t *testing.T, depth float64, n int) print.Project {
	p, err := printtest.Project(machine(t, "a1", "0.4"), depth, n)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Bambu Studio's own slicer counts 5 changes for 5 layers of inlay, however
// many tiles (bambu-3mf notes, section 8); 4 for 4 follows by pairing layers.
func TestInlayLayersGiveAsManyChanges(t *testing.T) {
	for depth, want := range map[float64]int{0.4: 2, 0.6: 3, 0.8: 4, 1.0: 5, 1.2: 6, 2.0: 10} {
		for _, n := range []int{1, 3, 9} {
			if got := print.ToolChanges(tiles(t, depth, n), 0); got != want {
				t.Errorf("%g mm, %d tiles: %d changes, want %d", depth, n, got, want)
			}
		}
	}
}

func TestInlayOnTopGivesTheSameChanges(t *testing.T) {
	for depth, want := range map[float64]int{0.8: 4, 1.0: 5} {
		p := tiles(t, depth, 2)
		for i, part := range p.Objects[0].Parts {
			p.Objects[0].Parts[i].Mesh = part.Mesh.Flipped().Moved(mesh.Vertex{Z: 655360})
		}
		if got := print.ToolChanges(p, 0); got != want {
			t.Errorf("%g mm: %d changes, want %d", depth, got, want)
		}
	}
}

// An inlay in both faces is one part that is absent in between: 4 + 4 layers.
func TestAPartIsAbsentBetweenItsShells(t *testing.T) {
	p := tiles(t, 0.8, 1)
	low := p.Objects[0].Parts[1].Mesh
	high := low.Moved(mesh.Vertex{Z: 655360 - low.Bounds().Max.Z})
	p.Objects[0].Parts[1].Mesh = joined(low, high)
	if got := print.ToolChanges(p, 0); got != 8 {
		t.Errorf("%d changes, want 8", got)
	}
}

func joined(a, b *mesh.Mesh) *mesh.Mesh {
	n := int32(len(a.Vertices))
	out := &mesh.Mesh{Vertices: append(append([]mesh.Vertex{}, a.Vertices...), b.Vertices...)}
	out.Triangles = append(out.Triangles, a.Triangles...)
	for _, t := range b.Triangles {
		out.Triangles = append(out.Triangles, mesh.Triangle{t[0] + n, t[1] + n, t[2] + n})
	}
	return out
}

func TestOneFilamentNeedsNoChangeAndAChangeCountsOnce(t *testing.T) {
	p := tiles(t, 0.8, 3)
	p.Objects[0].Parts = p.Objects[0].Parts[:1]
	if got := print.ToolChanges(p, 0); got != 0 {
		t.Errorf("%d changes without a second filament", got)
	}
	p.Plates[0].Changes = []print.Change{{Z: 9.6, Filament: 2, Pause: true}}
	if got := print.ToolChanges(p, 0); got != 1 {
		t.Errorf("%d changes with one pause", got)
	}
	if on, switched := print.FilamentsOn(p, 0), print.SwitchedOn(p, 0); len(on) != 2 || switched != 1 {
		t.Errorf("filaments %v, %d switched", on, switched)
	}
	p.Plates[0].Changes[0].Pause = false
	if switched := print.SwitchedOn(p, 0); switched != 2 {
		t.Errorf("%d switched", switched)
	}
}

// The order follows the height at which a filament begins, whatever its number.
func TestPrintOrderGoesUpwards(t *testing.T) {
	p := tiles(t, 0.8, 2) // base 1 and inlay 2 both begin on the bed
	if got := print.PrintOrder(p, 0); !slices.Equal(got, []int{1, 2}) {
		t.Errorf("%v", got)
	}
	parts := p.Objects[0].Parts
	for i := range parts {
		parts[i].Filament = 3 - parts[i].Filament // base 2, inlay 1
		parts[i].Mesh = parts[i].Mesh.Flipped().Moved(mesh.Vertex{Z: 655360})
	}
	if got := print.PrintOrder(p, 0); !slices.Equal(got, []int{2, 1}) {
		t.Errorf("the inlay on top: %v", got)
	}
	p.Objects[0].Parts = parts[:1]
	p.Plates[0].Changes = []print.Change{{Z: 9.6, Filament: 1, Pause: true}}
	if got := print.PrintOrder(p, 0); !slices.Equal(got, []int{2, 1}) {
		t.Errorf("a change at a height: %v", got)
	}
}

// TestPlateVolumesAddUp compares with the closed formulas of prisms: a regular
// hexagon of radius r has the area 3/2 sqrt(3) r^2.
func TestPlateVolumesAddUp(t *testing.T) {
	p := tiles(t, 0.8, 3)
	hexagon := func(r float64) float64 { return 1.5 * math.Sqrt(3) * r * r }
	tile, inlay := 3*10*hexagon(22), 3*0.8*hexagon(11)
	near(t, print.PlateVolumes(p, 0), []float64{tile - inlay, inlay}, 0.05)

	p.Objects[0].Parts = p.Objects[0].Parts[:1]
	p.Plates[0].Changes = []print.Change{{Z: 9.6, Filament: 2}} // the last three layers, from 9.4 mm
	top := 3 * 0.6 * hexagon(22)
	near(t, print.PlateVolumes(p, 0), []float64{tile - inlay - top, top}, 0.05)
}

// A pyramid's share above a plane is known too, and cuts its triangles.
func TestAChangeCutsSlopedWalls(t *testing.T) {
	p := tiles(t, 0.8, 1)
	pyramid := printtest.Box(-10, -10, 0, 10, 10, 20)
	for i := range pyramid.Vertices {
		if pyramid.Vertices[i].Z > 0 {
			pyramid.Vertices[i].X, pyramid.Vertices[i].Y = pyramid.Vertices[i].X/2, pyramid.Vertices[i].Y/2
		}
	}
	p.Objects[0].Parts = []print.Part{{Name: "frustum", Mesh: pyramid, Filament: 1}}
	p.Plates[0].Changes = []print.Change{{Z: 12.2, Filament: 2}} // plane at 12 mm: side 14 below, 10 above
	frustum := func(a, b, h float64) float64 { return h / 3 * (a*a + a*b + b*b) }
	near(t, print.PlateVolumes(p, 0), []float64{frustum(20, 14, 12), frustum(14, 10, 8)}, 0.02)
}

func near(t *testing.T, got, want []float64, tolerance float64) {
	t.Helper()
	for i := range want {
		if len(got) != len(want) || math.Abs(got[i]-want[i]) > tolerance {
			t.Errorf("got %v, want %v", got, want)
			return
		}
	}
}
