package check

import (
	"strings"

	"shanhai/rules"
)

// otherTurn adds to a reason that a tile, as the notation names it, is not the player's whose turn it is; nothing if it is,
// if the player can bring it all the same, or if the reason says so already.
func otherTurn(p rules.Position, tile, why string) string {
	owner := ownerOf(p, tile)
	if owner == "" || owner == p.ToMove() || p.Result().Over() || strings.Contains(why, "turn of") {
		return why
	}
	if acts, err := p.ActsOf(tile); err != nil || len(acts) > 0 {
		return why
	}
	return why + "; it is the turn of " + p.ToMove()
}

// ownerOf returns whose a tile is; empty if it is nobody's or unknown.
func ownerOf(p rules.Position, tile string) string {
	for _, cell := range p.Cells() {
		for _, t := range cell.Tiles {
			if t.Name == tile {
				return t.Owner
			}
		}
	}
	for _, in := range p.Off() {
		if in.Tile.Name == strings.TrimRight(tile, "0123456789") {
			return in.Tile.Owner
		}
	}
	return ""
}

// nameOf returns what the notation calls the tile of an author's word, as far as an act of it tells; else the word.
func nameOf(p rules.Position, word string) string {
	if word == "" {
		return word
	}
	if acts, err := p.ActsOf(word); err == nil && len(acts) > 0 {
		return acts[0].Tile
	}
	if barred, err := p.Barred(word); err == nil && len(barred) > 0 {
		return barred[0].Act.Tile
	}
	return word
}
