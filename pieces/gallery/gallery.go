// Package gallery pictures a set of pieces as it will look in its filaments:
// one piece, the whole set laid out, a contact sheet, a piece in every style,
// the open box with its tiles. It knows no game and no file system: what a game
// wants shown in which order comes in as an Arrangement.
//
// A picture has the same bytes on every machine.
package gallery

import (
	"errors"
	"fmt"

	"shanhai/pieces"
	"shanhai/pieces/print"
)

// Exhibition is a set in one design, ready to be pictured.
type Exhibition struct {
	Set     pieces.Set
	Colours map[string]print.Colour // of the filaments, by the key that parts name
	Layer   float64                 // mm, the height of the print's layers; 0 shows none
	Name    string                  // of the design, where several hang side by side
	Order   Arrangement
}

// Arrangement says how a game's set is shown.
type Arrangement struct {
	Table []string // groups of pieces, from the table's far side to the near one
	Boxes []Packing
}

// Packing says how the tiles lie in a box. The first object of the box's piece
// is the box, the second its lid, if it has one.
type Packing struct {
	Box   string // key of its piece
	Deep  int    // tiles that a well holds
	Wells []Well
}

// Well is a place in a box for a stack of tiles.
type Well struct {
	X, Y, Z float64 // mm, the middle of its floor in the box's own frame
	Tiles   []Tile  // from the bottom up
}

// Tile names a piece of the set.
type Tile struct{ Group, Key string }

// Show is what a picture shows.
type Show uint8

// The shows.
const (
	Table    Show = iota // all tiles laid out, group by group
	Portrait             // every piece side by side, as one holds it
	Sheet                // every piece from above over its name
	OpenBox              // a box with its tiles, its lid beside it
	Styles               // the same pieces in several designs, side by side
)

// Progress is told of every step: how many of all are done, and which is next.
type Progress func(done, total int, what string)

// ErrNothing tells that the set has no piece that the picture is of.
var ErrNothing = errors.New("no piece to show")

// PieceError is an error that a piece's design is to blame for.
type PieceError struct{ Err error }

func (e *PieceError) Error() string { return e.Err.Error() }
func (e *PieceError) Unwrap() error { return e.Err }

// BadInput tells that another design would do.
func (e *PieceError) BadInput() bool { return true }

// packing finds how a box is filled; "" is the first one that the set has.
func (e *Exhibition) packing(box string) (Packing, error) {
	for _, p := range e.Order.Boxes {
		if (box == "" || box == p.Box) && e.has(p.Box) {
			return p, nil
		}
	}
	return Packing{}, fmt.Errorf("%w: no such box is among the pieces", ErrNothing)
}

func (e *Exhibition) has(key string) bool {
	for _, p := range e.Set.Pieces {
		if p.Key == key {
			return true
		}
	}
	return false
}
