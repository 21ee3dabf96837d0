package view

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
)

// byHouse says that a move, whose hex a sign shows, is as the house has it.
func (shot Shot) byHouse(p rules.Position, s check.Scene, illegal bool) rules.Phrase {
	what := rules.Say("allowed", "允許")
	if illegal {
		what = rules.Say("forbidden", "禁止")
	}
	var who any = rules.Say("a forfeited turn", "棄權")
	if s.Act.Tile != "" {
		who = shot.call(p, s.Act.Tile)
	}
	return rules.Say("%v: %v by the house (%v)", "%v：自訂規則%v（%v）", who, what, shot.cited(s))
}

// citations are the rules that a claim cites: those of the house first, then those of the game, which are said to be that.
type citations struct{ house, game []rules.Rule }

// cited parts the rules that a claim cites.
func (shot Shot) cited(s check.Scene) citations {
	ofGame := map[rules.ID]rules.Rule{}
	for _, r := range shot.report.Game.Rules() {
		ofGame[r.ID] = r
	}
	var out citations
	for _, id := range s.Rules {
		if r, is := ofGame[id]; is {
			out.game = append(out.game, r)
		} else {
			out.house = append(out.house, rules.Rule{ID: id})
		}
	}
	return out
}

// In lists the rules by their IDs, in Chinese those of the game by their titles.
func (c citations) In(language string) string {
	comma := rules.Say(", ", "、").In(language)
	house := listed(c.house, comma, func(r rules.Rule) string { return string(r.ID) })
	if len(c.game) == 0 {
		return house
	}
	game := listed(c.game, comma, func(r rules.Rule) string { return rules.Say(string(r.ID), r.In(language).Title).In(language) })
	return rules.Say("%v; by the game: %v", "%v；遊戲規則：%v", house, game).In(language)
}

// listed joins what rules are called.
func listed(list []rules.Rule, comma string, called func(rules.Rule) string) string {
	names := make([]string, len(list))
	for i, r := range list {
		names[i] = called(r)
	}
	return strings.Join(names, comma)
}

// remark adds a remark in the view's language.
func remark(v *diagram.View, p rules.Phrase) { v.Remarks = append(v.Remarks, p.In(v.Language)) }
