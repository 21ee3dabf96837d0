package design

import (
	"strconv"
	"strings"
)

// Kind tells how a setting is said.
type Kind uint8

// The kinds.
const (
	Switch Kind = iota // true or false
	Text               // any text that is not empty
	Path               // of a folder
	File               // path of a file
	Choice             // one of Values
	Number             // of Unit, Min to Max
	Whole              // a whole number of Unit, Min to Max
	List               // of Values, at least one
	Shades             // table: colour by name
	Counts             // table: whole number by name, Min to Max
	Paths              // table: path of a file, or text, by name
)

// IsTable tells whether a setting of the kind gives one value each to several names.
func (k Kind) IsTable() bool { return k == Shades || k == Counts || k == Paths }

// Setting is one thing that a maker can choose.
//
// A value is said as a list of texts: one text for a scalar, one an item for a
// list, one "name=value" an entry for a table.
type Setting struct {
	Key     string // the flag's name and the key of the file
	Kind    Kind
	Default []string
	Unit    string // "mm", "%" or empty

	Min, Max    float64  // of Number, Whole and Counts
	WholeLayers bool     // must be a multiple of the nozzle's layer height
	Values      []string // of Choice and List
	Word        string   // stands for "not chosen" ("auto") or for every value ("all")
	Names       []string // that a table may hold

	Usage   string // what it is
	Reason  string // of the default and of the range
	Example string // a value, as it is written after the flag

	slot slot
}

// slot is where a setting lives in a Design.
type slot interface {
	load(s *Setting, d *Design, values []string) *Error
	show(s *Setting, d *Design) []string
}

// Show returns the value that d holds, in words that load takes back.
func (s *Setting) Show(d Design) []string { return s.slot.show(s, &d) }

// Allowed words what may be said.
func (s *Setting) Allowed() string {
	switch s.Kind {
	case Switch:
		return "true, false"
	case Text, Path:
		return ""
	case File:
		return s.orWord("a file")
	case Choice:
		return strings.Join(s.Values, ", ")
	case Number, Whole:
		return s.orWord(s.span())
	case List:
		return s.orWord(strings.Join(s.Values, ", "))
	}
	return s.allowedEntry()
}

// allowedEntry words what an entry of a table may be.
func (s *Setting) allowedEntry() string {
	return s.entryName() + "=" + s.allowedValue() + " with " + strings.Join(s.Names, ", ")
}

// allowedValue words what the value of a table's entry may be.
func (s *Setting) allowedValue() string {
	switch s.Kind {
	case Shades:
		return "#RRGGBB"
	case Counts:
		return s.span()
	}
	return "file"
}

// entryName says what the names of a table are.
func (s *Setting) entryName() string {
	if s.Kind == Shades {
		return "colour"
	}
	return "piece"
}

// span words the range: "20 to 80 mm".
func (s *Setting) span() string {
	return strings.TrimSpace(formatMM(s.Min) + " to " + formatMM(s.Max) + " " + s.Unit)
}

// isWord tells whether the text is the word that stands for a value.
func (s *Setting) isWord(text string) bool { return s.Word != "" && text == s.Word }

// orWord adds the word that stands for a value.
func (s *Setting) orWord(text string) string {
	if s.Word == "" {
		return text
	}
	return s.Word + ", " + text
}

// formatMM writes a number in as few digits as it needs.
func formatMM(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
