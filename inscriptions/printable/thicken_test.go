package printable

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
)

// thickened repairs a region and checks what any repair promises.
func thickened(tb testing.TB, r planar.Region) (planar.Region, Changes) {
	tb.Helper()
	out, c, err := Thicken(r, nozzle)
	if err != nil {
		tb.Fatal(err)
	}
	if p, bad := out.Overlap(); bad {
		tb.Errorf("outlines cross at %v", p)
	}
	near(tb, "area after", out.Area(), r.Area()+c.Added.Area()-c.Removed.Area(), 0.01)
	return out, c
}

// band returns the part of a region with x from a to b.
func band(tb testing.TB, r planar.Region, a, b float64) planar.Region {
	tb.Helper()
	out, err := planar.Intersect(r, region(tb, []float64{a, -50, b, -50, b, 50, a, 50}))
	if err != nil {
		tb.Fatal(err)
	}
	return out
}

// A thin bar becomes a stroke of the limit's width, not longer than it was.
func TestThickenBar(t *testing.T) {
	for _, width := range []float64{0.2, 0.5, 0.7} {
		before := region(t, rectangle(1, 2, 8, width, 0))
		after, c := thickened(t, before)
		if c.Grown == 0 || c.Cut != 0 || len(c.After.Findings) != 0 {
			t.Errorf("%+v", c)
		}
		near(t, "width", band(t, after, 0, 2).Area()/2, 0.8+2*margin, 0.005)
		box := after.Bounds()
		near(t, "length", planar.MM(box.Size().X), 8, 0.04)
		near(t, "lost", c.After.LostShare(), 0, 0.015)
	}
}

// A narrow gap is opened to the limit about its middle, and only as far as it is
// narrow: between bars over half of its length.
func TestThickenGap(t *testing.T) {
	before := region(t, rectangle(0, 2.2, 10, 4, 0), rectangle(0, -2.2, 6, 4, 0))
	after, c := thickened(t, before)
	if c.Cut == 0 || c.Grown != 0 || len(c.After.Findings) != 0 {
		t.Errorf("%+v", c)
	}
	full := band(t, before, -1, 1).Area() / 2
	near(t, "gap", band(t, after, -1, 1).Area()/2, full-0.2-2*margin, 0.005)
	near(t, "beside", band(t, after, 4, 5).Area(), 4, 1e-6)
}

// Mended and left findings are told apart: a bar in the open is mended; of
// seven bars 1.1 mm apart, where stroke and gap need 1.4, not all can be.
func TestMended(t *testing.T) {
	bars := [][]float64{rectangle(0, 12, 6, 0.5, 0)}
	for i := range 7 {
		bars = append(bars, rectangle(0, 1.1*float64(i), 6, 0.5, 0))
	}
	_, c := thickened(t, region(t, bars...))
	mended := c.Mended()
	if !slices.ContainsFunc(mended, func(f Finding) bool { return f.Kind == Stroke && f.Place.Y > planar.Grid(11) }) {
		t.Errorf("the free bar is not mended: %v", mended)
	}
	if len(c.After.Findings) == 0 || len(mended) == len(c.Before.Findings) {
		t.Errorf("%d of %d mended, %v left", len(mended), len(c.Before.Findings), c.After.Findings)
	}
	if got, want := c.Summary(), fmt.Sprintf("repaired %d of 8 findings, %d left: ink added in ", len(mended), len(c.After.Findings)); !strings.HasPrefix(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
}

// What is not near a finding stays, point for point.
func TestThickenLeavesTheRestAlone(t *testing.T) {
	disc := circle(10, 0, 3)
	before := settled(t, disc, region(t, rectangle(0, 0, 5, 0.5, 15)).Rings[0])
	after, _ := thickened(t, before)
	var kept []planar.Ring
	for _, r := range after.Rings {
		if r.Bounds().Min.X > planar.Grid(5) {
			kept = append(kept, r)
		}
	}
	for _, r := range before.Rings {
		if r.Bounds().Min.X > planar.Grid(5) && (len(kept) != 1 || !slices.Equal(r, kept[0])) {
			t.Error("the disc has changed")
		}
	}
	whole := settled(t, disc)
	if same, c := thickened(t, whole); !slices.Equal(same.Rings[0], whole.Rings[0]) || c.Grown+c.Cut != 0 {
		t.Error("a sound region has changed")
	}
}

func TestThickenIsland(t *testing.T) {
	after, c := thickened(t, settled(t, circle(10, 0, 3), circle(0, 0, 0.45)))
	if len(c.After.Findings) != 0 || len(after.Rings) != 2 {
		t.Errorf("%+v", c)
	}
	near(t, "area", after.Area()-math.Pi*9, math.Pi*0.36, 0.05)
}

// The drawings on tiles of 20 mm, below what they are made for, come out better:
// a raster, too, loses less.
func TestThickenDrawings(t *testing.T) {
	const cell = 0.025
	for _, key := range []string{"feilian", "qinglong", "xuanwu", "zhuque"} {
		t.Run(key, func(t *testing.T) {
			before := drawn(t, key, 20)
			after, c := thickened(t, before)
			if len(c.After.Findings) > len(c.Before.Findings)/3 {
				t.Errorf("%d findings, %d are left", len(c.Before.Findings), len(c.After.Findings))
			}
			a, b := rasterized(before, cell), rasterized(after, cell)
			if was, is := a.lost(0.4-cell), b.lost(0.4-cell); is > was {
				t.Errorf("a raster loses %.2f, was %.2f mm2", is, was)
			}
			if was, is := a.inverse().lost(0.3-cell), b.inverse().lost(0.3-cell); is > was/2 {
				t.Errorf("a raster fills %.2f, was %.2f mm2", is, was)
			}
		})
	}
}

func TestThickenIsTheSameEveryTime(t *testing.T) {
	r := drawn(t, "pixiu", 20)
	a, _ := thickened(t, r)
	b, _ := thickened(t, r)
	if fmt.Sprint(a) != fmt.Sprint(b) {
		t.Error("two answers")
	}
}

// The contour of a patch is a stadium: length x diameter + disc.
func TestPatchContour(t *testing.T) {
	p := newPatch([][]vec{{{0, 0}, {1, 1}, {2, 2}}, {{2, 2}}}, 0.4)
	rings := sample(p, 0.05).contours()
	if len(rings) != 1 {
		t.Fatalf("%d rings", len(rings))
	}
	want := math.Sqrt(8)*0.8 + math.Pi*0.16
	near(t, "area", ringArea(rings[0]), want, 0.003)
	near(t, "simplified", ringArea(simplified(rings[0], 0.004)), want, 0.02)
	if n := len(simplified(rings[0], 0.004)); n > len(rings[0])/3 {
		t.Errorf("%d of %d points left", n, len(rings[0]))
	}
}

// A ring of discs has an outer contour and a hole.
func TestPatchContourWithHole(t *testing.T) {
	var line []vec
	for _, p := range append(circle(3, -2, 2), circle(3, -2, 2)[0]) {
		line = append(line, place(p))
	}
	area := 0.0
	rings := sample(newPatch([][]vec{line}, 0.3), 0.0375).contours()
	for _, r := range rings {
		area += ringArea(r)
	}
	near(t, "area", area, math.Pi*(2.3*2.3-1.7*1.7), 0.01)
	if len(rings) != 2 {
		t.Errorf("%d rings", len(rings))
	}
}
