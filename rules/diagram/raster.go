package diagram

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"

	"golang.org/x/image/vector"
)

// Limits of a PNG in pixels.
const (
	MinWidth = 32
	MaxWidth = 8192
)

// SizeError tells that a picture can't be as wide as asked for.
type SizeError struct{ Width int }

// Error returns the width and what is allowed.
func (e *SizeError) Error() string {
	return fmt.Sprintf("%d px can't be drawn; allowed: %d to %d px, and no higher than %d px", e.Width, MinWidth, MaxWidth, MaxWidth)
}

// PNG returns the diagram as a PNG picture of a width in pixels. The error is an *ExtentError or a *SizeError.
func PNG(v View, o Options, width int) ([]byte, error) {
	c, err := drawn(v, o)
	if err != nil {
		return nil, err
	}
	size := c.bounds.size()
	scale := float64(width) / size.x
	height := int(math.Ceil(size.y * scale))
	if width < MinWidth || width > MaxWidth || height > MaxWidth {
		return nil, &SizeError{width}
	}
	letters, err := newLetters(o.Faces)
	if err != nil {
		return nil, err
	}
	r := &raster{image: image.NewRGBA(image.Rect(0, 0, width, height)), scale: scale, origin: c.bounds.lo, letters: letters}
	draw.Draw(r.image, r.image.Rect, image.NewUniform(pixel(c.paint(paperName))), image.Point{}, draw.Src)
	for _, m := range c.marks {
		r.mark(c, m)
	}
	var out bytes.Buffer
	if err := png.Encode(&out, r.image); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// raster is a picture being painted.
type raster struct {
	image   *image.RGBA
	scale   float64 // pixels per unit
	origin  point   // of the top left corner
	letters *letters
}

func (r *raster) mark(c *canvas, m mark) {
	switch {
	case m.stamp != nil:
		r.fill(placed(c.glyphs[m.stamp.glyph], m.stamp.at, m.stamp.scale), m.fill)
	case m.words != nil && m.line.alpha > 0:
		r.fill(stroked(r.letters.outline(*m.words), m.width, 0), m.line)
	case m.words != nil:
		r.fill(r.letters.outline(*m.words), m.fill)
	case m.path != nil:
		if m.fill.alpha > 0 {
			r.fill(flattened(m.path), m.fill)
		}
		if m.line.alpha > 0 {
			r.fill(stroked(flattened(m.path), m.width, m.dash), m.line)
		}
	}
}

// placed returns rings scaled and moved.
func placed(rings []Ring, at point, scale float64) []polyline {
	out := make([]polyline, len(rings))
	for i, ring := range rings {
		out[i].closed = true
		for _, p := range ring {
			out[i].points = append(out[i].points, at.add(point{p[0], p[1]}.times(scale)))
		}
	}
	return out
}

// fill lays a colour over what outlines enclose, non-zero.
func (r *raster) fill(outlines []polyline, p paint) {
	area := r.area(outlines)
	if area.Empty() {
		return
	}
	v := vector.NewRasterizer(area.Dx(), area.Dy())
	for _, l := range outlines {
		for i, a := range l.points {
			x, y := r.place(a)
			x, y = x-float64(area.Min.X), y-float64(area.Min.Y)
			if i == 0 {
				v.MoveTo(float32(x), float32(y))
			} else {
				v.LineTo(float32(x), float32(y))
			}
		}
		v.ClosePath()
	}
	v.Draw(r.image, area, image.NewUniform(pixel(p)), image.Point{})
}

// place returns where a point lies in pixels.
func (r *raster) place(p point) (x, y float64) {
	q := p.sub(r.origin).times(r.scale)
	return q.x, q.y
}

// area returns the pixels that outlines may touch. All of them lie in the picture, which holds all that is painted; words
// that came out wider than reckoned are cut off by the picture's edge.
func (r *raster) area(outlines []polyline) image.Rectangle {
	var b box
	first := true
	for _, l := range outlines {
		for _, p := range l.points {
			x, y := r.place(p)
			b, first = b.with(point{x, y}, first), false
		}
	}
	return image.Rect(int(math.Floor(b.lo.x)), int(math.Floor(b.lo.y)), int(math.Ceil(b.hi.x))+1, int(math.Ceil(b.hi.y))+1)
}

func pixel(p paint) color.NRGBA {
	return color.NRGBA{p.colour.R, p.colour.G, p.colour.B, uint8(math.Round(p.alpha * 255))}
}
