// Package shanhai is the ShanHai set: which pieces there are, how many, in
// which colours, with which glyph and as which model.
package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/pieces/design"
	"shanhai/pieces/print"
)

// Keys of the pieces that are no tiles.
const (
	boxKey      = "box"       // for the tiles of both players
	boxLargeKey = "box-large" // for the landscape besides
)

// Keys of colours that are not those of a creature.
const (
	baseBlack     = "base-black"
	baseWhite     = "base-white"
	baseLandscape = "landscape"
	boxColour     = "box"
	lidColour     = "lid"
	lidInlay      = "lid-inlay"
)

// Catalogue returns the names, counts and default colours that the settings need.
func Catalogue() design.Catalogue {
	return design.Catalogue{
		Name:      "shanhai",
		Pieces:    cataloguePieces(),
		Colours:   swatches(),
		Printers:  print.Printers(),
		Filaments: []string{print.DefaultFilament, "Generic PLA"},
		Printer:   "a1",
	}
}

func cataloguePieces() []design.Piece {
	var out []design.Piece
	for _, k := range creature.All() {
		out = append(out, design.Piece{Key: k.Key(), Count: k.Count(), Glyph: true})
	}
	return append(out, design.Piece{Key: boxKey, Count: 1}, design.Piece{Key: boxLargeKey, Count: 1})
}

// swatches are the default colours: the seed's for the creatures, the project's
// own for the rest.
func swatches() []design.Swatch {
	return []design.Swatch{
		{Key: baseBlack, Default: design.Colour{R: 0x1A, G: 0x1A, B: 0x1A}},
		{Key: baseWhite, Default: design.Colour{R: 0xF5, G: 0xF5, B: 0xF0}},
		{Key: baseLandscape, Default: design.Colour{R: 0x8C, G: 0x8C, B: 0x86}},
		{Key: "yinglong", Default: design.Colour{R: 0xD4, G: 0xA0, B: 0x17}},
		{Key: "xuanwu", Default: design.Colour{R: 0x6B, G: 0x44, B: 0x23}},
		{Key: "baihu", Default: design.Colour{R: 0xA8, G: 0xA9, B: 0xAD}},
		{Key: "qinglong", Default: design.Colour{R: 0x1E, G: 0x7B, B: 0x3A}},
		{Key: "zhuque", Default: design.Colour{R: 0xC1, G: 0x27, B: 0x2D}},
		{Key: "qilin", Default: design.Colour{R: 0xE8, G: 0x73, B: 0x1A}},
		{Key: "pixiu", Default: design.Colour{R: 0x6A, G: 0x3D, B: 0x9A}},
		{Key: "feilian", Default: design.Colour{R: 0x8E, G: 0xC6, B: 0xE6}},
		{Key: "shan", Default: design.Colour{R: 0x5A, G: 0x4A, B: 0x3A}},
		{Key: "hai", Default: design.Colour{R: 0x1F, G: 0x5F, B: 0xA8}},
		{Key: boxColour, Default: design.Colour{R: 0x1A, G: 0x1A, B: 0x1A}},
		{Key: lidColour, Default: design.Colour{R: 0x1A, G: 0x1A, B: 0x1A}},
		{Key: lidInlay, Default: design.Colour{R: 0xD4, G: 0xA0, B: 0x17}},
	}
}
