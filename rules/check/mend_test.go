package check_test

import "testing"

// What was meant is told where one slip leads to one reading, and to nothing that means something else.
func TestOneSlipTellsWhatWasMeant(t *testing.T) {
	const start = "game: toy\nboard: a1 0,0; b1 1,0; turn 3\n"
	for line, want := range map[string]string{
		"legal a2 0,,1":         "a2 0,1",
		"illegal a2 1,,0":       "a2 1,0", // illegal as it is, but what was written
		"legal a2 0,1x":         "a2 0,1",
		"legal a2 (0;1)":        "a2 0,1",
		"legal a2 0 1":          "a2 0,1",
		"legal 2a 0,1":          "a2 0,1",
		"legal a22 0,1":         "a2 0,1",
		"legal A2 0,1":          "a2 0,1",
		"legal a2 0,1,2":        "", // 0,12, 01,2 or 0,1
		"legal c2 0,1":          "", // a2 or b2
		"legal a9 0,1":          "", // any of left's
		"legal k1 1,1":          "",
		"moves k1: none":        "",
		"moves a9: none":        "",
		"moves a11: 0,1":        "a1",
		"moves a1: 0,1 x":       "",
		"moves a1: 0,1 - 1,0":   "-1,0",
		"false moves a1: 0,1xx": "",
	} {
		if f := firstFault(t, start+line+"\n"); f.Nearest != want {
			t.Errorf("%s: %q, want %q", line, f.Nearest, want)
		}
	}
}

// What would have been right keeps the words that are right already.
func TestWhatIsRightKeepsTheOtherWords(t *testing.T) {
	const start = "game: toy\nboard: a1 0,0; b1 1,0; turn 3\n"
	const all = "moves a1: 0,-1 1,-1 -1,0 -1,1 0,1"
	for line, want := range map[string]string{
		"4. a2 0,1 !?":                               "3. a2 0,1 !?",
		"4. a2 0,1":                                  "3. a2 0,1",
		"moves a1: 0,1 because step":                 all + " because step",
		"moves a1: 0,1 because step, free":           all + " because step, free",
		"moves a1: 0,1 because row":                  all,
		"moves a1 count 3 because step":              "moves a1 count 5 because step",
		"result right by resignation\nresult open":   "result right by resignation",
		"result draw by agreement\nresult left":      "result draw by agreement",
		"result draw by agreement\nmoves a1 count 5": "moves a1 count 0",
	} {
		if f := firstFault(t, start+line+"\n"); f.Right != want {
			t.Errorf("%s: %q, want %q", line, f.Right, want)
		}
	}
}

// Places of a list stand apart by blanks, as a comma is part of coordinates.
func TestPlacesStandApart(t *testing.T) {
	const start = "game: toy\nboard: a1 0,0; b1 1,0; turn 3\n"
	for line, want := range map[string]string{
		"moves a1: 0,1": "0,-1 1,-1 -1,0 -1,1 missing",
		"moves a1: 0,-1 1,-1 -1,0 -1,1 0,1 7,7 8,8 9,9": "a1 7,7 is illegal by step: it is too far; too many as well: 8,8 9,9",
	} {
		if f := firstFault(t, start+line+"\n"); f.Why != want {
			t.Errorf("%s: %q, want %q", line, f.Why, want)
		}
	}
}

// An unknown rule that is near to none is told where rules are listed, and those of the house.
func TestAnUnknownRuleTellsWhereRulesAreListed(t *testing.T) {
	for text, want := range map[string]string{
		"game: toy\nillegal a1 0,0 because calm\n":                                        "a rule that `shanhai rules explain` lists",
		"game: toy\nrule no-swap \"x\"\nrule at-sea \"x\"\nillegal a1 0,0 because calm\n": "a rule that `shanhai rules explain` lists, or of the house: at-sea or no-swap",
	} {
		if f := firstFault(t, text); f.Right != want || f.Nearest != "" {
			t.Errorf("%+v, want %q", f, want)
		}
	}
}
