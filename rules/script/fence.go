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

// looksMarkdown is the one error of a text that is read as a script and is Markdown, since a fence of an example stands in it;
// nil if none does.
func looksMarkdown(text string) (err *Error) {
	eachLine(text, func(line rules.Word) bool {
		fence := after(line, len(line.Text)-len(strings.TrimLeft(line.Text, " \t>-*")))
		info := strings.TrimLeft(fence.Text, "`~")
		word, _ := cutWord(trimmed(after(fence, len(fence.Text)-len(info))))
		if len(fence.Text)-len(info) < 3 || !likeFenceWord(small(word.Text)) {
			return true
		}
		err = &Error{At: fence.At, Text: excerpt(fence.Text), Want: "a statement of a script",
			Advice: "is this Markdown? name the file *.md, or add --markdown"}
		return false
	})
	return err
}

// LooksMarkdown tells whether a text that may be a script is a Markdown page, since a fence of an example stands in it.
func LooksMarkdown(source []byte) bool { return looksMarkdown(string(source)) != nil }

// likeFenceWord tells whether a word is that of an example's fence, or almost.
func likeFenceWord(word string) bool { return word == fenceWord || spelling.OneSlip(word, fenceWord) }

// meant tells whether a block with another word was meant to be an example: the word is almost the right one, and a
// line within is a statement. An example that nobody checks is worse than one that is wrong.
func (m *manuscript) meant(word string, lines []piece) bool {
	if word == "" {
		return m.allStatements(lines)
	}
	words := strings.FieldsFunc(small(word), func(r rune) bool { return !unicode.IsLetter(r) })
	likes := func(w string) bool {
		return likeFenceWord(w) || w == program || spelling.OneSlip(w, program)
	}
	return slices.ContainsFunc(words, likes) && slices.ContainsFunc(lines, func(l piece) bool { return isStatement(m.line(l)) })
}

// allStatements tells whether a block without a word can only be an example: all its lines are statements, of two kinds at
// least: a game or an example that goes on, a board, moves and claims. So a numbered list, or one of names and values, is none.
func (m *manuscript) allStatements(lines []piece) bool {
	p := &reader{doc: &Document{Examples: []Example{{}}}, fenced: true}
	for _, l := range lines {
		line := m.line(l)
		if head, _ := cutHead(trimmed(line)); small(head.Text) == "continue" {
			line = head // whichever it is
		}
		if p.line(line); len(p.errs) > 0 {
			return false
		}
	}
	if p.ex == nil || p.picture != nil {
		return false
	}
	kinds := map[string]bool{}
	for _, s := range p.ex.Steps {
		kinds[kindOf(s)] = true
	}
	delete(kinds, "")
	return len(kinds) > 1
}

// kindOf sorts the statements that few other texts hold; empty for the others.
func kindOf(s Step) string {
	switch s := s.(type) {
	case Header:
		if s.Name.Text == "game" {
			return "game"
		}
	case Continue:
		return "game"
	case Board, Picture:
		return "board"
	case Move, Legal, Moves, Outcome, Equals, Impossible:
		return "claim"
	}
	return ""
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
