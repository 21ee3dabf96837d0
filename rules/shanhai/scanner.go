package shanhai

import (
	"strings"

	"shanhai/internal/hex"
	"shanhai/internal/spelling"
	"shanhai/rules"
)

// scanner reads a text from left to right and knows where it stands.
type scanner struct {
	text string
	at   int
}

// fail returns the error that something else was expected here.
func (s *scanner) fail(want rules.Phrase) error { return s.failAt(s.at, want) }

// failAt returns the error that something else was expected at an earlier byte.
func (s *scanner) failAt(at int, want rules.Phrase) error {
	return rules.Expected(at+1, firstWord(s.text[at:]), want)
}

// firstWord returns a text up to a space or semicolon, but at least its first byte.
func firstWord(text string) string {
	if end := strings.IndexAny(text, " \t;"); end >= 0 {
		return text[:max(end, 1)]
	}
	return text
}

func (s *scanner) done() bool   { return s.at >= len(s.text) }
func (s *scanner) rest() string { return s.text[s.at:] }

// peek returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	if s.done() {
		return 0
	}
	return s.text[s.at]
}

// spaces skips spaces and tabs and tells whether there were any.
func (s *scanner) spaces() bool {
	from := s.at
	for s.peek() == ' ' || s.peek() == '\t' {
		s.at++
	}
	return s.at > from
}

// take skips a text if it comes next.
func (s *scanner) take(text string) bool {
	if !strings.HasPrefix(s.rest(), text) {
		return false
	}
	s.at += len(text)
	return true
}

// takeAny skips one byte of a set, or returns 0.
func (s *scanner) takeAny(set string) byte {
	c := s.peek()
	if c == 0 || strings.IndexByte(set, c) < 0 {
		return 0
	}
	s.at++
	return c
}

// lower takes a run of small letters.
func (s *scanner) lower() string {
	from := s.at
	for c := s.peek(); c >= 'a' && c <= 'z'; c = s.peek() {
		s.at++
	}
	return s.text[from:s.at]
}

// word takes what comes before the next blank, colon or semicolon.
func (s *scanner) word() string {
	from := s.at
	for !s.done() && strings.IndexByte(" \t:;", s.peek()) < 0 {
		s.at++
	}
	return s.text[from:s.at]
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isLetter tells an English letter.
func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// number takes a decimal number of at most seven digits.
func (s *scanner) number(want rules.Phrase) (int, error) {
	from, n := s.at, 0
	for isDigit(s.peek()) && s.at-from < 7 {
		n = n*10 + int(s.peek()-'0')
		s.at++
	}
	if s.at == from || isDigit(s.peek()) {
		return 0, s.failAt(from, want)
	}
	return n, nil
}

// signed takes a number with an optional sign.
func (s *scanner) signed() (int, error) {
	sign := s.takeAny("+-")
	n, err := s.number(rules.Say("a coordinate", "座標的數字"))
	if sign == '-' {
		n = -n
	}
	return n, err
}

// hex takes axial coordinates "q,r"; spaces may follow the comma.
func (s *scanner) hex() (h hex.Hex, err error) {
	from := s.at
	if h.Q, err = s.signed(); err != nil {
		return h, s.meant(from, err)
	}
	if !s.take(",") {
		return h, s.meant(from, s.fail(rules.Say(`"," and the second coordinate`, "逗號「,」和第二個座標")))
	}
	s.spaces()
	h.R, err = s.signed()
	return h, err
}

// meant returns the error that coordinates were expected at an earlier byte if they stand there in another form, else err.
func (s *scanner) meant(from int, err error) error {
	coordinates, written := spelling.Coordinates(s.text[from:])
	if coordinates == "" {
		return err
	}
	e := rules.Expected(from+1, written, rules.Say("two coordinates with a comma between them", "用逗號分開的兩個座標"))
	e.Nearest = coordinates
	return e
}
