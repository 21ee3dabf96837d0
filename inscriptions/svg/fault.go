package svg

import (
	"fmt"
	"strconv"
	"strings"

	"shanhai/internal/saying"
)

// Fault is an error in a document: one line that says where, what, why and
// what is allowed.
type Fault struct {
	File      string // name given to Read
	Line, Col int    // place of the element, counted from 1; 0 when the fault has no place
	Element   string // such as `<path id="wing">`; empty when the fault has none
	Reason    string
	Allowed   string // what would be accepted; empty when the reason says it

	// Said is the reason for those who word it themselves, from where it is met
	// to what it is: "path data, character 9", "no such command: X".
	Said []saying.Line
}

// NewFault makes a fault of a file, or of whatever stands for one, that has no
// place in it.
func NewFault(file, code, allowed, format string, args ...any) *Fault {
	why := reasoned(code, allowed, format, args)
	return &Fault{File: file, Reason: why.text, Allowed: allowed, Said: why.said}
}

// Place returns "file:line:col: <element>", as far as there is such.
func (f *Fault) Place() string {
	place := f.File
	if f.Line > 0 {
		place += fmt.Sprintf(":%d:%d", f.Line, f.Col)
	}
	if f.Element != "" {
		place += ": " + f.Element
	}
	return place
}

// Error returns "file:line:col: <element>: reason; allowed: what would be".
func (f *Fault) Error() string {
	text := f.Place() + ": " + f.Reason
	if f.Allowed != "" {
		text += "; allowed: " + f.Allowed
	}
	return text
}

// Note names something in a document that was left out of the ink or taken
// otherwise than it is painted.
type Note struct {
	Line, Col int    // place of the element, counted from 1
	Element   string // such as `<image id="photo">`
	Reason    string
	Code      string // of the reason
}

// Said returns the note as a line for the maker, with its place in the document.
func (n Note) Said() saying.Line {
	return saying.Line{Code: n.Code, Facts: saying.Facts{"at": fmt.Sprintf("%d:%d: %s", n.Line, n.Col, n.Element)}, Text: n.String()}
}

// String returns "line:col: <element>: reason".
func (n Note) String() string {
	return fmt.Sprintf("%d:%d: %s: %s", n.Line, n.Col, n.Element, n.Reason)
}

// reason is an error without a place; the reader adds the element that it
// was working on.
type reason struct {
	text, allowed string
	said          []saying.Line
}

func (r reason) Error() string { return r.text }

// bad refuses something; the code names the reason, and the arguments are its
// facts.
func bad(code, allowed, format string, args ...any) error {
	return reasoned(code, allowed, format, args)
}

func reasoned(code, allowed, format string, args []any) reason {
	text := fmt.Sprintf(format, args...)
	return reason{text, allowed, []saying.Line{{Code: code, Facts: saying.Numbered(args...), Text: text}}}
}

// within says where a reason was met.
func (r reason) within(code, format string, args ...any) reason {
	place := reasoned(code, r.allowed, format, args)
	return reason{place.text + ": " + r.text, r.allowed, append(place.said, r.said...)}
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
