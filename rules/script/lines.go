package script

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"shanhai/rules"
)

// MaxBytes is the size of the largest text that is read: a game of 10,000 moves with notes takes a tenth of it.
const MaxBytes = 4 << 20

// byteOrderMark may begin a text; it says nothing.
const (
	byteOrderMark = "\ufeff"
	byteOrderRune = 0xfeff
)

// eachLine calls do with each line and its place, until it returns false. Lines end in LF, CRLF or CR.
func eachLine(text string, do func(rules.Word) bool) {
	for n := 1; text != ""; n++ {
		end := strings.IndexAny(text, "\r\n")
		line, rest := text, ""
		if end >= 0 {
			line, rest = text[:end], text[end+1:]
			if text[end] == '\r' {
				rest = strings.TrimPrefix(rest, "\n")
			}
		}
		if !do(rules.Word{Text: line, At: rules.Place{Line: n, Column: 1}}) {
			return
		}
		text = rest
	}
}

// unreadable says why a text as a whole cannot be read; nil if it can.
func unreadable(text []byte) *Error {
	start := rules.Place{Line: 1, Column: 1}
	if len(text) > MaxBytes {
		return &Error{At: start, Text: "more", Want: fmt.Sprintf("at most %d MiB of text", MaxBytes>>20),
			Advice: "part it into several files"}
	}
	if kind := utf16Kind(text); kind != "" {
		return &Error{At: start, Text: kind, Want: "text in UTF-8",
			Advice: "save it as UTF-8, for example with: iconv -f UTF-16 -t UTF-8"}
	}
	if at := invalidAt(text); at >= 0 {
		return &Error{At: placeOf(text, at), Text: fmt.Sprintf("byte %#02x", text[at]), Want: "text in UTF-8",
			Advice: "save it as UTF-8; if it is Big5 or GB18030, for example with: iconv -f BIG5 -t UTF-8"}
	}
	return nil
}

// utf16Kind recognizes UTF-16 by its byte order mark, or by a zero beside the first characters.
func utf16Kind(text []byte) string {
	if len(text) < 2 {
		return ""
	}
	little := text[0] == 0xff && text[1] == 0xfe
	big := text[0] == 0xfe && text[1] == 0xff
	if len(text) >= 4 {
		little = little || text[0] != 0 && text[1] == 0 && text[2] != 0 && text[3] == 0
		big = big || text[0] == 0 && text[1] != 0 && text[2] == 0 && text[3] != 0
	}
	switch {
	case little:
		return "UTF-16, little end first"
	case big:
		return "UTF-16, big end first"
	}
	return ""
}

// invalidAt returns the index of the first byte that is not UTF-8, or -1.
func invalidAt(text []byte) int {
	if utf8.Valid(text) {
		return -1
	}
	at := 0
	for at < len(text) {
		r, size := utf8.DecodeRune(text[at:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		at += size
	}
	return at
}

// placeOf returns the place of a byte.
func placeOf(text []byte, at int) rules.Place {
	place := rules.Place{Line: 1, Column: 1}
	rest := strings.TrimPrefix(string(text[:at]), byteOrderMark)
	eachLine(rest, func(line rules.Word) bool {
		place = rules.Place{Line: line.At.Line, Column: 1 + utf8.RuneCountInString(line.Text)}
		return true
	})
	if strings.HasSuffix(rest, "\n") || strings.HasSuffix(rest, "\r") {
		place = rules.Place{Line: place.Line + 1, Column: 1}
	}
	return place
}

// invisible returns the index and the name of the first character that nobody sees; -1 if there is none.
func invisible(line string) (int, string) {
	for i, r := range line {
		if isInvisible(r) {
			return i, fmt.Sprintf("U+%04X", r)
		}
	}
	return -1, ""
}

// isInvisible tells what nobody sees and yet may change what is read: controls but for the tab, marks of direction, spaces
// of no width. Joiners are letters' own business.
func isInvisible(r rune) bool {
	return r < ' ' && r != '\t' || r >= 0x7f && r < 0xa0 || r == 0x200b || r == 0x200e || r == 0x200f ||
		r >= 0x2028 && r <= 0x202e || r >= 0x2060 && r <= 0x206f || r == byteOrderRune
}
