package reader

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Element is one start tag: its name as written and its attributes.
type Element struct {
	Prefix, Name string
	Attrs        []Attribute
	Line         int
}

// Get returns the attribute of that name without a prefix, or "".
func (e Element) Get(name string) string {
	for _, a := range e.Attrs {
		if a.Name == name && a.Prefix == "" {
			return a.Value
		}
	}
	return ""
}

// Has tells whether the attribute is there.
func (e Element) Has(name string) bool {
	return slices.ContainsFunc(e.Attrs, func(a Attribute) bool { return a.Name == name && a.Prefix == "" })
}

// path returns the production extension's path attribute, whatever its prefix.
func (e Element) path() string {
	for _, a := range e.Attrs {
		if a.Name == "path" && a.Prefix != "" {
			return a.Value
		}
	}
	return ""
}

// handler receives an entry's elements in order. parents are the names of the
// open elements around it, outermost first; an element's attributes are good
// until start returns. text is called with the characters between the last
// start tag and its end.
type handler struct {
	start func(parents []string, e Element) error
	text  func(parents []string, s string) error
}

// scan reads an XML entry to its end. Errors name entry and line.
func scan(entry string, data []byte, depth int, h handler) error {
	l, err := newLexer(data)
	if err != nil {
		return fmt.Errorf("%s: %w", entry, err)
	}
	s := scanner{handler: h, depth: depth}
	for s.tag.kind = startTag; s.tag.kind != endOfFile; {
		line := l.here()
		err := l.next(&s.tag)
		if err == nil {
			err = s.token(line)
		}
		if err != nil {
			return fmt.Errorf("%s:%d: %w", entry, line, err)
		}
	}
	return nil
}

// Scan calls start for every element of an XML entry, in order, with the names
// of the elements around it. Errors name the entry and the line.
func Scan(entry string, data []byte, start func(parents []string, e Element) error) error {
	return scan(entry, data, DefaultLimits().Depth, handler{start: start})
}

// scanner keeps the elements that are open, by their names with and without
// prefix, and the text of the innermost.
type scanner struct {
	handler
	tag   tag
	depth int
	open  []string
	full  []string
	text  strings.Builder
}

func (s *scanner) token(line int) error {
	switch s.tag.kind {
	case startTag:
		return s.opened(line)
	case endTag:
		return s.ended()
	case characters:
		if s.handler.text != nil {
			s.text.WriteString(s.tag.text)
		}
	case endOfFile:
		if n := len(s.full); n > 0 {
			return fmt.Errorf("ends inside <%s>", s.full[n-1])
		}
	}
	return nil
}

func (s *scanner) opened(line int) error {
	if len(s.open) >= s.depth {
		return fmt.Errorf("elements are nested deeper than %d", s.depth)
	}
	s.text.Reset()
	if err := s.start(s.open, Element{s.tag.prefix, s.tag.name, s.tag.attrs, line}); err != nil {
		return err
	}
	s.open, s.full = append(s.open, s.tag.name), append(s.full, s.tag.qualified())
	if s.tag.closed {
		return s.ended()
	}
	return nil
}

func (s *scanner) ended() error {
	n := len(s.open)
	if n == 0 || s.full[n-1] != s.tag.qualified() {
		return fmt.Errorf("</%s> closes nothing that is open", s.tag.qualified())
	}
	if s.handler.text != nil {
		if err := s.handler.text(s.open, s.text.String()); err != nil {
			return err
		}
		s.text.Reset()
	}
	s.open, s.full = s.open[:n-1], s.full[:n-1]
	return nil
}

func (t *tag) qualified() string {
	if t.prefix == "" {
		return t.name
	}
	return t.prefix + ":" + t.name
}

// within tells whether the innermost open elements are these, outermost first.
func within(parents []string, names ...string) bool {
	n := len(parents) - len(names)
	return n >= 0 && slices.Equal(parents[n:], names)
}

// exactly tells whether these and no other elements are open.
func exactly(parents []string, names ...string) bool { return slices.Equal(parents, names) }

// number reads a decimal number that is neither infinite nor not a number.
func number(e Element, name string) (float64, error) {
	v, err := strconv.ParseFloat(e.Get(name), 64)
	if err != nil || v-v != 0 {
		return 0, fmt.Errorf("<%s %s=%q>: want a number", e.Name, name, e.Get(name))
	}
	return v, nil
}

// index reads a whole number from 0 to 2^31-1.
func index(e Element, name string) (int, error) {
	v, err := strconv.ParseUint(e.Get(name), 10, 31)
	if err != nil {
		return 0, fmt.Errorf("<%s %s=%q>: want a whole number", e.Name, name, e.Get(name))
	}
	return int(v), nil
}

var errOutside = errors.New("stands outside an object")
