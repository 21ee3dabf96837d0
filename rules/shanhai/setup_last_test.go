package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// What may have moved last, read off wind, wind-rest and landscape-turn: nobody's creature right after a landscape turn, and
// the player's own to move only beside a wind of the opponent's, for a lifter stays where it is.
func TestWhatMayHaveMovedLast(t *testing.T) {
	for _, c := range []struct {
		name, position string
		rule           rules.ID // broken; none if it can be
	}{
		{"the opponent's own", "wY 0,0; bY 1,0; last 1,0; to w", ""},
		{"blown by FeiLian", "wY 0,0; wQ1 -1,0; bY 1,0; bF 0,-1; last -1,0; to w", ""},
		{"FeiLian too far", "wY 0,0; wQ1 -1,0; bY 1,0; bF 1,-1; last -1,0; to w", shanhai.Wind},
		{"no FeiLian", "wY 0,0; wQ1 -1,0; bY 1,0; last -1,0; to w", shanhai.Wind},
		{"the player's own FeiLian", "wY 0,0; wQ1 -1,0; bY 1,0; wF 0,-1; last -1,0; to w", shanhai.Wind},
		{"FeiLian on a mountain", "wY 0,0; wQ1 -1,0; bY 1,0; M 0,-1; bF 0,-1; last -1,0; to w", shanhai.Wind},
		{"FeiLian covered", "wY 0,0; wQ1 -1,0; bY 1,0; bF 0,-1; wX1 0,-1; last -1,0; to w", shanhai.Wind},
		{"PiXiu beside FeiLian", "wY 0,0; wQ1 -1,0; bY 1,0; bP 0,-1; wF 1,-2; last -1,0; to w", ""},
		{"PiXiu beside no FeiLian", "wY 0,0; wQ1 -1,0; bY 1,0; bP 0,-1; wZ1 1,-2; last -1,0; to w", shanhai.Wind},
		{"PiXiu lifted the FeiLian that lends", "wY 0,0; wF -1,0; bY 1,0; bP 0,-1; last -1,0; to w", ""},
		{"PiXiu on a creature", "wY 0,0; wQ1 -1,0; bY 1,0; bQ1 0,-1; bP 0,-1; wF 1,-2; last -1,0; to w", shanhai.Wind},
		{"onto a mountain", "wY 0,0; M -1,0; wB1 -1,0; bY 1,0; bF 0,-1; last -1,0; to w", shanhai.Wind},
		{"after a landscape turn", "landscape 3; wY 0,0; bY 1,0; M 2,0; turn 4; last 0,0", shanhai.LandscapeTurn},
		{"before one", "landscape 3; wY 0,0; bY 1,0; turn 3; last 1,0", ""},
		{"once all landscape lies", "landscape 3; M -1,0; M -2,0; M -3,0; M -4,0; M -5,0; M -6,0; S -7,0; S -8,0; S -9,0; S -10,0; S -11,0; S -12,0; wY 0,0; bY 1,0; turn 40; last 0,0", ""},
	} {
		_, err := shanhai.Parse(c.position)
		var v *rules.Violation
		if errors.As(err, &v) != (c.rule != "") || v != nil && v.Rule != c.rule {
			t.Errorf("%s: %v, want %q", c.name, err, c.rule)
		}
	}
}

// Where the turn is not said, one is taken on whose eve something can have moved: 4 follows a landscape turn, 6 does not.
func TestTheTurnOfWhatMovedLast(t *testing.T) {
	p, err := shanhai.Parse("landscape 3; wY 0,0; bY 1,0; M 2,0; last 0,0; to b")
	if err != nil || p.Turn() != 6 {
		t.Errorf("%v (%v), want turn 6", p, err)
	}
}

// How creatures can have come, read off yinglong-by-fourth, move-after-yinglong and standing.
func TestHowCreaturesCanHaveCome(t *testing.T) {
	for position, want := range map[string]rules.ID{
		"opening tournament; wY 0,0; turn 2; to b":                     shanhai.YingLongByFourth,
		"opening tournament; wY 0,0; bX1 1,0; turn 3":                  shanhai.YingLongByFourth,
		"opening tournament; wX1 0,0; bX1 1,0; wY -1,0; to b":          "",
		"wX1 0,0; bX1 0,0; to w":                                       shanhai.MoveAfter,
		"wX1 0,0; bX1 1,0; bX2 2,0; wX2 1,0; turn 9":                   shanhai.MoveAfter,
		"landscape 3; wX1 0,0; bX1 1,0; S 2,0; bX2 2,0; turn 7":        shanhai.MoveAfter,
		"landscape 3; wX1 0,0; bX1 1,0; S 2,0; M 3,0; bY -1,0; turn 7": "",
		"wX1 0,0; bY 1,0; bX1 0,0; to w":                               "",
	} {
		_, err := shanhai.Parse(position)
		var v *rules.Violation
		if errors.As(err, &v) != (want != "") || v != nil && v.Rule != want {
			t.Errorf("%s: %v, want %q", position, err, want)
		}
	}
}
