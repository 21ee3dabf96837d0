package check_test

import (
	"testing"

	"shanhai/rules"
	"shanhai/rules/check"
)

func TestCoverageCountsWhatHolds(t *testing.T) {
	reports := check.Document(parsed(t, `game: toy
example legal
board: a1 0,0; b1 1,0; turn 3
legal a2 0,1 because beside, own
legal a2 9,9 because beside
illegal a2 9,9 because beside
illegal a2 9,9 because free
moves a1 count 5 because step
false moves a1: none because step
example end
rule odd "An odd rule"
board: a1 0,0; a2 1,0; a3 2,0
result left because row
false result draw
legal b1 0,1 because odd
example cannot
board: a1 0,0; b1 0,0
impossible because free
example can
board: a1 0,0
false result draw because long
`), check.Games{toy{}})
	covers := check.Coverage(toy{}, []check.File{{Path: "x.play", Reports: reports}})
	want := map[rules.ID][2][]int{ // the lines of the claims
		stones: {nil, nil}, own: {{4}, nil}, beside: {{4}, {6}}, free: {nil, {18}}, step: {{8}, {9}}, row: {{13}, nil}, long: {nil, {21}}, done: {nil, nil},
	}
	if len(covers) != len(want) {
		t.Fatalf("%d rules, want %d", len(covers), len(want))
	}
	for i, c := range covers {
		if c.Rule.ID != (toy{}).Rules()[i].ID {
			t.Errorf("rule %d is %s", i, c.Rule.ID)
		}
		for k, ws := range [][]check.Witness{c.Obeyed, c.Broken} {
			if lines := want[c.Rule.ID][k]; len(lines) != len(ws) || len(ws) == 1 && (ws[0].At.Line != lines[0] || ws[0].Path != "x.play") {
				t.Errorf("%s: %+v, want lines %v", c.Rule.ID, ws, lines)
			}
		}
	}
	if shown, all := check.Shown(covers); shown != 8 || all != 16 {
		t.Errorf("%d of %d shown, want 8 of 14", shown, all)
	}
}

func TestCoverageLeavesOtherGamesOut(t *testing.T) {
	reports := check.Document(parsed(t, "game: toy\n1. a1 0,0\nresult open because row\n"), check.Games{toy{}})
	if shown, _ := check.Shown(check.Coverage(other{}, []check.File{{Reports: reports}})); shown != 0 {
		t.Errorf("%d cells of another game shown", shown)
	}
}

// other is a game with the same rules.
type other struct{ toy }

func (other) Name() string { return "other" }
