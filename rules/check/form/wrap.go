package form

import (
	"strings"
	"unicode"

	"golang.org/x/text/width"
)

// Wrap breaks a text into lines of at most so many columns, each begun by the indent. It breaks at spaces and between
// the characters of scripts that have none.
func Wrap(text, indent string, columns int) string {
	var lines []string
	line, used := "", columns+1
	for _, piece := range pieces(text) {
		if used+columnsOf(strings.TrimRight(piece, " ")) > columns {
			lines = append(lines, line)
			line, used = indent, columnsOf(indent)
		}
		line += piece
		used += columnsOf(piece)
	}
	lines = append(lines, line)
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return strings.Join(lines[min(1, len(lines)-1):], "\n")
}

// pieces parts a text where a line may break; a piece keeps the space behind it.
func pieces(text string) []string {
	var out []string
	piece := ""
	for _, r := range Printable(text) {
		wide := runeColumns(r) == 2
		if wide && piece != "" && !unicode.IsPunct(r) {
			out, piece = append(out, piece), ""
		}
		piece += string(r)
		if r == ' ' {
			out, piece = append(out, piece), ""
		}
	}
	if piece != "" {
		out = append(out, piece)
	}
	return out
}

// columnsOf counts the columns of a terminal that a text takes.
func columnsOf(text string) int {
	n := 0
	for _, r := range text {
		n += runeColumns(r)
	}
	return n
}

// runeColumns counts the columns of a character: those of East Asia take two.
func runeColumns(r rune) int {
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		return 0
	}
	switch width.LookupRune(r).Kind() {
	case width.EastAsianWide, width.EastAsianFullwidth:
		return 2
	}
	return 1
}
