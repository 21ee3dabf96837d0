package script

import (
	"bytes"
	"net/url"
	"path"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"shanhai/rules"
)

// Reference is a link of a Markdown document to a script, to a page or to a place in one: `opening.play#gate`, `house.md`,
// `#the-opening`. What lies on the web or is neither *.play nor *.md is none.
type Reference struct {
	To       rules.Word // as it is written
	File     string     // relative to the document, with slashes; empty for the document itself
	Fragment string     // what stands behind the "#"; empty if nothing does
	Plain    string     // as it was meant, where a full-width sign stands for the "#": no browser knows that; else empty
}

// wideSign is what East Asian keyboards type for "#".
const wideSign = "＃"

// references keeps the links of a paragraph, a heading or an item of a list. Long texts are read in parts, since the time that
// hostile ones take grows with the square of their length.
func (m *manuscript) references(n ast.Node, inline parser.Parser) {
	lines := n.Lines()
	source := lines.Value(m.text)
	m.defined(source, lines)
	for from := 0; from < len(source); {
		part := source[from : from+partOf(source[from:])]
		if bytes.Contains(part, []byte("](")) {
			m.linked(part, from, lines, inline)
		}
		from += len(part)
	}
}

// partOf returns how much of a text is read at once: up to a line's end or, in long lines, a blank.
func partOf(source []byte) int {
	if len(source) <= maxInline {
		return len(source)
	}
	for _, end := range []string{"\n", " "} {
		if i := bytes.LastIndex(source[:maxInline], []byte(end)); i >= 0 {
			return i + 1
		}
	}
	return maxInline
}

// linked keeps the links within a part of a paragraph that begins at a byte of it.
func (m *manuscript) linked(part []byte, from int, lines *text.Segments, inline parser.Parser) {
	seen := 0 // links stand in their order, so that equal ones are told apart
	_ = ast.Walk(inline.Parse(text.NewReader(part)), func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		link, is := n.(*ast.Link)
		if !is || !entering {
			return ast.WalkContinue, nil
		}
		at := max(0, bytes.Index(part[seen:], append([]byte("]("), link.Destination...)))
		if at > 0 {
			at += 2
		}
		m.refer(string(link.Destination), byteIn(lines, from+seen+at))
		seen += at
		return ast.WalkContinue, nil
	})
}

// defined keeps what the definitions of links at the beginning of a paragraph lead to: `[gate]: opening.play#gate`.
func (m *manuscript) defined(source []byte, lines *text.Segments) {
	if len(source) == 0 || source[0] != '[' || !bytes.Contains(source, []byte("]:")) {
		return
	}
	source = source[:partOf(source)]
	blocks := parser.DefaultBlockParsers()
	p := parser.NewParser(parser.WithBlockParsers(blocks[len(blocks)-1]), parser.WithParagraphTransformers(util.Prioritized(parser.LinkReferenceParagraphTransformer, 1)))
	context := parser.NewContext()
	p.Parse(text.NewReader(source), parser.WithContext(context))
	for _, r := range context.References() {
		m.refer(string(r.Destination()), byteIn(lines, max(0, bytes.Index(source, r.Destination()))))
	}
}

// byteIn returns the byte of the document at an offset into a block's lines.
func byteIn(lines *text.Segments, offset int) int {
	for _, s := range lines.Sliced(0, lines.Len()) {
		n := s.Padding + s.Stop - s.Start
		if offset < n {
			return s.Start + max(0, offset-s.Padding)
		}
		offset -= n
	}
	return lines.At(lines.Len() - 1).Stop
}

// refer keeps a link if it leads to a file of the author's that holds examples, or within the document.
func (m *manuscript) refer(destination string, at int) {
	u, err := url.Parse(destination)
	if err != nil || u.Scheme != "" || u.Host != "" || strings.HasPrefix(u.Path, "/") {
		return
	}
	to := rules.Word{Text: destination, At: m.place(at)}
	file, fragment, wide := strings.Cut(destination, wideSign)
	switch {
	case wide && !isPage(u.Path) && (file == "" || isPage(file)):
		m.refs = append(m.refs, Reference{To: to, Plain: file + "#" + fragment})
	case isPage(u.Path), u.Path == "" && u.Fragment != "":
		m.refs = append(m.refs, Reference{To: to, File: u.Path, Fragment: u.Fragment})
	}
}

// isPage tells whether a path is that of a file that may hold examples.
func isPage(file string) bool {
	ext := strings.ToLower(path.Ext(file))
	return ext == ".play" || ext == ".md"
}
