package preview

import "math"

// sincos returns sine and cosine of an angle in degrees: exact at the quarter
// turns, and the same bits on every machine, which math.Sin is not.
func sincos(deg float64) (sin, cos float64) {
	quarter := math.Floor(deg/90 + 0.5)
	r := float64((deg - float64(quarter*90)) * (math.Pi / 180))
	s, c := series(r, 1), series(r, 0)
	switch int64(quarter) & 3 {
	case 1:
		return c, -s
	case 2:
		return -s, -c
	case 3:
		return -c, s
	}
	return s, c
}

// series sums the Taylor series whose first term has the given power: 0 for
// the cosine, 1 for the sine. For |r| <= pi/4 twelve terms reach float64.
func series(r float64, power int) float64 {
	term := 1.0
	if power == 1 {
		term = r
	}
	sum, sq := term, float64(r*r)
	for k := power + 1; k < power+24; k += 2 {
		term = float64(-term*sq) / float64(k*(k+1))
		sum += term
	}
	return sum
}
