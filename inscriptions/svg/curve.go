package svg

import "shanhai/inscriptions/planar"

// point returns the place at parameter t, 0 to 1, of a segment that starts at
// from.
func (g Segment) point(from Vec, t float64) Vec {
	switch g.Kind {
	case Quad:
		return from.mix(g.P[0], t).mix(g.P[0].mix(g.To, t), t)
	case Cubic:
		a, b, c := from.mix(g.P[0], t), g.P[0].mix(g.P[1], t), g.P[1].mix(g.To, t)
		return a.mix(b, t).mix(b.mix(c, t), t)
	case Arc:
		sin, cos := planar.Sincos(float64(g.Sweep * t))
		return g.P[0].add(g.P[1].scaled(cos)).add(g.P[2].scaled(sin))
	}
	return from.mix(g.To, t)
}

// slope returns a vector along the segment at t; the zero vector where control points
// coincide.
func (g Segment) slope(from Vec, t float64) Vec {
	switch g.Kind {
	case Quad:
		return g.P[0].mix(g.To, t).sub(from.mix(g.P[0], t))
	case Cubic:
		a, b, c := from.mix(g.P[0], t), g.P[0].mix(g.P[1], t), g.P[1].mix(g.To, t)
		return b.mix(c, t).sub(a.mix(b, t))
	case Arc:
		sin, cos := planar.Sincos(float64(g.Sweep * t))
		return g.P[2].scaled(cos).sub(g.P[1].scaled(sin))
	}
	return g.To.sub(from)
}

// aside is the step in t by which direction looks past coinciding control
// points.
const aside = 1.0 / 4096

// direction returns the unit tangent at t, zero for a segment of no length.
func (g Segment) direction(from Vec, t float64) Vec {
	v := g.slope(from, t)
	if v.length() <= aside*aside*g.size(from) {
		v = g.point(from, min(1, t+aside)).sub(g.point(from, max(0, t-aside)))
	}
	if l := v.length(); l > 0 {
		return Vec{v.X / l, v.Y / l}
	}
	return Vec{}
}

// size returns a length no smaller than the way between any two points of
// the control polygon, half diameters included.
func (g Segment) size(from Vec) float64 {
	switch g.Kind {
	case Quad:
		return g.P[0].sub(from).length() + g.To.sub(g.P[0]).length()
	case Cubic:
		return g.P[0].sub(from).length() + g.P[1].sub(g.P[0]).length() + g.To.sub(g.P[1]).length()
	case Arc:
		return g.P[1].length() + g.P[2].length()
	}
	return g.To.sub(from).length()
}

// bend returns a bound of |second derivative| / 8: with n equal steps of t,
// no chord leaves the curve by more than bend / n^2.
func (g Segment) bend(from Vec) float64 {
	switch g.Kind {
	case Quad:
		return from.sub(g.P[0].scaled(2)).add(g.To).length() / 4
	case Cubic:
		a := from.sub(g.P[0].scaled(2)).add(g.P[1]).length()
		b := g.P[0].sub(g.P[1].scaled(2)).add(g.To).length()
		return float64(max(a, b)*6) / 8
	case Arc:
		angle := float64(g.Sweep * 1.5707963267948966)
		return float64(longestAxis(g.P[1], g.P[2])*float64(angle*angle)) / 8
	}
	return 0
}

// reversed returns the segment run from its end back to from.
func (g Segment) reversed(from Vec) Segment {
	if g.Kind == Cubic {
		g.P[0], g.P[1] = g.P[1], g.P[0]
	}
	g.To = from
	return g
}
