package script

import (
	"bytes"
	"strings"
)

// Format writes a script file in the one layout of the language. Lines end as the first one does; a byte order mark goes.
// With errors it returns nothing else.
func Format(text []byte) ([]byte, []*Error) {
	doc, errs := Parse(text)
	if len(errs) > 0 {
		return nil, errs
	}
	return bytes.ReplaceAll(Print(doc), []byte("\n"), lineEnd(text)), nil
}

// lineEnd returns how the first line of a text ends.
func lineEnd(text []byte) []byte {
	i := bytes.IndexByte(text, '\n')
	if i > 0 && text[i-1] == '\r' {
		return []byte("\r\n")
	}
	return []byte("\n")
}

// FormatMarkdown writes a Markdown document with the fenced blocks that hold examples in that layout. All else stays byte
// for byte, the lines of the fences among it. With errors it returns nothing else.
func FormatMarkdown(source []byte) ([]byte, []*Error) {
	doc, errs := ParseMarkdown(source)
	if len(errs) > 0 {
		return nil, errs
	}
	m, err := newManuscript(source)
	if err != nil {
		return nil, []*Error{err}
	}
	m.scan()
	mark := len(source) - len(m.text)
	out, done := bytes.NewBuffer(bytes.Clone(source[:mark])), 0
	for i, b := range m.blocks {
		start, end := m.region(b)
		out.Write(source[mark+done : mark+start])
		m.rewrite(out, b, doc.Examples[i], lineEnd(source))
		done = end
	}
	out.Write(source[mark+done:])
	return out.Bytes(), nil
}

// region returns where the lines of a block begin and end, the fences apart.
func (m *manuscript) region(b block) (start, end int) {
	first := m.lineAt(b.info) + 1
	return m.starts[first], m.starts[first+len(b.lines)]
}

// rewrite writes the statements of a block behind its quotes and lists.
func (m *manuscript) rewrite(out *bytes.Buffer, b block, e Example, end []byte) {
	var p printer
	p.steps(e.Steps)
	prefix := m.prefix(b)
	for line := range strings.Lines(p.String()) {
		line = prefix + strings.TrimSuffix(line, "\n")
		out.WriteString(strings.TrimRight(line, " \t"))
		out.Write(end)
	}
}

// prefix is what stands before the opening fence, with spaces for the marks of list items, which only begin them.
func (m *manuscript) prefix(b block) string {
	before := m.text[m.starts[m.lineAt(b.fence)]:b.fence]
	return strings.Map(func(r rune) rune {
		if r == '>' || r == '\t' {
			return r
		}
		return ' '
	}, string(before))
}
