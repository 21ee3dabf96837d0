package game_test

import (
	"fmt"
	"strings"
	"testing"

	"shanhai/rules/shanhai/game"
)

// What cannot be is laid as it is written: from the bottom up, with the numbers that the author gave, by rows.
func TestLayDrawsWhatCannotBe(t *testing.T) {
	for layout, want := range map[string]string{
		"board: wY 0,0; wY 5,0; bY 1,-1":                          "1,-1 bY; 0,0 wY; 5,0 wY",
		"board: M 0,0; wQ1 0,0; wQ 0,0; bQ 1,0":                   "0,0 M+wQ1+wQ; 1,0 bQ",
		"board: wY 0,0\nwQ1 @2,0\nsea @2,0\nfrog @3,0":            "0,0 wY; 2,0 wQ1+S",
		"board: wY 0,0; wK 1,0\n白應龍 @2,0":                         "2,0 wY",
		"option landscape: never\nboard: wY 0,0; bY 3,0; turn 99": "0,0 wY; 3,0 bY",
		"to move: black": "",
	} {
		var got []string
		for _, c := range game.New().Lay(script(t, layout)) {
			var names []string
			for _, tile := range c.Tiles {
				names = append(names, tile.Name)
			}
			got = append(got, fmt.Sprintf("%d,%d %s", c.Hex.Q, c.Hex.R, strings.Join(names, "+")))
		}
		if all := strings.Join(got, "; "); all != want {
			t.Errorf("%s\n got %s\nwant %s", layout, all, want)
		}
	}
}
