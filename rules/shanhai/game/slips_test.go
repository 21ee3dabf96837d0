package game_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai/game"
)

// Every word that an author misspells is told with what was most likely meant.
func TestSlipsOfOptionsAndFacts(t *testing.T) {
	for layout, want := range map[string]string{
		"option landskape: 5":       `column 1: want an option: advanced, landscape, first, opening, ring, repetition, got "landskape"; landscape`,
		"option rings: creatures":   `column 1: want an option: advanced, landscape, first, opening, ring, repetition, got "rings"; ring`,
		"option landscape: 99999":   `column 1: want "none" or an odd number from 3 to 9999, got "99999"; `,
		"option landscape: non":     `column 1: want "none" or an odd number from 3 to 9999, got "non"; none`,
		"option first: wite":        `column 1: want "white" or "black", got "wite"; white`,
		"option ring: creature":     `column 1: want "creatures" or "landscape", got "creature"; creatures`,
		"option opening: tornament": `column 1: want "free" or "tournament", got "tornament"; tournament`,
		"option advanced: nnoe":     `column 1: want all, none, or some of the letters L, P and F, got "nnoe"; none`,
		"tomove: black":             `column 1: want a statement, or one of the facts to move, turn, last, memory white, memory black and drawn, got "tomove"; to move`,
		"to mov: black":             `column 1: want a statement, or one of the facts to move, turn, last, memory white, memory black and drawn, got "to mov"; to move`,
		"memory wite: Q":            `column 1: want a statement, or one of the facts to move, turn, last, memory white, memory black and drawn, got "memory wite"; memory white`,
		"landscape: 3":              `column 1: want a statement, or one of the facts to move, turn, last, memory white, memory black and drawn, got "landscape"; option landscape`,
		"to move: whit":             `column 1: want "white" or "black", got "whit"; white`,
		"to move: blakc":            `column 1: want "white" or "black", got "blakc"; black`,
		"drawn: se":                 `column 1: want "mountain" or "sea", got "se"; sea`,
		"last: 1;0":                 `column 1: want two coordinates with a comma between them, got "1;0"; 1,0`,
	} {
		_, err := game.New().Setup(script(t, "board: wY 0,0; bY 1,0\n"+layout))
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Error()+"; "+s.Nearest != want {
			t.Errorf("%s:\n got %v\nwant %s", layout, err, want)
		}
	}
}

// Words that make no sense are told together, each with its place.
func TestAllBadWordsAreTold(t *testing.T) {
	_, err := game.New().Setup(script(t, "option landscape: 4\noption rings: creatures\noption first: black\nboard: wY zero\nto mov: white\nturn: x\nlast: 0,0\nwK @0,0\nbV @1,0"))
	want := []string{"4:8: ", "1:19: ", "2:8: ", "8:1: ", "9:1: ", "5:1: ", "6:7: "}
	lines := strings.Split(err.Error(), "\n")
	if len(lines) != len(want) {
		t.Fatalf("%v", err)
	}
	for i, at := range want {
		if !strings.HasPrefix(lines[i], at) {
			t.Errorf("%s, want a fault at %s", lines[i], at)
		}
	}
}
