package svg

import (
	"math"
	"strconv"
)

// scanner reads the small languages inside attributes: numbers, separators,
// letters.
type scanner struct {
	text string
	at   int
}

func isSpace(c byte) bool  { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

func (s *scanner) done() bool { return s.at >= len(s.text) }

// peek returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	if s.done() {
		return 0
	}
	return s.text[s.at]
}

// take moves over the next byte if it is one of set.
func (s *scanner) take(set string) bool {
	for i := range len(set) {
		if !s.done() && s.text[s.at] == set[i] {
			s.at++
			return true
		}
	}
	return false
}

func (s *scanner) space() {
	for !s.done() && isSpace(s.text[s.at]) {
		s.at++
	}
}

// separator moves over white space with at most one comma and tells whether
// there was a comma.
func (s *scanner) separator() bool {
	s.space()
	comma := s.take(",")
	s.space()
	return comma
}

func (s *scanner) digits() int {
	from := s.at
	for !s.done() && isDigit(s.text[s.at]) {
		s.at++
	}
	return s.at - from
}

// number reads a number as SVG writes them: "-.5e3", "1.", and packed as in
// "1.5.5-3".
func (s *scanner) number() (float64, error) {
	from := s.at
	s.take("+-")
	n := s.digits()
	if s.take(".") {
		n += s.digits()
	}
	if n == 0 {
		s.at = from
		return 0, bad("number-missing", "", "a number is missing before %s", s.rest())
	}
	s.exponent()
	v, err := strconv.ParseFloat(s.text[from:s.at], 64)
	if err != nil || math.Abs(v) > MaxNumber {
		return 0, bad("number-large", "up to 1e9", "the number %s is too large", quoted(s.text[from:s.at]))
	}
	return v, nil
}

// exponent moves over "e5"; not over "em".
func (s *scanner) exponent() {
	from := s.at
	if !s.take("eE") {
		return
	}
	s.take("+-")
	if s.digits() == 0 {
		s.at = from
	}
}

// word moves over letters and returns them.
func (s *scanner) word() string {
	from := s.at
	for !s.done() && isLetter(s.text[s.at]) {
		s.at++
	}
	return s.text[from:s.at]
}

// rest names what comes next for a message.
func (s *scanner) rest() string {
	if s.done() {
		return "the end"
	}
	return quoted(s.text[s.at:min(len(s.text), s.at+12)])
}

// numbers reads a whole list of numbers with separators between.
func numbers(text string, limit int) ([]float64, error) {
	s := scanner{text: text}
	var list []float64
	for s.space(); !s.done(); {
		v, err := s.number()
		if err != nil {
			return nil, err
		}
		if list = append(list, v); len(list) > limit {
			return nil, bad("numbers", "", "more than %d numbers", limit)
		}
		if s.separator() && s.done() {
			return nil, bad("comma", "", "ends in a comma")
		}
	}
	return list, nil
}
