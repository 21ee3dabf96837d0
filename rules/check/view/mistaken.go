package view

import (
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
)

// mistaken crosses the hexes that a list of moves, which is said to be false, has too many.
func mistaken(v *diagram.View, m diagram.Moves, s check.Scene) {
	for _, h := range s.Mistaken {
		v.Forbidden = append(v.Forbidden, rules.Act{Tile: m.Tile, From: m.From, To: &h})
	}
}
