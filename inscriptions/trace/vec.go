package trace

import (
	"math"

	"shanhai/inscriptions/svg"
)

// vec is a place or direction in pixels.
type vec struct{ x, y float64 }

// Products are rounded by float64() before they are added, so that no
// processor fuses the two steps and a picture is traced the same everywhere.

func (a vec) add(b vec) vec            { return vec{a.x + b.x, a.y + b.y} }
func (a vec) sub(b vec) vec            { return vec{a.x - b.x, a.y - b.y} }
func (a vec) scaled(k float64) vec     { return vec{float64(a.x * k), float64(a.y * k)} }
func (a vec) dot(b vec) float64        { return float64(a.x*b.x) + float64(a.y*b.y) }
func (a vec) cross(b vec) float64      { return float64(a.x*b.y) - float64(a.y*b.x) }
func (a vec) left() vec                { return vec{-a.y, a.x} }
func (a vec) length() float64          { return math.Sqrt(a.dot(a)) }
func (a vec) mix(b vec, t float64) vec { return a.add(b.sub(a).scaled(t)) }

// unit returns the direction of a with length 1; the zero vector stays.
func (a vec) unit() vec {
	if l := a.length(); l > 0 {
		return vec{a.x / l, a.y / l}
	}
	return a
}

func (a vec) out() svg.Vec { return svg.Vec{X: a.x, Y: a.y} }
