package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// The wanted turns are counted by hand: W B W B ..., every nth of them without a creature.
func TestTheTurnThatFitsARealm(t *testing.T) {
	for _, c := range []struct {
		position string
		turn     int
	}{
		{"wY 0,0; bY 1,0", 3},
		{"wY 0,0; bY 1,0; to b", 4},
		{"landscape 3; wY 0,0; bY 1,0", 3},                                      // the one turn of White's before the fourth
		{"landscape 3; wY 0,0; bY 1,0; M 2,0", 5},                               // 4 would do for Black
		{"landscape 3; wY 0,0; bY 1,0; M 2,0; to b", 4},                         //
		{"landscape 3; wY 0,0; bY 1,0; bQ 2,0; M 3,0", 5},                       // Black had 2 and 4
		{"landscape 5; wY 0,0; wQ -1,0; bY 1,0; bQ 2,0", 5},                     // White 1, 3; Black 2, 4
		{"landscape 5; wY 0,0; wQ -1,0; bY 1,0; bQ 2,0; S 3,0", 7},              // 6 is Black's
		{"landscape 3; wY 0,0; bY 1,0; S 2,0; drawn M; to b", 6},                // 4 is no landscape turn
		{"landscape 3; first b; wY 0,0; bY 1,0; to b", 3},                       //
		{"landscape 3; wY 0,0; wQ -1,0; bY 1,0; S 2,0; M 3,0; M 4,0", 11},       // 9 is past with 3 tiles
		{"wY 0,0; bY 1,0; M 2,0; M 3,0; M 4,0; M 5,0; M 6,0; M 7,0; S -1,0", 3}, // agreed on without an interval
	} {
		p, err := shanhai.Parse(c.position)
		if err != nil {
			t.Errorf("%s: %v", c.position, err)
		} else if p.Turn() != c.turn {
			t.Errorf("%s: turn %d, want %d", c.position, p.Turn(), c.turn)
		}
	}
}

// The figures are counted by hand as well.
func TestWhyNoTurnFits(t *testing.T) {
	for _, c := range []struct{ position, why string }{
		{"landscape 3; wY 0,0; bY 1,0; to b", "only turn 3 fits this realm, that of white"},
		{"landscape 3; wY 0,0; wQ -1,0; bY 1,0",
			"white cannot have brought 2 creatures by now, but 1 at the most: with landscape every 3 turns and 0 of it on the table this is turn 3 at the latest"},
		{"landscape 3; wY 0,0; bY 1,0; bQ 2,0; bQ 3,0; S -1,0; to b",
			"black cannot have brought 3 creatures by now, but 2 at the most: with landscape every 3 turns and 1 of it on the table this is turn 6 at the latest"},
		{"landscape 3; wY 0,0; bY 1,0; turn 4", "on turn 4 with landscape every 3 turns the landscape tiles on the table are 1, not 0"},
		{"wY 0,0; wQ 1,0; bY 2,0; turn 3", "before turn 3 white has had fewer turns for creatures (1) than it has brought (2)"},
		{"turn 3", "from turn 2 on the realm is not empty"},
		{"wY 0,0; bY 1,0; turn 1000001", "turns are numbered from 1 to 1000000"},
	} {
		_, err := shanhai.Parse(c.position)
		var v *rules.Violation
		if !errors.As(err, &v) || v.Rule != shanhai.Turn || v.Why != c.why {
			t.Errorf("%s:\n got %v\nwant %s", c.position, err, c.why)
		}
	}
}

// With any number of landscape tiles from the one named on, the realm does fit a turn.
func TestTheLandscapeNamedDoes(t *testing.T) {
	lands := []string{"", "; S -1,0", "; S -1,0; M -2,0", "; S -1,0; M -2,0; M -3,0"}
	for n, more := range lands {
		realm := "landscape 3; wY 0,0; bY 1,0; bQ 2,0; bQ 3,0" + more
		_, white := shanhai.Parse(realm)
		_, black := shanhai.Parse(realm + "; to b")
		if (white == nil || black == nil) != (n >= 2) {
			t.Errorf("%d landscape tiles: %v, %v", n, white, black)
		}
	}
}

// fitting holds, for realms that no turn fits, what would fit; the figures are counted by hand.
func fitting() map[string]reason {
	return map[string]reason{
		"landscape 3; wY 0,0; wQ -1,0; bY 1,0":                      {"1 or more mountains and seas on the table, or fewer creatures", "桌上有 1 枚以上的地形棋子，或者瑞獸少一些"},
		"landscape 3; wY 0,0; bY 1,0; bQ 2,0; bQ 3,0; S -1,0; to b": {"2 or more mountains and seas on the table, or fewer creatures", "桌上有 2 枚以上的地形棋子，或者瑞獸少一些"},
		"landscape 3; bY 1,0; wY 0,0; wX 0,1; wX 0,2; wB 0,3; wB 0,4; wQ 0,5; wQ 0,6; wQ 0,7; wZ 0,8; wZ 0,9; wZ 0,10; wL 0,11; wF 0,12": { // 12 own turns by turn 36
			"all 12 mountains and seas on the table, or fewer creatures", "桌上有全部 12 枚地形棋子，或者瑞獸少一些"},
		"landscape 3; wY 0,0; bY 1,0; to b": {}, // a turn fits
	}
}

func TestWhatWouldFitARealmThatNoTurnFits(t *testing.T) {
	for position, want := range fitting() {
		_, err := shanhai.Parse(position)
		var v *rules.Violation
		if !errors.As(err, &v) || v.Right.In(rules.English) != want.english || v.Right.In(rules.Chinese) != want.chinese {
			t.Errorf("%s: %v, want %v", position, err, want)
		}
	}
}
