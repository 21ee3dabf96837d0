package book

import (
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"

	"shanhai/internal/columns"
)

// joinLines drops the line breaks of a text between wide characters, where no space is wanted: Chinese has none between
// words. Every other break stays and becomes a space, also beside a link or bold words.
func joinLines(doc ast.Node, source []byte) {
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		t, ok := n.(*ast.Text)
		if !ok || !entering || !t.SoftLineBreak() {
			return ast.WalkContinue, nil
		}
		before, _ := utf8.DecodeLastRune(t.Segment.Value(source))
		if columns.Wide(before) && columns.Wide(firstAfter(t, source)) {
			t.SetSoftLineBreak(false)
		}
		return ast.WalkContinue, nil
	})
}

// firstAfter returns the first character of the text that follows a node on the next line.
func firstAfter(n ast.Node, source []byte) rune {
	next := n.NextSibling()
	for next != nil && next.FirstChild() != nil {
		next = next.FirstChild()
	}
	t, ok := next.(*ast.Text)
	if !ok {
		return utf8.RuneError
	}
	r, _ := utf8.DecodeRune(t.Segment.Value(source))
	return r
}
