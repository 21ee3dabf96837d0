package main

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"shanhai/inscriptions/planar"
	"shanhai/internal/saying"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// glyphPieces lists the pieces that have a drawing.
func glyphPieces(cat design.Catalogue) []string {
	var keys []string
	for _, p := range cat.Pieces {
		if p.Glyph {
			keys = append(keys, p.Key)
		}
	}
	return keys
}

// source is a drawing fitted into the glyph circle.
type source struct {
	name   string // for messages
	region planar.Region
	notes  []string // what was left out of it or may not be meant
}

// glyphSource reads the drawing of a piece, the maker's own where the settings
// name one, or of a file or text. All errors are of the input.
func glyphSource(d design.Design, subject string) (source, error) {
	pieces := glyphPieces(shanhai.Catalogue())
	if !slices.Contains(pieces, subject) {
		return ownSource(d, subject, pieces)
	}
	if own := d.Glyph[subject]; own != "" {
		return ownSource(d, own, pieces)
	}
	r, err := shanhai.SetDrawing(subject, d)
	return source{name: subject, region: r}, err
}

// ownSource reads a maker's drawing; a word that is no path may be a piece's
// name misspelt.
func ownSource(d design.Design, glyph string, pieces []string) (source, error) {
	allowed := shanhai.DrawingsAllowed + ", or a piece: " + strings.Join(pieces, ", ")
	if _, text := design.GlyphText(glyph); !text && missing(glyph) && filepath.Base(glyph) == glyph {
		return source{}, usageErrorf("%s: no such file or directory%s; allowed: %s", glyph, nearest(glyph, pieces, ""), allowed)
	}
	own, err := baggage(d).Drawing(glyph, "", allowed)
	if err != nil {
		return source{}, asUsage(err)
	}
	r, notes, err := own.Fit(d)
	return source{glyph, r, saying.Texts(notes)}, asUsage(err)
}

func missing(path string) bool {
	_, err := os.Stat(path)
	return errors.Is(err, fs.ErrNotExist)
}

// glyphCircle returns the diameter in mm of the circle that holds a tile's glyph.
func glyphCircle(d design.Design) float64 { return shanhai.GlyphCircle(d) }
