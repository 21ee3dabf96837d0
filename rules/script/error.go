package script

import (
	"fmt"
	"unicode/utf8"

	"shanhai/rules"
)

// Error says where a script stops making sense, and what was expected there.
type Error struct {
	At      rules.Place // of the offending text
	Text    string      // the beginning of that text; empty at the end of a line
	Want    string      // what was expected, e.g. "a move"
	Nearest string      // the valid spelling that comes nearest; empty if none is near
	Advice  string      // what to do about it, where that is not plain
	Role    Role        // of the line
}

// Error returns e.g. `3:1: want a statement, got "leagl"; did you mean "legal"?`.
func (e *Error) Error() string {
	text := fmt.Sprintf("%s: want %s, got %s", e.At, e.Want, e.got())
	if e.Nearest != "" {
		text += fmt.Sprintf("; did you mean %q?", e.Nearest)
	}
	if e.Advice != "" {
		text += "; " + e.Advice
	}
	return text
}

func (e *Error) got() string {
	if e.Text == "" {
		return "the end"
	}
	return fmt.Sprintf("%q", e.Text)
}

// excerptCharacters is how much of an offending text an error shows.
const excerptCharacters = 40

// excerpt returns the beginning of a text.
func excerpt(text string) string {
	end := 0
	for n := 0; n < excerptCharacters && end < len(text); n++ {
		_, size := utf8.DecodeRuneInString(text[end:])
		end += size
	}
	if end < len(text) {
		return text[:end] + "…"
	}
	return text
}
