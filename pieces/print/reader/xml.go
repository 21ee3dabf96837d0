package reader

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Element is one start tag: its name as written and its attributes.
type Element struct {
	Prefix, Name string
	Attrs        []xml.Attr
	Line         int
}

// Get returns the attribute of that name without a prefix, or "".
func (e Element) Get(name string) string {
	for _, a := range e.Attrs {
		if a.Name.Local == name && a.Name.Space == "" {
			return a.Value
		}
	}
	return ""
}

// Has tells whether the attribute is there.
func (e Element) Has(name string) bool {
	for _, a := range e.Attrs {
		if a.Name.Local == name && a.Name.Space == "" {
			return true
		}
	}
	return false
}

// path returns the production extension's path attribute, whatever its prefix.
func (e Element) path() string {
	for _, a := range e.Attrs {
		if a.Name.Local == "path" && a.Name.Space != "" {
			return a.Value
		}
	}
	return ""
}

// handler receives an entry's elements in order. parents are the names of the
// open elements around it, outermost first. text is called with the
// characters between the last start tag and its end.
type handler struct {
	start func(parents []string, e Element) error
	text  func(parents []string, s string) error
}

// scan reads an XML entry to its end. Errors name entry and line.
func scan(entry string, data []byte, depth int, h handler) error {
	d := xml.NewDecoder(bytes.NewReader(data))
	d.CharsetReader = func(charset string, _ io.Reader) (io.Reader, error) {
		return nil, fmt.Errorf("the encoding %q is not read: want UTF-8", charset)
	}
	var open []string
	var chars strings.Builder
	for {
		token, err := d.RawToken()
		if err == io.EOF {
			return finished(entry, open)
		}
		line, _ := d.InputPos()
		if err == nil {
			err = step(token, line, depth, &open, &chars, h)
		}
		if err != nil {
			return at(entry, line, err)
		}
	}
}

func finished(entry string, open []string) error {
	if len(open) > 0 {
		return fmt.Errorf("%s: ends inside <%s>", entry, open[len(open)-1])
	}
	return nil
}

func at(entry string, line int, err error) error {
	var syntax *xml.SyntaxError
	if errors.As(err, &syntax) {
		return fmt.Errorf("%s:%d: %s", entry, syntax.Line, syntax.Msg)
	}
	return fmt.Errorf("%s:%d: %w", entry, line, err)
}

// step handles one token. Document types are refused: no print file needs one,
// and entities are how small XML grows big.
func step(token xml.Token, line, depth int, open *[]string, chars *strings.Builder, h handler) error {
	switch t := token.(type) {
	case xml.StartElement:
		if len(*open) >= depth {
			return fmt.Errorf("elements are nested deeper than %d", depth)
		}
		chars.Reset()
		err := h.start(*open, Element{t.Name.Space, t.Name.Local, t.Attr, line})
		*open = append(*open, qualified(t.Name))
		return err
	case xml.EndElement:
		return closed(t, open, chars, h)
	case xml.CharData:
		if h.text != nil {
			chars.Write(t)
		}
	case xml.Directive:
		return errors.New("document type declarations are not read")
	}
	return nil
}

func closed(t xml.EndElement, open *[]string, chars *strings.Builder, h handler) error {
	n := len(*open)
	if n == 0 || (*open)[n-1] != qualified(t.Name) {
		return fmt.Errorf("</%s> closes nothing that is open", qualified(t.Name))
	}
	if h.text != nil {
		if err := h.text(*open, chars.String()); err != nil {
			return err
		}
		chars.Reset()
	}
	*open = (*open)[:n-1]
	return nil
}

func qualified(n xml.Name) string {
	if n.Space == "" {
		return n.Local
	}
	return n.Space + ":" + n.Local
}

// local returns a qualified name without its prefix.
func local(name string) string { return name[strings.IndexByte(name, ':')+1:] }

// within tells whether the innermost open elements are these, outermost first.
func within(parents []string, names ...string) bool {
	if len(parents) < len(names) {
		return false
	}
	for i, n := range names {
		if local(parents[len(parents)-len(names)+i]) != n {
			return false
		}
	}
	return true
}

// exactly tells whether these and no other elements are open.
func exactly(parents []string, names ...string) bool {
	return len(parents) == len(names) && within(parents, names...)
}

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

// Scan calls start for every element of an XML entry, in order, with the names
// of the elements around it. Errors name the entry and the line.
func Scan(entry string, data []byte, start func(parents []string, e Element) error) error {
	return scan(entry, data, DefaultLimits().Depth, handler{start: start})
}
