package models

import "shanhai/inscriptions/planar"

// Measures of the lid in mm.
const (
	DefaultSkirtWall   = 3 * lineWidth // springs over the beads' reach: thicker would have to be forced
	DefaultLidBacking  = 1.6           // eight layers behind the inlay
	DefaultInlayMargin = 1.2           // from the inlay to the rim's chamfer, as on the tiles

	// skirtLeadIn is the 45 degree chamfer on both edges of the skirt's mouth;
	// one line stays between them.
	skirtLeadIn = 0.4
)

// LidParms are the measures of the snap-on lid of a box. Lengths in mm.
// DefaultLid fills them in.
type LidParms struct {
	Box         BoxParms
	SkirtWall   float64       // 1.26-4
	Backing     float64       // of the plate behind the inlay, 0.8-5
	InlayMargin float64       // from the inlay to the chamfer of the rim, 0 or more
	InlayDepth  float64       // 0.4-2.0; the plate is this and the backing, also without an inlay
	Inlay       planar.Region // as seen from above, about the lid's middle; may be empty
}

// DefaultLid returns the lid of a box with an inlay of the given depth in mm.
func DefaultLid(box BoxParms, inlay planar.Region, depth float64) LidParms {
	return LidParms{
		Box: box, SkirtWall: DefaultSkirtWall, Backing: DefaultLidBacking,
		InlayMargin: DefaultInlayMargin, InlayDepth: depth, Inlay: inlay,
	}
}

// Lid is the two bodies of a lid, exact complements of each other. Without an
// inlay the Inlay has no slabs.
type Lid struct{ Base, Inlay Stack }

// Across returns the size of the lid across flats in mm: what the closed box
// needs of a shelf, and the wider of box and lid on a bed.
func (p LidParms) Across() float64 { return 2 * p.apothem() }

// Height returns the height of the lid in mm.
func (p LidParms) Height() float64 { return p.plate() + Skirt }

// InlayApothem returns the apothem in mm of the octagon, flats towards the
// axes, that an inlay must keep within.
func (p LidParms) InlayApothem() float64 {
	return p.apothem() - p.Box.RimChamfer - p.InlayMargin
}

// ClosedAt returns the height in mm above the box's foot of the lid's top face
// when closed.
func (p LidParms) ClosedAt() float64 { return p.Box.Height() + RimGap + p.plate() }

func (p LidParms) inner() float64 { return onGrid(p.Box.apothem() + p.Box.LidClearance) }

func (p LidParms) apothem() float64 { return onGrid(p.inner() + p.SkirtWall) }

func (p LidParms) plate() float64 { return p.InlayDepth + p.Backing }

// NewLid returns the lid as it prints, without support: turned over about the
// y axis, its top face on z = 0, the inlay in the first layers, the skirt
// upwards. The error, if any, is a *MeasureError.
func NewLid(p LidParms) (Lid, error) {
	if err := p.check(); err != nil {
		return Lid{}, err
	}
	columns := []column{
		{outline: octagon(p.apothem()).plain(), course: p.outerCourse()},
		{outline: p.mouth(), course: p.innerCourse(), hollow: true},
	}
	inlay := p.inlayColumns()
	return Lid{Base: stacked(append(columns, hollowed(inlay)...)), Inlay: stacked(inlay)}, nil
}

// outerCourse goes from the top face down the skirt to its mouth.
func (p LidParms) outerCourse() []knot {
	h, c := p.Height(), p.Box.RimChamfer
	return rising([]knot{{z: 0, out: -c}, {z: c}, {z: h - skirtLeadIn}, {z: h, out: -skirtLeadIn}})
}

// innerCourse goes down the inside of the skirt: the beads, then the lead-in.
func (p LidParms) innerCourse() []knot {
	h := p.Height()
	course := []knot{{z: p.plate()}}
	course = append(course, turnedOver(p.Box.snap().bead(p.Box.Height()), p.ClosedAt())...)
	return append(course, knot{z: h - skirtLeadIn}, knot{z: h, out: skirtLeadIn})
}

// mouth is the inner outline of the skirt with its four beads.
func (p LidParms) mouth() outline {
	return octagon(p.inner()).beaded(beadShare * 2 * tan22 * p.inner())
}

// turnedOver returns a course upside down: what was at the height top is at 0.
func turnedOver(course []knot, top float64) []knot {
	out := make([]knot, len(course))
	for i, k := range course {
		k.z = top - k.z
		out[len(course)-1-i] = k
	}
	return out
}

// inlayColumns are the inlay's outlines, turned over with the lid.
func (p LidParms) inlayColumns() []column {
	var out []column
	for _, r := range p.Inlay.MirroredX().Rings {
		out = append(out, column{outline: fixed(r), course: upright(0, p.InlayDepth)})
	}
	return out
}

// hollowed returns the columns with material and void exchanged.
func hollowed(columns []column) []column {
	out := make([]column, len(columns))
	for i, c := range columns {
		c.hollow = !c.hollow
		out[i] = c
	}
	return out
}
