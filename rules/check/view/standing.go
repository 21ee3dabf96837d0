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
		v.ToMove, v.Turn = agreed.Result.Winner, agreement(v.Players, agreed).In(s.language)
	case r.Over():
		v.ToMove, v.Turn = r.Winner, outcome(s.report.Game, r, s.language)
	}
}

// player names a player in the language of a phrase.
type player string

// In names the player, with a capital letter where the language has any.
func (p player) In(language string) string {
	return diagram.Capital(diagram.Player(string(p), language))
}

// won says who has won.
func won(winner string) rules.Phrase { return rules.Say("%v has won", "%v獲勝", player(winner)) }

// agreement words how the players ended a game.
func agreement(players []string, a check.Agreement) rules.Phrase {
	switch {
	case a.Result.Draw:
		return rules.Say("A draw agreed on", "雙方同意平手")
	case len(players) != 2:
		return rules.Say("%v by resignation", "對手認輸，%v", won(a.Result.Winner))
	}
	loser := players[0]
	if loser == a.Result.Winner {
		loser = players[1]
	}
	return rules.Say("%v resigned: %v", "%v認輸，%v", player(loser), won(a.Result.Winner))
}

// outcome words how a game ended by its rules, e.g. "A draw: repetition (stalemate)".
func outcome(game rules.Game, r rules.Result, language string) string {
	how := won(r.Winner)
	if r.Draw {
		how = rules.Say("A draw", "平手")
	}
	if r.Rule == "" {
		return how.In(language)
	}
	return rules.Say("%v%v (%v)", "%v%v（%v）", how, titled(game, r.Rule), string(r.Rule)).In(language)
}

// titled returns what a rule that ends a game is about, where its ID does not say so.
func titled(game rules.Game, id rules.ID) rules.Phrase {
	for _, rule := range game.Rules() {
		if rule.ID != id {
			continue
		}
		name := ": " + strings.ToLower(rule.Title)
		if strings.ReplaceAll(strings.ToLower(rule.Title), " ", "-") == string(id) {
			name = ""
		}
		return rules.Say("%[1]v", "：%[2]v", name, rule.In(rules.Chinese).Title)
	}
	return rules.Phrase{}
}
