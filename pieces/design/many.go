package design

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/saying"
)

// listSlot is some of a setting's values, kept in the table's order.
type listSlot[T ~string] func(*Design) *[]T

func (f listSlot[T]) load(s *Setting, d *Design, values []string) *Error {
	said := make(map[string]bool)
	for _, v := range values {
		v = strings.ToLower(strings.TrimSpace(v))
		if !s.isWord(v) && !slices.Contains(s.Values, v) {
			return unknown(strings.TrimSuffix(s.Key, "s"), v, s.Values)
		}
		said[v] = true
	}
	if len(said) == 0 {
		return &Error{Code: "empty", Reason: "is empty"}
	}
	var chosen []T
	for _, v := range s.Values {
		if said[v] || s.Word != "" && said[s.Word] {
			chosen = append(chosen, T(v))
		}
	}
	*f(d) = chosen
	return nil
}

func (f listSlot[T]) show(s *Setting, d *Design) []string {
	chosen := *f(d)
	if s.Word != "" && len(chosen) == len(s.Values) {
		return []string{s.Word}
	}
	texts := make([]string, len(chosen))
	for i, v := range chosen {
		texts[i] = string(v)
	}
	return texts
}

// tableSlot gives one value each to some of a setting's names. What is loaded
// is added to what is there.
type tableSlot[T any] struct {
	field func(*Design) map[string]T
	parse func(*Setting, string) (T, *Error)
	write func(T) string
}

func (t tableSlot[T]) load(s *Setting, d *Design, values []string) *Error {
	for _, entry := range values {
		name, text, err := s.entry(entry)
		if err != nil {
			return err
		}
		v, err := t.parse(s, text)
		if err != nil {
			return &Error{Code: err.Code, Facts: ofEntry(name, err.Facts), Reason: name + ": " + err.Reason, Allowed: s.allowedValue()}
		}
		t.field(d)[name] = v
	}
	return nil
}

// ofEntry adds the name of an entry to the facts of its value.
func ofEntry(name string, facts saying.Facts) saying.Facts {
	out := saying.Facts{"entry": name}
	maps.Copy(out, facts)
	return out
}

// entry parts "name=value" and checks the name.
func (s *Setting) entry(text string) (name, value string, err *Error) {
	name, value, found := strings.Cut(text, "=")
	if !found {
		return "", "", &Error{Code: "entry", Facts: about(text), Reason: quote(text) + " is not name=value"}
	}
	if !slices.Contains(s.Names, name) {
		err = unknown(s.entryName(), name, s.Names)
		err.Allowed = join(s.Names)
	}
	return name, value, err
}

func (t tableSlot[T]) show(s *Setting, d *Design) []string {
	var entries []string
	for _, name := range s.Names {
		if v, ok := t.field(d)[name]; ok {
			entries = append(entries, name+"="+t.write(v))
		}
	}
	return entries
}

// countSlot is a table of whole numbers.
func countSlot(field func(*Design) map[string]int) slot {
	return tableSlot[int]{field, (*Setting).whole, strconv.Itoa}
}

// pathsSlot is a table of paths.
func pathsSlot(field func(*Design) map[string]string) slot {
	parse := func(_ *Setting, text string) (string, *Error) { return text, plainText(text) }
	return tableSlot[string]{field, parse, func(path string) string { return path }}
}

// shadeSlot is a table of colours.
func shadeSlot(field func(*Design) map[string]Colour) slot {
	parse := func(_ *Setting, text string) (Colour, *Error) { return parseColour(text) }
	return tableSlot[Colour]{field, parse, Colour.String}
}
