package svg

import (
	"fmt"
	"strconv"
	"strings"
)

// Fault is an error in a document: one line that says where, what, why and
// what is allowed.
type Fault struct {
	File      string // name given to Read
	Line, Col int    // place of the element, counted from 1; 0 when the fault has no place
	Element   string // such as `<path id="wing">`; empty when the fault has none
	Reason    string
	Allowed   string // what would be accepted; empty when the reason says it
}

// Error returns "file:line:col: <element>: reason; allowed: what would be".
func (f *Fault) Error() string {
	var b strings.Builder
	b.WriteString(f.File)
	if f.Line > 0 {
		fmt.Fprintf(&b, ":%d:%d", f.Line, f.Col)
	}
	if f.Element != "" {
		b.WriteString(": " + f.Element)
	}
	b.WriteString(": " + f.Reason)
	if f.Allowed != "" {
		b.WriteString("; allowed: " + f.Allowed)
	}
	return b.String()
}

// Note names something in a document that was left out of the ink or taken
// otherwise than it is painted.
type Note struct {
	Line, Col int    // place of the element, counted from 1
	Element   string // such as `<image id="photo">`
	Reason    string
}

// String returns "line:col: <element>: reason".
func (n Note) String() string {
	return fmt.Sprintf("%d:%d: %s: %s", n.Line, n.Col, n.Element, n.Reason)
}

// reason is an error without a place; the reader adds the element that it
// was working on.
type reason struct{ text, allowed string }

func (r reason) Error() string { return r.text }

func bad(allowed, format string, args ...any) error {
	return reason{fmt.Sprintf(format, args...), allowed}
}

// maxQuoted is the number of runes of the document that a message repeats.
const maxQuoted = 40

// quoted returns a piece of the document on one line, fit for a message.
func quoted(s string) string {
	s = strings.TrimSpace(s)
	if r := []rune(s[:min(len(s), 4*maxQuoted)]); len(r) > maxQuoted {
		s = string(r[:maxQuoted]) + "..."
	}
	return strconv.Quote(s)
}
