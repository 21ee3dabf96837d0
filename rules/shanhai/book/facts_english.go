package book

import (
	"strings"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// fact words an option or a fact in English.
func fact(name, value string) string {
	if owner, is := strings.CutPrefix(name, "memory "); is {
		return remembers(owner, value)
	}
	switch name {
	case "advanced":
		return withAdvanced(value)
	case "landscape":
		if strings.EqualFold(value, "none") {
			return "no landscape is placed"
		}
		return "landscape is placed every " + value + " turns"
	case "first":
		if p, ok := shanhai.ReadPlayer(value); ok {
			return p.In(rules.English) + " goes first"
		}
	case "last":
		return "the last to move was " + mover(value)
	case "drawn":
		if t, err := shanhai.Notation().ReadTile(value); err == nil && t.Land != creature.None {
			return "a " + shanhai.KindName(t.Land).In(rules.English) + " is drawn"
		}
	}
	return settled()[name+": "+strings.ToLower(value)]
}

// settled are options that are one of two words.
func settled() map[string]string {
	return map[string]string{
		"opening: free": "any tile may come first", "opening: tournament": "YingLong may not come first",
		"ring: creatures": "bare landscape leaves the ring around a YingLong open", "ring: landscape": "bare landscape closes the ring around a YingLong",
		"repetition: draw": "a position that stands for the third time is a draw", "repetition: off": "a position may come back for ever",
	}
}

func withAdvanced(value string) string {
	switch strings.ToLower(value) {
	case "all":
		return "all advanced tiles are in the game"
	case "none":
		return "no advanced tiles are in the game"
	}
	if list := kindNames(value); list != "" {
		return "only these advanced tiles are in the game: " + list
	}
	return ""
}

func remembers(owner, letters string) string {
	p, ok := shanhai.ReadPlayer(owner)
	list := kindNames(letters)
	if !ok || list == "" {
		return ""
	}
	return p.In(rules.English) + " PiXiu remembers " + list
}

// kindNames names the creatures of some letters.
func kindNames(letters string) string {
	list, err := shanhai.Notation().ReadKinds(letters)
	if err != nil {
		return ""
	}
	var names []string
	for _, k := range list {
		names = append(names, k.Name())
	}
	return strings.Join(names, ", ")
}

// mover names the tile or the hex of a fact.
func mover(value string) string {
	t, err := shanhai.Notation().ReadTile(value)
	switch {
	case err != nil:
		return "the tile on " + value
	case t.Land != creature.None:
		return "the " + shanhai.KindName(t.Land).In(rules.English)
	case t.Creature.Kind.Count() == 1 || t.Creature.Number == 0:
		return t.Creature.Owner.In(rules.English) + " " + t.Creature.Kind.Name()
	}
	return t.Creature.In(rules.English)
}
