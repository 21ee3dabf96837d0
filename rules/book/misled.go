package book

import (
	"bytes"
	"cmp"
	"slices"

	"github.com/yuin/goldmark/ast"

	"shanhai/rules"
	"shanhai/rules/check"
)

// misled says which links and pictures of a chapter lead nowhere. Of a link that was to show an example it is said once.
func (b *Book) misled(c *chapter) []check.Fault {
	faults := check.Links(c.volume.doc, b.games, shelf{b.library, c.name})
	for _, f := range c.unshown {
		if !slices.ContainsFunc(faults, func(told check.Fault) bool { return told.At.Line == f.At.Line }) {
			faults = append(faults, f)
		}
	}
	_ = ast.Walk(c.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		image, is := n.(*ast.Image)
		if !entering || !is {
			return ast.WalkContinue, nil
		}
		if _, err := b.picture(c, string(image.Destination)); err != nil {
			faults = append(faults, c.fault(n, string(image.Destination), "the picture can't be shown: "+err.Error()))
		}
		return ast.WalkContinue, nil
	})
	slices.SortStableFunc(faults, func(x, y check.Fault) int {
		return cmp.Or(cmp.Compare(x.At.Line, y.At.Line), cmp.Compare(x.At.Column, y.At.Column))
	})
	return faults
}

// lead gives the rules of a game that a chapter links to, and that have no section, one in the appendix.
func (t *edition) lead(c *chapter, games check.Games) {
	for _, link := range c.volume.doc.References {
		for _, game := range games {
			t.cite(game, rules.ID(link.Fragment))
		}
	}
}

// fault blames a link of the chapter.
func (c *chapter) fault(n ast.Node, word, why string) check.Fault {
	f := check.Fault{Text: word, Why: why, At: rules.Place{Line: 1, Column: 1}}
	for p := n; p != nil; p = p.Parent() {
		if p.Type() == ast.TypeBlock && p.Lines().Len() > 0 {
			start := p.Lines().At(0).Start
			if i := bytes.Index(c.source[start:], []byte(word)); i >= 0 {
				start += i
			}
			f.At = placeOf(c.source, start)
			break
		}
	}
	return f
}

// placeOf returns the place of a byte.
func placeOf(source []byte, at int) rules.Place {
	before := source[:at]
	line := bytes.LastIndexByte(before, '\n') + 1
	return rules.Place{Line: bytes.Count(before, []byte("\n")) + 1, Column: len([]rune(string(before[line:]))) + 1}
}
