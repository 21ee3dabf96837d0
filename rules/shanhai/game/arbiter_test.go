package game_test

import (
	"strings"
	"testing"

	"shanhai/rules/check"
	reader "shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// An arbiter's examples, whose answers are read off the rulings: each ends in a claim, and behind "->" stands what must come
// of it: ok, or words of the fault and of what would be right.
func TestAnArbitersExamples(t *testing.T) {
	for _, example := range []string{
		// The set-up.
		"option landscape: 3; board: wF 1,0; wY 0,0; bY 1,-1; bQ1 2,0; M 0,1; S -1,1; last 2,0; turn 7|impossible because landscape-turn -> ok",
		"board: wF 0,0; wQ1 1,0; wY -1,0; bY -2,0; last 1,0; turn 9|impossible because wind -> ok",
		"option opening: tournament; board: wY 0,0; bX1 1,0; turn 3|impossible because yinglong-by-fourth -> ok",
		"board: wX1 0,0; bX1 0,0; to w|impossible because move-after-yinglong -> ok",
		"board: wY 0,0; bY 1,0; to w|false impossible -> ok",
		"board: wY 0,0; bY 1,0; to w|false impossible because sea-barred -> no rule makes it so; right: false impossible",
		// The turn.
		"board: wX1 0,0; wX2 -1,0; wQ1 -2,0; bX1 1,0; bY 2,0; bX2 3,0; bQ1 4,0; turn 9|illegal wX2 -1,1 because yinglong-by-fourth -> ok",
		"option opening: tournament|moves wY: none because yinglong-by-fourth -> ok",
		"board: wF 0,0; wZ1 1,0; wY -1,0; bY -2,0; turn 7|legal wZ1 -3,0 because yinglong-by-fourth -> no bearing",
		"option landscape: 3; board: S -1,1; M 1,1; wX1 0,0; wB1 -1,0; bX1 1,0; bB1 2,0; turn 7|legal wZ1 -2,0 because yinglong-by-fourth -> ok",
		"board: wX1 0,0; bX1 1,0; to w|moves wX2: -1,0 0,-1 -1,1 because place-own -> ok",
		"board: wX1 0,0; bX1 1,0; to w|moves wX: -1,0 0,-1 -1,1 -> want wX1 (in the realm) or wX2 (in the hand), got \"wX\"",
		// Who wins.
		"board: wY 0,0; bY 1,0; to w|false result white because capture -> ok",
		"board: wY 0,0; bY 1,0; to w|false result white because stalemate -> stalemate never makes the result white",
		// What tells why.
		"board: wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w|false moves wQ1: -1,0 because capture -> not by capture",
		"board: wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w|moves wY: none because freedom -> freedom has no part in this; right: because one-realm",
		"board: wF 0,0; wQ1 0,-1; wY 0,1; bY 1,1; S -1,0; M -2,0; to w|legal wQ1 -1,0 by wF -> sets nothing down in the sea; right: wQ1 -wF",
		"board: wY 0,0; bY 1,0; wQ1 -1,0; to w|illegal wQ 0,0 because occupied -> such as wQ1",
	} {
		text, want, _ := strings.Cut(example, " -> ")
		setup, claim, _ := strings.Cut(text, "|")
		f := firstFault(t, "game: shanhai\n"+strings.Replace(setup, "; board:", "\nboard:", 1)+"\n"+claim+"\n")
		switch {
		case want == "ok" && f != nil:
			t.Errorf("%s: %s (%s)", text, f.Why, f.Rule)
		case want != "ok" && f == nil:
			t.Errorf("%s: ok, want %s", text, want)
		case want != "ok":
			why, right, _ := strings.Cut(want, "; right: ")
			if !strings.Contains(f.Why, why) || right != "" && f.Right != right {
				t.Errorf("%s: %s; right: %s\nwant %s", text, f.Why, f.Right, want)
			}
		}
	}
}

// firstFault walks through a script of one example and returns its first fault.
func firstFault(t *testing.T, text string) *check.Fault {
	t.Helper()
	doc, errs := reader.Parse([]byte(text))
	for _, err := range errs {
		t.Fatalf("%v in\n%s", err, text)
	}
	for _, r := range check.Document(doc, check.Games{game.New()}) {
		for _, s := range r.Scenes {
			if s.Fault != nil {
				return s.Fault
			}
		}
	}
	return nil
}
