package main

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"shanhai/inscriptions/planar"
	art "shanhai/inscriptions/shanhai"
	"shanhai/inscriptions/svg"
	"shanhai/models"
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
	notes  []string // what of the document was left out
}

// glyphSource reads the drawing of a piece, the maker's own where the settings
// name one, or of a file. All errors are of the input.
func glyphSource(d design.Design, subject string) (source, error) {
	pieces := glyphPieces(shanhai.Catalogue())
	if !slices.Contains(pieces, subject) {
		return fileSource(d, subject, pieces)
	}
	if own := d.Glyph[subject]; own != "" {
		return fileSource(d, own, pieces)
	}
	data, err := art.Drawing(subject)
	if err != nil {
		return source{}, err
	}
	return fitted(subject, subject+".svg", data, func(drawing *svg.Drawing) (planar.Region, error) {
		return drawing.FitCanvas(glyphCircle(d), 0, art.Radius)
	})
}

// fileSource reads a maker's file.
func fileSource(d design.Design, path string, pieces []string) (source, error) {
	data, err := readGlyph(path)
	if err != nil {
		return source{}, unreadableGlyph(path, err, pieces)
	}
	return fitted(path, path, data, func(drawing *svg.Drawing) (planar.Region, error) {
		return drawing.Fit(glyphCircle(d), 0)
	})
}

// unreadableGlyph words why there is no drawing; a word that is no path may be
// a piece's name misspelt.
func unreadableGlyph(path string, err error, pieces []string) error {
	allowed := "an SVG file of at most 16 MiB, or a piece: " + strings.Join(pieces, ", ")
	if errors.Is(err, fs.ErrNotExist) && filepath.Base(path) == path {
		return usageErrorf("%s: %w%s; allowed: %s", path, reason(err), nearest(path, pieces, ""), allowed)
	}
	return usageErrorf("%s: %w; allowed: %s", path, reason(err), allowed)
}

// fitted reads a document and fits it.
func fitted(name, file string, data []byte, fit func(*svg.Drawing) (planar.Region, error)) (source, error) {
	drawing, notes, err := svg.Read(bytes.NewReader(data), file)
	if err != nil {
		return source{}, asUsage(err)
	}
	s := source{name: name}
	for _, n := range notes {
		s.notes = append(s.notes, file+":"+n.String())
	}
	s.region, err = fit(drawing)
	return s, asUsage(err)
}

// glyphCircle returns the diameter in mm of the circle that holds a tile's glyph.
func glyphCircle(d design.Design) float64 {
	return models.TileParms{AcrossFlats: d.Size, Chamfer: d.Chamfer}.GlyphCircle()
}
