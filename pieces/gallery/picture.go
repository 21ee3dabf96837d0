package gallery

import (
	"context"
	"image/png"
	"io"

	"shanhai/pieces/preview"
	"shanhai/pieces/print"
)

// Order is a picture to be drawn.
type Order struct {
	Show      Show
	Box       string // key of the box that OpenBox opens; "" is the set's first
	Underside bool   // shows what lies on the table otherwise
	Width     int    // pixels of a PNG, 1 to preview.MaxSide
	Flat      bool   // a PNG from straight above; an SVG always is
	Clear     bool   // no table: a PNG keeps the shadows, an SVG has none
	Small     bool   // a PNG of at most 256 colours
	Vector    bool   // SVG, true to scale in mm, instead of PNG
}

// Report is what Draw says of a picture.
type Report struct {
	Width, Height int      // pixels; 0 for an SVG
	Left          int      // tiles that the box did not hold
	Notes         []string // on the pieces, each once
}

// tableColour is the ground of an SVG.
func tableColour() print.Colour { return print.Colour{R: 0xDE, G: 0xDA, B: 0xD2} }

// svgMargin is around an SVG's pieces in mm.
const svgMargin = 6.0

// Draw writes the picture of the exhibitions: Styles shows all, the others the
// first one. ErrNothing tells that no piece is to be seen, a *PieceError that a
// piece can't be made. Nothing is written before the picture is whole.
func Draw(ctx context.Context, halls []Exhibition, o Order, w io.Writer, tell Progress) (Report, error) {
	p, err := o.plan(halls)
	if err != nil {
		return Report{}, err
	}
	m := newMaker(o, p.count(), tell)
	s, r, err := p.stage(ctx, m, halls)
	if err != nil {
		return Report{}, err
	}
	if err := ctx.Err(); err != nil {
		return Report{}, err
	}
	m.tell(m.done, m.total, "drawing")
	if o.Vector {
		return r, preview.WriteSVG(w, s, preview.Flat{Margin: svgMargin, Ground: !o.Clear, Background: tableColour()})
	}
	s.Layer = halls[0].Layer
	r.Width, r.Height, err = o.paint(s, w)
	return r, err
}

// paint writes a PNG.
func (o Order) paint(s preview.Scene, w io.Writer) (width, height int, err error) {
	v := preview.View{Camera: o.camera(), Width: o.Width, Background: preview.Ground}
	if o.Clear {
		v.Background = preview.Shadow
	}
	im, err := preview.Render(s, v)
	if err != nil {
		return 0, 0, err
	}
	if o.Small {
		err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(w, quantised(im))
	} else {
		err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(w, im)
	}
	return im.Rect.Dx(), im.Rect.Dy(), err
}

// camera is where each kind of picture is taken from.
func (o Order) camera() preview.Camera {
	c := preview.Camera{Elevation: 47, FieldOfView: 24, Margin: 0.04}
	switch {
	case o.Flat || o.Show == Sheet:
		return preview.Above()
	case o.Show == Portrait:
		c = preview.Portrait()
	case o.Show == OpenBox:
		c = preview.Tabletop()
		c.Azimuth = -10
	case o.Show == Styles:
		c = preview.Camera{Elevation: 62, FieldOfView: 22, Margin: 0.05}
	}
	return c
}
