package view

import (
	"math/rand/v2"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// asScript writes the last shot of an example as a script.
func asScript(t *testing.T, r check.Report) string {
	t.Helper()
	shots := Shots(r)
	ex, stands, err := shots[len(shots)-1].Example()
	if err != nil || !stands {
		t.Fatal(stands, err)
	}
	return string(script.Print(&script.Document{Examples: []script.Example{ex}}))
}

// readBack checks a script of one example.
func readBack(t *testing.T, text string) check.Report {
	t.Helper()
	doc, errs := script.Parse([]byte(text))
	if len(errs) > 0 {
		t.Fatalf("%v in\n%s", errs[0], text)
	}
	reports := check.Document(doc, check.Games{game.New()})
	return reports[len(reports)-1]
}

// The example written sets up the same position: its canonical text is equal. It is laid out as fmt lays it out.
func TestAnExampleSetsThePositionUp(t *testing.T) {
	for name, lines := range map[string][]string{
		"nothing yet":                  {"option advanced: LP", "option first: black", "moves count 1"},
		"a stack, a memory, landscape": {"option landscape: 5", "board: wY 0,0; S 1,0; bP 1,0; bY -1,1; M 0,1; bX1 0,-1; wX1 0,-1; wQ1 1,-2; bZ1 2,-2", "memory black: Q", "turn: 12"},
		"what was moved last":          {"1. wQ1 0,0", "2. bQ1 1,0", "3. wY -1,0", "4. bY 2,0", "5. wQ1 /bQ1", "result black by resignation"},
		"a landscape turn to come":     {"option landscape: 3", "option ring: landscape", "board: wY 0,0; bY 1,0; to w; drawn S; turn 3"},
		"far from the middle":          {"title zh-Hant: 遠", "board: wY -30,12; bY -29,12; wQ1 -31,13; to b"},
		"one row":                      {"board: wY 5,5"},
	} {
		r := checked(t, lines...)
		want := r.Scenes[len(r.Scenes)-1].Position
		text := asScript(t, r)
		again := readBack(t, text)
		if got := again.Scenes[len(again.Scenes)-1].Position; want == nil || got == nil || got.String() != want.String() {
			t.Errorf("%s:\n%s\nsets up %v\nwant    %v", name, text, got, want)
		}
		if tidy, errs := script.Format([]byte(text)); len(errs) > 0 || string(tidy) != text {
			t.Errorf("%s: fmt makes\n%s\nof\n%s", name, tidy, text)
		}
		if !strings.HasPrefix(text, "example x\ngame: shanhai\n") {
			t.Errorf("%s: begins\n%s", name, text)
		}
	}
}

// A set-up that cannot be is written as one, and holds.
func TestAnExampleOfWhatCannotBe(t *testing.T) {
	r := checked(t, "option advanced: none", "board", "  wQ1  .  bQ1", "end", "to move: black", "impossible because one-realm")
	again := readBack(t, asScript(t, r))
	if s := again.Scenes[len(again.Scenes)-1]; again.Verdict() != check.OK || s.Laid == nil || string(s.Laid.By.Rule) != "one-realm" {
		t.Errorf("%v in\n%s", again.Verdict(), asScript(t, r))
	}
}

// Every position of games played at random, with landscape and the wind, is set up again.
func TestEveryPositionPlayedIsSetUpAgain(t *testing.T) {
	for seed := range 12 {
		var options []rules.Item
		if seed%2 == 1 {
			options = []rules.Item{{Name: written("landscape"), Value: written("3")}}
		}
		p, err := game.New().Setup(rules.Layout{Options: options})
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(uint64(seed), 1))
		for range 60 {
			acts := p.Acts()
			if len(acts) == 0 {
				break
			}
			if err := p.Play(acts[dice.IntN(len(acts))]); err != nil {
				t.Fatal(err)
			}
			steps, err := setUp(game.New(), p)
			if err != nil {
				t.Fatalf("%s: %v", p, err)
			}
			again := readBack(t, "game: shanhai\n"+string(script.Print(&script.Document{Examples: []script.Example{{Steps: steps}}})))
			if got := again.Scenes[len(again.Scenes)-1].Position; got == nil || got.String() != p.String() {
				t.Fatalf("%s\nis set up as %v", p, got)
			}
		}
	}
}
