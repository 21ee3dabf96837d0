package script

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
)

// HeadingIDs tells, heading by heading, the ids under which a page has it. Its zero value is that of a page without any yet.
type HeadingIDs struct{ titles map[string]int } // how many headings there were of each id

// Of returns the ids of the next heading: what the author gave it in braces, what GitHub makes of it, and what the rulebook does.
func (h *HeadingIDs) Of(heading, given string) []string {
	var ids []string
	if given != "" {
		ids = append(ids, given)
	}
	github, book := anchorOf(heading, "-_"), anchorOf(heading, "-_.")
	if n := h.titles[github]; n > 0 {
		ids = append(ids, fmt.Sprintf("%s-%d", github, n), fmt.Sprintf("%s-%d", book, n+1))
	} else {
		ids = append(ids, github, book)
	}
	if h.titles == nil {
		h.titles = map[string]int{}
	}
	h.titles[github]++
	return ids
}

// GivenID returns the id that an author gave a heading in braces, `## Gates {#gates}`; empty without one.
func GivenID(h *ast.Heading) string {
	given, _ := h.AttributeString("id")
	id, _ := given.([]byte)
	return string(id)
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

// TagIDs returns the ids and names of the HTML tags in a text.
func TagIDs(text []byte) []string {
	var ids []string
	for _, found := range tagID.FindAllSubmatch(text, -1) {
		ids = append(ids, string(found[1]))
	}
	return ids
}
