package svg

import (
	"bytes"
	"strings"
)

// maxEntityValue is the longest entity value: a namespace address.
const maxEntityValue = 128

const entitiesAllowed = `only <!ENTITY name "http..."> for namespaces, as Illustrator writes; save as plain SVG`

// directive reads <!DOCTYPE ...>. The only declarations that take effect are
// entities for namespaces (Illustrator writes them when it keeps its own
// data); none may refer to another or to a file, and their uses are counted,
// so nothing expands beyond a few kB.
func (t *treeReader) directive(text string) error {
	for {
		_, after, found := strings.Cut(text, "<!ENTITY")
		if !found {
			return nil
		}
		name, value, rest, ok := entity(after)
		if !ok {
			return bad("entity", entitiesAllowed, "the DOCTYPE declares an entity that is not a namespace")
		}
		if err := t.declare(name, value); err != nil {
			return err
		}
		text = rest
	}
}

// entity splits ` name "value">rest`.
func entity(text string) (name, value, rest string, ok bool) {
	name, text, _ = strings.Cut(strings.TrimLeft(text, " \t\r\n"), " ")
	text = strings.TrimLeft(text, " \t\r\n")
	if name == "" || text == "" || text[0] != '"' && text[0] != '\'' {
		return "", "", "", false
	}
	value, rest, ok = strings.Cut(text[1:], text[:1])
	ok = ok && strings.HasPrefix(value, "http") && len(value) <= maxEntityValue && !strings.ContainsAny(value, "&<%")
	return name, value, rest, ok
}

func (t *treeReader) declare(name, value string) error {
	if t.dec.Entity == nil {
		t.dec.Entity = map[string]string{}
	}
	t.dec.Entity[name] = value
	uses := 0
	for name := range t.dec.Entity {
		uses += bytes.Count(t.src, []byte("&"+name+";"))
	}
	if uses > MaxEntities || len(t.dec.Entity) > MaxEntities {
		return bad("entities", "", "more than %d uses of declared entities", MaxEntities)
	}
	return nil
}
