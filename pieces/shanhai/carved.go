package shanhai

import (
	"fmt"

	"shanhai/internal/creature"
	"shanhai/models"
	"shanhai/models/mesh"
	"shanhai/pieces"
)

// carvedTile makes a tile whose glyph is cut as a chisel would, in one colour.
// Tiles of both players share the mesh, which takes far longer than a flat one's.
func (f *factory) carvedTile(k creature.Kind, base string) ([]pieces.Object, error) {
	body, err := f.carved[k.Key()]()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Key(), err)
	}
	glyph, err := f.glyphs[k.Key()]()
	if err != nil {
		return nil, err
	}
	var tile models.TileParms
	notes, err := f.engraveBack(&tile, k)
	return []pieces.Object{{
		Name: k.Name(), Remarks: both(glyph.notes, notes),
		Parts: []pieces.Part{{Name: "base", Mesh: body, Colour: base}},
	}}, err
}

func (f *factory) carve(k creature.Kind) (*mesh.Mesh, error) {
	glyph, err := f.glyphs[k.Key()]()
	if err != nil {
		return nil, err
	}
	tile := f.tileParms()
	if _, err := f.engraveBack(&tile, k); err != nil {
		return nil, err
	}
	p := models.CarvedParms{
		AcrossFlats: tile.AcrossFlats, Thickness: tile.Thickness, Chamfer: tile.Chamfer,
		Glyph: glyph.region, Depth: models.CarvedDepth, Angle: models.ChiselAngle, Round: models.CarvedRound,
		Back: tile.Back, BackDepth: tile.BackDepth, Sketch: f.sketch,
	}
	if f.design.InlayDepth > 0 {
		p.Depth = f.design.InlayDepth
	}
	carved, err := models.NewCarved(p)
	if err != nil {
		return nil, err
	}
	return carved.Mesh()
}
