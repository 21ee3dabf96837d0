package models

import "math"

// Measures of the snap in mm. A bead runs along the inside of the lid's skirt
// and lies, closed, in a groove of the box's wall, touching nothing.
const (
	// DefaultSnap is how far a bead reaches behind the wall's face: 0.2 mm lets
	// go too easily, 0.4 mm strains a short PLA skirt too far.
	DefaultSnap = 0.3

	// Skirt is how far the lid's skirt reaches down from its plate; RimGap less,
	// it covers the box by 9.8 mm.
	Skirt = 10.0
	// RimGap is the gap between the box's rim and the lid's plate when closed:
	// one layer, so that a thick layer does not hold the beads off their grooves.
	RimGap = 0.2
	// SnapGap is the gap, square to the slant, between the flanks that hold the
	// lid. With flanks at 45 degrees the beads reach 0.2 mm behind the wall
	// once the lid has risen by 0.28 + 0.2 mm, within the first half millimetre.
	SnapGap = 0.2

	// beadEdge is the way from the skirt's lower edge to the bead: the lead-in
	// chamfer and two lines of plain wall to slide on.
	beadEdge = skirtLeadIn + 0.8
	// beadFace is the height of the bead's face: two layers.
	beadFace = 0.4
	// beadShare is a bead's length as a share of its side: the corners, which
	// cannot give, stay clear.
	beadShare = 0.4
	// easing is the height over depth of the flank that slides onto the box:
	// 27 degrees, easy to push on; the flank that holds has the 45 degrees that
	// both parts print without support.
	easing = 2.0

	// easingSlant is the length of the easing flank over its height: sqrt(5)/2.
	easingSlant = 1.1180339887498948482045868343656381177203
)

// snap is the profile of bead and groove for a clearance and a reach behind
// the wall's face, both mm.
type snap struct{ clearance, reach float64 }

func (p BoxParms) snap() snap { return snap{clearance: p.LidClearance, reach: p.Snap} }

// height is how far the bead stands out of the skirt, and, with the clearance
// before its face instead of behind it, the groove's depth in the wall.
func (s snap) height() float64 { return s.clearance + s.reach }

// face returns the heights between which the bead has its full height when the
// lid is closed on a box with its rim at the height rim.
func (s snap) face(rim float64) (low, high float64) {
	low = rim + RimGap - Skirt + beadEdge + easing*s.height()
	return low, low + beadFace
}

// bead returns the knots of the bead, with the lid closed, bottom to top.
func (s snap) bead(rim float64) []knot {
	low, high := s.face(rim)
	return []knot{
		{z: low - easing*s.height()},
		{z: low, snap: s.height()},
		{z: high, snap: s.height()},
		{z: high + s.height()},
	}
}

// groove returns the knots of the groove, bottom to top: the bead's profile
// with the clearance before its face and below its easing flank, and SnapGap
// above its holding flank, all measured square to the faces.
func (s snap) groove(rim float64) []knot {
	low, high := s.face(rim)
	below := s.reach + float64(s.clearance*easingSlant)
	above := s.reach + float64(SnapGap*math.Sqrt2)
	return []knot{
		{z: low - float64(easing*below)},
		{z: low - float64(easing*(below-s.height())), snap: s.height()},
		{z: high + above - s.height(), snap: s.height()},
		{z: high + above},
	}
}
