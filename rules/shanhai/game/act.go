package game

import (
	"cmp"
	"fmt"
	"slices"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// meant returns the engine's form of an act; an act that no position of this game gave is none, which no rule allows.
func meant(a rules.Act) shanhai.Act {
	act, _ := a.Means.(shanhai.Act)
	return act
}

// actOf returns an act in the words of a diagram.
func actOf(a shanhai.Act) rules.Act {
	out := rules.Act{Means: a}
	if a.Type == shanhai.Forfeit {
		return out
	}
	to := a.To
	out.To, out.Tile = &to, nameOf(shanhai.Tile{Creature: a.Creature, Land: a.Land})
	if a.Type == shanhai.Relocate {
		from := a.From
		out.From = &from
	}
	return out
}

// nameOf writes a tile, e.g. "wQ1" or "M".
func nameOf(t shanhai.Tile) string {
	if t.Land != creature.None {
		return string(t.Land.Letter())
	}
	return shanhai.Notation().Creature(t.Creature)
}

// Acts returns the legal acts by tile, white's first, landscape last, and each tile's by rows from the north. Introduced on
// an empty realm a creature may go anywhere; 0,0 stands for it.
func (g position) Acts() []rules.Act {
	acts := g.p.Acts()
	slices.SortFunc(acts, compare)
	out := make([]rules.Act, len(acts))
	for i, a := range acts {
		out[i] = actOf(a)
	}
	return out
}

// compare orders acts.
func compare(a, b shanhai.Act) int {
	return cmp.Or(cmp.Compare(a.Land, b.Land), cmp.Compare(a.Creature.Owner, b.Creature.Owner),
		cmp.Compare(a.Creature.Kind, b.Creature.Kind), cmp.Compare(a.Creature.Number, b.Creature.Number),
		cmp.Compare(a.To.R, b.To.R), cmp.Compare(a.To.Q, b.To.Q))
}

func (g position) ActsOf(tile string) ([]rules.Act, error) {
	t, err := g.tile(tile)
	if err != nil {
		return nil, err
	}
	var out []rules.Act
	for _, a := range g.Acts() {
		if m := meant(a); m.Type != shanhai.Forfeit && m.Land == t.Land && m.Creature == t.Creature {
			out = append(out, a)
		}
	}
	return out, nil
}

// tile reads a tile. One without a number is the only one of its kind in the realm or, if there is none, the next in hand.
func (g position) tile(text string) (shanhai.Tile, error) {
	t, err := shanhai.Notation().ReadTile(text)
	if err != nil || t.Land != creature.None || t.Creature.Number != 0 {
		return t, err
	}
	var lie []shanhai.Creature
	for n := 1; n <= t.Creature.Kind.Count(); n++ {
		c := t.Creature
		c.Number = n
		if _, in := g.p.Find(c); in {
			lie = append(lie, c)
		}
	}
	switch len(lie) {
	case 0:
		t.Creature.Number = 1
	case 1:
		t.Creature = lie[0]
	default:
		want := fmt.Sprintf("a number after the tile, for %d of its kind are in the realm", len(lie))
		return t, rules.NewSyntaxError(len(text)+1, "", want)
	}
	return t, nil
}
