package form

import (
	"strings"
	"unicode"

	"shanhai/internal/columns"
)

// Wrap breaks a text into lines of at most so many columns (room), each begun by the indent. It breaks at spaces and between
// the characters of scripts that have none.
func Wrap(text, indent string, room int) string {
	var lines []string
	line, used := "", room+1
	for _, piece := range pieces(text) {
		if used+columns.Of(strings.TrimRight(piece, " ")) > room {
			lines = append(lines, line)
			line, used = indent, columns.Of(indent)
		}
		line += piece
		used += columns.Of(piece)
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
		wide := columns.Wide(r)
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
