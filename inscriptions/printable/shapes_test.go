package printable

import (
	"math"
	"testing"

	"shanhai/inscriptions/planar"
)

// nozzle is the one that the tests print with: strokes 0.8, gaps 0.6, islands 1.2 mm.
var nozzle = ForNozzle(0.4)

// region settles outlines given as x, y pairs in mm.
func region(tb testing.TB, outlines ...[]float64) planar.Region {
	tb.Helper()
	var rings []planar.Ring
	for _, o := range outlines {
		var r planar.Ring
		for i := 0; i < len(o); i += 2 {
			r = append(r, planar.At(o[i], o[i+1]))
		}
		rings = append(rings, r)
	}
	return settled(tb, rings...)
}

func settled(tb testing.TB, rings ...planar.Ring) planar.Region {
	tb.Helper()
	r, err := planar.Settle(rings, planar.EvenOdd)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// rectangle returns a rectangle of a size around a place, turned by degrees.
func rectangle(x, y, w, h, degrees float64) []float64 {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	var o []float64
	for _, c := range [][2]float64{{-w, -h}, {w, -h}, {w, h}, {-w, h}} {
		a, b := c[0]/2, c[1]/2
		o = append(o, x+a*cos-b*sin, y+a*sin+b*cos)
	}
	return o
}

func circle(x, y, r float64) planar.Ring { return planar.Circle(x, y, r, 0.001) }

// only returns the single finding of a report.
func only(tb testing.TB, r Report, k Kind) Finding {
	tb.Helper()
	if len(r.Findings) != 1 || r.Findings[0].Kind != k {
		tb.Fatalf("findings %v, want one %s", r.Findings, k)
	}
	return r.Findings[0]
}

func near(tb testing.TB, what string, got, want, off float64) {
	tb.Helper()
	if !(math.Abs(got-want) <= off) {
		tb.Errorf("%s %.5f, want %.5f within %g", what, got, want, off)
	}
}

func at(tb testing.TB, p planar.Point, x, y, off float64) {
	tb.Helper()
	px, py := p.MM()
	if math.Hypot(px-x, py-y) > off {
		tb.Errorf("place (%.3f, %.3f), want (%g, %g) within %g", px, py, x, y, off)
	}
}
