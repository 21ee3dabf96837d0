package hive

import (
	"strings"
	"unicode"

	"shanhai/rules"
)

// pgnWord is a word of the moves of a PGN file, or a comment.
type pgnWord struct {
	text    string
	at      rules.Place
	comment bool
}

// endsMove tells whether a move ends before a word.
func (w pgnWord) endsMove() bool {
	_, mark := pgnMark(w.text)
	return w.comment || mark || isMoveNumber(w.text) || isResult(w.text) || strings.HasPrefix(w.text, "(")
}

// pgnScanner parts lines into words; a comment in braces may run over several.
type pgnScanner struct {
	inside bool            // braces
	at     rules.Place     // of the opening one
	said   strings.Builder // in them
	word   strings.Builder // that is being read; empty between words
	start  rules.Place     // of that word
	out    []pgnWord
}

// line parts a line. What stands behind a semicolon is a comment.
func (s *pgnScanner) line(line string, number int) []pgnWord {
	s.out = nil
	for i, c := range []rune(line) {
		if !s.inside && c == ';' {
			s.comment(string([]rune(line)[i+1:]))
			break
		}
		s.take(c, rules.Place{Line: number, Column: i + 1})
	}
	s.end()
	s.said.WriteByte(' ')
	return s.out
}

func (s *pgnScanner) take(c rune, at rules.Place) {
	switch {
	case s.inside && c == '}':
		s.inside = false
		s.comment(s.said.String())
	case s.inside:
		s.said.WriteRune(c)
	case c == '{':
		s.end()
		s.said.Reset()
		s.inside, s.at = true, at
	case unicode.IsSpace(c):
		s.end()
	default:
		if s.word.Len() == 0 {
			s.start = at
		}
		s.word.WriteRune(c)
	}
}

// end ends a word.
func (s *pgnScanner) end() {
	if s.word.Len() > 0 {
		s.out = append(s.out, pgnWord{text: s.word.String(), at: s.start})
		s.word.Reset()
	}
}

func (s *pgnScanner) comment(text string) {
	s.end()
	s.out = append(s.out, pgnWord{text: text, comment: true})
}

// pgnMark reads a mark, or a number of PGN that stands for one or for something else.
func pgnMark(word string) (mark string, is bool) {
	for _, m := range marks() {
		if word == m.mark || word == m.nag {
			return m.mark, true
		}
	}
	number, is := strings.CutPrefix(word, "$")
	return "", is && isNumber(number)
}

// cutMark parts a move from a mark right behind it.
func cutMark(text string) (move, mark string) {
	move = strings.TrimRight(text, "!?")
	mark, is := pgnMark(text[len(move):])
	if !is {
		return text, ""
	}
	return move, mark
}
