package script

import (
	"bytes"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"shanhai/rules"
)

// place returns the place of a byte.
func (m *manuscript) place(at int) rules.Place {
	i := m.lineAt(at)
	return rules.Place{Line: i + 1, Column: 1 + utf8.RuneCount(m.text[m.starts[i]:at])}
}

// lineAt returns the index of the line that holds a byte.
func (m *manuscript) lineAt(at int) int {
	i, found := slices.BinarySearch(m.starts, at)
	if !found {
		i--
	}
	return i
}

// scan finds the blocks, each with the heading above it, the links and what links can lead to.
func (m *manuscript) scan() {
	blocks := parser.NewParser(parser.WithBlockParsers(parser.DefaultBlockParsers()...), parser.WithHeadingAttribute())
	tree := blocks.Parse(text.NewReader(m.text))
	inline := inlineParser()
	heading := ""
	_ = ast.Walk(tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Heading:
			heading = plainText(inline, n.Lines().Value(m.text))
			m.anchors = append(m.anchors, m.headings.Of(heading, GivenID(n))...)
			m.references(n, inline)
		case *ast.FencedCodeBlock:
			m.fencedBlock(n, heading)
		case *ast.Paragraph:
			m.paragraph(n, inline)
			m.references(n, inline)
		case *ast.TextBlock:
			m.references(n, inline)
		}
		return ast.WalkContinue, nil
	})
	m.anchors = append(m.anchors, TagIDs(m.text)...)
}

// fencedBlock keeps a block whose info string begins with play, or was meant to.
func (m *manuscript) fencedBlock(n *ast.FencedCodeBlock, heading string) {
	b := block{heading: heading}
	for _, s := range n.Lines().Sliced(0, n.Lines().Len()) {
		b.lines = append(b.lines, piece{s.Padding, s.Start, s.Stop})
	}
	switch {
	case n.Info != nil:
		b.info, b.infoEnd = n.Info.Segment.Start, n.Info.Segment.Stop
	case len(b.lines) > 0:
		b.info = m.endOfFence(b.lines[0])
		b.infoEnd = b.info
	default:
		return
	}
	before := bytes.TrimRight(m.text[:b.info], " \t")
	b.fence = len(bytes.TrimRight(before, string(before[len(before)-1])))
	word, _, _ := strings.Cut(spaced(string(m.text[b.info:b.infoEnd])), " ")
	b.slip = small(word) != fenceWord
	if b.slip && !m.meant(word, b.lines) {
		return
	}
	b.closed = m.closes(m.lineAt(b.info)+len(b.lines)+1, m.text[b.fence])
	m.blocks = append(m.blocks, b)
}

// endOfFence returns the byte behind an opening fence without an info string, by the first line within.
func (m *manuscript) endOfFence(first piece) int {
	above := m.lineAt(first.start) - 1
	return m.starts[above] + len(bytes.TrimRight(m.lineOf(above), " \t"))
}

// closes tells whether a line holds a closing fence; that it ends the block is known.
func (m *manuscript) closes(line int, fence byte) bool {
	if line >= len(m.starts) {
		return false
	}
	return bytes.HasPrefix(bytes.TrimLeft(m.lineOf(line), " \t>"), bytes.Repeat([]byte{fence}, 3))
}

// maxInline bounds, in bytes, the paragraphs in which a link to an example is looked for, and the headings without marks.
const maxInline = 2000

// paragraph keeps a link to an example that is all of a paragraph.
func (m *manuscript) paragraph(n *ast.Paragraph, inline parser.Parser) {
	source := n.Lines().Value(m.text)
	if len(source) == 0 || len(source) > maxInline || source[0] != '[' {
		return
	}
	p := inline.Parse(text.NewReader(source)).FirstChild()
	if p == nil || p.FirstChild() == nil || p.FirstChild() != p.LastChild() {
		return
	}
	link, is := p.FirstChild().(*ast.Link)
	if !is {
		return
	}
	file, example, found := target(string(link.Destination))
	if found {
		at := m.place(n.Lines().At(0).Start)
		m.links = append(m.links, Link{Text: nodeText(link, source), File: file, Example: example, At: at})
	}
}

// target parts a link's destination `file.play#example`.
func target(destination string) (file, example string, found bool) {
	file, example, found = strings.Cut(destination, "#")
	file, err := url.PathUnescape(file)
	if err != nil || !found || example == "" || !strings.HasSuffix(file, ".play") {
		return "", "", false
	}
	example, err = url.PathUnescape(example)
	return file, example, err == nil
}

// inlineParser reads a text as one paragraph.
func inlineParser() parser.Parser {
	blocks := parser.DefaultBlockParsers()
	return parser.NewParser(parser.WithBlockParsers(blocks[len(blocks)-1]), parser.WithInlineParsers(parser.DefaultInlineParsers()...))
}

// plainText returns a heading's text without the marks of Markdown.
func plainText(inline parser.Parser, source []byte) string {
	if len(source) > maxInline {
		return spaced(string(source))
	}
	return spaced(nodeText(inline.Parse(text.NewReader(source)), source))
}

// nodeText returns the text within a node.
func nodeText(n ast.Node, source []byte) string {
	var b strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Text:
			b.Write(plainBytes(n, source))
			if n.SoftLineBreak() || n.HardLineBreak() {
				b.WriteByte(' ')
			}
		case *ast.String:
			b.Write(n.Value)
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// plainBytes returns what a text node says: outside of code, backslashes and entities stand for characters.
func plainBytes(n *ast.Text, source []byte) []byte {
	value := n.Segment.Value(source)
	if n.Parent() != nil && n.Parent().Kind() == ast.KindCodeSpan {
		return value
	}
	return util.UnescapePunctuations(util.ResolveEntityNames(util.ResolveNumericReferences(value)))
}
