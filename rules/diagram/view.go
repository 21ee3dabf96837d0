// Package diagram draws positions: as an SVG document, as a PNG picture and as text for a terminal. It knows no game: what
// a tile looks like is told by an Art, where one is handed in.
package diagram

import (
	"slices"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// View is what a diagram shows. Of what is left empty nothing is shown.
type View struct {
	Players []string     // in the order of the game's Players: the first has light tiles, the second dark ones
	Cells   []rules.Cell // what lies on the table
	Hand    []rules.InHand
	Coming  []rules.Tile // that moves bring from the hand, by the names that the moves call them

	Last      *rules.Act  // the move that led here: an arrow, or an arrival from the hand
	Allowed   []rules.Act // moves that can be: arrows to a dot
	Forbidden []rules.Act // moves that can't be: arrows with a cross
	Moves     []Moves     // all that tiles can do: outlines and dots
	Faults    []hex.Hex   // where something is wrong

	Language string // of what the diagram itself says, e.g. "zh-Hant"; English where there is none

	ToMove  string   // one of the Players
	Turn    string   // what is said beside the mark of who is to move, e.g. "White to move"
	Remarks []string // further lines above who is to move
	Caption string
	Notes   []string // further lines beneath it
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

// signs returns what the hexes are marked with.
func (v View) signs() map[hex.Hex]sign {
	out := map[hex.Hex]sign{}
	put := func(s sign, at ...hex.Hex) {
		for _, h := range at {
			out[h] = max(out[h], s)
		}
	}
	put(targetSign, append(ends(v.Allowed), v.Targets()...)...)
	put(fromSign, append(begins(v.Allowed), v.Chosen()...)...)
	put(fromSign, append(begins(v.last()), begins(v.Forbidden)...)...)
	put(toSign, ends(v.last())...)
	put(forbiddenSign, ends(v.Forbidden)...)
	put(faultSign, v.Faults...)
	return out
}

// last lists the last move, if there is one.
func (v View) last() []rules.Act {
	if v.Last == nil {
		return nil
	}
	return []rules.Act{*v.Last}
}

// begins lists the hexes that moves leave.
func begins(acts []rules.Act) []hex.Hex {
	var out []hex.Hex
	for _, a := range acts {
		if a.From != nil {
			out = append(out, *a.From)
		}
	}
	return out
}

// ends lists the hexes that moves lead to.
func ends(acts []rules.Act) []hex.Hex {
	var out []hex.Hex
	for _, a := range acts {
		if a.To != nil {
			out = append(out, *a.To)
		}
	}
	return out
}

// marked lists the hexes that something points at, with repetitions.
func (v View) marked() []hex.Hex {
	acts := slices.Concat(v.last(), v.Allowed, v.Forbidden)
	return slices.Concat(v.Targets(), v.Chosen(), begins(acts), ends(acts), v.Faults)
}

// stacks returns the tiles by hex.
func (v View) stacks() map[hex.Hex][]rules.Tile {
	out := map[hex.Hex][]rules.Tile{}
	for _, c := range v.Cells {
		out[c.Hex] = append(out[c.Hex], c.Tiles...)
	}
	return out
}
