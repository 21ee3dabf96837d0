package script

import (
	"strings"
	"testing"
)

// hostile are texts of about n bytes in shapes that a careless reader takes long for, and how many errors each has as a
// script and as Markdown.
func hostile(n int) map[string]struct {
	text             string
	script, markdown int
} {
	times := strings.Repeat
	return map[string]struct {
		text             string
		script, markdown int
	}{
		"moves":    {times("1. wX1 0,0 !?\n", n/14), 0, 0},
		"lines":    {times("\n", n), 0, 0},
		"errors":   {times("x\n", n/2), 101, 0},
		"a line":   {times("a", n), 1, 0},
		"places":   {"moves a: " + times("a ", n/2), 0, 0},
		"cited":    {"legal x because " + times("a,", n/2), 1, 0},
		"escapes":  {"rule x \"" + times(`\"`, n/2) + `"`, 0, 0},
		"picture":  {"board\n" + times(". ", n/2) + "\nend", 1, 0},
		"quotes":   {times("> ", n/2), 1, 1},
		"examples": {times("example\n", n/8), 0, 0},
		"fences":   {times("```play\nresult open\n```\n", n/24), 1, 0},
		"links":    {times("[a](b.play#c)\n\n", n/15), 101, 0},
		"brackets": {times(times("[", 1999)+"\n\n", n/2001), min(n/2001, 101), 0},
	}
}

func TestHostileTexts(t *testing.T) {
	for name, c := range hostile(1 << 16) {
		if _, errs := Parse([]byte(c.text)); len(errs) != c.script {
			t.Errorf("%s as script: %d errors, want %d; %v", name, len(errs), c.script, errs[:min(1, len(errs))])
		}
		if _, errs := ParseMarkdown([]byte(c.text)); len(errs) != c.markdown {
			t.Errorf("%s as Markdown: %d errors, want %d; %v", name, len(errs), c.markdown, errs[:min(1, len(errs))])
		}
	}
}

// The time should double from the one size to the other.
func BenchmarkHostileTexts(b *testing.B) {
	for _, n := range []int{1 << 20, 1 << 21} {
		for name, c := range hostile(n) {
			b.Run(name+strings.Repeat("+", n>>21), func(b *testing.B) {
				b.SetBytes(int64(n))
				for b.Loop() {
					_, _ = Format([]byte(c.text))
					_, _ = FormatMarkdown([]byte(c.text))
				}
			})
		}
	}
}
