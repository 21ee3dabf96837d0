package planar

import "math"

// Sincos returns sine and cosine of q quarter turns. The standard library's may
// differ in the last bit between processors; these use only operations that
// IEEE 754 defines to the bit. Whole quarter turns come out exact. The error
// is below 1e-15.
func Sincos(q float64) (sin, cos float64) {
	q = math.Mod(q, 4)
	k := math.Round(q)
	s, c := sincosSmall(float64((q - k) * (math.Pi / 2)))
	switch (int(k) + 8) % 4 {
	case 1:
		return c, -s
	case 2:
		return -s, -c
	case 3:
		return -c, s
	}
	return s, c
}

// sincosSmall sums the Taylor series, for |x| <= pi/4: the first term left
// out is below 2e-18.
func sincosSmall(x float64) (sin, cos float64) {
	xx := float64(x * x)
	s, c := 1.0, 1.0
	for n := 16.0; n >= 2; n -= 2 {
		s = 1 - float64(xx*s)/(n*(n+1))
		c = 1 - float64(xx*c)/(n*(n-1))
	}
	return float64(x * s), c
}
