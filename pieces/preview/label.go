package preview

import (
	"fmt"
	"image"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// lettering turns words into outlines. The built-in letters are the Go font's
// (Bigelow & Holmes, BSD licence): Latin, Greek and Cyrillic.
type lettering struct {
	font   *sfnt.Font
	buffer sfnt.Buffer
	em     fixed.Int26_6 // the size that outlines are read at
	cap    float64       // capital letters' height in 1/64 of a pixel at that size
}

// newLettering reads an OpenType font; nil is the built-in one.
func newLettering(file []byte) (*lettering, error) {
	if file == nil {
		file = goregular.TTF
	}
	f, err := sfnt.Parse(file)
	if err != nil {
		return nil, fmt.Errorf("preview: the labels' font: %w", err)
	}
	l := &lettering{font: f, em: fixed.Int26_6(f.UnitsPerEm()) << 6}
	m, err := f.Metrics(&l.buffer, l.em, font.HintingNone)
	if err != nil {
		return nil, fmt.Errorf("preview: the labels' font: %w", err)
	}
	l.cap = float64(m.CapHeight)
	if l.cap <= 0 { // fonts without the entry: Latin capitals reach about 0.7 em
		l.cap = float64(l.em) * 0.7
	}
	return l, nil
}

// stroke is a straight piece of an outline in pixels, y down.
type stroke struct{ x0, y0, x1, y1 float64 }

// outline returns a word's outline with capitals of a height in pixels,
// centred on x, y. Signs that the font lacks come out as its empty box.
func (l *lettering) outline(text string, height, x, y float64) ([]stroke, error) {
	var glyphs []sfnt.Segments
	var at []float64
	pen := 0.0
	for _, r := range text {
		g, err := l.font.GlyphIndex(&l.buffer, r)
		if err != nil {
			return nil, fmt.Errorf("preview: label %q: %w", text, err)
		}
		segments, err := l.font.LoadGlyph(&l.buffer, g, l.em, nil)
		if err != nil {
			return nil, fmt.Errorf("preview: label %q: %w", text, err)
		}
		advance, err := l.font.GlyphAdvance(&l.buffer, g, l.em, font.HintingNone)
		if err != nil {
			return nil, fmt.Errorf("preview: label %q: %w", text, err)
		}
		glyphs, at = append(glyphs, append(sfnt.Segments(nil), segments...)), append(at, pen)
		pen += float64(advance)
	}
	k := height / l.cap
	p := plotter{k: k, y: y + half(height)}
	for i, g := range glyphs {
		p.x = x + float64((at[i]-half(pen))*k)
		p.glyph(g)
	}
	return p.strokes, nil
}

// plotter flattens glyph curves into strokes.
type plotter struct {
	k, x, y float64 // scale and origin
	strokes []stroke
	start   [2]float64
	pen     [2]float64
}

func (p *plotter) glyph(segments sfnt.Segments) {
	for _, s := range segments {
		a, b, c := p.point(s.Args[0]), p.point(s.Args[1]), p.point(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.line(p.start)
			p.start, p.pen = a, a
		case sfnt.SegmentOpLineTo:
			p.line(a)
		case sfnt.SegmentOpQuadTo:
			p.curve(p.pen, between(p.pen, a, 2.0/3), between(b, a, 2.0/3), b)
		case sfnt.SegmentOpCubeTo:
			p.curve(p.pen, a, b, c)
		}
	}
	p.line(p.start)
}

func (p *plotter) point(f fixed.Point26_6) [2]float64 {
	return [2]float64{p.x + float64(float64(f.X)*p.k), p.y + float64(float64(f.Y)*p.k)}
}

func between(a, b [2]float64, t float64) [2]float64 {
	return [2]float64{mix(a[0], b[0], t), mix(a[1], b[1], t)}
}

func (p *plotter) line(to [2]float64) {
	if to != p.pen {
		p.strokes = append(p.strokes, stroke{p.pen[0], p.pen[1], to[0], to[1]})
	}
	p.pen = to
}

// curve draws a cubic in twelve pieces: letters are small.
func (p *plotter) curve(a, b, c, d [2]float64) {
	const pieces = 12
	for i := 1; i <= pieces; i++ {
		t := float64(i) / pieces
		ab, bc, cd := between(a, b, t), between(b, c, t), between(c, d, t)
		p.line(between(between(ab, bc, t), between(bc, cd, t), t))
	}
}

// write draws the scene's labels over the picture.
func (p *painter) write() error {
	if len(p.scene.Labels) == 0 {
		return nil
	}
	letters, err := newLettering(p.view.Font)
	if err != nil {
		return err
	}
	for _, label := range p.scene.Labels {
		x, y, height := p.stage.lens.labelAt(label)
		strokes, err := letters.outline(label.Text, height, x, y)
		if err != nil {
			return err
		}
		fillStrokes(strokes, p.out.Rect, func(x, y int, part float64) {
			p.over(p.out, x, y, p.tone.light(label.Colour), part)
		})
	}
	return nil
}

// labelAt returns the middle of a label and its capitals' height in pixels.
func (l *lens) labelAt(label Label) (x, y, height float64) {
	at := l.axes.apply(vec{label.X, label.Y, label.Z})
	x, y, depth := l.project(at)
	height = float64(label.Size * l.focal)
	if l.perspective {
		height = float64(height * depth)
	}
	return x, y, height
}

// over lays a colour over a pixel of the picture, in linear light.
func (p *painter) over(im *image.NRGBA, x, y int, c rgb, part float64) {
	px := im.Pix[im.PixOffset(x, y):][:4:4]
	l := &p.tone.linear
	under := rgb{l[px[0]], l[px[1]], l[px[2]]}
	below := float64(float64(px[3]) / 255 * (1 - part))
	alpha := part + below
	if alpha <= 0 {
		return
	}
	light := c.times(part / alpha).add(under.times(below / alpha))
	px[0], px[1], px[2] = p.tone.encode(light.r), p.tone.encode(light.g), p.tone.encode(light.b)
	px[3] = uint8(float64(alpha*255) + 0.5)
}
