package planar

import "math"

// RegularPolygon returns the regular polygon with n sides around the origin,
// of the given distance in mm between opposite sides (n even) or twice the
// inscribed radius (n odd). The first corner lies at the angle start in
// degrees, counter-clockwise from the x axis.
func RegularPolygon(n int, acrossFlats, start float64) Ring {
	step := 360 / float64(n)
	radius := acrossFlats / 2 / cosDegrees(step/2)
	ring := make(Ring, n)
	for i := range ring {
		a := start + float64(step*float64(i))
		ring[i] = At(radius*cosDegrees(a), radius*cosDegrees(a-90))
	}
	return ring
}

// Circle returns the polygon inside a circle whose sides leave it by no more
// than tolerance. Centre, radius and tolerance are in mm.
func Circle(cx, cy, radius, tolerance float64) Ring {
	n := CircleSides(radius, tolerance)
	ring := make(Ring, n)
	for i := range ring {
		a := 360 * float64(i) / float64(n)
		ring[i] = At(cx+float64(radius*cosDegrees(a)), cy+float64(radius*cosDegrees(a-90)))
	}
	return ring
}

// CircleSides returns the number of sides, a multiple of 4 and at least 8, with
// which a circle of the given radius is drawn within the tolerance (both mm).
func CircleSides(radius, tolerance float64) int {
	if radius <= tolerance {
		return 8
	}
	// The side over an angle of 2h leaves the circle by radius (1 - cos h), which
	// is at most radius h^2 / 2.
	half := math.Sqrt(2 * tolerance / radius)
	return max(8, 4*int(math.Ceil(math.Pi/half/4)))
}

// cosDegrees returns the cosine of an angle in degrees, exact at multiples of 60 and 90.
func cosDegrees(a float64) float64 {
	switch a = math.Abs(math.Mod(a, 360)); a {
	case 60, 300:
		return 0.5
	case 120, 240:
		return -0.5
	}
	_, cos := Sincos(a / 90)
	return cos
}

func reach(rings []Ring) float64 {
	var far float64
	for _, r := range rings {
		for _, p := range r {
			x, y := p.MM()
			far = max(far, float64(x*x)+float64(y*y))
		}
	}
	return math.Sqrt(far)
}
