package check

import (
	"slices"
	"strings"

	"shanhai/rules"
)

// Games are the games that scripts may name.
type Games []rules.Game

// Find returns the game of a name.
func (g Games) Find(name string) (rules.Game, bool) {
	for _, game := range g {
		if game.Name() == name {
			return game, true
		}
	}
	return nil, false
}

// titled returns the name of the game whose title a text is, or a word of it, 山海 or ShanHai Realm; empty if it is that of none.
func (g Games) titled(text string) string {
	for _, game := range g {
		if slices.ContainsFunc(append(strings.Fields(game.Title()), game.Title()), func(word string) bool { return strings.EqualFold(word, text) }) {
			return game.Name()
		}
	}
	return ""
}

// Names returns the names of the games.
func (g Games) Names() []string {
	names := make([]string, len(g))
	for i, game := range g {
		names[i] = game.Name()
	}
	return names
}
