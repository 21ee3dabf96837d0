package check_test

import (
	"slices"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
)

// firstFault checks a script with one wrong statement.
func firstFault(t *testing.T, text string) check.Fault {
	t.Helper()
	for _, r := range check.Document(parsed(t, text), check.Games{toy{}}) {
		for _, s := range r.Scenes {
			if s.Fault != nil {
				return *s.Fault
			}
		}
	}
	t.Fatalf("nothing wrong in\n%s", text)
	return check.Fault{}
}

// A fault has the place of the word to blame, the rule, what would have been right, the hex and the nearest spelling.
func TestAFaultTellsAll(t *testing.T) {
	const start = "game: toy\nboard: a1 0,0; b1 1,0; turn 3\n"
	at := func(q, r int) *hex.Hex { return &hex.Hex{Q: q, R: r} }
	for _, c := range []struct {
		line string
		want check.Fault
	}{
		{"legal a2 4,4", check.Fault{At: rules.Place{Line: 3, Column: 7}, Text: "a2 4,4", Rule: beside, Hex: at(4, 4),
			Right: "a2 0,-1, a2 1,-1, a2 2,-1, a2 -1,0, a2 2,0, a2 -1,1, a2 0,1 or a2 1,1"}},
		{"3. b1 4,4", check.Fault{At: rules.Place{Line: 3, Column: 4}, Text: "b1 4,4", Rule: own, Hex: at(4, 4), Right: "an act of left, such as a1 0,-1"}},
		{"7. a2 0,1", check.Fault{At: rules.Place{Line: 3, Column: 1}, Text: "7", Right: "3. a2 0,1"}},
		{"illegal a2 0,1", check.Fault{At: rules.Place{Line: 3, Column: 9}, Text: "a2 0,1", Hex: at(0, 1), Right: "legal a2 0,1"}},
		{"illegal a2 4,4 because fre", check.Fault{At: rules.Place{Line: 3, Column: 24}, Text: "fre", Nearest: "free"}},
		{"illegal a2 4,4 because free", check.Fault{At: rules.Place{Line: 3, Column: 24}, Text: "free", Rule: beside, Hex: at(4, 4), Right: "because beside"}},
		{"legal a2 0,1 because row", check.Fault{At: rules.Place{Line: 3, Column: 22}, Text: "row", Rule: row, Hex: at(0, 1), Right: "because own, beside or free"}},
		{"moves a1: 0,1 1,0", check.Fault{At: rules.Place{Line: 3, Column: 15}, Text: "1,0", Rule: free, Hex: at(1, 0), Right: "moves a1: 0,-1 1,-1 -1,0 -1,1 0,1"}},
		{"moves a1: 0,1", check.Fault{At: rules.Place{Line: 3, Column: 7}, Text: "a1", Hex: at(0, -1), Right: "moves a1: 0,-1 1,-1 -1,0 -1,1 0,1"}},
		{"moves a1: 0,1 1,x", check.Fault{At: rules.Place{Line: 3, Column: 15}, Text: "1,x"}},
		{"moves a11: 0,1", check.Fault{At: rules.Place{Line: 3, Column: 7}, Text: "a11", Nearest: "a1"}},
		{"moves a1 count 6", check.Fault{At: rules.Place{Line: 3, Column: 16}, Text: "6", Right: "moves a1 count 5"}},
		{"moves count 6", check.Fault{At: rules.Place{Line: 3, Column: 13}, Text: "6", Right: "moves count 21"}},
		{"result left", check.Fault{At: rules.Place{Line: 3, Column: 8}, Text: "left", Right: "result open"}},
		{"result lefft", check.Fault{At: rules.Place{Line: 3, Column: 8}, Text: "lefft", Nearest: "left", Right: "one of left, right, draw (和局), open (未分)"}},
		{"result open because beside", check.Fault{At: rules.Place{Line: 3, Column: 21}, Text: "beside", Rule: beside, Right: "because row or long"}},
		{"position a1 0,0; turn 3", check.Fault{At: rules.Place{Line: 3, Column: 10}, Text: "a1 0,0; turn 3", Right: "position a1 0,0; b1 1,0; turn 3"}},
		{"legal a2 0;1", check.Fault{At: rules.Place{Line: 3, Column: 10}, Text: "0;1", Nearest: "a2 0,1"}},
		{"play a2 0,1x", check.Fault{At: rules.Place{Line: 3, Column: 9}, Text: "0,1x", Nearest: "a2 0,1"}},
		{"board: 龍 x\nresult open", check.Fault{At: rules.Place{Line: 3, Column: 10}, Text: "x"}},
		{"board: a1 0,0; b1 0,0", check.Fault{At: rules.Place{Line: 3, Column: 1}, Rule: free, Hex: at(0, 0)}},
		{"board: a1 0,0; a1 0,1\nresult open", check.Fault{At: rules.Place{Line: 3, Column: 8}, Text: "a1", Rule: stones, Hex: at(0, 1)}},
	} {
		above := start
		if strings.HasPrefix(c.line, "board") {
			above = "game: toy\n\n"
		}
		got := firstFault(t, above+c.line+"\n")
		if got.At != c.want.At || got.Text != c.want.Text || got.Rule != c.want.Rule || got.Right != c.want.Right || got.Nearest != c.want.Nearest {
			t.Errorf("%s\n got %+v\nwant %+v", c.line, got, c.want)
		}
		if (got.Hex == nil) != (c.want.Hex == nil) || got.Hex != nil && *got.Hex != *c.want.Hex {
			t.Errorf("%s: hex %v, want %v", c.line, got.Hex, c.want.Hex)
		}
		if got.Why == "" || strings.ContainsAny(got.Why, "\n") || strings.HasSuffix(got.Why, ".") {
			t.Errorf("%s: %q is no sentence without a full stop", c.line, got.Why)
		}
	}
}

func TestAnUnknownGameNamesTheNearest(t *testing.T) {
	if f := firstFault(t, "game: toi\n"); f.Nearest != "toy" || f.Right != "one of toy" || f.At != (rules.Place{Line: 1, Column: 7}) {
		t.Errorf("%+v", f)
	}
}

func TestTargetsAreTheRightHexes(t *testing.T) {
	reports := check.Document(parsed(t, "game: toy\nboard: a1 0,0; b1 1,0; turn 3\nmoves a1: 0,1\nmoves count 3\n"), check.Games{toy{}})
	scenes := reports[0].Scenes
	want := []hex.Hex{{Q: 0, R: -1}, {Q: 1, R: -1}, {Q: -1, R: 0}, {Q: -1, R: 1}, {Q: 0, R: 1}}
	if got := scenes[2].Targets; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if got := scenes[3].Targets; got != nil {
		t.Errorf("a claim about no tile has targets: %v", got)
	}
}
