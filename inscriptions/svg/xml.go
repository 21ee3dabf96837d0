package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

const (
	svgSpace   = "http://www.w3.org/2000/svg"
	xlinkSpace = "http://www.w3.org/1999/xlink"
)

// treeReader turns a document into nodes without recursion.
type treeReader struct {
	src   []byte
	dec   *xml.Decoder
	root  *node
	open  *node
	depth int
	count int
	mark  mark
}

// mark is a place in the document that moves forward only, so that counting
// lines costs one pass in all.
type mark struct{ offset, line, col int }

func (m *mark) moveTo(src []byte, offset int) {
	piece := src[m.offset:max(m.offset, min(offset, len(src)))]
	if n := bytes.Count(piece, []byte{'\n'}); n > 0 {
		m.line, m.col = m.line+n, 1
		piece = piece[bytes.LastIndexByte(piece, '\n')+1:]
	}
	m.col += utf8.RuneCount(piece)
	m.offset = max(m.offset, offset)
}

// placedError is an error at a place of the document.
type placedError struct {
	line, col int
	err       error
}

func (e *placedError) Error() string { return e.err.Error() }

// readTree returns the svg element of a document.
func readTree(src []byte) (*node, error) {
	t := &treeReader{src: src, mark: mark{line: 1, col: 1}}
	t.dec = xml.NewDecoder(&attributeGuard{Reader: bytes.NewReader(src)})
	t.dec.CharsetReader = func(_ string, r io.Reader) (io.Reader, error) { return r, nil } // readText has recoded
	for {
		offset := int(t.dec.InputOffset())
		token, err := t.dec.Token()
		if err == io.EOF {
			break
		}
		if err == nil {
			err = t.token(token, offset)
		}
		if err != nil {
			return nil, t.placed(err, offset)
		}
	}
	if t.root == nil {
		return nil, bad("no-svg", "", "there is no svg element")
	}
	return t.root, nil
}

func (t *treeReader) placed(err error, offset int) error {
	var syntax *xml.SyntaxError
	if errors.As(err, &syntax) {
		offset = int(t.dec.InputOffset())
		err = bad("xml", "", "broken XML: %s", syntax.Msg)
	}
	t.mark.moveTo(t.src, offset)
	return &placedError{t.mark.line, t.mark.col, err}
}

func (t *treeReader) token(token xml.Token, offset int) error {
	switch token := token.(type) {
	case xml.StartElement:
		return t.start(token, offset)
	case xml.EndElement:
		t.open = t.open.parent
		t.depth--
	case xml.CharData:
		if t.open != nil {
			t.open.text = append(t.open.text, token...)
		}
	case xml.Directive:
		return t.directive(string(token))
	}
	return nil
}

func (t *treeReader) start(e xml.StartElement, offset int) error {
	t.mark.moveTo(t.src, offset)
	n := &node{tag: tagOf(e.Name), attrs: attrsOf(e.Attr), parent: t.open, line: t.mark.line, col: t.mark.col}
	switch t.count++; {
	case t.root == nil && n.tag != "svg":
		return bad("not-svg", "", "the document is not SVG but <%s>", e.Name.Local)
	case t.root != nil && t.open == nil:
		return bad("second-root", "", "a second element after </svg>")
	case t.count > MaxElements:
		return bad("elements", "", "more than %d elements", MaxElements)
	case t.depth >= MaxDepth:
		return bad("deep", "", "elements nested more than %d deep", MaxDepth)
	}
	if t.open == nil {
		t.root = n
	} else {
		t.open.children = append(t.open.children, n)
	}
	t.open = n
	t.depth++
	return n.split()
}

// maxClasses is the longest class attribute in bytes.
const maxClasses = 2000

// split sets the classes of a node.
func (n *node) split() error {
	value, _ := n.attr("class")
	if len(value) > maxClasses {
		return bad("class-long", "", "a class attribute of more than %d bytes", maxClasses)
	}
	n.classes = strings.Fields(value)
	return nil
}

// tagOf returns the name of an SVG element. Documents without a namespace are
// read too: some exporters forget it.
func tagOf(name xml.Name) string {
	if name.Space == svgSpace || name.Space == "" {
		return name.Local
	}
	return ""
}

// attrsOf keeps the attributes that have no namespace, and xlink:href, under
// the name it has in SVG 2, which wins if both are there.
func attrsOf(list []xml.Attr) []attr {
	var out []attr
	for _, a := range list {
		if a.Name.Space == "" {
			out = append(out, attr{a.Name.Local, a.Value})
		}
	}
	for _, a := range list {
		if a.Name.Local == "href" && (a.Name.Space == xlinkSpace || a.Name.Space == "xlink") {
			out = append(out, attr{"href", a.Value})
		}
	}
	return out
}

// attributeGuard stops an element with a flood of attributes before the XML
// decoder has collected them.
type attributeGuard struct {
	*bytes.Reader
	last  byte
	count int
}

func (g *attributeGuard) ReadByte() (byte, error) {
	b, err := g.Reader.ReadByte()
	switch {
	case b == '<' || b == '>':
		g.count = 0
	case g.last == '=' && (b == '"' || b == '\''):
		g.count++
	}
	g.last = b
	if g.count > MaxAttributes {
		return 0, bad("attributes", "", "more than %d attributes in a row", MaxAttributes)
	}
	return b, err
}
