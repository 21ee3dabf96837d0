package hive

import (
	"strings"
	"unicode/utf8"
)

// Read reads games in whichever of the forms a text has: it begins with "(" for SGF, with "[" or "{" for PGN.
func Read(text string) ([]Game, error) {
	text = readable(text)
	switch bare := strings.TrimSpace(text); {
	case strings.HasPrefix(bare, "("):
		g, err := ReadSGF(text)
		if err != nil {
			return nil, err
		}
		return []Game{g}, nil
	case strings.HasPrefix(bare, "["), strings.HasPrefix(bare, "{"):
		return ReadPGN(text)
	}
	return ReadGameStrings(text)
}

// readable takes a byte order mark from a text and, if it is no UTF-8, reads it as ISO 8859-1, as old files are written.
func readable(text string) string {
	if utf8.ValidString(text) {
		return strings.TrimPrefix(text, "\ufeff")
	}
	out := make([]rune, len(text))
	for i := range len(text) {
		out[i] = rune(text[i])
	}
	return string(out)
}
