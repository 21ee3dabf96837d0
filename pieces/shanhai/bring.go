package shanhai

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"shanhai/inscriptions/lettering"
	"shanhai/pieces/design"
)

// MaxDrawing is the largest drawing that is read, in bytes.
const MaxDrawing = 16 << 20

// Baggage is where the files that a maker's settings name are found: a folder,
// or what was dropped on a page. A font is read once, when the first text asks
// for it. All errors are of the input.
type Baggage struct {
	// Open returns the content of a file, at most so many bytes of it. Its error
	// is the reason alone, without the path.
	Open func(path string, most int) ([]byte, error)
	Font string // path, empty for the built-in font
	// Place returns where a setting, or an entry of a table, was said; nil names
	// both by their keys.
	Place func(key, entry string) string

	read *lettering.Font
}

// Drawings reads the drawings that take the place of the set's.
func (b *Baggage) Drawings(glyphs map[string]string) (Drawings, error) {
	out := make(Drawings, len(glyphs))
	for _, piece := range slices.Sorted(maps.Keys(glyphs)) {
		g, err := b.Drawing(glyphs[piece], b.place("glyph", piece)+": "+piece+": ", DrawingsAllowed)
		if err != nil {
			return nil, err
		}
		out[piece] = g
	}
	return out, nil
}

// Drawing reads a file or takes a text. Where there is no such file, the
// message begins with the place and ends with what is allowed.
func (b *Baggage) Drawing(glyph, place, allowed string) (Drawing, error) {
	if text, ok := design.GlyphText(glyph); ok {
		font, err := b.font()
		if text == "" && err == nil {
			err = &design.Error{Place: place + glyph, Code: "no-characters", Reason: "no characters", Allowed: allowed}
		}
		return Drawing{Name: glyph, Text: text, Font: font}, err
	}
	data, err := b.Open(glyph, MaxDrawing)
	if err != nil {
		return Drawing{}, &design.Error{Place: place + glyph, Reason: err.Error(), Allowed: allowed, Cause: err}
	}
	return Drawing{Name: glyph, Data: data}, nil
}

// font returns the maker's font, nil for the built-in one.
func (b *Baggage) font() (*lettering.Font, error) {
	if b.Font == "" || b.read != nil {
		return b.read, nil
	}
	data, file, member, err := b.openFont()
	if err != nil {
		return nil, &design.Error{Place: b.place("font", "") + ": " + file, Reason: err.Error(), Allowed: lettering.Allowed, Cause: err}
	}
	if b.read, err = lettering.Parse(data, file, member); err != nil {
		return nil, fmt.Errorf("%s: %w", b.place("font", ""), err)
	}
	return b.read, nil
}

func (b *Baggage) place(key, entry string) string {
	if b.Place == nil {
		return key
	}
	return b.Place(key, entry)
}

// openFont reads the font's file. A path such as Sans.ttc#4 that is no file's
// is that of a collection and the number of one of its fonts.
func (b *Baggage) openFont() (data []byte, file string, member int, err error) {
	data, err = b.Open(b.Font, lettering.MaxBytes)
	if file, member := cutMember(b.Font); err != nil && member > 0 {
		data, err = b.Open(file, lettering.MaxBytes)
		return data, file, member, err
	}
	return data, b.Font, 0, err
}

// cutMember parts the path of a font from the number of one of a collection; 0
// if there is none.
func cutMember(path string) (file string, member int) {
	at := strings.LastIndexByte(path, '#')
	if at < 0 {
		return path, 0
	}
	n, err := strconv.Atoi(path[at+1:])
	if err != nil || n < 1 {
		return path, 0
	}
	return path[:at], n
}
