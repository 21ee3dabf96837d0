package svg

import (
	"math"
	"shanhai/inscriptions/planar"
	"testing"
)

// Held against the standard library, which is right to the last bit or two.
func TestSineCosineAndArcTangent(t *testing.T) {
	for i := -4000; i <= 4000; i++ {
		q := float64(i) / 500
		sin, cos := planar.Sincos(q)
		wantSin, wantCos := math.Sincos(q * math.Pi / 2)
		if math.Abs(sin-wantSin) > 3e-15 || math.Abs(cos-wantCos) > 3e-15 { // 3e-15: rounding of q pi/2 itself
			t.Fatalf("at %g quarters: %.17g, %.17g, want %.17g, %.17g", q, sin, cos, wantSin, wantCos)
		}
		got, want := atanQuarters(Vec{cos, sin}), math.Atan2(sin, cos)/(math.Pi/2)
		if math.Abs(got-want) > 1e-15 && math.Abs(math.Abs(got-want)-4) > 1e-15 {
			t.Fatalf("angle %g quarters: %.17g, want %.17g", q, got, want)
		}
	}
}

func TestQuarterTurnsAreExact(t *testing.T) {
	want := [4][2]float64{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	for q := -8; q <= 8; q++ {
		sin, cos := planar.Sincos(float64(q))
		w := want[(q+8)%4]
		if sin != w[0] || cos != w[1] {
			t.Errorf("%d quarters: %g, %g, want %v", q, sin, cos, w)
		}
	}
	for v, want := range map[Vec]float64{{1, 0}: 0, {0, 3}: 1, {-2, 0}: 2, {0, -1}: -1, {}: 0} {
		if got := atanQuarters(v); got != want {
			t.Errorf("angle of %v is %g quarters, want %g", v, got, want)
		}
	}
}
