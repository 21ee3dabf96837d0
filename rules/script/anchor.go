package script

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
)

// anchor keeps the ids under which a page has a heading: as GitHub makes them, as the rulebook does, and as the author gave
// it in braces, `## Gates {#gates}`.
func (m *manuscript) anchor(heading string) {
	if title, given, ok := strings.Cut(strings.TrimSuffix(heading, "}"), "{#"); ok && strings.HasSuffix(heading, "}") {
		m.anchors = append(m.anchors, strings.TrimSpace(given))
		heading = strings.TrimSpace(title)
	}
	github, book := anchorOf(heading, "-_"), anchorOf(heading, "-_.")
	if n := m.titles[github]; n > 0 {
		m.anchors = append(m.anchors, fmt.Sprintf("%s-%d", github, n), fmt.Sprintf("%s-%d", book, n+1))
	} else {
		m.anchors = append(m.anchors, github, book)
	}
	if m.titles == nil {
		m.titles = map[string]int{}
	}
	m.titles[github]++
}

// anchorOf makes an id of a heading: its letters and digits in lower case, blanks as hyphens, and some signs.
func anchorOf(heading, signs string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r), unicode.IsNumber(r), strings.ContainsRune(signs, r):
			return unicode.ToLower(r)
		case unicode.IsSpace(r):
			return '-'
		}
		return -1
	}, heading)
}

// tagID finds the id or name of an HTML tag.
var tagID = regexp.MustCompile(`<[A-Za-z][^<>]*?\s(?:id|name)\s*=\s*["']?([^\s"'<>]+)`)

// tags keeps the ids of HTML tags, wherever they stand.
func (m *manuscript) tags() {
	for _, found := range tagID.FindAllSubmatch(m.text, -1) {
		m.anchors = append(m.anchors, string(found[1]))
	}
}
