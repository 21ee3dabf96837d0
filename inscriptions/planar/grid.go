// Package planar is the exact plane that everything flat is drawn on: points on
// an integer grid, closed rings of them, and regions made of rings.
//
// Every coordinate is a whole number of grid steps from the moment an outline
// enters the program. Predicates (which side, inside, crossing) are therefore
// decided exactly, the same on every machine, and what has been checked once
// stays true in the files: a step is 2^-16 mm, so all coordinates below Limit
// are exact in the float32 of an STL file and of every slicer, and their
// decimal form in a 3MF file ends.
package planar

import "math"

// PerMM is the number of grid steps in a millimetre.
const PerMM = 1 << 16

// Limit is the largest absolute coordinate in grid steps (256 mm): the last
// one for which every step is a float32.
const Limit = 256 * PerMM

// Grid returns the grid step nearest to a length in mm.
func Grid(mm float64) int64 { return int64(math.Round(mm * PerMM)) }

// MM returns the exact length in mm of a number of grid steps. The conversion
// keeps the quotient, which is a product to the compiler, from being fused
// with a sum where MM is inlined.
func MM(steps int64) float64 { return float64(float64(steps) / PerMM) }

// Point is a place in the plane, in grid steps.
type Point struct{ X, Y int64 }

// At returns the grid point nearest to a place in mm.
func At(x, y float64) Point { return Point{Grid(x), Grid(y)} }

// MM returns the place of p in mm.
func (p Point) MM() (x, y float64) { return MM(p.X), MM(p.Y) }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Cross returns the z component of p x q: positive where q lies to the left of p.
func (p Point) Cross(q Point) int64 { return p.X*q.Y - p.Y*q.X }

// Dot returns the scalar product of p and q.
func (p Point) Dot(q Point) int64 { return p.X*q.X + p.Y*q.Y }

// Turn returns twice the signed area of the triangle a, b, c: positive when
// it runs counter-clockwise, zero when the three lie on one line.
func Turn(a, b, c Point) int64 { return b.Sub(a).Cross(c.Sub(a)) }
