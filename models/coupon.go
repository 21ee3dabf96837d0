package models

import (
	"math"

	"shanhai/inscriptions/planar"
)

// Measures of the test print in mm.
const (
	// CouponThickness is the thinnest tile allowed: fit and colour show on it,
	// and it prints in minutes.
	CouponThickness = 4.0
	// CouponDepths is the number of bars of the depth wedge, CouponStep deeper
	// each: 0.2 to 1.2 mm, one layer of a 0.4 mm nozzle a step.
	CouponDepths = 6
	CouponStep   = 0.2

	barGap      = 0.8 // base between two bars: two lines
	notchWidth  = 0.8 // of base in a bar's edge
	notchDepth  = 0.6
	notchPitch  = 1.4 // notch and bar between two notches
	snapFoot    = 2.0 // of the snap's block below the skirt: to hold it by
	snapWidth   = 16.0
	snapLongest = 60.0 // of the snap's block, whatever the box's size
)

// CouponParms are the measures of the test print: those of the box that it
// tests and the chamfer of its tile's rims. Lengths in mm.
type CouponParms struct {
	Box         BoxParms
	TileChamfer float64 // 0-1.5
}

// DefaultCoupon returns the test print for a box.
func DefaultCoupon(box BoxParms) CouponParms {
	return CouponParms{Box: box, TileChamfer: DefaultRimChamfer}
}

// Coupon is a small test print to make before a set. Every part stands on
// z = 0 as it prints, its middle on the z axis.
type Coupon struct {
	// Tile and Wedge are a thin tile, face down, with six inlaid bars, left to
	// right 0.2 to 1.2 mm deep seen from below: the depth at which a colour
	// covers can be read off. The notches in a bar's edge count its layers.
	Tile, Wedge Stack
	// Well takes the tile as the box's wells do, with the hole to push it out.
	Well Stack
	// Block and Cap are a strip of the box's rim with its grooves and of the
	// lid with two beads, both as long as a side of the box: they snap together.
	Block, Cap Stack
}

// NewCoupon returns the test print. The error, if any, is a *MeasureError.
func NewCoupon(p CouponParms) (Coupon, error) {
	if err := p.check(); err != nil {
		return Coupon{}, err
	}
	bars := p.bars()
	return Coupon{
		Tile:  stacked(append(p.tile(), hollowed(bars)...)),
		Wedge: stacked(bars),
		Well:  stacked(p.well()),
		Block: stacked(p.block()),
		Cap:   stacked(p.cap()),
	}, nil
}

func (p CouponParms) check() error {
	if err := p.Box.check(); err != nil {
		return err
	}
	return within("coupon", []span{{"tile chamfer", p.TileChamfer, 0, 1.5, "the bars need the face"}})
}

func (p CouponParms) tile() []column {
	c, h := p.TileChamfer, CouponThickness
	course := rising([]knot{{z: 0, out: -c}, {z: c}, {z: h - c}, {z: h, out: -c}})
	return []column{{outline: hexagon(0, 0, float64(p.Box.TileAcrossFlats/2)).plain(), course: course}}
}

// bars are the wedge's bars, as seen from above the bed, where left and right
// are exchanged.
func (p CouponParms) bars() []column {
	reach := float64(p.Box.TileAcrossFlats/2) - p.TileChamfer - DefaultInlayMargin
	pitch := (2*reach + barGap) / CouponDepths
	var out []column
	for i := range CouponDepths {
		left := float64(float64(i)*pitch) - reach
		b := bar{x0: left, x1: left + pitch - barGap, half: reach / sqrt3, notches: i + 1}
		ring := planar.Region{Rings: []planar.Ring{b.ring()}}.MirroredX().Rings[0]
		out = append(out, column{outline: fixed(ring), course: upright(0, b.depth())})
	}
	return out
}

// bar is an upright bar from x0 to x1 with notches along its right edge.
type bar struct {
	x0, x1, half float64
	notches      int
}

func (b bar) depth() float64 { return float64(b.notches) * CouponStep }

// ring runs up the notched edge from the lower right corner and around.
func (b bar) ring() planar.Ring {
	r := planar.Ring{planar.At(b.x1, -b.half)}
	y := -float64(float64(b.notches-1)*notchPitch/2) - notchWidth/2
	for range b.notches {
		r = append(r, planar.At(b.x1, y), planar.At(b.x1-notchDepth, y),
			planar.At(b.x1-notchDepth, y+notchWidth), planar.At(b.x1, y+notchWidth))
		y += notchPitch
	}
	return append(r, planar.At(b.x1, b.half), planar.At(b.x0, b.half), planar.At(b.x0, -b.half))
}

// well is one of the box's, just deep enough for the tile.
func (p CouponParms) well() []column {
	b := p.Box
	b.Deep, b.TileThickness = 1, CouponThickness
	h, c := b.Height(), b.RimChamfer
	outer := rising([]knot{{z: 0, out: -c}, {z: c}, {z: h - c}, {z: h, out: -c}})
	return []column{
		{outline: hexagon(0, 0, float64(b.WellAcross()/2)+b.Wall).plain(), course: outer},
		b.floorHoles()[0],
		b.wells()[0],
	}
}

// half returns half the length and width of the block.
func (p CouponParms) half() (x, y float64) {
	return math.Min(snapLongest/2, float64(tan22*p.Box.apothem())), snapWidth / 2
}

func (p CouponParms) block() []column {
	x, y := p.half()
	h, c := Skirt+snapFoot, p.Box.RimChamfer
	course := []knot{{z: 0, out: -c}, {z: c}}
	course = append(course, p.Box.snap().groove(h)...)
	course = append(course, knot{z: h - c}, knot{z: h, out: -c})
	return []column{{outline: oblong(x, y).plain(), course: rising(course)}}
}

// cap is the lid of the block.
func (p CouponParms) cap() []column {
	x, y := p.half()
	x, y = x+p.Box.LidClearance, y+p.Box.LidClearance
	lid := p.lid()
	outer := oblong(x+lid.SkirtWall, y+lid.SkirtWall)
	return []column{
		{outline: outer.plain(), course: lid.outerCourse()},
		{outline: oblong(x, y).beaded(beadShare * 2 * x), course: lid.innerCourse(), hollow: true},
	}
}

// lid is the lid whose skirt and plate the cap has.
func (p CouponParms) lid() LidParms { return DefaultLid(p.Box, planar.Region{}, 2*CouponStep) }
