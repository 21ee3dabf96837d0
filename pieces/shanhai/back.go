package shanhai

import (
	"fmt"

	"shanhai/inscriptions/lettering"
	"shanhai/inscriptions/planar"
	"shanhai/internal/creature"
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
	r, err := drawing.Fit(circle, f.design.GlyphRotate)
	return glyph{r, f.nameTooSmall(k, r)}, err
}

// The parts of a name's ink that may be too narrow, and that gaps too narrow
// may add to it, before a build says so. Names on the default tile stay below;
// they are letters, and read with a bar or two closed.
const nameLost, nameFilled = 0.02, 0.1

// nameTooSmall says that the nozzle can't draw a name well.
func (f *factory) nameTooSmall(k creature.Kind, r planar.Region) []string {
	report := f.check(r)
	if report.LostShare() <= nameLost && report.FilledShare() <= nameFilled {
		return nil
	}
	return []string{fmt.Sprintf("%s: %s on the back: %s; a larger --size helps, or --nozzle 0.2", k.Key(), k.Chinese(), report.Summary())}
}

// engraveBack adds the design's back to a tile's measures, and returns what is
// to be said of it.
func (f *factory) engraveBack(p *models.TileParms, k creature.Kind) ([]string, error) {
	if f.design.Back != design.BackName {
		return nil, nil
	}
	name, err := f.names[k.Key()]()
	p.Back, p.BackDepth = name.region, f.design.BackDepth()
	return name.notes, err
}
