package book

import (
	"html"
	"strings"
	"unicode"
)

// esc writes a text for HTML, without control characters and those that turn the order of others around.
func esc(text string) string {
	clean := strings.Map(func(r rune) rune {
		switch {
		case r == '\n' || r == '\t':
			return r
		case unicode.IsControl(r), r >= '\u202A' && r <= '\u202E', r >= '\u2066' && r <= '\u2069', r >= 0xFFFE && r <= 0xFFFF:
			return -1
		}
		return r
	}, text)
	return html.EscapeString(clean)
}

// attr writes an attribute with a blank before it; nothing for an empty value.
func attr(name, value string) string {
	if value == "" {
		return ""
	}
	return " " + name + `="` + esc(value) + `"`
}
