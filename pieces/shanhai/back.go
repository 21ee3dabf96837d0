package shanhai

import (
	"shanhai/inscriptions/lettering"
	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/printable"
	"shanhai/inscriptions/svg"
	"shanhai/internal/creature"
	"shanhai/internal/saying"
	"shanhai/models"
	"shanhai/pieces/design"
)

// soloPart is the part of the glyph circle that a name of one character fills:
// it is then about as large as those of the names of two.
const soloPart = 0.6

// name draws the name of a creature or landscape in characters, from top to
// bottom on all tiles, for the face behind the glyph. It is turned as the glyph
// is, so that both stand upright.
func (f *factory) name(k creature.Kind) (glyph, error) {
	font, err := lettering.Names()
	if err != nil {
		return glyph{}, err
	}
	drawing, err := font.Column(k.Chinese())
	if err != nil {
		return glyph{}, err
	}
	circle := f.tileParms().GlyphCircle()
	if len([]rune(k.Chinese())) == 1 {
		circle *= soloPart
	}
	r, report, err := f.printed(drawing, circle)
	if err != nil || reads(report) {
		return glyph{r, nothing}, err
	}
	return glyph{r, func() []saying.Line { return []saying.Line{backTooSmall(k, report)} }}, nil
}

// printed fits a drawing into a circle, thickened as far as there is room. What
// thickening carries beyond the circle, the drawing is made smaller by; where
// that has no end, or outlines get tangled, it stays as it is drawn.
func (f *factory) printed(drawing *svg.Drawing, circle float64) (planar.Region, printable.Report, error) {
	limits := printable.ForGrooves(f.design.Nozzle.MM())
	room := circle
	for range 3 {
		r, err := drawing.Fit(room, f.design.GlyphRotate)
		if err != nil {
			return r, printable.Report{}, err
		}
		thick, changes, err := printable.Thicken(r, limits)
		over := thick.Reach() - float64(circle/2)
		if err == nil && over <= models.ReachSlack {
			return thick, changes.After, nil
		}
		room -= float64(2 * max(over, models.ReachSlack))
	}
	r, err := drawing.Fit(circle, f.design.GlyphRotate)
	return r, printable.Check(r, limits), err
}

// The parts of a name's ink that may lie in strokes that are too thin, and that
// gaps too narrow may add to it, before a build says so: a name is letters, and
// reads with a bar or two closed.
const nameLost, nameFilled = 0.02, 0.1

// reads tells whether a name can be read as it prints.
func reads(r printable.Report) bool {
	lost, filled := 0.0, 0.0
	for _, f := range r.Findings {
		if f.Kind == printable.Gap {
			filled += f.Lost
		} else {
			lost += f.Lost
		}
	}
	return lost <= float64(nameLost*r.Ink) && filled <= float64(nameFilled*r.Ink)
}

// nothing is to be said.
func nothing() []saying.Line { return nil }

// engraveBack adds the design's back to a tile's measures, and returns what
// finds what is to be said of it.
func (f *factory) engraveBack(p *models.TileParms, k creature.Kind) (func() []saying.Line, error) {
	if f.design.Back != design.BackName {
		return nothing, nil
	}
	name, err := f.names[k.Key()]()
	p.Back, p.BackDepth = name.region, f.design.BackDepth()
	return name.notes, err
}
