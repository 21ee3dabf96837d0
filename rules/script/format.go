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
	doc, m, errs := parseManuscript(source)
	if len(errs) > 0 {
		return nil, errs
	}
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

// prefix is what stands before the opening fence, with spaces for the marks of list items, which only begin them. A quote's
// mark may swallow one space, so it gets one of its own where such a mark followed it.
func (m *manuscript) prefix(b block) string {
	before := string(m.text[m.starts[m.lineAt(b.fence)]:b.fence])
	var out strings.Builder
	for i, r := range before {
		switch {
		case r == '\t':
			out.WriteRune(r)
		case r != '>':
			out.WriteByte(' ')
		case i+1 < len(before) && !strings.ContainsRune("> \t", rune(before[i+1])):
			out.WriteString("> ")
		default:
			out.WriteByte('>')
		}
	}
	return out.String()
}
