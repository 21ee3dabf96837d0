package main

import (
	"context"

	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// works is the work behind the commands: the commands know flags and words
// only. Tests put fakes in.
type works struct {
	build   maker
	coupon  maker
	inspect inspector
	preview painter
}

// maker makes files from a design. It hands each to the sink, says how far it
// is to progress, from any goroutine, and stops when ctx ends. glyphs holds
// the maker's own drawings by piece.
type maker func(ctx context.Context, d design.Design, glyphs shanhai.Drawings, out sink, progress progressFunc) (*summary, error)

// sink takes finished files. Names are slash-separated and relative to the set's own folder.
type sink interface {
	Put(name string, data []byte) error
}

// progressFunc is told that done of total steps are done, and what was done last.
type progressFunc func(done, total int, what string)

// summary is what a maker says of its work.
type summary struct {
	Plates   []plateRow
	Warnings []string // one line each
	Manifest []byte   // JSON, as internal/outdir reads it
}

// plateRow is one plate.
type plateRow struct {
	Piece     string // what lies on it, e.g. "black yinglong"
	Count     int    // how many
	Plate     string // e.g. "1 of 2"
	Filaments []filamentUse
	Changes   int // of colour
}

// filamentUse is what a plate takes of one filament.
type filamentUse struct {
	Name string
	CM3  float64
}
