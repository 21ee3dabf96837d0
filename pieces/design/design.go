// Package design holds what a maker can choose about a set of pieces, and the
// one table of settings from which flags, the TOML file, help texts, web
// controls and range errors all come. It knows no game: the names of pieces
// and colours come in as a Catalogue.
package design

import (
	"slices"
	"strings"

	"shanhai/pieces/print"
)

// Variant tells which player's pieces are made.
type Variant string

// The variants.
const (
	VariantBlack Variant = "black"
	VariantWhite Variant = "white"
	VariantBoth  Variant = "both"
)

// Names lists the players' names that the variant stands for: "black", "white" or both.
func (v Variant) Names() []string {
	if v == VariantBoth {
		return []string{string(VariantBlack), string(VariantWhite)}
	}
	return []string{string(v)}
}

// Format is a kind of file that a build writes.
type Format string

// The formats.
const (
	Format3MF Format = "3mf"
	FormatSTL Format = "stl"
)

// Style is the way a glyph is put into a tile.
type Style string

// The styles.
const (
	StyleInlay    Style = "inlay"    // a second body, flush with the face
	StyleEngraved Style = "engraved" // a recess, one filament
	StyleSkin     Style = "skin"     // the last layers in a second filament, cut through
	StyleCarved   Style = "carved"   // cut as a chisel would, one filament
)

// Face tells how a tile lies on the bed.
type Face string

// The faces.
const (
	FaceAuto Face = "auto" // as the style prints best
	FaceDown Face = "down"
	FaceUp   Face = "up"
)

// GlyphFit tells how a maker's drawing is sized.
type GlyphFit string

// The fits.
const (
	FitCircle GlyphFit = "circle" // scaled and centred to fill the tile's glyph circle
	FitKeep   GlyphFit = "keep"   // in its own millimetres
)

// Back tells what the face behind the glyph bears.
type Back string

// The backs.
const (
	BackNone Back = "none"
	BackName Back = "name" // the piece's name in characters, engraved
)

// Change tells how the filament is changed in the skin style.
type Change string

// The changes.
const (
	ChangePause    Change = "pause"    // the printer stops, the maker swaps the spool
	ChangeFilament Change = "filament" // the printer's unit swaps it
)

// Slicer names a program that the files are written for.
type Slicer string

// The slicers.
const (
	SlicerBambu Slicer = "bambu" // Bambu Studio and OrcaSlicer
	SlicerPrusa Slicer = "prusa" // PrusaSlicer's files in addition
)

// Nozzle is a nozzle's diameter in mm as it is written: "0.4" or "0.2".
type Nozzle string

// The nozzles.
const (
	Nozzle04 Nozzle = "0.4"
	Nozzle02 Nozzle = "0.2"
)

// MM returns the diameter in mm.
func (n Nozzle) MM() float64 {
	if n == Nozzle02 {
		return 0.2
	}
	return 0.4
}

// Layer returns the layer height in mm of the printer maker's standard process: half the diameter.
func (n Nozzle) Layer() float64 { return n.MM() / 2 }

// Colour is an sRGB colour.
type Colour = print.Colour

// Design is a whole choice. Take one from Draft.Finish; its maps and slices
// are the taker's own.
type Design struct {
	Out     string   // folder that the set's folder is made in
	Variant Variant  // whose pieces
	Pieces  []string // keys of the pieces to make, in the catalogue's order
	Formats []Format // in the table's order

	Size       float64 // mm across the flats of a tile
	Thickness  float64 // mm, whole layers
	Chamfer    float64 // mm at the rim, 45 degrees
	Style      Style
	InlayDepth float64 // mm, whole layers; 0 where the colours decide piece by piece
	Face       Face
	BothFaces  bool // the glyph on the underside too
	Back       Back

	GlyphFit    GlyphFit
	GlyphRotate float64 // degrees, counter-clockwise; all glyphs
	Font        string  // path of the font of glyphs that are text; empty for the built-in one

	Printer  string // key, e.g. "a1"
	Nozzle   Nozzle
	Filament string // name of the filament preset
	Infill   int    // percent
	Change   Change
	Slicer   Slicer

	LidClearance  float64 // mm a side
	WellClearance float64 // mm a side

	Count map[string]int    // of every piece of the catalogue
	Color map[string]Colour // of every colour key of the catalogue
	Glyph map[string]string // path of the maker's own drawing, or text (GlyphText), by piece

	DryRun bool // report, write nothing

	places map[string]string // where settings and entries of tables were said
}

// Place returns where a setting was said, "--size" or "set.toml:3:1: size", of a
// table an entry; one that was not said is named by its key.
func (d Design) Place(key, entry string) string {
	for _, said := range []string{key + "." + entry, key} {
		if place, ok := d.places[said]; ok {
			return place
		}
	}
	return key
}

// Has tells whether files of format f are wanted.
func (d Design) Has(f Format) bool { return slices.Contains(d.Formats, f) }

// Makes tells whether the piece is wanted.
func (d Design) Makes(piece string) bool { return slices.Contains(d.Pieces, piece) }

// FaceDown tells whether the glyph's face lies on the bed. Left open, an inlay
// is printed face down (its face is as smooth as the bed), the others face up.
func (d Design) FaceDown() bool {
	if d.Face == FaceAuto {
		return d.Style == StyleInlay
	}
	return d.Face == FaceDown
}

// BackDepth returns how deep in mm the back is engraved: deep enough to be seen in one
// colour, in whole layers of the nozzle; 0 for none.
func (d Design) BackDepth() float64 {
	switch {
	case d.Back != BackName:
		return 0
	case d.Nozzle == Nozzle02:
		return 0.4
	}
	return 0.6
}

// glyphTextPrefix begins a glyph that is characters instead of a file.
const glyphTextPrefix = "text:"

// GlyphText returns the characters of a glyph that is text; false if it is a path.
func GlyphText(glyph string) (string, bool) { return strings.CutPrefix(glyph, glyphTextPrefix) }
