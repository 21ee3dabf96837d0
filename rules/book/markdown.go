package book

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	east "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

// markdownParser reads CommonMark with tables, struck text and headings with ids: `## Freedom {#freedom}`.
func markdownParser() parser.Parser {
	p := parser.NewParser(
		parser.WithBlockParsers(parser.DefaultBlockParsers()...),
		parser.WithInlineParsers(append(parser.DefaultInlineParsers(), util.Prioritized(extension.NewStrikethroughParser(), 500))...),
		parser.WithParagraphTransformers(append(parser.DefaultParagraphTransformers(), util.Prioritized(extension.NewTableParagraphTransformer(), 200))...),
		parser.WithASTTransformers(util.Prioritized(extension.NewTableASTTransformer(), 0)),
		parser.WithHeadingAttribute(),
	)
	return p
}

// writer writes a text as HTML. Raw HTML of the author is left out; every other piece of his text is escaped.
type writer struct {
	book    *Book
	edition *edition
	chapter *chapter
	gallery *gallery
	html    renderer.Renderer
}

// newWriter returns what writes the text's chapters.
func (b *Book) newWriter(t *edition, g *gallery) *writer {
	w := &writer{book: b, edition: t, gallery: g}
	w.html = renderer.NewRenderer(renderer.WithNodeRenderers(
		util.Prioritized(w, 100),
		util.Prioritized(extension.NewTableHTMLRenderer(), 500),
		util.Prioritized(extension.NewStrikethroughHTMLRenderer(), 500),
		util.Prioritized(html.NewRenderer(html.WithXHTML()), 1000),
	))
	return w
}

// RegisterFuncs names the nodes that a rulebook writes in its own way.
func (w *writer) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindHeading, w.heading)
	r.Register(ast.KindParagraph, w.paragraph)
	r.Register(ast.KindFencedCodeBlock, w.fenced)
	r.Register(ast.KindLink, w.link)
	r.Register(ast.KindAutoLink, w.autoLink)
	r.Register(ast.KindImage, w.image)
	r.Register(ast.KindHTMLBlock, w.tags)
	r.Register(ast.KindRawHTML, w.tags)
}

// tags leaves HTML out but for the places that links may lead to.
func (w *writer) tags(out util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		for _, id := range w.edition.tags[n] {
			_, _ = out.WriteString("<span" + attr("id", id) + "></span>")
		}
	}
	return ast.WalkSkipChildren, nil
}

// write returns a node as HTML.
func (w *writer) write(n ast.Node) string {
	var out bytes.Buffer
	_ = w.html.Render(&out, w.chapter.source, n) // a buffer takes everything
	return out.String()
}

// heading writes a heading with the sign by which its place is linked. The ids of rules are shown.
func (w *writer) heading(out util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	h := n.(*ast.Heading)
	id := headingID(h)
	level := string(rune('0' + h.Level))
	if entering {
		_, _ = out.WriteString("<h" + level + attr("id", id) + attr("data-also", w.also(id)) + "><span>")
		return ast.WalkContinue, nil
	}
	_, _ = out.WriteString("</span>" + w.edition.tongue.pilcrow(id, w.isRule(id)) + "</h" + level + ">\n")
	return ast.WalkContinue, nil
}

func headingID(h *ast.Heading) string {
	id, _ := h.AttributeString("id")
	text, _ := id.(string)
	return text
}

// pilcrow is the link to a place, for a reader to copy.
func (t tongue) pilcrow(id string, rule bool) string {
	label := ""
	if rule {
		label = "<code>" + esc(id) + "</code>"
	}
	return ` <a class="pilcrow"` + attr("href", "#"+id) + attr("aria-label", t.linkTo+" "+id) + ">" + label + `<span aria-hidden="true">¶</span></a>`
}

// isRule tells whether an id is that of a rule of a game.
func (w *writer) isRule(id string) bool {
	for _, g := range w.book.games {
		for _, r := range g.Rules() {
			if string(r.ID) == id {
				return true
			}
		}
	}
	return false
}

// also returns what the section is called in the other languages, for the search.
func (w *writer) also(id string) string {
	var out []string
	for _, t := range w.book.texts {
		if title, ok := t.title(id); ok && t != w.edition {
			out = append(out, title)
		}
	}
	return strings.Join(out, " ")
}

// paragraph writes a paragraph, or the example that its only link shows.
func (w *writer) paragraph(out util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if line, shows := w.shows(n); shows {
		if entering {
			_, _ = out.WriteString(w.figure(line))
		}
		return ast.WalkSkipChildren, nil
	}
	tag := "</p>\n"
	if entering {
		tag = "<p>"
	}
	_, _ = out.WriteString(tag)
	return ast.WalkContinue, nil
}

// shows tells whether an example is shown in place of a node, and the line where it is named.
func (w *writer) shows(n ast.Node) (line int, ok bool) {
	switch n := n.(type) {
	case *ast.Paragraph:
		if n.Lines().Len() == 0 {
			return 0, false
		}
		line = placeOf(w.chapter.source, n.Lines().At(0).Start).Line
	case *ast.FencedCodeBlock:
		if n.Info == nil {
			return 0, false
		}
		line = placeOf(w.chapter.source, n.Info.Segment.Start).Line
	}
	_, ok = w.chapter.exhibits[line]
	return line, ok
}

// fenced writes a block of code, or the example that it holds.
func (w *writer) fenced(out util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkSkipChildren, nil
	}
	if line, shows := w.shows(n); shows {
		_, _ = out.WriteString(w.figure(line))
		return ast.WalkSkipChildren, nil
	}
	_, _ = out.WriteString("<pre><code>" + esc(string(n.Lines().Value(source))) + "</code></pre>\n")
	return ast.WalkSkipChildren, nil
}

// isTable tells whether a node is a table, which may be wider than a phone.
func isTable(n ast.Node) bool { return n.Kind() == east.KindTable }

// plain returns the text within a node.
func plain(n ast.Node, source []byte) string {
	var b strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := n.(type) {
		case *ast.Text:
			if entering {
				b.Write(util.UnescapePunctuations(util.ResolveEntityNames(util.ResolveNumericReferences(n.Segment.Value(source)))))
			}
			if entering && n.SoftLineBreak() {
				b.WriteByte(' ')
			}
		case *ast.String:
			if entering {
				b.Write(n.Value)
			}
		}
		return ast.WalkContinue, nil
	})
	return strings.Join(strings.Fields(b.String()), " ")
}
