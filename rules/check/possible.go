package check

import (
	"slices"
	"strings"

	"shanhai/rules"
)

// possible says what could be done instead of an act: come to the same hex in another way, else what the tile can do, or else one of
// its kind, or else what others can.
func possible(p rules.Position, act rules.Act) string {
	if p.Result().Over() {
		return "nothing: the game is over"
	}
	acts := actsLike(p, act)
	if len(acts) == 0 {
		return otherActs(p, act)
	}
	if same, found := endingAlike(acts, act); found {
		return p.Spell(same)
	}
	return listed(spellings(p, acts), " or ")
}

// actsLike lists the legal acts of the tile of an act or, if that is yet to come and has none, of one of its kind that is as well.
func actsLike(p rules.Position, act rules.Act) []rules.Act {
	if act.Tile == "" {
		return nil
	}
	acts, err := p.ActsOf(act.Tile)
	if err != nil || len(acts) > 0 || act.From != nil {
		return acts
	}
	for _, a := range p.Acts() {
		if a.From == nil && a.Tile != "" && kindIn(a.Tile) == kindIn(act.Tile) {
			acts = append(acts, a)
		}
	}
	return acts
}

// kindIn returns the name of a tile without its number.
func kindIn(tile string) string { return strings.TrimRight(tile, "0123456789") }

// endingAlike finds the act that ends where another does.
func endingAlike(acts []rules.Act, like rules.Act) (rules.Act, bool) {
	i := slices.IndexFunc(acts, func(a rules.Act) bool { return like.To != nil && a.To != nil && *a.To == *like.To })
	if i < 0 {
		return rules.Act{}, false
	}
	return acts[i], true
}

// otherActs says what there is to do when the tile of an act can do nothing.
func otherActs(p rules.Position, act rules.Act) string {
	acts := p.Acts()
	if len(acts) == 0 {
		return ""
	}
	example, found := endingAlike(acts, act)
	if !found {
		example = acts[0]
	}
	neutral := func(a rules.Act) bool { return a.Tile != "" && ownerOf(p, a.Tile) == "" }
	switch {
	case example.Tile == "":
		return p.Spell(example)
	case !slices.ContainsFunc(acts, func(a rules.Act) bool { return !neutral(a) }):
		return listed(tilesOfActs(acts), " or ") + " and a place, such as " + p.Spell(example)
	case act.From != nil && ownerOf(p, act.Tile) == p.ToMove():
		return act.Tile + " has no legal act; others have, such as " + p.Spell(example)
	}
	return "an act of " + p.ToMove() + ", such as " + p.Spell(example)
}

// tilesOfActs names the tiles of acts, each once.
func tilesOfActs(acts []rules.Act) []string {
	var names []string
	for _, a := range acts {
		if !slices.Contains(names, a.Tile) {
			names = append(names, a.Tile)
		}
	}
	return names
}
