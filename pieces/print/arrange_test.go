package print_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/pieces/print"
	"shanhai/pieces/print/printtest"
)

func polygonItem(object, corners int, radius float64) print.Item {
	return print.Item{Object: object, Name: fmt.Sprintf("%d-gon", corners), Outline: printtest.Polygon(corners, radius), Height: 10}
}

// TestPlatesKeepTheirDistances lays every number of tiles up to 60 on every
// machine and measures with other means: polygon against polygon.
func TestPlatesKeepTheirDistances(t *testing.T) {
	for _, m := range print.Machines() {
		for filaments := 1; filaments <= 4; filaments++ {
			for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 11, 22, 60} {
				items := make([]print.Item, n)
				for i := range items {
					items[i] = polygonItem(0, 6, 22)
				}
				checkPlates(t, m, filaments, items)
			}
		}
	}
}

func TestMixedObjectsKeepTheirDistances(t *testing.T) {
	for _, m := range print.Machines() {
		items := []print.Item{polygonItem(0, 8, 65), polygonItem(1, 6, 22), polygonItem(1, 6, 22), polygonItem(2, 4, 40), polygonItem(3, 3, 9)}
		checkPlates(t, m, 2, items)
	}
}

func checkPlates(t *testing.T, m print.Machine, filaments int, items []print.Item) {
	t.Helper()
	plates, err := print.Arrange(m, filaments, items)
	if err != nil {
		t.Fatalf("%s %s: %v", m.Key, m.Nozzle, err)
	}
	outlines := map[int][]planar.Point{}
	for _, item := range items {
		outlines[item.Object] = item.Outline
	}
	left := len(items)
	for _, instances := range plates {
		left -= len(instances)
		checkPlate(t, m, filaments, outlines, instances)
	}
	if left != 0 {
		t.Errorf("%s %s: %d items missing", m.Key, m.Nozzle, left)
	}
}

func checkPlate(t *testing.T, m print.Machine, filaments int, outlines map[int][]planar.Point, instances []print.Instance) {
	t.Helper()
	bed := print.Rect{X0: m.ReachMin, X1: m.ReachMax, Y1: m.Depth}
	for i, in := range instances {
		a := placed(outlines[in.Object], in)
		for _, p := range a {
			if p[0] < bed.X0+1 || p[0] > bed.X1-0 || p[1] < 1 || p[1] > m.Depth-1 {
				t.Errorf("%s: %v lies outside the bed", m.Key, p)
			}
		}
		for _, r := range []print.Rect{m.Exclude, m.PrimeTower(filaments, 10)} {
			if d := distance(a, rect(r)); !r.Empty() && d < 3.99 {
				t.Errorf("%s: %.2f mm from the obstacle %v", m.Key, d, r)
			}
		}
		for _, other := range instances[:i] {
			if d := boxDistance(a, placed(outlines[other.Object], other)); d < 3.999 {
				t.Errorf("%s: two objects %.3f mm apart", m.Key, d)
			}
		}
	}
}

func placed(outline []planar.Point, in print.Instance) [][2]float64 {
	var out [][2]float64
	for _, p := range outline {
		x, y := p.MM()
		out = append(out, [2]float64{x + in.X, y + in.Y})
	}
	return out
}

func rect(r print.Rect) [][2]float64 {
	return [][2]float64{{r.X0, r.Y0}, {r.X1, r.Y0}, {r.X1, r.Y1}, {r.X0, r.Y1}}
}

// distance is the least distance between two outlines, 0 where one holds a
// corner of the other.
func distance(a, b [][2]float64) float64 {
	best := math.Inf(1)
	for _, pair := range [][2][][2]float64{{a, b}, {b, a}} {
		for _, p := range pair[0] {
			if inside(p, pair[1]) {
				return 0
			}
			for i, q := range pair[1] {
				best = min(best, toSegment(p, q, pair[1][(i+1)%len(pair[1])]))
			}
		}
	}
	return best
}

func inside(p [2]float64, poly [][2]float64) bool {
	in := false
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < (b[0]-a[0])*(p[1]-a[1])/(b[1]-a[1])+a[0] {
			in = !in
		}
	}
	return in
}

func toSegment(p, a, b [2]float64) float64 {
	dx, dy := b[0]-a[0], b[1]-a[1]
	t := ((p[0]-a[0])*dx + (p[1]-a[1])*dy) / (dx*dx + dy*dy)
	t = max(0, min(1, t))
	return math.Hypot(p[0]-a[0]-t*dx, p[1]-a[1]-t*dy)
}

// boxDistance is the larger of the gaps between two boxes along x and y.
func boxDistance(a, b [][2]float64) float64 {
	best := math.Inf(-1)
	for axis := range 2 {
		al, ah, bl, bh := extent(a, axis), -extent(a, axis+2), extent(b, axis), -extent(b, axis+2)
		best = max(best, al-bh, bl-ah)
	}
	return best
}

// extent returns the least coordinate on an axis, or for axis+2 minus the largest.
func extent(a [][2]float64, axis int) float64 {
	best := math.Inf(1)
	for _, p := range a {
		if axis < 2 {
			best = min(best, p[axis])
		} else {
			best = min(best, -p[axis-2])
		}
	}
	return best
}

func TestAGroupLiesInTheMiddleOfAnOpenBed(t *testing.T) {
	m, _ := print.FindMachine("a1", "0.4")
	plates, err := print.Arrange(m, 1, []print.Item{polygonItem(0, 6, 22), polygonItem(0, 6, 22), polygonItem(0, 6, 22), polygonItem(0, 6, 22)})
	if err != nil || len(plates) != 1 {
		t.Fatal(plates, err)
	}
	x, y := 0.0, 0.0
	for _, in := range plates[0] {
		x, y = x+in.X/4, y+in.Y/4
	}
	if math.Abs(x-128) > 0.05 || math.Abs(y-128) > 0.05 {
		t.Errorf("the middle is at %g, %g", x, y)
	}
}

func TestTheBoxLidOfTheSmallestBedLeavesItsPrimeTowerRoom(t *testing.T) {
	m, _ := print.FindMachine("a1mini", "0.4")
	lid := print.Item{Name: "lid", Outline: octagon(140), Height: 12}
	checkPlates(t, m, 2, []print.Item{lid})
}

// octagon returns the octagon with two sides parallel to each axis, by its
// distance across flats.
func octagon(flats float64) []planar.Point {
	r := flats / 2 / math.Cos(math.Pi/8)
	out := make([]planar.Point, 8)
	for i := range out {
		s, c := math.Sincos(math.Pi/8 + float64(i)*math.Pi/4)
		out[i] = planar.At(r*c, r*s)
	}
	return out
}

func TestTooBigAnObjectIsRefusedWithWhatWouldFit(t *testing.T) {
	m, _ := print.FindMachine("a1mini", "0.4")
	_, err := print.Arrange(m, 1, []print.Item{{Name: "plate", Outline: printtest.Polygon(4, 200), Height: 5}})
	var misfit *print.DoesNotFit
	if !errors.As(err, &misfit) {
		t.Fatal(err)
	}
	if strings.Join(misfit.Printers, " ") != "" || misfit.Scale != 0.44 {
		t.Errorf("%+v", misfit) // 400 mm across its corners against 178 mm of bed
	}
	_, err = print.Arrange(m, 1, []print.Item{{Name: "tower", Outline: printtest.Polygon(4, 20), Height: 181}})
	if !errors.As(err, &misfit) || misfit.Printers[0] != "a1" || misfit.Scale != 0.99 {
		t.Errorf("%v", err)
	}
	for _, word := range []string{`"tower"`, "181.0 mm", "A1 mini", "180", "99 %", "h2d"} {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("%q lacks %q", err, word)
		}
	}
}

func TestTooManyPlatesAreRefused(t *testing.T) {
	m, _ := print.FindMachine("a1mini", "0.4")
	items := make([]print.Item, 37)
	for i := range items {
		items[i] = polygonItem(0, 6, 80)
	}
	if _, err := print.Arrange(m, 1, items); err == nil || !strings.Contains(err.Error(), "36 plates") {
		t.Error(err)
	}
}

func BenchmarkArrange22(b *testing.B) {
	m, _ := print.FindMachine("a1", "0.4")
	items := make([]print.Item, 22)
	for i := range items {
		items[i] = polygonItem(0, 6, 22)
	}
	for b.Loop() {
		if _, err := print.Arrange(m, 2, items); err != nil {
			b.Fatal(err)
		}
	}
}
