package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"shanhai/inscriptions/lettering"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// maxGlyph is the largest drawing that is read, in bytes.
const maxGlyph = 16 << 20

// drawings reads what the maker brings for glyphs; a font once, when the first
// text asks for it. All errors are of the input.
type drawings struct {
	font string // path, empty for the built-in one
	read *lettering.Font
}

// readGlyphs reads the maker's own drawings.
func readGlyphs(d design.Design) (shanhai.Drawings, error) {
	from := drawings{font: d.Font}
	glyphs := make(shanhai.Drawings, len(d.Glyph))
	for _, piece := range sortedKeys(d.Glyph) {
		g, err := from.drawing(d.Glyph[piece], "--glyph: "+piece+": ", shanhai.DrawingsAllowed)
		if err != nil {
			return nil, err
		}
		glyphs[piece] = g
	}
	return glyphs, nil
}

// drawing reads a file or takes a text. Where there is no such file, the
// message begins with the place and ends with what is allowed.
func (r *drawings) drawing(glyph, place, allowed string) (shanhai.Drawing, error) {
	if text, ok := design.GlyphText(glyph); ok {
		font, err := r.fontOf()
		if text == "" && err == nil {
			err = usageErrorf("%s%s: no characters; allowed: %s", place, glyph, allowed)
		}
		return shanhai.Drawing{Name: glyph, Text: text, Font: font}, err
	}
	data, err := readPlain(glyph, maxGlyph)
	if err != nil {
		return shanhai.Drawing{}, usageErrorf("%s%s: %w; allowed: %s", place, glyph, reason(err), allowed)
	}
	return shanhai.Drawing{Name: glyph, Data: data}, nil
}

// fontOf returns the maker's font, nil for the built-in one.
func (r *drawings) fontOf() (*lettering.Font, error) {
	if r.font == "" || r.read != nil {
		return r.read, nil
	}
	file, member := fontFile(r.font)
	data, err := readPlain(file, lettering.MaxBytes)
	if err != nil {
		return nil, usageErrorf("--font: %s: %w; allowed: %s", file, reason(err), lettering.Allowed)
	}
	if r.read, err = lettering.Parse(data, file, member); err != nil {
		return nil, usageErrorf("--font: %w", err)
	}
	return r.read, nil
}

// fontFile parts the path of a font from the number of one of a collection,
// as in Sans.ttc#4; 0 if there is none.
func fontFile(path string) (file string, member int) {
	at := strings.LastIndexByte(path, '#')
	if at < 0 {
		return path, 0
	}
	n, err := strconv.Atoi(path[at+1:])
	if _, there := os.Stat(path); there == nil || err != nil || n < 1 {
		return path, 0
	}
	return path[:at], n
}

// Faults of a file.
var (
	errNoPlainFile = errors.New("is no plain file")
	errTooLarge    = errors.New("is too large")
)

// readPlain reads a file of at most so many bytes, and nothing that could keep
// on giving.
func readPlain(path string, most int) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errNoPlainFile
	}
	file, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, int64(most)+1))
	if err == nil && len(data) > most {
		err = errTooLarge
	}
	return data, err
}
