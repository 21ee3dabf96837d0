package view

import (
	"strings"
	"testing"
)

// Boards that follow each other in an example are shown each with its own claims; the moves between stay shots.
func TestEveryBoardIsShown(t *testing.T) {
	r := checked(t,
		"board: wY 0,0; bY 1,0; to w", "legal wY 0,1", "play wY 0,1", "illegal wY 0,0 because turn",
		"board: wX1 0,0; wY -1,0; bX1 1,0; bY 2,0", "to move: white", "illegal wX1 0,1 because one-realm",
		"board: wQ1 0,0; bQ1 5,0", "impossible because one-realm")
	var got []string
	for _, s := range Shots(r) {
		for _, b := range s.Boards() {
			v, _ := b.View()
			got = append(got, shown(v)+" "+v.Turn)
		}
	}
	want := "allowed wY 0,0 0,1 |last wY 0,0 0,1; forbidden wY 0,1 0,0 |forbidden wX1 0,0 0,1 |fault 5,0 This cannot be (one-realm)"
	if strings.Join(got, "|") != want {
		t.Errorf("%q\nwant %q", strings.Join(got, "|"), want)
	}
}
