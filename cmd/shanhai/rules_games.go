package main

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	shanhaigame "shanhai/rules/shanhai/game"

	"github.com/spf13/cobra"
)

// knownGames are the games that scripts may name.
func knownGames() check.Games { return check.Games{shanhaigame.New()} }

// gameNamed returns the game that --game names.
func gameNamed(name string) (rules.Game, error) {
	games := knownGames()
	if game, known := games.Find(name); known {
		return game, nil
	}
	names := games.Names()
	return nil, usageErrorf("--game: unknown game %q%s; allowed: %s", name, nearest(name, names, ""), strings.Join(names, ", "))
}

// knownRulesCommand refuses a word that is none of the commands below rules.
func knownRulesCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	return usageErrorf("unknown command %q%s; allowed: rules %s", "rules "+args[0], nearest(args[0], names, "rules "), strings.Join(names, ", rules "))
}
