package svg

import (
	"slices"
	"strings"
)

// part is a compound selector such as "path.cut#wing".
type part struct {
	tag     string // empty: any
	id      string
	classes []string
	child   bool // what stands before it must be its parent, not just an ancestor
}

// selector is a chain of parts, the outermost first.
type selector []part

// maxSelector is the longest selector in bytes.
const maxSelector = 1000

const selectorsKnown = "element, .class, #id, *, and these joined by a blank, > or a comma"

// parseSelector reads one selector. One with a pseudo class for the mouse or a
// pseudo element never matches a still picture: drawn is false.
func parseSelector(text string) (sel selector, drawn bool, err error) {
	if len(text) > maxSelector {
		return nil, false, bad("selector-long", "", "the selector %s has more than %d characters", quoted(text), maxSelector)
	}
	text = strings.TrimSpace(strings.ReplaceAll(text, ">", " > "))
	child := false
	for _, word := range strings.Fields(text) {
		if word == ">" {
			child = true
			continue
		}
		p, ok := parsePart(word)
		if !ok {
			return nil, false, notUnderstood(text)
		}
		p.child, child = child, false
		sel = append(sel, p)
	}
	if len(sel) == 0 || child {
		return nil, false, notUnderstood(text)
	}
	return sel, true, nil
}

// notUnderstood returns an error unless the selector can't matter here.
func notUnderstood(text string) error {
	for _, mouse := range []string{":hover", ":focus", ":active", ":visited", ":link", "::"} {
		if strings.Contains(text, mouse) {
			return nil
		}
	}
	return bad("selector", selectorsKnown, "the selector %s is not understood", quoted(text))
}

func parsePart(word string) (p part, ok bool) {
	rest := strings.TrimPrefix(word, "*")
	p.tag, rest = cutName(rest)
	for rest != "" {
		mark := rest[0]
		var name string
		if name, rest = cutName(rest[1:]); name == "" {
			return p, false
		}
		switch mark {
		case '.':
			p.classes = append(p.classes, name)
		case '#':
			p.id = name
		default:
			return p, false
		}
	}
	return p, true
}

// cutName splits off a name of letters, digits, "-", "_" and non-ASCII; a
// backslash makes the next character part of it.
func cutName(text string) (name, rest string) {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == '\\' && i+1 < len(text) {
			i++
			c = text[i]
		} else if !isLetter(c) && !isDigit(c) && c != '-' && c != '_' && c < 0x80 {
			return b.String(), text[i:]
		}
		b.WriteByte(c)
	}
	return b.String(), ""
}

func (s selector) key() string {
	switch last := s[len(s)-1]; {
	case last.id != "":
		return "#" + last.id
	case len(last.classes) > 0:
		return "." + last.classes[0]
	case last.tag != "":
		return last.tag
	}
	return "*"
}

// specificity orders selectors as CSS 2.1 section 6.4.3 does.
func (s selector) specificity() int {
	sum := 0
	for _, p := range s {
		if p.id != "" {
			sum += 1_000_000
		}
		if p.tag != "" {
			sum++
		}
		sum += 1_000 * len(p.classes)
	}
	return sum
}

func (p part) matches(n *node) bool {
	if p.tag != "" && p.tag != n.tag || p.id != "" && p.id != n.id() {
		return false
	}
	for _, c := range p.classes {
		if !slices.Contains(n.classes, c) {
			return false
		}
	}
	return true
}

// matches tells whether the selector fits the node; steps counts the work.
func (s selector) matches(n *node, steps *int) bool {
	*steps++
	last := s[len(s)-1]
	if *steps > MaxMatchSteps || !last.matches(n) {
		return false
	}
	outer := s[:len(s)-1]
	if len(outer) == 0 {
		return true
	}
	for up := n.parent; up != nil; up = up.parent {
		if outer.matches(up, steps) {
			return true
		}
		if last.child {
			break
		}
	}
	return false
}
