package trace

// cubic is a Bezier curve: start, two control points, end.
type cubic [4]vec

// at returns the place at t from 0 to 1.
func (c cubic) at(t float64) vec {
	w := weights(t)
	return c[0].scaled(w[0]).add(c[1].scaled(w[1])).add(c[2].scaled(w[2])).add(c[3].scaled(w[3]))
}

// weights are the Bernstein polynomials of degree 3.
func weights(t float64) [4]float64 {
	s := 1 - t
	return [4]float64{float64(s * s * s), float64(3 * s * s * t), float64(3 * s * t * t), float64(t * t * t)}
}

// slope and bend are the first and second derivatives.
func (c cubic) slope(t float64) vec {
	a, b := c[1].sub(c[0]).mix(c[2].sub(c[1]), t), c[2].sub(c[1]).mix(c[3].sub(c[2]), t)
	return a.mix(b, t).scaled(3)
}

func (c cubic) bend(t float64) vec {
	a, b := c[2].sub(c[1]).sub(c[1].sub(c[0])), c[3].sub(c[2]).sub(c[2].sub(c[1]))
	return a.mix(b, t).scaled(6)
}

// nearer returns the t of a place on the curve nearer to p than that at t, by
// one step of Newton's method.
func (c cubic) nearer(p vec, t float64) float64 {
	off, slope := c.at(t).sub(p), c.slope(t)
	d := slope.dot(slope) + off.dot(c.bend(t))
	if d <= 0 {
		return t
	}
	return min(max(t-off.dot(slope)/d, 0), 1)
}
