// Package pieces says what a set consists of: kinds of piece, how many of each,
// which bodies in which colours. It knows no file format and no game; each game
// has its own set in a package below.
package pieces

import (
	"shanhai/inscriptions/planar"
	"shanhai/internal/saying"
	"shanhai/models"
	"shanhai/models/mesh"
)

// Set is everything that can be made for one game and one design.
type Set struct {
	Name        string // of its folder, e.g. "shanhai"
	Title       string // of the game
	Designer    string
	Description string
	License     string

	Pieces  []Piece
	Bundles []Bundle
}

// Piece is one kind of piece in one variant.
type Piece struct {
	Key   string // e.g. "yinglong"
	Group string // its folder within the set's, e.g. "black"; may be empty
	Title string // e.g. "YingLong, black"
	Count int    // how many copies of every object
	// Together lays all objects on one plate; else each kind has its own.
	Together bool
	// Objects makes the piece's bodies. It may be called from any goroutine.
	Objects func() ([]Object, error)
	// Advice says what would fit a bed that an object does not fit;
	// nil where the slicer's own limits say it all.
	Advice func(models.Bed) saying.Line
}

// Object is one physical thing that prints as a whole.
type Object struct {
	Name   string
	Parts  []Part
	Change *Change // of filament, for all that lies above a height
	// FaceDown tells that the side to be seen lies on the bed; pictures turn
	// the object over.
	FaceDown bool
	// Look holds the bodies in the colours in which they come off the printer,
	// where a change makes these differ from Parts.
	Look []Part
	// Remarks finds what Notes tells; nil for nothing. To look takes longer than
	// to make most bodies, so that a picture need not.
	Remarks func() []saying.Line
}

// Notes tells what the object's maker may not have meant.
func (o Object) Notes() []saying.Line {
	if o.Remarks == nil {
		return nil
	}
	return o.Remarks()
}

// Height returns the object's height in mm; it stands on z = 0.
func (o Object) Height() float64 {
	var top int32
	for _, part := range o.Parts {
		top = max(top, part.Mesh.Bounds().Max.Z)
	}
	return planar.MM(int64(top))
}

// Part is one body in one colour, named by its key.
type Part struct {
	Name   string // e.g. "base"; unique within a piece
	Mesh   *mesh.Mesh
	Colour string
}

// Change is a change of filament at a height.
type Change struct {
	Z      float64 // mm: what lies above is printed in Colour
	Colour string
	Pause  bool // the printer stops for the maker to change it
}

// Seen returns the bodies as they look when printed.
func (o Object) Seen() []Part {
	if o.Look != nil {
		return o.Look
	}
	return o.Parts
}

// Bundle is one project of several pieces.
type Bundle struct {
	File   string // without folder and extension, e.g. "shanhai-black"
	Title  string
	Pieces []int // indices into Set.Pieces
}
