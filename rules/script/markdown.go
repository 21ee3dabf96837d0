package script

import (
	"bytes"
	"fmt"
	"strings"

	"shanhai/rules"
)

// ParseMarkdown reads the fenced blocks of a Markdown document (CommonMark) whose info string begins with `play`, each an
// example, and its links to examples. Places are those in the document.
func ParseMarkdown(source []byte) (*Document, []*Error) {
	doc, _, errs := parseManuscript(source)
	return doc, errs
}

// parseManuscript is ParseMarkdown that keeps where the blocks are. With errors there may be no manuscript.
func parseManuscript(source []byte) (*Document, *manuscript, []*Error) {
	p := &reader{doc: &Document{}, fenced: true}
	if err := unreadable(source); err != nil {
		return p.doc, nil, []*Error{err}
	}
	m, err := newManuscript(source)
	if err != nil {
		return p.doc, nil, []*Error{err}
	}
	m.scan()
	p.doc.Links, p.doc.References, p.doc.Anchors = m.links, m.refs, m.anchors
	for _, b := range m.blocks {
		if p.full() {
			break
		}
		p.block(m, b)
	}
	return p.doc, m, p.errs
}

// block reads an example.
func (p *reader) block(m *manuscript, b block) {
	info := rules.Word{Text: string(m.text[b.info:b.infoEnd]), At: m.place(b.info)}
	p.raw, p.naming = info, true
	play, name := cutWord(trimmed(info))
	if b.slip {
		err := p.fail(play, fenceWord+" behind the fence of an example")
		err.Advice = "nothing else in this block is read"
		if play.Text != "" {
			err.Nearest = fenceWord
		} else {
			err.Advice += "; if it is no example, put another word there, such as text"
		}
	}
	name.Text = narrowed(name.Text)
	id, title := p.exampleName(name)
	p.begin(Example{ID: id, Title: title, At: play.At, Heading: b.heading}, name)
	p.naming = false
	for _, l := range b.lines {
		if b.slip || !p.line(m.line(l)) {
			break
		}
	}
	if !b.closed && !b.slip && !p.full() {
		end := rules.Place{Line: p.raw.At.Line + 1, Column: 1}
		p.fail(rules.Word{At: end}, "a line with the closing fence").Advice = fmt.Sprintf("the block of line %d goes on until there", play.At.Line)
		p.picture = nil
	}
	p.endExample()
}

// manuscript is a Markdown document with what concerns examples.
type manuscript struct {
	text   []byte // LF or CRLF at the end of each line, no byte order mark
	starts []int  // of the lines
	blocks []block
	links  []Link

	refs     []Reference
	anchors  []string
	headings HeadingIDs
}

// block is a fenced block.
type block struct {
	fence         int // byte of the opening fence
	info, infoEnd int // bytes of the info string
	lines         []piece
	heading       string
	closed        bool
	slip          bool // the info string should have begun with another word
}

// piece is a line within its containers: padding spaces, which are part of a tab, and then bytes of the text.
type piece struct{ padding, start, end int }

// maxNesting is how many quotes and list items may lie within each other.
const maxNesting = 100

// newManuscript finds the lines and refuses what nests too deep.
func newManuscript(source []byte) (*manuscript, *Error) {
	text := bytes.TrimPrefix(source, []byte(byteOrderMark))
	m := &manuscript{text: withoutLoneCR(text), starts: []int{0}}
	for i, c := range m.text {
		if c == '\n' {
			m.starts = append(m.starts, i+1)
		}
	}
	for i, start := range m.starts {
		if nesting(m.text[start:]) > maxNesting {
			return nil, &Error{At: rules.Place{Line: i + 1, Column: 1}, Text: excerpt(string(m.lineOf(i))),
				Want: fmt.Sprintf("at most %d quotes and lists within each other", maxNesting)}
		}
	}
	return m, nil
}

// withoutLoneCR makes each CR without LF, which ends a line of CommonMark, an LF.
func withoutLoneCR(text []byte) []byte {
	out := text
	for i, c := range text {
		if c != '\r' || i+1 < len(text) && text[i+1] == '\n' {
			continue
		}
		if &out[0] == &text[0] {
			out = bytes.Clone(text)
		}
		out[i] = '\n'
	}
	return out
}

// nesting counts the marks of quotes and lists at the start of a line, and for each of the lists above that an item may lie
// in, which its indentation alone shows, the two columns that it takes at least.
func nesting(text []byte) int {
	marks, blanks, deep := 0, 0, 0
	for i, c := range text {
		switch {
		case c == ' ', c == '\t':
			blanks++
		case isNestingMark(text, i):
			marks++
			deep = marks + max(0, blanks-marks)/2
		case strings.IndexByte("0123456789-+*", c) < 0:
			return deep
		}
	}
	return deep
}

// isNestingMark tells whether a byte ends the mark of a quote or a list item.
func isNestingMark(text []byte, i int) bool {
	blank := i+1 < len(text) && strings.IndexByte(" \t\r\n", text[i+1]) >= 0
	switch text[i] {
	case '>':
		return true
	case '-', '+', '*':
		return blank
	case '.', ')':
		return blank && i > 0 && text[i-1] >= '0' && text[i-1] <= '9'
	}
	return false
}

// lineOf returns a line by its index, without its end.
func (m *manuscript) lineOf(i int) []byte {
	line := m.text[m.starts[i]:]
	if end := bytes.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	return bytes.TrimSuffix(line, []byte("\r"))
}

// line returns a piece as the parser reads it.
func (m *manuscript) line(l piece) rules.Word {
	text := strings.TrimRight(string(m.text[l.start:l.end]), "\r\n")
	at := m.place(l.start)
	at.Column -= l.padding
	return rules.Word{Text: strings.Repeat(" ", l.padding) + text, At: at}
}
