package view

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
)

// standing says how the game stands: by the players' word, by the rules, or who is to move.
func (s Shot) standing(v *diagram.View, p rules.Position, agreed check.Agreement) {
	switch r := p.Result(); {
	case agreed.By != "":
		v.ToMove, v.Turn = agreed.Result.Winner, agreement(v.Players, agreed)
	case r.Over():
		v.ToMove, v.Turn = r.Winner, outcome(s.report.Game, r)
	}
}

// agreement words how the players ended a game.
func agreement(players []string, a check.Agreement) string {
	won := diagram.Capital(a.Result.Winner) + " has won"
	switch {
	case a.Result.Draw:
		return "A draw agreed on"
	case len(players) != 2:
		return won + " by resignation"
	}
	loser := players[0]
	if loser == a.Result.Winner {
		loser = players[1]
	}
	return diagram.Capital(loser) + " resigned: " + won
}

// outcome words how a game ended by its rules, e.g. "A draw: repetition (stalemate)".
func outcome(game rules.Game, r rules.Result) string {
	text := diagram.Capital(r.Winner) + " has won"
	if r.Draw {
		text = "A draw"
	}
	if r.Rule == "" {
		return text
	}
	return text + titled(game, r.Rule) + " (" + string(r.Rule) + ")"
}

// titled returns what a rule that ends a game is about, where its ID does not say so.
func titled(game rules.Game, id rules.ID) string {
	for _, rule := range game.Rules() {
		if name := strings.ToLower(rule.Title); rule.ID == id && strings.ReplaceAll(name, " ", "-") != string(id) {
			return ": " + name
		}
	}
	return ""
}
