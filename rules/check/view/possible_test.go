package view

import (
	"testing"
)

// What is said to be right can be done: the tile of the kind that comes first, what the turn is for, or an act of whoever has the turn.
func TestWhatIsRightCanBeDone(t *testing.T) {
	for _, c := range []struct {
		lines []string
		right string
	}{
		{[]string{"1. wY", "2. bY wY-", "3. wQ2 -wY"}, "wQ1 -wY"},
		{[]string{"1. wY", "2. bY wY-", "3. wQ3 bY-"}, `wQ1 \wY, wQ1 -wY or wQ1 /wY`},
		{[]string{"option landscape: 3", "1. wQ1", "2. bY wQ1-", "3. wQ1 bY-"}, "M or S and a place, such as M bY-"},
		{[]string{"option landscape: 3", "1. wQ1", "2. bY wQ1-", "3. bY wQ1/"}, "M or S and a place, such as M wQ1/"},
		{[]string{"option landscape: 3", "1. wQ1", "2. bY wQ1-", "3. pass"}, `M or S and a place, such as M \wQ1`},
		{[]string{"1. wY", "2. bY wY-", "3. bX1 bY-"}, `an act of white, such as wY \bY`},
		{[]string{"1. wY", "2. bY wY-", "3. S bY-"}, `an act of white, such as wY \bY`},
		{[]string{"1. wY", "2. bY wY-", "3. pass"}, `an act of white, such as wY \bY`},
		{[]string{"1. wY", "2. bY wY-", "3. wQ1 -wY", "4. bQ1 bY-", "5. wY /wQ1"}, "wY has no legal act; others have, such as wX1 /wQ1"},
	} {
		r := checked(t, c.lines...)
		got := ""
		for _, s := range r.Scenes {
			if s.Fault != nil {
				got = s.Fault.Right
				break
			}
		}
		if got != c.right {
			t.Errorf("%q\n got %s\nwant %s", c.lines, got, c.right)
		}
	}
}
