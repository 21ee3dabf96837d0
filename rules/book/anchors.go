package book

import (
	"fmt"
	"strings"
	"unicode"
)

// anchors are the ids of a page, each given once.
type anchors struct{ taken map[string]bool }

func newAnchors() *anchors { return &anchors{map[string]bool{}} }

func (a *anchors) has(id string) bool { return a.taken[id] }

// claim returns the id, with a number behind it if it is taken.
func (a *anchors) claim(id string) string {
	free := id
	for n := 2; a.taken[free]; n++ {
		free = fmt.Sprintf("%s-%d", id, n)
	}
	a.taken[free] = true
	return free
}

// slug makes an id of a text: letters of any script, digits and hyphens. The page's own ids begin with "ui-".
func slug(title string) string {
	id := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_', r == '.':
			return unicode.ToLower(r)
		case unicode.IsSpace(r):
			return '-'
		}
		return -1
	}, strings.TrimSpace(title))
	if id == "" || strings.HasPrefix(id, "ui-") {
		id = "x-" + id
	}
	return id
}
