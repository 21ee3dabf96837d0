package diagram

import (
	"shanhai/internal/columns"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// letters draws words. Its own letters are the Go fonts' (Bigelow & Holmes, BSD licence): Latin, Greek and Cyrillic.
type letters struct{ regular, bold []Face }

func newLetters(more []Face) (*letters, error) {
	regular, err := NewFace(goregular.TTF)
	if err != nil {
		return nil, err
	}
	bold, err := NewFace(gobold.TTF)
	if err != nil {
		return nil, err
	}
	return &letters{append([]Face{regular}, more...), append([]Face{bold}, more...)}, nil
}

// outline returns the outlines of words at their place.
func (l *letters) outline(w words) []polyline {
	faces := l.faces(w)
	var out []polyline
	pen := 0.0
	for _, r := range w.text {
		rings, advance := sought(faces, r)
		out = append(out, placed(rings, point{float64(pen * w.size), 0}, w.size)...)
		pen += advance
	}
	left := w.at
	if !w.leading {
		left.x -= float64(pen * w.size / 2)
	}
	for i := range out {
		for j := range out[i].points {
			out[i].points[j] = out[i].points[j].add(left)
		}
	}
	return out
}

// width returns how long words are.
func (l *letters) width(w words) float64 {
	ems := 0.0
	for _, r := range w.text {
		_, advance := sought(l.faces(w), r)
		ems += advance
	}
	return float64(ems * w.size)
}

func (l *letters) faces(w words) []Face {
	if w.bold {
		return l.bold
	}
	return l.regular
}

// sought returns a character's outline in the first face that has it, or an empty box.
func sought(faces []Face, r rune) (rings []Ring, advance float64) {
	for _, f := range faces {
		if rings, advance, ok := f.Outline(r); ok {
			return rings, advance
		}
	}
	advance = float64(max(columns.OfRune(r), 1)) / 2
	lo, hi := 0.06, advance-0.06
	return []Ring{
		{{lo, 0}, {lo, -0.7}, {hi, -0.7}, {hi, 0}},
		{{lo + 0.05, -0.05}, {hi - 0.05, -0.05}, {hi - 0.05, -0.65}, {lo + 0.05, -0.65}},
	}, advance
}

// sfntFace is a font file's Face.
type sfntFace struct {
	font   *sfnt.Font
	buffer sfnt.Buffer
	em     fixed.Int26_6
}

func newFace(f *sfnt.Font) *sfntFace {
	return &sfntFace{font: f, em: fixed.Int26_6(f.UnitsPerEm()) << 6}
}

// Outline returns a character's outline.
func (f *sfntFace) Outline(r rune) ([]Ring, float64, bool) {
	g, err := f.font.GlyphIndex(&f.buffer, r)
	if err != nil || g == 0 {
		return nil, 0, false
	}
	advance, err := f.font.GlyphAdvance(&f.buffer, g, f.em, font.HintingNone)
	if err != nil {
		return nil, 0, false
	}
	segments, err := f.font.LoadGlyph(&f.buffer, g, f.em, nil)
	if err != nil {
		return nil, 0, false
	}
	var out []Ring
	for _, l := range flattened(f.path(segments)) {
		var ring Ring
		for _, p := range l.points {
			ring = append(ring, [2]float64{p.x, p.y})
		}
		out = append(out, ring)
	}
	return out, float64(advance) / float64(f.em), true
}

// path returns a glyph's outline in ems.
func (f *sfntFace) path(segments sfnt.Segments) path {
	at := func(p fixed.Point26_6) point {
		return point{float64(p.X) / float64(f.em), float64(p.Y) / float64(f.em)}
	}
	var p path
	for _, s := range segments {
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p = p.moveTo(at(s.Args[0]))
		case sfnt.SegmentOpLineTo:
			p = p.lineTo(at(s.Args[0]))
		case sfnt.SegmentOpQuadTo:
			p = p.quadTo(at(s.Args[0]), at(s.Args[1]))
		case sfnt.SegmentOpCubeTo:
			p = p.cubeTo(at(s.Args[0]), at(s.Args[1]), at(s.Args[2]))
		}
	}
	return p
}
