package game

import (
	"cmp"
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

// tile reads a tile. One without a number is the only one of its kind that it can be: in the realm, or the next in hand.
func (g position) tile(text string) (shanhai.Tile, error) {
	t, err := shanhai.Notation().ReadTile(text)
	if err != nil || t.Land != creature.None || t.Creature.Number != 0 {
		return t, err
	}
	can := g.meantBy(t.Creature)
	if len(can) > 1 {
		fault := rules.Expected(1, text, g.told(can))
		fault.Nearest = g.name(can[0])
		return t, fault
	}
	t.Creature.Number = 1
	if len(can) == 1 {
		t.Creature = can[0]
	}
	return t, nil
}

// meantBy lists the tiles that a creature without a number can be: those in the realm and the next in hand.
func (g position) meantBy(c shanhai.Creature) (out []shanhai.Creature) {
	for c.Number = 1; c.Number <= g.p.Options().Supply(c.Kind); c.Number++ {
		out = append(out, c)
		if _, in := g.p.Find(c); !in {
			break
		}
	}
	return out
}

// told tells of tiles where they are, e.g. "wX1 (in the realm) or wX2 (in the hand)".
func (g position) told(tiles []shanhai.Creature) (out rules.Phrase) {
	for i, c := range tiles {
		one := rules.Say("%s (in the hand)", "%s（在手上）", g.name(c))
		if _, in := g.p.Find(c); in {
			one = rules.Say("%s (in the realm)", "%s（在境界裡）", g.name(c))
		}
		if i == 0 {
			out = one
		} else {
			out = rules.Say("%v or %v", "%v或%v", out, one)
		}
	}
	return out
}

// name writes a creature as the notation does.
func (g position) name(c shanhai.Creature) string {
	return shanhai.Notation().Creature(c)
}
