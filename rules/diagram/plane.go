package diagram

import (
	"math"

	"shanhai/internal/hex"
)

// Measures of a diagram in units of an SVG's user space.
const (
	pitchRadius = 30.0 // from the middle of a hex to its corners
	tileRadius  = 28.8 // from the middle of a tile's face to its corners
	thickness   = 7.0  // how far a tile stands out from what it lies on
	tallest     = 30.0 // how far the top of the highest stacks stands out
	sqrt3       = 1.7320508075688772
)

// point is a place in the picture, y down.
type point struct{ x, y float64 }

func (p point) add(q point) point { return point{p.x + q.x, p.y + q.y} }
func (p point) sub(q point) point { return point{p.x - q.x, p.y - q.y} }
func (p point) times(k float64) point {
	return point{float64(p.x * k), float64(p.y * k)}
}
func (p point) length() float64 { return math.Sqrt(float64(p.x*p.x) + float64(p.y*p.y)) }

// unit returns the direction of p; of no length, east.
func (p point) unit() point {
	l := p.length()
	if l == 0 {
		return point{1, 0}
	}
	return p.times(1 / l)
}

// left returns p turned by a quarter counter-clockwise as seen.
func (p point) left() point { return point{p.y, -p.x} }

// middle returns the middle of a hex: x = R sqrt(3) (q + r/2), y = R 3/2 r.
func middle(h hex.Hex) point {
	return point{float64(pitchRadius * sqrt3 / 2 * float64(2*h.Q+h.R)), float64(pitchRadius * 1.5 * float64(h.R))}
}

// rise returns how far each tile of a stack stands out.
func rise(height int) float64 {
	if height < 2 {
		return thickness
	}
	return min(thickness, tallest/float64(height-1))
}

// faceOf returns the middle of the top face of a stack; of an empty hex, its middle.
func faceOf(h hex.Hex, height int) point {
	return middle(h).add(point{0, -float64(rise(height) * float64(max(height-1, 0)))})
}

// corners returns the corners of a pointy-top hexagon, clockwise as seen from the top one.
func corners(c point, radius float64) []point {
	half := float64(radius * sqrt3 / 2)
	return []point{
		{c.x, c.y - radius}, {c.x + half, c.y - radius/2}, {c.x + half, c.y + radius/2},
		{c.x, c.y + radius}, {c.x - half, c.y + radius/2}, {c.x - half, c.y - radius/2},
	}
}
