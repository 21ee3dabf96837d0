package svg

import (
	"cmp"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"shanhai/inscriptions/planar"
)

// curves are hard ones: loops, cusps, control points that coincide or lie far away.
var curves = map[string]string{
	"gentle":             "M0 0C10 10 20 10 30 0",
	"S":                  "M0 0C20 30 10 -30 30 0",
	"cusp":               "M0 0C30 20 0 20 30 0",
	"loop":               "M0 0C60 30 -30 30 30 0",
	"beyond its ends":    "M0 0C40 0 -20 0 20 0",
	"there and back":     "M10 0C50 1 50 -1 10 0.001",
	"coinciding":         "M0 0C0 0 30 30 30 30",
	"far control points": "M0 0C100 100 -70 100 30 0",
	"small":              "M0 0C.1 .1 .2 .1 .3 0",
	"quadratic":          "M0 0Q15 40 30 0",
	"flat arc":           "M0 0A100 100 0 0 1 30 0",
	"circle":             "M0 0A15 15 0 1 1 30 0A15 15 0 1 1 0 0",
	"thin ellipse":       "M0 0A15 1 30 1 1 26 15",
}

// Every place of the curve lies within Tolerance of the outline, and every
// place of the outline within Tolerance of the curve.
func TestFlatteningKeepsTolerance(t *testing.T) {
	for name, data := range curves {
		path, err := parsePath(data)
		if err != nil {
			t.Fatal(err)
		}
		var f flattener
		if err := f.path(path); err != nil {
			t.Fatal(err)
		}
		curve := densely(path)
		for _, v := range curve {
			if d := toOutline(v, f.rings[0]); d > Tolerance {
				t.Errorf("%s: %v lies %.4f mm from the outline", name, v, d)
				break
			}
		}
		for i := range f.rings[0][1:] {
			middle := f.rings[0][i].mix(f.rings[0][i+1], 0.5)
			if d := toOutline(middle, curve); d > Tolerance {
				t.Errorf("%s: the middle of chord %d lies %.4f mm from the curve", name, i, d)
			}
		}
	}
}

func toOutline(v Vec, open []Vec) float64 {
	best := math.Inf(1)
	for i := range open[1:] {
		best = min(best, distanceToChord(v, open[i], open[i+1]))
	}
	return best
}

// A curve run backwards gets the same points, so that shapes that share it
// leave no slivers.
func TestFlatteningKnowsNoDirection(t *testing.T) {
	for name, data := range curves {
		path, err := parsePath(data)
		if err != nil {
			t.Fatal(err)
		}
		if path[0].Segments[0].Kind == Arc {
			continue // their points may differ in the last bit, far below the grid
		}
		from, g := path[0].Start, path[0].Segments[0]
		there, back := flattener{ring: []Vec{from}}, flattener{ring: []Vec{g.To}}
		if there.segment(from, g) != nil || back.segment(g.To, g.reversed(from)) != nil {
			t.Fatal(name)
		}
		slices.Reverse(back.ring)
		if !slices.Equal(there.ring, back.ring) {
			t.Errorf("%s: %v there, %v back", name, there.ring, back.ring)
		}
	}
}

// The set's glyphs come out with few points (600 to 1,100 at 34 mm; the plain
// mountain 120), and every outline with the area that Green's theorem gives
// its curves, which here are cubics only and do not cross.
func TestArtFlattensToFewPoints(t *testing.T) {
	files, _ := filepath.Glob("../shanhai/*.svg")
	if len(files) == 0 {
		t.Fatal("no drawings")
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		d, _ := read(t, string(src))
		r, err := d.FitCanvas(34, 0, 0.96)
		if err != nil {
			t.Fatal(err)
		}
		if n := r.Points(); n < 100 || n > 1500 {
			t.Errorf("%s: %d points", file, n)
		}
		want := greenAreas(d, 34/(0.96*d.Canvas.Width))
		if len(want) != len(r.Rings) {
			t.Logf("%s: %d curves make %d outlines; areas not compared", file, len(want), len(r.Rings))
			continue
		}
		for i, ring := range byArea(r) {
			one := planar.Region{Rings: []planar.Ring{ring}}
			if lack := want[i] - math.Abs(one.Area()); math.Abs(lack) > Tolerance*length2(one) {
				t.Errorf("%s: outline %d lacks %.4f of %.4f mm2", file, i, lack, want[i])
			}
		}
	}
}

// greenAreas returns the areas that the subpaths of a drawing, scaled by k,
// enclose, in ascending order.
func greenAreas(d *Drawing, k float64) []float64 {
	var areas []float64
	for _, s := range d.Shapes {
		for _, sub := range s.Path.Mapped(s.To) {
			at, sum := sub.Start, 0.0
			for _, g := range append(sub.Segments, Segment{Kind: Line, To: sub.Start}) {
				sum += at.cross(g.To) / 2
				if g.Kind == Cubic {
					sum += cubicArea(at, g.P[0], g.P[1], g.To)
				}
				at = g.To
			}
			areas = append(areas, math.Abs(sum)*k*k)
		}
	}
	slices.Sort(areas)
	return areas
}

// byArea returns the rings of a region, the smallest first.
func byArea(r planar.Region) []planar.Ring {
	size := func(ring planar.Ring) int64 { return max(ring.Area2(), -ring.Area2()) }
	rings := slices.Clone(r.Rings)
	slices.SortFunc(rings, func(a, b planar.Ring) int { return cmp.Compare(size(a), size(b)) })
	return rings
}
