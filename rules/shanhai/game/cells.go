package game

import (
	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

func (g position) Cells() []rules.Cell { return cellsOf(g.p.Tiles()) }

// cellsOf gathers tiles that come by their hexes, on one hex from the bottom up.
func cellsOf(tiles []shanhai.Tile) []rules.Cell {
	var out []rules.Cell
	for _, t := range tiles {
		if n := len(out); n == 0 || out[n-1].Hex != t.Hex {
			out = append(out, rules.Cell{Hex: t.Hex})
		}
		c := &out[len(out)-1]
		c.Tiles = append(c.Tiles, drawn(t))
	}
	return out
}

// drawn returns a tile as it is drawn.
func drawn(t shanhai.Tile) rules.Tile {
	if k := t.Land; k != creature.None {
		return rules.Tile{Name: nameOf(t), Kind: k.Key(), Text: k.Chinese()}
	}
	k := t.Creature.Kind
	return rules.Tile{Name: nameOf(t), Owner: t.Creature.Owner.String(), Kind: k.Key(), Text: k.Chinese()}
}

// Off returns what is yet to come; landscape only in a game that places it.
func (g position) Off() []rules.InHand {
	var out []rules.InHand
	for _, p := range [2]shanhai.Player{shanhai.White, shanhai.Black} {
		for _, k := range creature.Creatures() {
			out = g.inHand(out, shanhai.Tile{Creature: shanhai.Creature{Owner: p, Kind: k, Number: 1}})
		}
	}
	if g.p.Options().LandscapeInterval == 0 {
		return out
	}
	for _, k := range creature.Landscapes() {
		out = g.inHand(out, shanhai.Tile{Land: k})
	}
	return out
}

// inHand appends the tiles like t that are yet to come, if any.
func (g position) inHand(out []rules.InHand, t shanhai.Tile) []rules.InHand {
	kind := t.Land
	if kind == creature.None {
		kind = t.Creature.Kind
	}
	n := g.p.InHand(t.Creature.Owner, kind)
	if n == 0 {
		return out
	}
	tile := drawn(t)
	if kind != t.Land {
		tile.Name = string([]byte{t.Creature.Owner.Letter(), kind.Letter()})
	}
	return append(out, rules.InHand{Tile: tile, Count: n})
}

// Tile returns the tile of a name, also of one that this game was agreed to go without.
func (g position) Tile(name string) (rules.Tile, bool) {
	t, err := shanhai.Notation().ReadTile(name)
	if err != nil {
		return rules.Tile{}, false
	}
	tile := drawn(t)
	tile.Name = name
	return tile, true
}
