package view

import (
	"strings"
	"testing"

	"shanhai/rules/check"
)

// told is the last picture's line about how the game stands.
func told(t *testing.T, r check.Report) string {
	t.Helper()
	shots := Shots(r)
	v, ok := shots[len(shots)-1].View()
	if !ok {
		t.Fatal("no position stands")
	}
	return v.Turn + "|" + v.ToMove
}

func TestHowTheGameStands(t *testing.T) {
	// White's XuanWu and Black's go to and fro: the first position comes back after turns 8 and 12.
	again := []string{"board: wX1 -1,0; wY 0,0; bY 1,0; bX1 2,0; turn 5"}
	for n := 0; n < 2; n++ {
		again = append(again, "play wX1 -1,1", "play bX1 2,-1", "play wX1 -1,0", "play bX1 2,0")
	}
	for want, lines := range map[string][]string{
		"|black":                              {"1. wX1"},
		"White resigned: Black has won|black": {"1. wX1", "2. bX1 wX1-", "result black by resignation"},
		"Black resigned: White has won|white": {"1. wX1", "result white by resignation", "result white"},
		"A draw agreed on|":                   {"1. wX1", "draw by agreement"},
		"A draw: repetition (stalemate)|":     again,
		"Black has won (capture)|black":       {"board: wY 0,0; bX1 1,0; bX2 0,1; bB1 -1,1; bB2 -1,0; bQ1 0,-1; bQ2 1,-1; bY 2,-1; turn 30"},
	} {
		if got := told(t, checked(t, lines...)); got != want {
			t.Errorf("%s\n got %q\nwant %q", strings.Join(lines, "\n"), got, want)
		}
	}
}

// The players' word comes after the last move: no picture before that move says it.
func TestAnAgreementIsNotToldTooEarly(t *testing.T) {
	r := checked(t, "1. wX1", "2. bX1 wX1-", "result black by resignation")
	if v, _ := Shots(r)[1].View(); v.Turn != "" || v.ToMove != "black" {
		t.Errorf("after one move: %q, %q", v.Turn, v.ToMove)
	}
	if v, _ := Of(r, 1); v.Turn != "" {
		t.Errorf("the second move: %q", v.Turn)
	}
}
