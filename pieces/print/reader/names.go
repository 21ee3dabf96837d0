package reader

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// name reads a name and splits it at its colon.
func (l *lexer) name(prefix, name *string) error {
	rest := l.src[l.pos:]
	n := nameLength(rest)
	if n == 0 || !startsName(rest) {
		return errors.New("want a name")
	}
	l.pos += n
	return split(rest[:n], prefix, name)
}

// split cuts a name at its colon. A colon at an end is part of the name.
func split(whole string, prefix, name *string) error {
	*prefix, *name = "", whole
	i := strings.IndexByte(whole, ':')
	if i < 0 {
		return nil
	}
	if strings.Count(whole, ":") > 1 {
		return fmt.Errorf("%q is no name", whole)
	}
	if i > 0 && i < len(whole)-1 {
		*prefix, *name = whole[:i], whole[i+1:]
	}
	return nil
}

func nameLength(s string) int {
	for i := 0; i < len(s); {
		b := s[i]
		if b < utf8.RuneSelf {
			if !nameByte(b) {
				return i
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) {
			return i
		}
		i += size
	}
	return len(s)
}

func nameByte(b byte) bool {
	return 'a' <= b && b <= 'z' || 'A' <= b && b <= 'Z' || '0' <= b && b <= '9' || b == '_' || b == ':' || b == '-' || b == '.'
}

func startsName(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLetter(r) || r == '_' || r == ':'
}

// unescaped replaces the escaped characters of a text. Line ends become \n.
func unescaped(s string) (string, error) {
	if strings.IndexByte(s, '&') < 0 {
		return newlines(s), nil
	}
	var b strings.Builder
	for {
		i := strings.IndexByte(s, '&')
		if i < 0 {
			b.WriteString(newlines(s))
			return b.String(), nil
		}
		b.WriteString(newlines(s[:i]))
		name, rest, ok := strings.Cut(s[i+1:], ";")
		r, known := character(name)
		if !ok || !known {
			return "", fmt.Errorf("&%.20s is no character that is known", name)
		}
		b.WriteRune(r)
		s = rest
	}
}

// character returns what stands between & and ; as a character.
func character(name string) (rune, bool) {
	switch name {
	case "lt":
		return '<', true
	case "gt":
		return '>', true
	case "amp":
		return '&', true
	case "quot":
		return '"', true
	case "apos":
		return '\'', true
	}
	digits, ok := strings.CutPrefix(name, "#")
	base := 10
	if hex, isHex := strings.CutPrefix(digits, "x"); isHex {
		digits, base = hex, 16
	}
	if !ok || strings.HasPrefix(digits, "+") {
		return 0, false
	}
	n, err := strconv.ParseUint(digits, base, 32)
	return rune(n), err == nil && n <= unicode.MaxRune && inXML(rune(n))
}

// newlines turns the line ends of other systems into \n, as XML wants.
func newlines(s string) string {
	if strings.IndexByte(s, '\r') < 0 {
		return s
	}
	return strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
}
