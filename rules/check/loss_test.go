package check_test

import (
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// What is said after nothing can be said any more, with what must come of it.
func afterTheEnd() map[string]string {
	return map[string]string{
		"after a set-up that cannot be": `
			game: toy
			board: a1 0,0; b1 0,0
			note: twice on a hex
			impossible because free # ok
			impossible # ok
			impossible because stones # WRONG: the game names free first
			note: still
			result open # WRONG: nothing can be said of a set-up that cannot be
			legal a2 0,1 # unreached
			board: a1 0,0; b1 1,0
			result open # ok`,
		"a move after a set-up that cannot be": `
			game: toy
			board: a1 0,0; b1 0,0
			impossible # ok
			2. b2 0,1 # WRONG: nothing can be said of a set-up that cannot be
			3. a2 0,1 # unreached`,
		"a fact after a set-up that cannot be": `
			game: toy
			board: a1 0,0; b1 0,0
			impossible # ok
			turn: 3 # UNREADABLE: the set-up is over`,
		"to go on from what cannot be": `
			game: toy
			example twice
			board: a1 0,0; b1 0,0
			impossible because free # ok
			example on
			continue twice # UNREADABLE: the example "twice" of line 3 sets up what cannot be
			result open # unreached
			example further
			continue # unreached: it goes on from the example "on" of line 6, which is not right from line 7 on
			result open # unreached`,
		"to go on from what is wrong": `
			game: toy
			example first
			1. a1 0,0
			2. b1 7,7 # WRONG: no stone is beside it
			example second
			continue first # unreached: it goes on from the example "first" of line 3, which is not right from line 5 on
			legal b1 0,1 # unreached
			example third
			continue second # unreached: it goes on from the example "first" of line 3
			example
			continue # unreached: it goes on from the example "first" of line 3`,
		"what a house rule says cannot be": `
			game: toy
			rule no-corner "Nobody plays in the corner"
			board: a1 0,0
			impossible because no-corner # unchecked
			impossible because no-corner, free # WRONG: free does not forbid this position
			result open # WRONG: nothing can be said of a set-up that cannot be
			board: a1 0,0; b1 0,0
			impossible because no-corner # unchecked
			impossible because no-corner, free # unchecked
			impossible because no-corner, stones # WRONG: the game names free first
			board: a1 0,0
			false impossible because no-corner # unchecked
			result open # ok`,
	}
}

func TestAfterTheEnd(t *testing.T) {
	for name, text := range afterTheEnd() {
		t.Run(name, func(t *testing.T) { holdVerdicts(t, strings.ReplaceAll(text, "\t", "")) })
	}
}

// No example is called anything but right without a fault that says why: every one that is unreached or worse has one.
func TestNoVerdictWithoutAFault(t *testing.T) {
	for _, scripts := range []map[string]string{verdicts(), afterTheEnd(), citedBesideHouseRules()} {
		for name, text := range scripts {
			doc, faults := tolerant(strings.ReplaceAll(text, "\t", ""))
			for _, r := range check.Document(doc, check.Games{toy{}}, faults...) {
				if r.Verdict() >= check.Unreached && !explained(r) {
					t.Errorf("%s, line %d: verdict %d without a fault", name, r.Example.At.Line, r.Verdict())
				}
			}
		}
	}
}

// explained tells whether a fault stands where the verdict comes from, or before it.
func explained(r check.Report) bool {
	for _, s := range r.Scenes {
		if s.Fault != nil {
			return s.Fault.Why != "" && s.Fault.At != rules.Place{}
		}
		if s.Verdict >= check.Unreached {
			return false
		}
	}
	return false
}

// tolerant reads a script with its errors.
func tolerant(text string) (*script.Document, []check.Fault) {
	doc, errs := script.Parse([]byte(text))
	var faults []check.Fault
	for _, err := range errs {
		faults = append(faults, check.SyntaxFault(err))
	}
	return doc, faults
}

// A claim or move about a tile of the player who waits says whose turn it is, once.
func TestAFaultSaysWhoseTurnItIs(t *testing.T) {
	const start = "game: toy\nboard: a1 0,0; b1 1,0; turn 3\n"
	for line, want := range map[string]string{
		"moves b1: 2,0":               "b1 2,0 is illegal by own: it is the turn of left",
		"moves b1 count 1":            "there are 0 hexes, not 1; it is the turn of left",
		"legal b1 2,0":                "it is the turn of left",
		"play b1 2,0":                 "it is the turn of left",
		"moves a1 count 1":            "there are 5 hexes, not 1",
		"illegal b1 2,0 because step": "of the rules that b1 2,0 breaks the referee names own first: it is the turn of left",
	} {
		if got := firstFault(t, start+line+"\n").Why; got != want {
			t.Errorf("%s\n got %s\nwant %s", line, got, want)
		}
	}
}
