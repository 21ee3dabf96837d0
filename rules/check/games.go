package check

import "shanhai/rules"

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

// Names returns the names of the games.
func (g Games) Names() []string {
	names := make([]string, len(g))
	for i, game := range g {
		names[i] = game.Name()
	}
	return names
}
