package printable

import (
	"math"

	"shanhai/inscriptions/planar"
)

// vec is a place or a direction in mm. Products are rounded before they are
// added, so that no machine fuses them and all get the same bits.
type vec struct{ x, y float64 }

func place(p planar.Point) vec {
	x, y := p.MM()
	return vec{x, y}
}

func (a vec) point() planar.Point { return planar.At(a.x, a.y) }

func (a vec) add(b vec) vec { return vec{a.x + b.x, a.y + b.y} }

func (a vec) sub(b vec) vec { return vec{a.x - b.x, a.y - b.y} }

func (a vec) times(k float64) vec { return vec{float64(a.x * k), float64(a.y * k)} }

func (a vec) dot(b vec) float64 { return float64(a.x*b.x) + float64(a.y*b.y) }

func (a vec) cross(b vec) float64 { return float64(a.x*b.y) - float64(a.y*b.x) }

func (a vec) length() float64 { return math.Sqrt(a.dot(a)) }

// left returns the direction a quarter turn counter-clockwise.
func (a vec) left() vec { return vec{-a.y, a.x} }

// unit returns the direction of a; the null vector stays.
func (a vec) unit() vec {
	l := a.length()
	if l == 0 {
		return a
	}
	return vec{a.x / l, a.y / l}
}

// cell returns the square of the given size that a lies in.
func (a vec) cell(size float64) [2]int64 {
	return [2]int64{int64(math.Floor(a.x / size)), int64(math.Floor(a.y / size))}
}
