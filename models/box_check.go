package models

import (
	"fmt"

	"shanhai/inscriptions/planar"
)

// MeasureError tells which measure of a part cannot be built, why, and what
// can.
type MeasureError struct {
	Part    string // "box"
	Measure string // "tile across flats"
	Got     string // with its unit
	Allowed string
	Reason  string
}

func (e *MeasureError) Error() string {
	return fmt.Sprintf("%s: %s of %s is not possible (%s): allowed is %s",
		e.Part, e.Measure, e.Got, e.Reason, e.Allowed)
}

// span is the allowed span of a measure in mm, ends included, with its reason.
type span struct {
	measure  string
	got      float64
	min, max float64
	reason   string
}

// outside tells whether the measure is beyond its span, or no number at all.
func (s span) outside() bool { return !(s.got >= s.min && s.got <= s.max) }

// within returns a *MeasureError for the first measure outside its span.
func within(part string, spans []span) error {
	for _, s := range spans {
		if s.outside() {
			return &MeasureError{part, s.measure, fmt.Sprintf("%g mm", s.got),
				fmt.Sprintf("%g to %g mm", s.min, s.max), s.reason}
		}
	}
	return nil
}

func (p BoxParms) check() error {
	if p.Deep != 4 && p.Deep != 6 {
		return &MeasureError{"box", "depth", fmt.Sprintf("%d tiles", p.Deep), "4 or 6 tiles",
			"seven wells then hold 28 or 42"}
	}
	return within("box", p.spans())
}

func (p BoxParms) spans() []span {
	return []span{
		{"tile across flats", p.TileAcrossFlats, MinTile, MaxTile, "smaller wells leave no room for a finger, larger ones fit no bed"},
		{"tile thickness", p.TileThickness, 4, 20, "the skirt covers 10 mm of the wall and a stack must stay printable"},
		{"well clearance", p.WellClearance, 0.2, 0.8, "less jams, more rattles"},
		{"lid clearance", p.LidClearance, 0.15, 0.40, "less sticks, more lets the beads slip"},
		{"wall", p.Wall, DefaultWall, 4, "the grooves need four lines of wall, and more is waste"},
		{"wall between wells", p.WellWall, DefaultWellWall, 4, "its rim keeps one line between two lead-ins"},
		{"floor", p.Floor, 1.2, 6, "six layers carry the tiles"},
		{"headroom", p.Headroom, 0.2, 5, "a stack must stay below the rim"},
		{"rim chamfer", p.RimChamfer, 0, DefaultRimChamfer, "one line of the wall's rim must stay"},
		{"finger hole", p.FingerHole, 12, 40, "a finger must get through"},
		{"snap", p.Snap, 0.2, 0.4, "less lets the lid fall, more strains the skirt"},
	}
}

func (p LidParms) check() error {
	if err := p.Box.check(); err != nil {
		return err
	}
	if err := within("lid", p.spans()); err != nil {
		return err
	}
	return p.checkInlay()
}

func (p LidParms) spans() []span {
	return []span{
		{"skirt wall", p.SkirtWall, DefaultSkirtWall, 4, "its mouth keeps one line between two chamfers, and must spring"},
		{"backing", p.Backing, 0.8, 5, "four layers close the plate behind the inlay"},
		{"inlay margin", p.InlayMargin, 0, 20, "the inlay stays on the face"},
		{"inlay depth", p.InlayDepth, 0.4, 2, "two layers are the least that covers"},
	}
}

// checkInlay refuses an inlay that leaves the face.
func (p LidParms) checkInlay() error {
	room := octagon(p.InlayApothem())
	for _, r := range p.Inlay.Rings {
		for _, at := range r {
			if !room.hold(at) {
				return inlayError(at, p.InlayApothem())
			}
		}
	}
	return nil
}

func inlayError(at planar.Point, apothem float64) error {
	x, y := at.MM()
	return &MeasureError{"lid", "inlay", fmt.Sprintf("a point at (%.2f, %.2f) mm", x, y),
		fmt.Sprintf("an octagon of %.2f mm across flats", 2*apothem), "the inlay keeps away from the rim"}
}

func (f facets) hold(p planar.Point) bool {
	for _, s := range f {
		if !s.holds(p) {
			return false
		}
	}
	return true
}
