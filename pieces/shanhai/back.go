package shanhai

import (
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
func (f *factory) name(k creature.Kind) (planar.Region, error) {
	font, err := lettering.Names()
	if err != nil {
		return planar.Region{}, err
	}
	drawing, err := font.Column(k.Chinese())
	if err != nil {
		return planar.Region{}, err
	}
	circle := f.tileParms().GlyphCircle()
	if len([]rune(k.Chinese())) == 1 {
		circle *= soloPart
	}
	return drawing.Fit(circle, f.design.GlyphRotate)
}

// engraveBack adds the design's back to a tile's measures.
func (f *factory) engraveBack(p *models.TileParms, k creature.Kind) (err error) {
	if f.design.Back == design.BackName {
		p.BackDepth = f.design.BackDepth()
		p.Back, err = f.names[k.Key()]()
	}
	return err
}
