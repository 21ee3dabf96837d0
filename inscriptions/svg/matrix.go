package svg

import (
	"math"

	"shanhai/inscriptions/planar"
)

// Vec is a place or a direction in the plane.
type Vec struct{ X, Y float64 }

// Products are rounded by float64() before they are added, here and in all
// geometry of this package: otherwise some processors would fuse the two
// steps and a drawing would not be cut the same everywhere.

func (v Vec) add(w Vec) Vec             { return Vec{v.X + w.X, v.Y + w.Y} }
func (v Vec) sub(w Vec) Vec             { return Vec{v.X - w.X, v.Y - w.Y} }
func (v Vec) scaled(k float64) Vec      { return Vec{float64(v.X * k), float64(v.Y * k)} }
func (v Vec) dot(w Vec) float64         { return float64(v.X*w.X) + float64(v.Y*w.Y) }
func (v Vec) cross(w Vec) float64       { return float64(v.X*w.Y) - float64(v.Y*w.X) }
func (v Vec) left() Vec                 { return Vec{-v.Y, v.X} }
func (v Vec) length() float64           { return math.Sqrt(v.dot(v)) }
func (v Vec) mix(w Vec, t float64) Vec  { return v.add(w.sub(v).scaled(t)) }
func (v Vec) less(w Vec) bool           { return v.X < w.X || v.X == w.X && v.Y < w.Y }
func (v Vec) within(limit float64) bool { return math.Abs(v.X) <= limit && math.Abs(v.Y) <= limit }

// Matrix is the affine map x' = A x + C y + E, y' = B x + D y + F, in the
// order of SVG's matrix(a b c d e f).
type Matrix struct{ A, B, C, D, E, F float64 }

var identity = Matrix{A: 1, D: 1}

func translation(x, y float64) Matrix { return Matrix{1, 0, 0, 1, x, y} }
func scaling(x, y float64) Matrix     { return Matrix{x, 0, 0, y, 0, 0} }

// rotation turns by a number of degrees from the x axis towards the y axis.
func rotation(degrees float64) Matrix {
	sin, cos := planar.Sincos(degrees / 90)
	return Matrix{cos, sin, -sin, cos, 0, 0}
}

// Apply returns the image of a place.
func (m Matrix) Apply(v Vec) Vec {
	return Vec{
		float64(m.A*v.X) + float64(m.C*v.Y) + m.E,
		float64(m.B*v.X) + float64(m.D*v.Y) + m.F,
	}
}

// turn returns the image of a direction: Apply without the shift.
func (m Matrix) turn(v Vec) Vec {
	return Vec{float64(m.A*v.X) + float64(m.C*v.Y), float64(m.B*v.X) + float64(m.D*v.Y)}
}

// times returns the map that applies n first and m then.
func (m Matrix) times(n Matrix) Matrix {
	x, y, o := m.turn(Vec{n.A, n.B}), m.turn(Vec{n.C, n.D}), m.Apply(Vec{n.E, n.F})
	return Matrix{x.X, x.Y, y.X, y.Y, o.X, o.Y}
}

// stretch returns the largest factor by which the map lengthens a vector.
func (m Matrix) stretch() float64 { return longestAxis(Vec{m.A, m.B}, Vec{m.C, m.D}) }

// longestAxis returns the larger half axis of the ellipse with the conjugate
// half diameters u and v: the larger singular value of the matrix (u v).
func longestAxis(u, v Vec) float64 {
	sum, diff, mixed := u.dot(u)+v.dot(v), u.dot(u)-v.dot(v), 2*u.dot(v)
	return math.Sqrt((sum + math.Sqrt(float64(diff*diff)+float64(mixed*mixed))) / 2)
}

func (m Matrix) finite() bool {
	return Vec{m.A, m.B}.within(math.MaxFloat64) && Vec{m.C, m.D}.within(math.MaxFloat64) &&
		Vec{m.E, m.F}.within(math.MaxFloat64)
}
