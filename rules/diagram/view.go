// Package diagram draws positions: as an SVG document, as a PNG picture and as text for a terminal. It knows no game: what
// a tile looks like is told by an Art, where one is handed in.
package diagram

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// View is what a diagram shows. Of what is left empty nothing is shown.
type View struct {
	Players []string     // in the order of the game's Players: the first has light tiles, the second dark ones
	Cells   []rules.Cell // what lies on the table
	Hand    []rules.InHand

	Last      *rules.Act // the move that led here: an arrow, or an arrival from the hand
	Forbidden *rules.Act // a move that can't be: an arrow with a cross
	Targets   []hex.Hex  // where a tile may go: dots
	Faults    []hex.Hex  // where something is wrong

	ToMove  string // one of the Players
	Turn    string // what is said beside the mark of who is to move, e.g. "White to move"
	Caption string
	Labels  Labels
}

// Labels says what is written on the hexes.
type Labels uint8

// What can be written on the hexes.
const (
	NoLabels    Labels = iota
	Coordinates        // axial coordinates
	Names              // what the notation calls the tiles
)

// sign is what a hex is marked with in a text.
type sign uint8

// The signs; a later one hides an earlier one.
const (
	noSign sign = iota
	targetSign
	fromSign
	toSign
	forbiddenSign
	faultSign
)

// signs returns what the hexes are marked with.
func (v View) signs() map[hex.Hex]sign {
	out := map[hex.Hex]sign{}
	put := func(s sign, at ...hex.Hex) {
		for _, h := range at {
			out[h] = max(out[h], s)
		}
	}
	put(targetSign, v.Targets...)
	put(fromSign, from(v.Last)...)
	put(toSign, to(v.Last)...)
	put(fromSign, from(v.Forbidden)...)
	put(forbiddenSign, to(v.Forbidden)...)
	put(faultSign, v.Faults...)
	return out
}

// from lists the hex where a move begins, if there is one.
func from(a *rules.Act) []hex.Hex {
	if a == nil || a.From == nil {
		return nil
	}
	return []hex.Hex{*a.From}
}

// to lists the hex where a move ends, if there is one.
func to(a *rules.Act) []hex.Hex {
	if a == nil || a.To == nil {
		return nil
	}
	return []hex.Hex{*a.To}
}

// marked lists the hexes that something points at, with repetitions.
func (v View) marked() []hex.Hex {
	out := append([]hex.Hex{}, v.Targets...)
	out = append(append(out, from(v.Last)...), to(v.Last)...)
	out = append(append(out, from(v.Forbidden)...), to(v.Forbidden)...)
	return append(out, v.Faults...)
}

// stacks returns the tiles by hex.
func (v View) stacks() map[hex.Hex][]rules.Tile {
	out := map[hex.Hex][]rules.Tile{}
	for _, c := range v.Cells {
		out[c.Hex] = append(out[c.Hex], c.Tiles...)
	}
	return out
}
