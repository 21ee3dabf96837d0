package game_test

import (
	"fmt"
	"strings"
	"testing"

	"shanhai/rules/check"
	scripts "shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// told lists the faults of a script: place, word and verdict's reason.
func told(t *testing.T, text string) string {
	t.Helper()
	doc, errs := scripts.Parse([]byte("game: shanhai\n" + text))
	if len(errs) > 0 {
		t.Fatal(errs[0])
	}
	var out []string
	for _, r := range check.Document(doc, check.Games{game.New()}) {
		for _, s := range r.Scenes {
			if s.Fault != nil {
				out = append(out, fmt.Sprintf("%s %s", s.Fault.At, s.Fault.Text))
			}
		}
	}
	return strings.Join(out, "; ")
}

// Every bad tile of a picture is told, in the order in which an author reads them.
func TestBadTilesOfAPictureAreAllTold(t *testing.T) {
	for text, want := range map[string]string{
		"board\n  wK  bV\n    wY\nend\nto move: white\ndraw":        "3:4 K; 3:8 V",
		"board\n  wY  bV\n    wK  bY\n  wJ\nend\ndraw":              "3:8 V; 4:6 K; 5:4 J",
		"board\n  wY  bV\nend\nturn: x\nboard\n  wK\nend":           "3:8 V; 5:7 x; 7:4 K",
		"board: wY 0,0; bY 1,0\nboard 0,1\n  wK\n    bV\nend\ndraw": "4:4 K; 5:6 V",
	} {
		if got := told(t, text); got != want {
			t.Errorf("%q:\n got %s\nwant %s", text, got, want)
		}
	}
}

// On this board, by the rules of QingLong alone, wQ1 at the end of a row of four reaches the nine other hexes around the rest.
func TestNamesWithBlanksInLists(t *testing.T) {
	const board = "board: wQ1 -1,0; wY 0,0; bY 1,0; bQ1 2,0; to move: white\n"
	for claim, want := range map[string]string{
		`moves white QingLong 1: \white YingLong white YingLong/ black YingLong/ black QingLong 1/ black QingLong 1- /wY wY\ bY\ black QingLong 1\`: "",
		`moves white QingLong 1: 0,-1 1,-1, \black QingLong 1 3,-1 3,0 -1,1, /black YingLong; 1,1 black QingLong 1\`:                                "",
		"moves white QingLong 1 count 9":        "",
		"moves white YingLong: none":            "",
		"moves wQ1: -black Yinglung":            "3:18 ",
		`false moves wQ1: \white YingLong 1,-1`: "",
		"moves wQ1: - black YingLong":           "3:13 ",
	} {
		if got := told(t, board+claim); got != want {
			t.Errorf("%s:\n got %s\nwant %s", claim, got, want)
		}
	}
}
