package diagram

import (
	"strings"
	"unicode"
)

// blanks returns n spaces, none if n is negative.
func blanks(n int) string { return strings.Repeat(" ", max(n, 0)) }

// printable returns a text in one line without control characters, which would steer a terminal or spoil a document.
func printable(text string) string {
	clean := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.Is(unicode.Cc, r), r == unicode.ReplacementChar, r == '\u2028', r == '\u2029', bidi(r), r >= 0xFFFE && r <= 0xFFFF:
			return -1
		}
		return r
	}, text)
	return strings.Join(strings.Fields(clean), " ")
}

// bidi tells whether a character turns the order of others around.
func bidi(r rune) bool {
	return r >= '\u202A' && r <= '\u202E' || r >= '\u2066' && r <= '\u2069'
}
