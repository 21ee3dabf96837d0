package shanhai

import (
	"fmt"
	"strconv"

	"shanhai/inscriptions/bagua"
	"shanhai/inscriptions/planar"
	"shanhai/internal/saying"
	"shanhai/models"
	"shanhai/pieces"
	"shanhai/pieces/design"
)

// Tiles a well: seven wells of four hold the 22 main and 6 advanced tiles of
// both players, seven of six hold the 12 of the landscape besides.
const (
	boxDeep      = 4
	boxLargeDeep = 6
)

func (f *factory) box(key string) pieces.Piece {
	deep, name := boxDeep, "Box"
	if key == boxLargeKey {
		deep, name = boxLargeDeep, "Large box"
	}
	return pieces.Piece{
		Key: key, Group: "box", Title: name, Count: f.design.Count[key],
		Objects: func() ([]pieces.Object, error) { return f.boxObjects(name, deep) },
		Advice:  func(bed models.Bed) saying.Line { return f.boxAdvice(bed, deep) },
	}
}

// boxAdvice says which tiles have a box that fits the bed.
func (f *factory) boxAdvice(bed models.Bed, deep int) saying.Line {
	largest, ok := f.boxParms(deep).LargestTile(bed)
	if !ok {
		return saying.Line{Code: "no-box", Text: "no box fits this bed; leave the box out with --pieces"}
	}
	return saying.Line{
		Code: "smaller-tiles", Facts: saying.Facts{"most": strconv.FormatFloat(largest, 'g', -1, 64)},
		Text: fmt.Sprintf("a box for tiles up to %g mm fits it (--size %g), or leave the box out with --pieces", largest, largest),
	}
}

// boxParms are the measures of a box for the design's tiles.
func (f *factory) boxParms(deep int) models.BoxParms {
	p := models.DefaultBox(f.design.Size, f.design.Thickness, deep)
	p.WellClearance, p.LidClearance = f.design.WellClearance, f.design.LidClearance
	return p
}

func (f *factory) boxObjects(name string, deep int) ([]pieces.Object, error) {
	p := f.boxParms(deep)
	stack, err := models.NewBox(p)
	if err != nil {
		return nil, err
	}
	body, err := stack.Mesh()
	if err != nil {
		return nil, err
	}
	lid, err := f.lid(p, name)
	return []pieces.Object{
		{Name: name, Parts: []pieces.Part{{Name: "base", Mesh: body, Colour: boxColour}}},
		lid,
	}, err
}

// lid makes the lid with the yin-yang and the trigrams: in a second colour, or
// engraved in the styles for printers that change no filament within a layer.
func (f *factory) lid(box models.BoxParms, name string) (pieces.Object, error) {
	depth := models.GlyphDepth
	if f.design.Style == design.StyleInlay {
		depth = f.opaque(lidInlay, lidColour)
	}
	p := models.DefaultLid(box, planar.Region{}, depth)
	emblem, err := f.emblem()
	if err != nil {
		return pieces.Object{}, err
	}
	p.Inlay = emblem
	lid, err := models.NewLid(p)
	if err != nil {
		return pieces.Object{}, err
	}
	base, err := lid.Base.Mesh()
	if err != nil {
		return pieces.Object{}, err
	}
	o := pieces.Object{Name: name + " lid", FaceDown: true, Parts: []pieces.Part{{Name: "lid", Mesh: base, Colour: lidColour}}}
	if f.design.Style != design.StyleInlay {
		return o, nil
	}
	inlay, err := lid.Inlay.Mesh()
	o.Parts = append(o.Parts, pieces.Part{Name: "lid-inlay", Mesh: inlay, Colour: lidInlay})
	o.Remarks = func() []saying.Line { return f.unseen(lidInlay, lidColour) }
	return o, err
}

// taijiPart is the size of the yin-yang as a part of the ring of trigrams: it
// leaves the bars inside the ring a gap as wide as those between them.
const taijiPart = 0.42

// readEmblem fits yin-yang and trigrams into the lid's face.
func (f *factory) readEmblem() (planar.Region, error) {
	circle := 2 * models.DefaultLid(f.boxParms(boxDeep), planar.Region{}, models.GlyphDepth).InlayApothem()
	ring, err := readCanvas("trigrams.svg", bagua.Trigrams(), circle, bagua.Radius, 0)
	if err != nil {
		return planar.Region{}, err
	}
	middle, err := readCanvas("taiji.svg", bagua.Taiji(), circle*taijiPart, bagua.Radius, 0)
	if err != nil {
		return planar.Region{}, err
	}
	return planar.Union(ring, middle)
}
