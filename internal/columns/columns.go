// Package columns counts the columns that a text fills on a terminal (UAX #11).
package columns

import (
	"unicode"

	"golang.org/x/text/width"
)

// Of returns how many columns a text fills: two for a wide character of East Asia, none for one that combines or can't be
// seen. Characters of ambiguous width count as one.
func Of(text string) int {
	n := 0
	for _, r := range text {
		n += OfRune(r)
	}
	return n
}

// OfRune returns how many columns a character fills.
func OfRune(r rune) int {
	switch {
	case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Cc):
		return 0
	case Wide(r):
		return 2
	}
	return 1
}

// Wide tells whether a character is a wide or full-width one of East Asia.
func Wide(r rune) bool {
	k := width.LookupRune(r).Kind()
	return k == width.EastAsianWide || k == width.EastAsianFullwidth
}
