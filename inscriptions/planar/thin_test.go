package planar_test

import (
	"math"
	"testing"

	"shanhai/inscriptions/planar"
)

// A circle needs as many sides as its sagitta asks for: r (1 - cos(pi/n)) <= stray.
func TestThinnedCircle(t *testing.T) {
	const radius, stray = 10.0, 0.1
	r, err := planar.Settle([]planar.Ring{planar.Circle(0, 0, radius, 0.0001)}, planar.NonZero)
	if err != nil {
		t.Fatal(err)
	}
	thin, err := planar.Thinned(r, stray)
	if err != nil {
		t.Fatal(err)
	}
	needed := int(math.Ceil(math.Pi / math.Acos(1-stray/radius)))
	if n := thin.Points(); n < needed || n > 2*needed {
		t.Errorf("%d points of %d; %d are needed", n, r.Points(), needed)
	}
	if off := r.Area() - thin.Area(); off < 0 || off > 2*math.Pi*radius*stray {
		t.Errorf("%.3f mm2 are lost", off)
	}
}

// Corners stay, what lies on the way between them goes, holes stay holes, and
// rings below the stray are dropped.
func TestThinnedKeepsWhatShows(t *testing.T) {
	at := planar.At
	outer := planar.Ring{at(0, 0), at(5, 0.005), at(10, 0), at(10, 10), at(5, 9.995), at(0, 10)}
	hole := planar.Ring{at(2, 2), at(2, 4), at(4, 4), at(4, 3.01), at(4, 2)}
	dot := planar.Ring{at(7, 7), at(7.05, 7), at(7.05, 7.05), at(7, 7.05)}
	thin, err := planar.Thinned(planar.Region{Rings: []planar.Ring{outer, hole, dot.Reversed()}}, 0.1)
	if err != nil {
		t.Fatal(err)
	}
	if len(thin.Rings) != 2 || thin.Points() != 8 || math.Abs(thin.Area()-96) > 0.001 {
		t.Errorf("%d rings, %d points, %.3f mm2; want a square of 10 mm with a hole of 2 mm: %v", len(thin.Rings), thin.Points(), thin.Area(), thin)
	}
}

// Chords that cross are settled: strokes thinner than the stray make no tangle.
func TestThinnedSettlesCrossings(t *testing.T) {
	var ring planar.Ring
	for i := range 200 { // a wavy stroke 0.05 mm wide
		x := float64(i) / 20
		ring = append(ring, planar.At(x, math.Sin(3*x)))
	}
	for i := 199; i >= 0; i-- {
		x := float64(i) / 20
		ring = append(ring, planar.At(x, math.Sin(3*x)+0.05))
	}
	r, err := planar.Settle([]planar.Ring{ring}, planar.NonZero)
	if err != nil {
		t.Fatal(err)
	}
	thin, err := planar.Thinned(r, 0.1)
	if err != nil {
		t.Fatal(err)
	}
	if at, crossing := thin.Overlap(); crossing {
		t.Errorf("outlines cross at %v", at)
	}
}
