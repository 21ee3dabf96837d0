package shanhai

import (
	"bytes"
	"maps"
	"strconv"
	"strings"

	"shanhai/inscriptions/lettering"
	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/svg"
	"shanhai/inscriptions/trace"
	"shanhai/internal/saying"
	"shanhai/models"
	"shanhai/pieces/design"
)

// Drawings are the maker's own by piece: what takes the place of the set's.
type Drawings map[string]Drawing

// Drawing is what a maker brings for a glyph: a file, which is an SVG document
// or a PNG picture, or characters of a font.
type Drawing struct {
	Name string          // that messages call it by
	Data []byte          // of the file
	Text string          // the characters; empty for a file
	Font *lettering.Font // of the characters; nil for the built-in font
}

// DrawingsAllowed says which files a Drawing can hold.
const DrawingsAllowed = "an SVG file or a black-and-white PNG picture, of at most 16 MiB, or text: and 1 to 4 characters"

// Fit reads the drawing and places it on the design's tiles. The notes say what
// was left out of it or may not be meant. The error, an
// *svg.Fault, begins with the drawing's name.
func (g Drawing) Fit(d design.Design) (planar.Region, []saying.Line, error) {
	s, err := g.read()
	if err != nil {
		return planar.Region{}, nil, err
	}
	circle := tileParms(d).GlyphCircle()
	if d.GlyphFit != design.FitKeep || s.sizeless {
		r, err := s.drawing.Fit(circle, d.GlyphRotate)
		return r, s.notes, err
	}
	r, err := g.keep(s, circle, d.GlyphRotate)
	return r, s.notes, err
}

// sketch is a drawing that has been read.
type sketch struct {
	drawing  *svg.Drawing
	sizeless bool // text: there are no millimetres to keep
	unsized  bool // a picture that does not say how large it is
	notes    []saying.Line
}

// read reads the drawing by its content.
func (g Drawing) read() (sketch, error) {
	switch {
	case g.Text != "":
		return g.letters()
	case trace.IsPNG(g.Data):
		return g.picture()
	}
	if code, kind := foreign(g.Data); code != "" {
		return sketch{}, svg.NewFault(g.Name, code, DrawingsAllowed, "is %s", kind)
	}
	drawing, notes, err := svg.Read(bytes.NewReader(g.Data), g.Name)
	s := sketch{drawing: drawing}
	for _, n := range notes {
		s.notes = append(s.notes, noteOf(g.Name+":", n.Said()))
	}
	return s, err
}

func (g Drawing) letters() (sketch, error) {
	font := g.Font
	if font == nil {
		var err error
		if font, err = lettering.Names(); err != nil {
			return sketch{}, err
		}
	}
	drawing, err := font.Draw(g.Text)
	return sketch{drawing: drawing, sizeless: true}, err
}

func (g Drawing) picture() (sketch, error) {
	t, err := trace.Read(bytes.NewReader(g.Data), g.Name)
	if err != nil {
		return sketch{}, err
	}
	s := sketch{drawing: t.Drawing, unsized: !t.Sized}
	for _, n := range t.Notes {
		s.notes = append(s.notes, noteOf(g.Name+": ", n))
	}
	return s, nil
}

// keep places a drawing in its own millimetres and refuses one that is too
// large for the tile.
func (g Drawing) keep(s sketch, circle, rotate float64) (planar.Region, error) {
	if s.unsized {
		return planar.Region{}, svg.NewFault(g.Name, "unsized", "a PNG with its resolution in it, or glyph-fit circle",
			"the picture does not say how large its pixels are")
	}
	r, err := s.drawing.Keep(rotate)
	if err == nil && r.Reach() > float64(circle/2)+models.ReachSlack {
		err = svg.NewFault(g.Name, "too-wide", "a smaller drawing, a larger tile, or glyph-fit circle",
			"in its own size the drawing reaches %s mm from its middle, more than the %s mm that the tile has", hundredths(r.Reach()), hundredths(circle/2))
	}
	return r, err
}

func hundredths(mm float64) string { return strconv.FormatFloat(mm, 'f', 2, 64) }

// noteOf puts the name of a drawing before what its reader noted.
func noteOf(name string, n saying.Line) saying.Line {
	facts := saying.Facts{"file": strings.TrimRight(name, ": ")}
	maps.Copy(facts, n.Facts)
	return saying.Line{Code: n.Code, Facts: facts, Text: name + n.Text}
}

// foreign names a kind of file that is known but not read; empty for others.
func foreign(data []byte) (code, name string) {
	for _, k := range []struct{ begins, code, name string }{
		{"\xff\xd8\xff", "is-jpeg", "a JPEG picture"}, {"GIF8", "is-gif", "a GIF picture"}, {"BM", "is-bmp", "a BMP picture"},
		{"RIFF", "is-webp", "a WebP picture"}, {"II*\x00", "is-tiff", "a TIFF picture"}, {"MM\x00*", "is-tiff", "a TIFF picture"},
		{"8BPS", "is-photoshop", "a Photoshop picture"}, {"%PDF", "is-pdf", "a PDF document"}, {"%!PS", "is-postscript", "a PostScript document"},
		{"PK\x03\x04", "is-zip", "a ZIP archive"},
	} {
		if strings.HasPrefix(string(data[:min(len(data), 8)]), k.begins) {
			return k.code, k.name
		}
	}
	return "", ""
}
