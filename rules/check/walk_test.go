package check_test

import (
	"fmt"
	"strings"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/script"
)

// parsed reads a script that must be readable.
func parsed(t testing.TB, text string) *script.Document {
	t.Helper()
	doc, errs := script.Parse([]byte(text))
	for _, err := range errs {
		t.Fatalf("%v in\n%s", err, text)
	}
	return doc
}

// Every statement is followed by what must come of it: "# ok", "# unchecked", "# unreached", or "# WRONG" and
// "# UNREADABLE" with a part of the reason, or nothing if it claims nothing.
func TestEveryVerdict(t *testing.T) {
	for name, text := range verdicts() {
		t.Run(name, func(t *testing.T) { holdVerdicts(t, strings.ReplaceAll(text, "\t", "")) })
	}
}

// holdVerdicts checks a script against its comments.
func holdVerdicts(t *testing.T, text string, faults ...check.Fault) {
	t.Helper()
	doc, errs := script.Parse([]byte(text))
	for _, err := range errs {
		faults = append(faults, check.SyntaxFault(err))
	}
	lines := strings.Split(text, "\n")
	for _, r := range check.Document(doc, check.Games{toy{}}, faults...) {
		for _, s := range r.Scenes {
			line := lines[s.Step.Place().Line-1]
			_, want, _ := strings.Cut(line, "# ")
			if got := verdict(s); (got == "") != (want == "") || !strings.HasPrefix(got, word(want)) || !strings.Contains(got, rest(want)) {
				t.Errorf("%s\n  got  %q\n  want %q", line, got, want)
			}
		}
	}
}

func word(want string) string { w, _, _ := strings.Cut(want, ":"); return w }

func rest(want string) string { _, r, _ := strings.Cut(want, ": "); return r }

// verdict words what came of a statement as the comments of the tests do.
func verdict(s check.Scene) string {
	words := map[check.Verdict]string{check.OK: "ok", check.Unchecked: "unchecked", check.Unreached: "unreached", check.Wrong: "WRONG", check.Unreadable: "UNREADABLE"}
	if s.Fault != nil {
		return fmt.Sprintf("%s: %s", words[s.Verdict], s.Fault.Why)
	}
	return words[s.Verdict]
}
