package hive

import (
	"unicode"

	"shanhai/rules"
)

// field is a word of a line.
type field struct {
	text   string
	column int // from 1, in characters
}

func (f field) place(line int) rules.Place { return rules.Place{Line: line, Column: f.column} }

// fields splits a line at its spaces.
func fields(line string) []field {
	var out []field
	column, open := 0, false
	for _, c := range line {
		column++
		switch {
		case unicode.IsSpace(c):
			open = false
		case open:
			out[len(out)-1].text += string(c)
		default:
			out, open = append(out, field{string(c), column}), true
		}
	}
	return out
}
