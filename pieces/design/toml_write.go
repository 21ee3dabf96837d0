package design

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// commentWidth is the longest line of comment that WriteTOML writes, in characters.
const commentWidth = 78

// fileHeader opens every file that WriteTOML writes.
const fileHeader = `# What the print files of the set are made with.
# A flag on the command line wins over this file, this file over the default.
# Paths are relative to this file. Lines that begin with # are comments.
`

// WriteTOML writes every setting of d with what it means, what is allowed and
// why, so that ReadTOML reads d back.
func WriteTOML(w io.Writer, d Design, cat Catalogue) error {
	b := bufio.NewWriter(w)
	b.WriteString(fileHeader)
	for _, s := range Settings(cat) {
		b.WriteString("\n" + s.comment())
		b.WriteString(s.assignment(d))
	}
	return b.Flush()
}

// comment explains the setting.
func (s *Setting) comment() string {
	text := s.Usage + "."
	if allowed := s.Allowed(); allowed != "" {
		text += " Allowed: " + allowed + "."
	}
	if !s.Kind.IsTable() {
		text += " Default: " + join(s.Default) + "."
	}
	text = s.Key + ": " + text + " " + strings.ToUpper(s.Reason[:1]) + s.Reason[1:] + "."
	var b strings.Builder
	for _, line := range Wrap(text, commentWidth-2) {
		b.WriteString("# " + line + "\n")
	}
	return b.String()
}

// assignment writes the value.
func (s *Setting) assignment(d Design) string {
	values := s.Show(d)
	switch {
	case s.Kind.IsTable():
		return s.tableLines(values)
	case s.Kind == List:
		return fmt.Sprintf("%s = [%s]\n", s.Key, quoteAll(values))
	}
	return fmt.Sprintf("%s = %s\n", s.Key, s.literal(values[0]))
}

// tableLines writes a table; an empty one shows an example.
func (s *Setting) tableLines(entries []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "[%s]\n", s.Key)
	for _, entry := range entries {
		b.WriteString(s.entryLine(entry))
	}
	if len(entries) == 0 {
		b.WriteString("# " + s.entryLine(s.Example))
	}
	return b.String()
}

// entryLine writes "name=value" as TOML.
func (s *Setting) entryLine(entry string) string {
	name, value, _ := strings.Cut(entry, "=")
	return fmt.Sprintf("%s = %s\n", name, s.literal(value))
}

// literal writes one value: bare where it is a number or a truth, else quoted.
func (s *Setting) literal(text string) string {
	if !s.isWord(text) && (s.Kind == Switch || s.isNumber() || s.numeric()) {
		return text
	}
	return tomlString(text)
}

// quoteAll writes the items of a list.
func quoteAll(texts []string) string {
	quoted := make([]string, len(texts))
	for i, text := range texts {
		quoted[i] = tomlString(text)
	}
	return join(quoted)
}

// tomlString writes a basic string. TOML knows \uXXXX and \UXXXXXXXX but not Go's \x and \a.
func tomlString(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b.WriteString(`\` + string(r))
		case strconv.IsPrint(r):
			b.WriteRune(r)
		default:
			fmt.Fprintf(&b, `\U%08X`, r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
