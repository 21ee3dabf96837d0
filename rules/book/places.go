package book

import (
	"cmp"

	"github.com/yuin/goldmark/ast"

	"shanhai/rules/script"
)

// collect notes the headings of a chapter, gives each an id of its own, and does so for the ids of its HTML tags.
func (t *edition) collect(c *chapter) {
	var ids script.HeadingIDs
	_ = ast.Walk(c.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Heading:
			t.head(c, n, &ids)
		case *ast.HTMLBlock:
			t.tag(c, n, n.Lines().Value(c.source))
		case *ast.RawHTML:
			t.tag(c, n, n.Segments.Value(c.source))
		}
		return ast.WalkContinue, nil
	})
}

// head notes a heading, under all ids that a link may call it by.
func (t *edition) head(c *chapter, h *ast.Heading, ids *script.HeadingIDs) {
	title := plain(h, c.source)
	given := script.GivenID(h)
	id := t.anchors.claim(slug(cmp.Or(given, title)))
	h.SetAttributeString("id", id)
	t.headings = append(t.headings, heading{h.Level, id, title})
	t.call(c, "", id) // the first one is where the chapter begins
	for _, other := range ids.Of(title, given) {
		t.call(c, other, id)
	}
}

// tag notes the ids of HTML tags.
func (t *edition) tag(c *chapter, n ast.Node, text []byte) {
	for _, id := range script.TagIDs(text) {
		anchor := t.anchors.claim(slug(id))
		t.tags[n] = append(t.tags[n], anchor)
		t.call(c, id, anchor)
	}
}

// call notes what a link to a chapter may call an id; the first of a name has it.
func (t *edition) call(c *chapter, name, id string) {
	if key := c.name + "#" + name; t.places[key] == "" {
		t.places[key] = id
	}
}
