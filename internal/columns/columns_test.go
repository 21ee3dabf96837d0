package columns

import "testing"

// The widths are those of Unicode's EastAsianWidth.txt.
func TestOf(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "wQ1": 3, "白青龍1": 7, "：": 2, "ﾄ": 1, "é": 1, "e\u0301": 1, "→": 1, "a\u200bb": 2, "가": 2, "\x1b": 0,
	} {
		if got := Of(text); got != want {
			t.Errorf("%q fills %d columns, want %d", text, got, want)
		}
	}
}
