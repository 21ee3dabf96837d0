package game

import (
	"errors"
	"slices"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Barred returns the acts that a tile would have but for a rule, by rows. For a tile of the hand these are the hexes of the
// realm and beside it; for an own creature where its power would lead if touch, gates, landscape and other creatures were
// no hindrance, and the empty hexes beside it; for the opponent's the hexes about the lifter beside it, else about itself.
func (g position) Barred(tile string) ([]rules.Refusal, error) {
	t, err := g.tile(tile)
	if err != nil {
		return nil, err
	}
	var out []rules.Refusal
	for _, h := range g.hexesFor(t) {
		a := g.bring(t, h)
		var v *rules.Violation
		if _, err := g.p.Move(a); errors.As(err, &v) {
			out = append(out, rules.Refusal{Act: actOf(a), By: v})
		}
	}
	return out, nil
}

// bring returns the act of bringing a tile to a hex.
func (g position) bring(t shanhai.Tile, to hex.Hex) shanhai.Act {
	if t.Land != creature.None {
		return shanhai.Act{Type: shanhai.PlaceLandscape, Land: t.Land, To: to}
	}
	if from, in := g.p.Find(t.Creature); in {
		return shanhai.Act{Type: shanhai.Relocate, Creature: t.Creature, From: from, To: to}
	}
	return shanhai.Act{Type: shanhai.Introduce, Creature: t.Creature, To: to}
}

// hexesFor returns where a player might think that a tile goes.
func (g position) hexesFor(t shanhai.Tile) []hex.Hex {
	from, in := g.p.Find(t.Creature)
	switch {
	case t.Land != creature.None || !in:
		return g.around()
	case t.Creature.Owner == g.p.ToMove():
		return g.p.Ambit(t.Creature)
	}
	return g.aboutLifters(from)
}

// around returns the hexes of the realm and those beside it; of an empty realm the hex in its middle.
func (g position) around() (out []hex.Hex) {
	if len(g.p.Tiles()) == 0 {
		return []hex.Hex{{}}
	}
	seen := map[hex.Hex]bool{}
	for _, t := range g.p.Tiles() {
		for _, h := range append(neighbors(t.Hex), t.Hex) {
			if !seen[h] {
				seen[h] = true
				out = append(out, h)
			}
		}
	}
	slices.SortFunc(out, byRow)
	return out
}

// aboutLifters returns the hexes beside the player's FeiLian and PiXiu that are next to a creature, without its own; if
// none is, the hexes beside the creature.
func (g position) aboutLifters(from hex.Hex) []hex.Hex {
	var out []hex.Hex
	for _, k := range [2]creature.Kind{creature.FeiLian, creature.PiXiu} {
		at, in := g.p.Find(shanhai.Creature{Owner: g.p.ToMove(), Kind: k, Number: 1})
		if in && at.Distance(from) == 1 {
			out = append(out, neighbors(at)...)
		}
	}
	if len(out) == 0 {
		out = neighbors(from)
	}
	slices.SortFunc(out, byRow)
	out = slices.Compact(out)
	return slices.DeleteFunc(out, func(h hex.Hex) bool { return h == from })
}

func neighbors(h hex.Hex) []hex.Hex {
	n := h.Neighbors()
	return n[:]
}

// byRow orders hexes by rows from the north, each from the west.
func byRow(a, b hex.Hex) int {
	if a.R != b.R {
		return a.R - b.R
	}
	return a.Q - b.Q
}
