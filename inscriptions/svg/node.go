package svg

import "strings"

// node is an element. Elements of foreign namespaces (editors' own data)
// have the empty tag and are never drawn.
type node struct {
	tag      string
	attrs    []attr
	classes  []string
	text     []byte // its own character data
	parent   *node
	children []*node
	line     int // of its "<" in the document, from 1
	col      int // in characters, from 1
	declared map[string]string
}

type attr struct{ name, value string }

// attr returns the value of an attribute, and whether it is there.
func (n *node) attr(name string) (string, bool) {
	for _, a := range n.attrs {
		if a.name == name {
			return a.value, true
		}
	}
	return "", false
}

func (n *node) id() string {
	id, _ := n.attr("id")
	return id
}

// String returns the element as messages name it.
func (n *node) String() string {
	if id := n.id(); id != "" {
		return "<" + n.tag + " id=" + quoted(id) + ">"
	}
	return "<" + n.tag + ">"
}

// hasText tells whether there is any character but white space inside.
func (n *node) hasText() bool {
	if strings.TrimSpace(string(n.text)) != "" {
		return true
	}
	for _, c := range n.children {
		if c.hasText() {
			return true
		}
	}
	return false
}
