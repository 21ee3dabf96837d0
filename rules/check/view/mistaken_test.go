package view

import "testing"

// A list of moves that is said to be false shows what it has too many crossed, and what it lacks among the dots.
func TestAFalseListShowsItsMistakes(t *testing.T) {
	const board = "board: wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w"
	for line, want := range map[string]string{
		"false moves wY: 0,1 because one-realm":           "forbidden wY 0,0 0,1; chosen 0,0",
		"false moves wY: 0,1 because freedom":             "forbidden wY 0,0 0,1; chosen 0,0", // the rule is wrong, not the mistake
		"false moves wX: 0,-1 -2,0 0,0 because place-own": "forbidden wX1 hand 0,0; target -1,-1; target 0,-1; target -2,0; target -2,1; target -1,1",
		"false moves wY count 1 because one-realm":        "chosen 0,0",
		"moves wY: none because one-realm":                "chosen 0,0",
	} {
		v, stands := Of(checked(t, board, line), 1)
		if got := shown(v); !stands || got != want {
			t.Errorf("%s:\n got %s\nwant %s", line, got, want)
		}
	}
}
