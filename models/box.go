package models

import "math"

// Measures of the storage box in mm, each with its reason. Walls are whole
// multiples of the 0.42 mm line of a 0.4 mm nozzle, heights whole layers of 0.2 mm.
const (
	lineWidth = 0.42 // Bambu Studio's outer wall with the 0.4 mm nozzle

	DefaultWellClearance = 0.4  // a tile drops in and does not rattle
	DefaultLidClearance  = 0.25 // the lid slides on
	DefaultWall          = 4 * lineWidth
	DefaultWellWall      = 3 * lineWidth // stands free at half its height only: the tiles prop it
	DefaultFloor         = 2.0           // ten layers: flat and stiff over the finger holes
	DefaultHeadroom      = 0.8           // a stack of six tiles printed 0.1 too thick stays below the rim
	DefaultRimChamfer    = 0.6           // as the tiles': hides the elephant foot, kind to the hand
	DefaultFingerHole    = 22.0          // a thumb is about 20 mm wide

	MinTile = 20.0 // smaller, no finger gets through a well's floor
	MaxTile = 80.0 // larger, no common bed takes the box

	// pocketWall is what the outer wall in front of the pockets has at least:
	// behind the deepest groove three lines stay.
	pocketWall = 5 * lineWidth
	// wellLeadIn is the 45 degree chamfer around the wells' rims; between two
	// wells one line stays.
	wellLeadIn = 0.4
	// fingerLedge is what carries a tile around the hole in the floor.
	fingerLedge = 3.0
)

// BoxParms are the measures of an octagonal storage box: seven hexagonal wells,
// one and six around it, for stacks of tiles, and six pockets in the notches
// between the outer wells. Lengths in mm. DefaultBox fills them in.
type BoxParms struct {
	TileAcrossFlats float64 // 20-80
	TileThickness   float64 // 4-20
	Deep            int     // tiles a well: 4 or 6
	WellClearance   float64 // between tile and well, a side, 0.2-0.8
	LidClearance    float64 // between box and lid, a side, 0.15-0.40

	Wall       float64 // outer wall at its thinnest, 1.68-4
	WellWall   float64 // between two wells, 1.26-4
	Floor      float64 // 1.2-6
	Headroom   float64 // from a full stack to the rim, 0.2-5
	RimChamfer float64 // of the outer rims, top and bottom, 45 degrees, 0-0.6
	FingerHole float64 // in each well's floor, to push its stack up, across flats, at most; 12-40
	Snap       float64 // how far a bead of the lid reaches behind the wall, 0.2-0.4
}

// DefaultBox returns the box for tiles of the given size across flats and
// thickness in mm, stacked so many deep.
func DefaultBox(acrossFlats, thickness float64, deep int) BoxParms {
	return BoxParms{
		TileAcrossFlats: acrossFlats, TileThickness: thickness, Deep: deep,
		WellClearance: DefaultWellClearance, LidClearance: DefaultLidClearance,
		Wall: DefaultWall, WellWall: DefaultWellWall, Floor: DefaultFloor,
		Headroom: DefaultHeadroom, RimChamfer: DefaultRimChamfer,
		FingerHole: DefaultFingerHole, Snap: DefaultSnap,
	}
}

// Holds returns the number of tiles that a full box holds.
func (p BoxParms) Holds() int { return wellCount * p.Deep }

// WellAcross returns the size of a well across flats in mm.
func (p BoxParms) WellAcross() float64 { return p.TileAcrossFlats + 2*p.WellClearance }

// Wells returns the middles of the wells' floors in mm in the box's own frame:
// the middle one, then the six around it, counter-clockwise from the x axis.
func (p BoxParms) Wells() [][3]float64 {
	var out [][3]float64
	for _, m := range p.flower().middles() {
		out = append(out, [3]float64{m[0], m[1], p.Floor})
	}
	return out
}

// WellDepth returns the depth of a well below the rim in mm.
func (p BoxParms) WellDepth() float64 {
	return float64(float64(p.Deep)*p.TileThickness) + p.Headroom
}

// Across returns the size of the box across flats in mm.
func (p BoxParms) Across() float64 { return 2 * p.apothem() }

// Height returns the height of the box without its lid in mm.
func (p BoxParms) Height() float64 { return p.Floor + p.WellDepth() }

func (p BoxParms) apothem() float64 { return onGrid(p.flower().apothem() + p.Wall) }

func (p BoxParms) flower() flower { return flower{across: p.WellAcross(), wall: p.WellWall} }

// fingerHole is the hole in a well's floor, across flats.
func (p BoxParms) fingerHole() float64 {
	return math.Min(p.FingerHole, p.WellAcross()-2*fingerLedge)
}

// NewBox returns the box as it stands and prints: floor on z = 0, the middle of
// its octagon on the z axis, flats towards the axes. It needs no support. The
// error, if any, is a *MeasureError.
func NewBox(p BoxParms) (Stack, error) {
	if err := p.check(); err != nil {
		return Stack{}, err
	}
	columns := []column{{outline: octagon(p.apothem()).plain(), course: p.outerCourse()}}
	columns = append(columns, p.floorHoles()...)
	columns = append(columns, p.wells()...)
	columns = append(columns, p.pockets()...)
	return stacked(columns), nil
}

// outerCourse goes up the outer wall: foot chamfer, groove, rim chamfer.
func (p BoxParms) outerCourse() []knot {
	h, c := p.Height(), p.RimChamfer
	course := []knot{{z: 0, out: -c}, {z: c}}
	course = append(course, p.snap().groove(h)...)
	course = append(course, knot{z: h - c}, knot{z: h, out: -c})
	return rising(course)
}

func (p BoxParms) floorHoles() []column {
	course := rising([]knot{{z: 0, out: p.RimChamfer}, {z: p.RimChamfer}, {z: p.Floor}})
	return hollows(p.flower().hexagons(p.fingerHole()), course)
}

func (p BoxParms) wells() []column {
	return hollows(p.flower().hexagons(p.WellAcross()), p.openCourse())
}

func (p BoxParms) pockets() []column {
	inner := octagon(p.apothem() - math.Max(p.Wall, pocketWall))
	return hollows(p.flower().pockets(inner, p.WellWall), p.openCourse())
}

// openCourse goes up the wall of a well or pocket: upright, then the lead-in.
func (p BoxParms) openCourse() []knot {
	h := p.Height()
	return []knot{{z: p.Floor}, {z: h - wellLeadIn}, {z: h, out: wellLeadIn}}
}

func hollows(shapes []facets, course []knot) []column {
	var out []column
	for _, f := range shapes {
		out = append(out, column{outline: f.plain(), course: course, hollow: true})
	}
	return out
}

// rising drops the knots that a measure of zero laid on their predecessor.
func rising(course []knot) []knot {
	out := course[:1]
	for _, k := range course[1:] {
		if k.z > out[len(out)-1].z {
			out = append(out, k)
		}
	}
	return out
}
