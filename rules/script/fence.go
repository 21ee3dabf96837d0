package script

import (
	"slices"
	"strings"
	"unicode"

	"shanhai/internal/spelling"
	"shanhai/rules"
)

// fenceWord begins the info string of a fenced block that is an example.
const fenceWord = "play"

// program is what an author may take for that word.
const program = "shanhai"

// meant tells whether a block with another word was meant to be an example: the word is almost the right one, and a
// line within is a statement. An example that nobody checks is worse than one that is wrong.
func (m *manuscript) meant(word string, lines []piece) bool {
	words := strings.FieldsFunc(small(word), func(r rune) bool { return !unicode.IsLetter(r) })
	likes := func(w string) bool {
		return w == fenceWord || spelling.OneSlip(w, fenceWord) || w == program || spelling.OneSlip(w, program)
	}
	return slices.ContainsFunc(words, likes) && slices.ContainsFunc(lines, func(l piece) bool { return isStatement(m.line(l)) })
}

// isStatement tells whether a line can be read as a statement of the language, facts apart, whose names can be any.
func isStatement(line rules.Word) bool {
	p := &reader{doc: &Document{}, fenced: true}
	p.line(line)
	if len(p.errs) > 0 || p.ex == nil {
		return len(p.errs) == 0 && p.picture != nil
	}
	switch p.ex.Steps[0].(type) {
	case Blank, Fact:
		return false
	}
	return true
}
