package svg

import "math"

// The arc tangent in quarter turns. The standard library's may differ in the
// last bit between processors; this uses only operations that IEEE 754 defines
// to the bit, as planar.Sincos does. The error is below 1e-15 (measured in the tests).

// atanQuarters returns the angle of v from the x axis towards the y axis in
// quarter turns, from -2 up to 2. The zero vector has angle 0.
func atanQuarters(v Vec) float64 {
	ax, ay := math.Abs(v.X), math.Abs(v.Y)
	if ax == 0 && ay == 0 {
		return 0
	}
	q := atanUnit(min(ax, ay)/max(ax, ay)) / (math.Pi / 2)
	if ay > ax {
		q = 1 - q
	}
	if v.X < 0 {
		q = 2 - q
	}
	return math.Copysign(q, v.Y)
}

// atanUnit returns the arc tangent for 0 <= x <= 1: halve the angle twice,
// then sum the series, whose first term left out is below 2e-18.
func atanUnit(x float64) float64 {
	for range 2 {
		x /= 1 + math.Sqrt(1+float64(x*x))
	}
	xx, sum := float64(x*x), 0.0
	for n := 23.0; n >= 1; n -= 2 {
		sum = 1/n - float64(xx*sum)
	}
	return 4 * float64(x*sum)
}
