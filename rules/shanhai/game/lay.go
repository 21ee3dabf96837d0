package game

import (
	"cmp"
	"slices"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Lay returns the tiles of a layout by rows as they are laid, whether or not a position can be so.
func (ShanHai) Lay(l rules.Layout) []rules.Cell {
	setup, _, err := shanhai.ReadSetup(l.Text.Text)
	if err != nil {
		setup.Tiles = nil
	}
	tiles := setup.Tiles
	for _, at := range l.Tiles {
		if t, err := shanhai.Notation().ReadTile(at.Tile.Text); err == nil {
			t.Hex = at.Hex
			tiles = append(tiles, t)
		}
	}
	slices.SortStableFunc(tiles, func(a, b shanhai.Tile) int {
		return cmp.Or(cmp.Compare(a.Hex.R, b.Hex.R), cmp.Compare(a.Hex.Q, b.Hex.Q))
	})
	return unnumbered(cellsOf(tiles))
}

// unnumbered leaves out the numbers that nobody has given.
func unnumbered(cells []rules.Cell) []rules.Cell {
	for _, c := range cells {
		for i := range c.Tiles {
			c.Tiles[i].Name = strings.TrimSuffix(c.Tiles[i].Name, "0")
		}
	}
	return cells
}
