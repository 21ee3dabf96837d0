package printable

import (
	"image"
	"image/draw"
	"image/png"
	"io"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// PNGSide is the width in pixels of the picture that DrawPNG makes: with tiles
// of 26 mm a pixel is 0.025 mm.
const PNGSide = 1400

// DrawPNG draws what DrawSVG draws, as pixels.
func (s Sheet) DrawPNG(w io.Writer) error {
	p := s.picture()
	c := newCanvas(p)
	for _, a := range p.areas {
		c.fill(a)
	}
	if err := c.write(p); err != nil {
		return err
	}
	return png.Encode(w, c.RGBA)
}

// canvas is pixels over a page.
type canvas struct {
	*image.RGBA
	origin vec     // the page's upper left corner
	scale  float64 // pixels a mm
}

func newCanvas(p *picture) canvas {
	low, high := p.page()
	scale := PNGSide / (high.x - low.x)
	c := canvas{image.NewRGBA(image.Rect(0, 0, PNGSide, int((high.y-low.y)*scale))), vec{low.x, high.y}, scale}
	draw.Draw(c.RGBA, c.Bounds(), image.NewUniform(paper), image.Point{}, draw.Src)
	return c
}

// pixel returns a place in pixels, y down.
func (c canvas) pixel(v vec) (x, y float32) {
	return float32((v.x - c.origin.x) * c.scale), float32((c.origin.y - v.y) * c.scale)
}

// fill paints the inside of outlines by the non-zero rule.
func (c canvas) fill(a area) {
	b := c.bounds(a.rings)
	r := vector.NewRasterizer(b.Dx(), b.Dy())
	for _, ring := range a.rings {
		for i, v := range ring {
			x, y := c.pixel(v)
			x, y = x-float32(b.Min.X), y-float32(b.Min.Y)
			if i == 0 {
				r.MoveTo(x, y)
			} else {
				r.LineTo(x, y)
			}
		}
		r.ClosePath()
	}
	r.Draw(c.RGBA, b, image.NewUniform(a.colour), image.Point{})
}

// bounds returns the pixels that outlines touch.
func (c canvas) bounds(rings [][]vec) image.Rectangle {
	var b image.Rectangle
	for _, ring := range rings {
		for _, v := range ring {
			x, y := c.pixel(v)
			b = b.Union(image.Rect(int(x)-1, int(y)-1, int(x)+2, int(y)+2))
		}
	}
	return b.Intersect(c.Bounds())
}

// write paints the words in the Go font.
func (c canvas) write(p *picture) error {
	f, err := opentype.Parse(goregular.TTF)
	if err != nil {
		return err
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: float64(p.text * c.scale), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return err
	}
	defer face.Close()
	for _, w := range p.words {
		c.word(face, w)
	}
	return nil
}

// word paints one text; characters that the font lacks become question marks.
func (c canvas) word(face font.Face, w word) {
	text := []rune(w.text)
	for i, r := range text {
		if _, known := face.GlyphAdvance(r); !known {
			text[i] = '?'
		}
	}
	d := font.Drawer{Dst: c.RGBA, Src: image.NewUniform(w.colour), Face: face}
	x, y := c.pixel(w.at)
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(y * 64)}
	d.Dot.X -= d.MeasureString(string(text)) * fixed.Int26_6(w.anchor) / 2
	d.DrawString(string(text))
}
