package printable

import (
	"math"
	"slices"
	"testing"

	"shanhai/inscriptions/planar"
)

// A bar has its width everywhere; an opening removes all of it or its corners.
func TestBarOfKnownWidth(t *testing.T) {
	for _, degrees := range []float64{0, 30, 45, 97} {
		for _, width := range []float64{0.1, 0.3, 0.5, 0.7, 0.76} {
			r := Check(region(t, rectangle(2, -3, 5, width, degrees)), nozzle)
			f := only(t, r, Stroke)
			near(t, "width", f.Width, width, 0.001)
			near(t, "widest", f.Widest, width, 0.001)
			near(t, "extent", f.Extent, 5, 0.12)
			near(t, "lost", f.Lost, 5*width, 0.002)
			near(t, "share", r.LostShare(), 1, 0.002)
			at(t, f.Place, 2, -3, 0.05)
		}
		for _, width := range []float64{0.78, 0.8, 0.85, 1.1, 3} {
			r := Check(region(t, rectangle(2, -3, 5, width, degrees)), nozzle)
			if len(r.Findings) != 0 {
				t.Errorf("%g mm at %g degrees: %v", width, degrees, r.Findings)
			}
		}
	}
}

// An opening rounds the corners of a convex polygon: a corner of angle a loses
// r^2 (cot(a/2) - (pi-a)/2), all together r^2 (sum of cot(a/2) - pi).
func TestLostAtCorners(t *testing.T) {
	for _, c := range []struct {
		name    string
		outline []float64
		angles  []float64
	}{
		{"square", rectangle(0, 0, 5, 5, 20), []float64{90, 90, 90, 90}},
		{"triangle 3-4-5", []float64{0, 0, 8, 0, 0, 6}, []float64{90, 36.8699, 53.1301}},
		{"rhombus", []float64{-6, 0, 0, -6 * math.Tan(math.Pi/6), 6, 0, 0, 6 * math.Tan(math.Pi/6)}, []float64{60, 120, 60, 120}},
	} {
		sum := -math.Pi
		for _, a := range c.angles {
			sum += 1 / math.Tan(a/2*math.Pi/180)
		}
		r := Check(region(t, c.outline), nozzle)
		near(t, c.name, r.Lost, 0.16*sum, 0.002)
		near(t, c.name+" filled", r.Filled, 0, 1e-9)
	}
}

// The same corner in the ground is filled: a square hole loses r^2 (4 - pi).
func TestFilledAtCorners(t *testing.T) {
	r := Check(region(t, rectangle(0, 0, 10, 10, 0), rectangle(0, 0, 4, 4, 10)), nozzle)
	near(t, "filled", r.Filled, 0.09*(4-math.Pi), 0.001)
	near(t, "lost", r.Lost, 0.16*(4-math.Pi), 0.002)
	if len(r.Findings) != 0 {
		t.Error(r.Findings)
	}
}

// Into the open ends of a gap between two bars a disc reaches as a cap whose
// chord is the gap.
func TestGapOfKnownWidth(t *testing.T) {
	const radius, length = 0.3, 6.0
	for _, gap := range []float64{0.2, 0.4, 0.55} {
		r := Check(region(t, rectangle(0, 1+gap/2, length, 2, 0), rectangle(0, -1-gap/2, length, 2, 0)), nozzle)
		f := only(t, r, Gap)
		near(t, "width", f.Width, gap, 0.001)
		d := math.Sqrt(radius*radius - gap*gap/4)
		capArea := radius*radius*math.Acos(d/radius) - d*gap/2
		near(t, "filled", r.Filled, gap*length-2*capArea, 0.006)
		near(t, "extent", f.Extent, length, 0.15)
		at(t, f.Place, 0, 0, 0.05)
	}
	for _, gap := range []float64{0.58, 0.6, 0.7} {
		r := Check(region(t, rectangle(0, 1+gap/2, length, 2, 0), rectangle(0, -1-gap/2, length, 2, 0)), nozzle)
		if len(r.Findings) != 0 {
			t.Errorf("%g mm: %v", gap, r.Findings)
		}
	}
}

func TestIslandOfKnownDiameter(t *testing.T) {
	big := circle(10, 0, 3)
	for _, d := range []float64{0.2, 0.5, 0.9, 1.1, 1.16} {
		f := only(t, Check(settled(t, big, circle(-2, 1, d/2)), nozzle), Island)
		near(t, "width", f.Width, d, 0.02)
		near(t, "area", f.Lost, math.Pi*d*d/4, 0.01)
		at(t, f.Place, -2, 1, 0.01)
	}
	for _, d := range []float64{1.2, 1.3} {
		if r := Check(settled(t, big, circle(-2, 1, d/2)), nozzle); len(r.Findings) != 0 {
			t.Errorf("%g mm: %v", d, r.Findings)
		}
	}
}

// A ring has its width all around; the hole in it is a gap where it is small.
func TestRingOfKnownWidth(t *testing.T) {
	r := Check(settled(t, circle(0, 0, 3), circle(0, 0, 2.5)), nozzle)
	f := only(t, r, Stroke)
	near(t, "width", f.Width, 0.5, 0.005)
	near(t, "widest", f.Widest, 0.5, 0.005)
	near(t, "extent", f.Extent, 2*math.Pi*2.75, 0.5)
	near(t, "lost", r.Lost, math.Pi*(9-6.25), 0.02)

	r = Check(settled(t, circle(0, 0, 3), circle(0, 0, 0.2)), nozzle)
	f = only(t, r, Gap)
	near(t, "width", f.Width, 0.4, 0.02)
	near(t, "filled", r.Filled, math.Pi*0.04, 0.002)

	if r := Check(settled(t, circle(0, 0, 3), circle(0, 0, 2.1)), nozzle); len(r.Findings) != 0 {
		t.Error(r.Findings)
	}
}

// A wedge is thinner than w as far as w/2 / tan(half its angle) along its
// edges. What a disc cuts off its tip decides whether that is worth a word.
func TestWedgeOfKnownAngle(t *testing.T) {
	const radius = (0.8 - slack) / 2
	for _, degrees := range []float64{4, 10, 20, 30, 36, 42, 60, 90} {
		half := degrees / 2 * math.Pi / 180
		outline := []float64{0, 0, 20, -20 * math.Tan(half), 20, 20 * math.Tan(half)}
		r := Check(region(t, outline), nozzle)
		if cutOff := radius/math.Sin(half) - radius; cutOff < 0.8 {
			if len(r.Findings) != 0 {
				t.Errorf("%g degrees: %v", degrees, r.Findings)
			}
			continue
		}
		f := only(t, r, Stroke)
		near(t, "length of the thin part", f.Extent, radius/math.Tan(half), 0.08)
		tip := 0.16 * (1/math.Tan(half) - (math.Pi-2*half)/2)
		near(t, "lost", f.Lost, tip, 0.03*tip)
		near(t, "narrowest", f.Width, 0, 0.02)
		near(t, "widest", f.Widest, 2*radius, 0.03)
	}
}

// A waist between two masses: narrow ones are found, however short.
func TestWaist(t *testing.T) {
	left, right := rectangle(-2.15, 0, 4, 4, 0), rectangle(2.15, 0, 4, 4, 0)
	for _, width := range []float64{0.2, 0.38, 0.75} {
		r := mustUnion(t, region(t, left), region(t, right), region(t, rectangle(0, 0, 1, width, 0)))
		report := Check(r, nozzle)
		var strokes []Finding
		for _, f := range report.Findings {
			if f.Kind == Stroke {
				strokes = append(strokes, f)
			}
		}
		switch {
		case width < 0.4 && len(strokes) != 1:
			t.Errorf("%g mm: %v", width, report.Findings)
		case width < 0.4:
			near(t, "width", strokes[0].Width, width, 0.005)
			at(t, strokes[0].Place, 0, 0, 0.1)
		case width == 0.75 && len(strokes) != 0: // two discs meet in it: hardly anything is lost
			t.Errorf("%g mm: %v", width, report.Findings)
		}
	}
}

// Into a bar of 0.5 mm between two masses discs reach from both ends as caps
// whose chord is the bar's width; the masses lose their corners.
func TestBarBetweenMasses(t *testing.T) {
	const radius, width = 0.4, 0.5
	d := math.Sqrt(radius*radius - width*width/4)
	capArea := radius*radius*math.Acos(d/radius) - d*width/2
	for _, length := range []float64{0.2, 0.7, 3} {
		side := 4 - length/2
		r := mustUnion(t, region(t, rectangle(-2-length/4, 0, side, 4, 0)), region(t, rectangle(2+length/4, 0, side, 4, 0)), region(t, rectangle(0, 0, length+1, width, 0)))
		report := Check(r, nozzle)
		near(t, "lost", report.Lost, length*width-2*capArea+8*radius*radius*(1-math.Pi/4), 0.004)
		for _, f := range report.Findings {
			if f.Kind == Stroke {
				near(t, "width", f.Width, width, 0.001)
				at(t, f.Place, 0, 0, 0.05)
			}
		}
		if report.Count(Stroke) != 1 {
			t.Errorf("%g mm: %v", length, report.Findings)
		}
	}
}

func mustUnion(tb testing.TB, rs ...planar.Region) planar.Region {
	tb.Helper()
	r, err := planar.Union(rs...)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

func TestNothingToCheck(t *testing.T) {
	r := Check(planar.Region{}, nozzle)
	if len(r.Findings) != 0 || r.LostShare() != 0 || r.FilledShare() != 0 {
		t.Errorf("%+v", r)
	}
}

// Limits of both nozzles are those of the table of measures.
func TestLimitsAreThoseOfTheMeasures(t *testing.T) {
	for d, want := range map[float64][3]float64{0.4: {0.8, 0.6, 1.2}, 0.2: {0.4, 0.3, 0.6}} {
		l := ForNozzle(d)
		for i, got := range []float64{l.Stroke, l.Gap, l.Island} {
			near(t, "limit", got, want[i], 1e-12)
		}
	}
}

// The report doesn't depend on the order of rings or on where they begin.
func TestOrderOfRingsDoesNotMatter(t *testing.T) {
	r := drawn(t, "xuanwu", 20)
	var turned planar.Region
	for i := len(r.Rings) - 1; i >= 0; i-- {
		ring := r.Rings[i]
		k := len(ring) / 3
		turned.Rings = append(turned.Rings, append(append(planar.Ring{}, ring[k:]...), ring[:k]...))
	}
	a, b := Check(r, nozzle), Check(turned, nozzle)
	if len(a.Findings) < 5 || len(a.Findings) != len(b.Findings) {
		t.Fatalf("%d and %d findings", len(a.Findings), len(b.Findings))
	}
	for i, f := range inWords(a) {
		if other := inWords(b)[i]; f != other {
			t.Errorf("%s\n%s", f, other)
		}
	}
}

func inWords(r Report) []string {
	var out []string
	for _, f := range r.Findings {
		out = append(out, f.String())
	}
	slices.Sort(out)
	return out
}
