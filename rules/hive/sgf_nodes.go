package hive

import (
	"errors"
	"strings"

	"shanhai/rules"
)

// property is `name[value]` of an SGF file.
type property struct {
	name, value string
	at          rules.Place
}

// sgfNodes returns the properties of a file in order; a backslash keeps the character after it from ending a value,
// and before the end of a line it joins the next.
func sgfNodes(text string) ([]property, error) {
	if !strings.HasPrefix(strings.TrimSpace(text), "(") {
		return nil, errors.New(`no SGF file: it does not begin with "("`)
	}
	s := sgfScanner{line: 1, column: 1}
	for _, c := range text {
		s.take(c)
	}
	switch {
	case s.inside:
		return nil, blame(s.value.String(), s.at, errors.New(`the value has no closing "]"; if the file was cut off, get it again`))
	case s.second != rules.Place{}:
		return nil, blame("(", s.second, errors.New("a variation or a second game begins; allowed: one game without variations; take it out, or save it as a file of its own"))
	case s.depth > 0:
		return nil, blame("", rules.Place{Line: s.line, Column: s.column}, errors.New(`the file ends before its closing ")"; get it again, or add a ")" to keep what is there`))
	}
	return s.out, nil
}

type sgfScanner struct {
	out             []property
	name, value     strings.Builder
	inside, escaped bool
	line, column    int
	at              rules.Place // of the value
	depth           int         // of round brackets
	shut            bool        // one has been closed
	second          rules.Place // of a bracket after one was closed
}

func (s *sgfScanner) take(c rune) {
	switch {
	case s.inside:
		s.within(c)
	case c == '[':
		s.inside, s.at = true, rules.Place{Line: s.line, Column: s.column + 1}
	case c >= 'A' && c <= 'Z' || c >= '0' && c <= '9':
		s.name.WriteRune(c)
	case c == ';' || c == '(' || c == ')':
		s.name.Reset()
		s.bracket(c)
	}
	s.column++
	if c == '\n' {
		s.line, s.column = s.line+1, 1
	}
}

// bracket counts round brackets; one that opens after another was closed begins a variation or a second game.
func (s *sgfScanner) bracket(c rune) {
	switch {
	case c == ')':
		s.depth, s.shut = s.depth-1, true
	case c == '(' && s.shut && s.second == rules.Place{}:
		s.second = rules.Place{Line: s.line, Column: s.column}
	case c == '(':
		s.depth++
	}
}

// within takes a character of a value.
func (s *sgfScanner) within(c rune) {
	switch {
	case s.escaped && c == '\n': // a line that goes on
		s.escaped = false
	case s.escaped:
		s.escaped = false
		s.value.WriteRune(c)
	case c == '\\':
		s.escaped = true
	case c == ']':
		s.out = append(s.out, property{s.name.String(), s.value.String(), s.at})
		s.inside = false
		s.name.Reset()
		s.value.Reset()
	default:
		s.value.WriteRune(c)
	}
}
