package view

import (
	"fmt"
	"strings"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/diagram"
)

// laidOut lists what lies on the table.
func laidOut(v diagram.View) string {
	var out []string
	for _, c := range v.Cells {
		var names []string
		for _, tile := range c.Tiles {
			names = append(names, tile.Name)
		}
		out = append(out, fmt.Sprintf("%s %d,%d", strings.Join(names, "+"), c.Hex.Q, c.Hex.R))
	}
	return strings.Join(out, "; ")
}

// What cannot be is drawn as it is laid, with the fault where it lies on one hex, whether or not the author knows it.
func TestWhatCannotBeIsDrawn(t *testing.T) {
	for _, c := range []struct {
		lines             []string
		cells, mark, turn string
	}{
		{[]string{"board: wY 0,0; bY 1,0; wQ1 4,0", "impossible because one-realm"}, "wY 0,0; bY 1,0; wQ1 4,0", "fault 4,0", "This cannot be (one-realm)"},
		{[]string{"board: wY 0,0; bY 1,0; wQ1 4,0", "turn: 9"}, "wY 0,0; bY 1,0; wQ1 4,0", "fault 4,0", "This cannot be (one-realm)"},
		{[]string{"board: M 0,0; wQ1 0,0; bY 1,0", "option landscape: 3", "impossible because standing"}, "M+wQ1 0,0; bY 1,0", "fault 0,0", "This cannot be (standing)"},
		{[]string{"board: wX 3,0; wX 4,0; wB 5,0; wB 6,0; bY 7,0", "impossible because yinglong-by-fourth"}, "wX 3,0; wX 4,0; wB 5,0; wB 6,0; bY 7,0", "", "This cannot be (yinglong-by-fourth)"},
		{[]string{"board: wY 3,0; bY 4,0", "turn: 1"}, "wY 3,0; bY 4,0", "", "This cannot be (turn)"},
		{[]string{"board: wY 0,0; bY 1,0; wQ1 4,0", "impossible because supply"}, "wY 0,0; bY 1,0; wQ1 4,0", "fault 4,0", "This cannot be (one-realm)"},
	} {
		v, ok := Shots(checked(t, c.lines...))[0].View()
		if got := laidOut(v); !ok || got != c.cells || shown(v) != c.mark || v.Turn != c.turn {
			t.Errorf("%q\n got %v %q %q %q\nwant %q %q %q", c.lines, ok, got, shown(v), v.Turn, c.cells, c.mark, c.turn)
		}
	}
}

// A second board in an example is another position: what was claimed of the first, and the move that led to it, are not
// drawn on it.
func TestABoardBeginsAnew(t *testing.T) {
	r := checked(t, "1. wX1 0,0", "legal bX1 1,0", "board: wY 5,5; bY 6,5", "legal wQ1 4,5",
		"board: wY 5,5; wY 6,5", "impossible because supply")
	shots := Shots(r)
	last, _ := shots[len(shots)-1].View()
	if got := laidOut(last) + " | " + shown(last); got != "wY 5,5; wY 6,5 | fault 6,5" {
		t.Errorf("the last board: %s", got)
	}
	for i, want := range map[int]string{0: "wX1 0,0 | last wX1 hand 0,0", 1: "wX1 0,0 | last wX1 hand 0,0; allowed bX1 hand 1,0", 3: "wY 5,5; bY 6,5 | allowed wQ1 hand 4,5"} {
		if v, _ := Of(r, i); laidOut(v)+" | "+shown(v) != want {
			t.Errorf("scene %d: %s | %s, want %s", i, laidOut(v), shown(v), want)
		}
	}
}

func TestAHouseRuleForbidsAPosition(t *testing.T) {
	v, ok := Shots(checked(t, `rule no-duel "YingLongs never touch"`, "board: wY 0,0; bY 1,0", "impossible because no-duel"))[0].View()
	if got := strings.Join(v.Remarks, "|"); !ok || got != "this position: forbidden by the house (no-duel)" || laidOut(v) != "wY 0,0; bY 1,0" {
		t.Errorf("%v %q %q", ok, got, laidOut(v))
	}
}

// A position that is claimed and cannot be is not the one that is drawn: no tile there is to blame.
func TestAClaimedPositionMarksNoTile(t *testing.T) {
	r := checked(t, "board: wY 0,0; bY 1,0; wX1 2,0", "position wY 0,0; bY 1,0; wY 2,0")
	v, _ := Shots(r)[0].View()
	if r.Verdict() != check.Wrong || laidOut(v) != "wY 0,0; bY 1,0; wX1 2,0" || shown(v) != "" {
		t.Errorf("verdict %v, %q, %q", r.Verdict(), laidOut(v), shown(v))
	}
}
