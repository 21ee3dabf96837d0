package script

import (
	"strings"
	"unicode/utf8"
)

// Free text (notes, titles, values of headers, rules) writes "\#", "\"" and "\\" for signs that would mean something.

const escapable = `\#"`

// unescaped returns what a free text says.
func unescaped(text string) string {
	if !strings.Contains(text, `\`) {
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' && i+1 < len(text) && strings.IndexByte(escapable, text[i+1]) >= 0 {
			i++
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

// escaped writes a free text that follows a blank and ends its line.
func escaped(text string) string { return escape(text, ' ', "") }

// quoted writes a free text between quotes.
func quoted(text string) string { return `"` + escape(text, '"', `"`) + `"` }

// escape writes a free text behind the character prev and before the text next, with as few backslashes as can be.
func escape(text string, prev rune, next string) string {
	var b strings.Builder
	for i, r := range text {
		rest := text[i+utf8.RuneLen(r):]
		if rest == "" {
			rest = next
		}
		switch {
		case r == '\\' && rest != "" && strings.IndexByte(escapable, rest[0]) >= 0,
			r == '#' && isBlank(prev),
			r == '"' && next != "":
			b.WriteByte('\\')
		}
		b.WriteRune(r)
		prev = r
	}
	return b.String()
}

// commentStart returns the byte where the comment of a line begins: "#" at its start or after a blank, or the full-width
// sign at its start; the length of the line if there is none.
func commentStart(line string) int {
	start := strings.TrimLeftFunc(line, isBlank)
	if strings.HasPrefix(start, "＃") {
		return len(line) - len(start)
	}
	prev := ' '
	for i, r := range line {
		if r == '#' && isBlank(prev) {
			return i
		}
		prev = r
	}
	return len(line)
}

// quotes are the pairs that a title may stand in.
func quotes() map[string]string {
	return map[string]string{`"`: `"`, "“": "”", "＂": "＂", "「": "」", "『": "』", "«": "»", "„": "“"}
}

// unquoted returns the text between quotes, whether there were any, and whether the last closes the first at the end.
func unquoted(text string) (inner string, open, closed bool) {
	for left, right := range quotes() {
		if !strings.HasPrefix(text, left) {
			continue
		}
		body := text[len(left):]
		end := closing(body, right)
		if end < 0 {
			return body, true, false
		}
		return unescaped(body[:end]), true, end+len(right) == len(body)
	}
	return text, false, false
}

// closing returns where the closing quote stands that no backslash takes its meaning; -1 if nowhere.
func closing(body, quote string) int {
	for i := 0; i < len(body); i++ {
		switch {
		case body[i] == '\\' && i+1 < len(body) && strings.IndexByte(escapable, body[i+1]) >= 0:
			i++
		case strings.HasPrefix(body[i:], quote):
			return i
		}
	}
	return -1
}
