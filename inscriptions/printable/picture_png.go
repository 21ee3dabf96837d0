package printable

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"shanhai/inscriptions/planar"
)

// PNGSide is the width and height in pixels of the picture that DrawPNG makes:
// at 26 mm tiles a pixel is 0.02 mm.
const PNGSide = 1400

// DrawPNG draws what DrawSVG draws, as pixels.
func (r Report) DrawPNG(w io.Writer, region planar.Region) error {
	p := pictured(region, r)
	c := canvas{image.NewRGBA(image.Rect(0, 0, PNGSide, PNGSide)), PNGSide / 2 / p.half}
	draw.Draw(c.RGBA, c.Bounds(), image.NewUniform(paper), image.Point{}, draw.Src)
	for _, a := range p.areas {
		c.fill(outlines(a.rings), a.colour)
	}
	if err := c.labels(p); err != nil {
		return err
	}
	return png.Encode(w, c.RGBA)
}

// canvas is pixels and the scale in pixels a mm.
type canvas struct {
	*image.RGBA
	scale float64
}

// pixel returns a place in pixels, y down.
func (c canvas) pixel(v vec) (x, y float32) {
	return float32(PNGSide/2 + float64(v.x*c.scale)), float32(PNGSide/2 - float64(v.y*c.scale))
}

// outlines returns rings in mm.
func outlines(rings []planar.Ring) [][]vec {
	all := make([][]vec, len(rings))
	for i, r := range rings {
		for _, p := range r {
			all[i] = append(all[i], place(p))
		}
	}
	return all
}

// fill paints the inside of outlines by the non-zero rule.
func (c canvas) fill(rings [][]vec, colour color.RGBA) {
	b := c.bounds(rings)
	r := vector.NewRasterizer(b.Dx(), b.Dy())
	for _, ring := range rings {
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
	r.Draw(c.RGBA, b, image.NewUniform(colour), image.Point{})
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

// labels paints the labels' lines, discs and numbers.
func (c canvas) labels(p picture) error {
	face, err := numbersFace(p.radius() * c.scale * 1.2)
	if err != nil {
		return err
	}
	defer face.Close()
	line := 2 * p.half * lineShare
	for _, l := range p.labels {
		c.fill([][]vec{bar(l.place, l.at, line)}, l.colour)
		c.fill([][]vec{disc(l.at, p.radius()+float64(line/2))}, l.colour)
		c.fill([][]vec{disc(l.at, p.radius()-float64(line/2))}, paper)
		c.number(face, l)
	}
	return nil
}

// numbersFace returns the Go font, of the given size in pixels.
func numbersFace(size float64) (font.Face, error) {
	f, err := opentype.Parse(goregular.TTF)
	if err != nil {
		return nil, err
	}
	return opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
}

func (c canvas) number(face font.Face, l label) {
	text := strconv.Itoa(l.number)
	x, y := c.pixel(l.at)
	d := font.Drawer{Dst: c.RGBA, Src: image.NewUniform(l.colour), Face: face}
	rise := face.Metrics().CapHeight
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x*64) - d.MeasureString(text)/2, Y: fixed.Int26_6(y*64) + rise/2}
	d.DrawString(text)
}

// bar returns the outline of a line of the given width.
func bar(a, b vec, width float64) []vec {
	side := b.sub(a).unit().left().times(width / 2)
	return []vec{a.sub(side), b.sub(side), b.add(side), a.add(side)}
}

// disc returns the outline of a circle.
func disc(centre vec, radius float64) []vec {
	return outlines([]planar.Ring{planar.Circle(centre.x, centre.y, radius, radius/100)})[0]
}
