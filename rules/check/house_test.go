package check_test

import (
	"slices"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules/check"
)

// citedBesideHouseRules are claims of which nobody can judge the whole, with rules of the game that everybody can.
func citedBesideHouseRules() map[string]string {
	return map[string]string{
		"one act": `
			game: toy
			rule mine "Mine"
			board: a1 0,0; b1 1,0; turn 3
			illegal a2 0,1 because mine # unchecked
			illegal a2 0,1 because mine, beside # WRONG: a2 0,1 is legal by the rules of the game: beside does not forbid it
			illegal a2 4,4 because mine # unchecked
			illegal a2 4,4 because beside, mine # unchecked
			illegal a2 4,4 because mine, free # WRONG: the referee names beside first
			legal a2 4,4 because mine # unchecked
			legal a2 4,4 because mine, beside # WRONG: a2 4,4 is illegal by the rules of the game: beside does not allow it (beside: no stone
			legal a2 0,1 because mine, beside # unchecked
			legal a2 0,1 because mine, step # WRONG: step has no bearing on it`,
		"all acts": `
			game: toy
			rule mine "Mine"
			board: a1 0,0; b1 1,0; turn 3
			moves a1: 0,1 because mine # unchecked
			moves a1: 0,1 because mine, step # unchecked
			moves a1: 0,1 because mine, row # WRONG: row
			moves a1 count 99 because mine # unchecked
			moves a1 count 99 because mine, row # WRONG: row
			moves count 3 because mine, beside # unchecked
			false moves a1: 1,0 because mine # unchecked
			false moves a1: 1,0 0,1 -1,1 -1,0 0,-1 1,-1 because mine, free # unchecked
			false moves a1: 1,0 0,1 -1,1 -1,0 0,-1 1,-1 because mine, beside # WRONG: not by beside`,
		"results": `
			game: toy
			rule mine "Mine"
			board: a1 0,0; a2 1,0; b1 0,1; b2 1,1; turn 5
			result left because mine # unchecked
			result left because mine, row # WRONG: by the rules of the game the result is open: row does not make it left
			result open because mine, row # unchecked
			result open because mine, step # WRONG: step
			5. a3 2,0
			result left because mine, row # unchecked
			result left because mine, long # WRONG: by the rules of the game the result is left by row: long does not make it left
			result right because mine, row # WRONG: row does not make it right
			false result right because mine, row # unchecked
			false result right because mine, long # WRONG: by the rules of the game the result is left by row
			result lefft because mine # UNREADABLE: unknown result
			result right by resignation because mine # UNREADABLE: the players' word`,
		"positions": `
			game: toy
			rule mine "Mine"
			1. a1 0,0
			position a1 0,0; turn 2 because mine, beside # unchecked
			position a1 0,0; turn 2 because mine, row # WRONG: row does not explain`,
	}
}

func TestRulesOfTheGameAreCheckedBesideHouseRules(t *testing.T) {
	for name, text := range citedBesideHouseRules() {
		t.Run(name, func(t *testing.T) { holdVerdicts(t, strings.ReplaceAll(text, "\t", "")) })
	}
}

// Where nobody can check what is right, the hexes claimed are shown.
func TestTargetsByAHouseRuleAreThoseClaimed(t *testing.T) {
	reports := check.Document(parsed(t, "game: toy\nrule mine \"Mine\"\nboard: a1 0,0; b1 1,0; turn 3\nmoves a1: 0,1 5,5 because mine\n"), check.Games{toy{}})
	want := []hex.Hex{{Q: 0, R: 1}, {Q: 5, R: 5}}
	if got := reports[0].Scenes[3].Targets; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
