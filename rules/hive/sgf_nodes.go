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

// sgfNodes returns the properties of a file in order; a backslash keeps the character after it from ending a value.
func sgfNodes(text string) ([]property, error) {
	if !strings.HasPrefix(strings.TrimSpace(text), "(") {
		return nil, errors.New(`no SGF file: it does not begin with "("`)
	}
	s := sgfScanner{line: 1, column: 1}
	for _, c := range text {
		s.take(c)
	}
	if s.inside {
		return nil, blame(s.value.String(), s.at, errors.New(`the value has no closing "]"`))
	}
	return s.out, nil
}

type sgfScanner struct {
	out             []property
	name, value     strings.Builder
	inside, escaped bool
	line, column    int
	at              rules.Place // of the value
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
	}
	s.column++
	if c == '\n' {
		s.line, s.column = s.line+1, 1
	}
}

// within takes a character of a value.
func (s *sgfScanner) within(c rune) {
	switch {
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
