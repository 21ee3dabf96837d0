package spelling

import (
	"strings"
	"testing"
)

// The distances are those of the optimal string alignment, counted by hand.
func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"abc", "abc", 0},
		{"kitten", "sitting", 3}, {"freedom", "fredeom", 1}, {"fredom", "freedom", 1}, {"ab", "ba", 1}, {"ca", "abc", 3}, // swaps are not edited again
		{"青龍", "青龙", 1}, {"應龍", "龍應", 1},
	} {
		if got := distance([]rune(c.a), []rune(c.b), 9); got != c.want {
			t.Errorf("%q to %q: %d, want %d", c.a, c.b, got, c.want)
		}
		if got := distance([]rune(c.a), []rune(c.b), 1); got != min(c.want, 2) {
			t.Errorf("%q to %q within 1: %d, want %d", c.a, c.b, got, min(c.want, 2))
		}
	}
}

// Short words are near only to what they nearly are.
func TestNearestOfShortWords(t *testing.T) {
	names := []string{"box", "shan", "hai", "keep", "a1", "p1s"}
	for word, want := range map[string]string{
		"foo": "", "bar": "", "x": "", "tail": "", "no": "", "sun": "",
		"bax": "box", "hia": "hai", "sahn": "shan", "kept": "keep", "a2": "a1", "P1S": "p1s",
	} {
		if got := Nearest(word, names); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}

func TestNearest(t *testing.T) {
	names := []string{"freedom", "one-realm", "covered", "應龍"}
	for word, want := range map[string]string{
		"fredom": "freedom", "FREEDOM": "freedom", "one_realm": "one-realm", "cover": "covered", "應龙": "應龍",
		"fredm": "freedom", "free": "", "meedom": "", "xyz": "", "": "", strings.Repeat("freedom", 100000): "",
	} {
		if got := Nearest(word, names); got != want {
			t.Errorf("%.20q: %q, want %q", word, got, want)
		}
	}
}

// Of names that are as near, the likeliest is meant: the first letter is right, and letters are lost or swapped rather than
// taken for others.
func TestNearestOfSeveral(t *testing.T) {
	for _, c := range []struct{ word, names, want string }{
		{"ilegal", "legal illegal", "illegal"}, {"plae", "play place", "place"}, {"dtae", "game date", "date"},
		{"rign", "rigs ring", "ring"}, {"bat", "cat bad", "bad"}, {"wite", "site white", "white"}, {"ab", "ac ad", "ac"},
	} {
		if got := Nearest(c.word, strings.Fields(c.names)); got != c.want {
			t.Errorf("%q of %s: %q, want %q", c.word, c.names, got, c.want)
		}
	}
}
