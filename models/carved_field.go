package models

import (
	"math"

	"github.com/deadsy/sdfx/sdf"
	v3 "github.com/deadsy/sdfx/vec/v3"

	"shanhai/inscriptions/planar"
)

// cut is what the chisel takes away: the glyph's columns down to a surface
// whose depth follows the distance to the outline. As an sdfx field it is
// negative inside; the sign is exact, the distance never more than the true
// one.
type cut struct {
	outline *outlineField
	region  planar.Region
	top     float64 // height in mm of the face that is cut
	slope   float64 // of the walls
	limit   float64 // the greatest depth in mm
	round   float64 // mm
	steep   float64 // the steepest that the surface can be
	level   float64 // what a height counts beside the steepest wall
	sketch  bool    // meshed less finely
}

// roundPart bounds the rounding to a part of the distance to the outline, so
// that it fades towards the tips of strokes, which stay sharp, and takes no
// more than a fifth off the depth of thin strokes.
const roundPart = 0.5

func newCut(p CarvedParms) *cut {
	c := &cut{
		outline: newOutlineField(p.Glyph), region: p.Glyph,
		top: planar.MM(planar.Grid(p.Thickness)), slope: slope(p.Angle), limit: p.Depth, round: p.Round, sketch: p.Sketch,
	}
	c.steep = c.slope
	if c.round > 0 {
		c.steep *= 1 + roundPart*discMean
	}
	c.level = 1 / math.Sqrt(1+float64(c.steep*c.steep))
	return c
}

// slope returns the tangent of an angle in degrees, rounded to 2^-20, so that
// it is the same on every machine and exactly 1 at 45 degrees.
func slope(degrees float64) float64 {
	return math.Round(math.Tan(degrees*math.Pi/180)*(1<<20)) / (1 << 20)
}

// disc are places spread evenly over the unit disc: its middle and two rings,
// each place in the middle of a part of equal area.
var disc = [13][2]float64{
	{0, 0},
	{0.5405, 0}, {-0.5405, 0}, {0.2703, 0.4681}, {-0.2703, -0.4681}, {-0.2703, 0.4681}, {0.2703, -0.4681},
	{0.7562, 0.4366}, {-0.7562, -0.4366}, {0, 0.8732}, {0, -0.8732}, {-0.7562, 0.4366}, {0.7562, -0.4366},
}

// discMean is the mean distance of the places from the middle.
const discMean = 0.653

// depth returns how deep the cut is at a place at distance d inside the
// outline: the mean, over a disc of the rounding radius, of what a sharp
// chisel would cut. Level floors and even walls keep their depth, the lines
// where they meet are blended.
func (c *cut) depth(x, y, d float64) float64 {
	r := min(c.round, float64(roundPart*d))
	if float64(c.slope*(d-r)) >= c.limit {
		return c.limit
	}
	if r == 0 {
		return c.sharp(d)
	}
	sum := c.sharp(d)
	for _, u := range disc[1:] {
		sum += c.sharp(c.outline.depth(x+float64(r*u[0]), y+float64(r*u[1])))
	}
	return sum / float64(len(disc))
}

func (c *cut) sharp(d float64) float64 { return min(float64(c.slope*d), c.limit) }

// Evaluate returns the signed distance from p to the cut in mm.
func (c *cut) Evaluate(p v3.Vec) float64 {
	d := c.outline.depth(p.X, p.Y)
	if d <= 0 {
		return c.beside(-d, c.top-p.Z)
	}
	return float64((c.top - c.depth(p.X, p.Y, d) - p.Z) * c.level)
}

// beside returns the least possible distance to the cut from a place outside
// the glyph, at a distance from the outline and below the face.
func (c *cut) beside(distance, below float64) float64 {
	if below <= 0 {
		return distance
	}
	in := max(0, (float64(c.steep*below)-distance)/(1+float64(c.steep*c.steep)))
	return hypot(distance+in, below-float64(c.steep*in))
}

// BoundingBox returns the box around the cut in mm, up to as much above the
// face as it can reach below.
func (c *cut) BoundingBox() sdf.Box3 {
	b := c.region.Bounds()
	lo, hi := vector(b.Min), vector(b.Max)
	return sdf.Box3{
		Min: v3.Vec{X: lo.X, Y: lo.Y, Z: c.top - c.limit},
		Max: v3.Vec{X: hi.X, Y: hi.Y, Z: c.top + c.limit},
	}
}
