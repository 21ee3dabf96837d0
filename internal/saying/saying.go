// Package saying holds lines for a maker: a warning, a refusal, a remark. Each
// has its English words, which the command prints, and beside them a code with
// facts, from which a page words it in its own language. Both are made where the
// thing is found; nobody reads the words to learn what they say.
package saying

import (
	"fmt"
	"slices"
	"strconv"
)

// Line is one line for a maker.
type Line struct {
	Code  string // of what is said, lasting; empty where the text alone says it
	Facts Facts  // what fills the words of the code
	Text  string // in English
}

// Facts are what a line tells besides its words, by name.
type Facts map[string]string

// Numbered names facts "1", "2" and so on, in the order in which an English
// line has them.
func Numbered(values ...any) Facts {
	if len(values) == 0 {
		return nil
	}
	out := Facts{}
	for i, v := range values {
		out[strconv.Itoa(i+1)] = fmt.Sprint(v)
	}
	return out
}

// Texts returns the English words of lines.
func Texts(lines []Line) []string {
	var out []string
	for _, l := range lines {
		out = append(out, l.Text)
	}
	return out
}

// Once joins lists of lines; lines of the same words are one.
func Once(lists ...[]Line) []Line {
	var out []Line
	for _, l := range slices.Concat(lists...) {
		if !slices.ContainsFunc(out, func(o Line) bool { return o.Text == l.Text }) {
			out = append(out, l)
		}
	}
	return out
}
