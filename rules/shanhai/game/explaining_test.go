package game_test

import (
	"slices"
	"strings"
	"testing"

	"shanhai/rules"
)

// explains returns the rules that tell why an act is legal, by name.
func explains(t testing.TB, p rules.Position, act string) []string {
	t.Helper()
	a, err := p.Read(act)
	if err != nil {
		t.Fatalf("%s: %v", act, err)
	}
	var out []string
	for _, id := range p.Explaining(a) {
		out = append(out, string(id))
	}
	slices.Sort(out)
	return out
}

// What is true of every step tells nothing of one; a gate beside it, a tile left behind or a second way does. The wanted
// rules are read off the rulings by hand.
func TestExplaining(t *testing.T) {
	for _, c := range []struct{ name, position, act, want string }{
		{"a step on the open plain", "wY 0,0; bX1 1,0; bY 2,0; turn 21", "wY 0,1", "yinglong"},
		{"a step beside the other YingLong", "wY 0,0; bY 1,0; turn 21", "wY 0,1", "yinglong"},
		{"high over a gate", "wB1 0,0; wX1 0,0; bY 1,0; wY 1,-1; bB1 0,1; turn 21", "wX1 bY", "covered freedom occupied one-realm standing xuanwu"},
		{"a creature from the hand", "wX1 0,0; bX1 1,0", "wB1 -1,0", "supply place-own"},
		{"YingLong on the fourth turn", "wX1 0,0; wB1 -1,0; wZ1 -2,0; bY 1,0; bB1 2,0; bZ1 3,0; turn 7", "wY -3,0", "supply place-own yinglong-by-fourth"},
		{"another on the fourth turn", "wY 0,0; wB1 -1,0; wZ1 -2,0; bY 1,0; bB1 2,0; bZ1 3,0; turn 7", "wQ1 -3,0", "supply place-own"},
		{"off the top of another", "wY 0,0; bY 1,0; wB1 -1,0; wX1 -1,0; turn 21", "wX1 -2,0", "one-realm covered xuanwu"},
		{"out of the sea", "S 0,0; wQ1 0,0; wY 1,0; bY -1,0; turn 21", "wQ1 0,-1", "one-realm qinglong sea-level"},
		{"onto another", "wY 0,0; bY 1,0; wB1 -1,0; wX1 -2,0; turn 21", "wX1 wB1", "occupied xuanwu standing"},
		{"over others", "wY 0,0; bY 1,0; wZ1 -1,0; turn 21", "wZ1 2,0", "occupied zhuque"},
		{"between a bare sea and a creature", "bQ1 0,-1; S 1,-1; bX1 -1,0; wB1 0,0; bY -1,1; wY 0,1; turn 9", "wB1 2,-2", "baihu freedom sea-barred"},
		{"on foot or by the wind", "wY 0,0; wB1 -1,0; wF -2,0; wX1 -2,-1; bY 1,0; turn 21", "wX1 -3,0", "turn feilian wind xuanwu"},
		{"by the wind alone", "wY 0,0; wB1 -1,0; wF -2,0; bX1 -2,-1; bY 1,0; turn 21", "bX1 -3,0", "feilian wind"},
		{"by the wind out of the sea", "S 1,0; wF 0,0; bQ 1,0; wY 0,1; bY -1,2", "bQ1 -1,0", "one-realm feilian wind wind-not-stacked"},
		{"PiXiu borrows from one at rest", "wY 0,0; bY 1,0; wQ1 -1,0; wP -2,0; bF 0,-1; last -1,0; turn 21", "wP -2,1", "qinglong pixiu wind-rest"},
		{"a forfeited turn", "wY 0,0; bY 1,0; bX1 -1,0; bB1 1,-1; bQ1 -1,1; turn 21", "pass", "turn forfeit"},
		{"a capture", "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 2,-1; turn 21", "wQ1 1,-1", "qinglong capture"},
		{"an act that is not legal", "wY 0,0; bY 1,0; turn 21", "wY 5,5", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			want := strings.Fields(c.want)
			slices.Sort(want)
			if got := explains(t, lay(t, c.position), c.act); !slices.Equal(got, want) {
				t.Errorf("%s: %s\n got %v\nwant %v", c.position, c.act, got, want)
			}
		})
	}
}
