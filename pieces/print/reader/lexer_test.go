package reader

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"testing"
	"unicode/utf8"
)

// ours lists what the lexer finds, adjacent texts joined.
func ours(data []byte) (string, error) {
	l, err := newLexer(data)
	if err != nil {
		return "", err
	}
	var log events
	for t := (tag{}); ; {
		if err := l.next(&t); err != nil {
			return "", err
		}
		switch t.kind {
		case endOfFile:
			return log.String(), nil
		case startTag:
			log.start(t.prefix, t.name)
			for _, a := range t.attrs {
				log.attr(a.Prefix, a.Name, a.Value)
			}
			if t.closed {
				log.end(t.prefix, t.name)
			}
		case endTag:
			log.end(t.prefix, t.name)
		case characters:
			log.chars(t.text)
		}
	}
}

// theirs lists what the standard library's reader finds.
func theirs(data []byte) (string, error) {
	d := xml.NewDecoder(bytes.NewReader(data))
	var log events
	for {
		token, err := d.RawToken()
		if err == io.EOF {
			return log.String(), nil
		}
		if err != nil {
			return "", err
		}
		switch t := token.(type) {
		case xml.StartElement:
			log.start(t.Name.Space, t.Name.Local)
			for _, a := range t.Attr {
				log.attr(a.Name.Space, a.Name.Local, a.Value)
			}
		case xml.EndElement:
			log.end(t.Name.Space, t.Name.Local)
		case xml.CharData:
			log.chars(string(t))
		}
	}
}

type events struct {
	strings.Builder
	inText bool
}

func (e *events) start(prefix, name string)       { e.line("<%q:%q", prefix, name) }
func (e *events) end(prefix, name string)         { e.line(">%q:%q", prefix, name) }
func (e *events) attr(prefix, name, value string) { e.line("@%q:%q=%q", prefix, name, value) }
func (e *events) line(format string, args ...any) {
	e.inText = false
	fmt.Fprintf(e, "\n"+format, args...)
}

func (e *events) chars(s string) {
	if s == "" {
		return
	}
	if !e.inText {
		e.WriteString("\n#")
	}
	e.inText = true
	e.WriteString(s)
}

var samples = []string{
	`<a/>`, `<a b="c" d='e"f'>text &lt;&amp;&#65;&#x6d77; more</a>`, "<p:a xmlns:p=\"u\" p:b='1'\r\n\t/>\r\n",
	`<a><!-- c --><![CDATA[<x>&]]></a>`, `<山 海="1"/>`, `<a b="&unknown;"/>`, `<a b=c/>`, `<a b/>`, `< a/>`, `<a`, `</a >`, `<a:b:c/>`, `<:a/>`, `<a b="<"/>`,
	`a]]>b`, `<!-- a -- b -->`, `<a b="1" b="2"/>`, "<a>\x01</a>", "<a>\xff</a>", `<a>&#0;</a>`, `<a>&#x110000;</a>`, `<a>&</a>`, `<a>&amp</a>`, `<a></ a>`, `<a.b-c_1/>`, `<-a/>`,
}

// excused are the texts on which the two differ by design: instructions, whose
// content the library looks into, document types and a byte order mark, which
// one of the two refuses.
func excused(data []byte) bool {
	return bytes.Contains(data, []byte("<?")) || bytes.Contains(data, []byte("<!")) && !onlyKnown(data) || bytes.Contains(data, []byte("\uFEFF"))
}

func onlyKnown(data []byte) bool {
	return bytes.Count(data, []byte("<!")) == bytes.Count(data, []byte("<!--"))+bytes.Count(data, []byte("<![CDATA["))
}

func agree(t *testing.T, data []byte) {
	t.Helper()
	mine, myErr := ours(data)
	other, otherErr := theirs(data)
	if myErr == nil && otherErr == nil && mine != other {
		t.Errorf("%q:\nours %s\ntheirs %s", data, mine, other)
	}
	if myErr == nil && otherErr != nil && !letters(otherErr, "invalid XML name", data) {
		t.Errorf("%q: only the library refuses it: %v", data, otherErr)
	}
	allLegal := utf8.Valid(data) && strings.IndexFunc(string(data), func(r rune) bool { return !inXML(r) }) < 0
	if myErr != nil && otherErr == nil && allLegal && !letters(myErr, "want ", data) {
		t.Errorf("%q: the library takes it, ours says %v", data, myErr)
	}
}

// letters excuses names with letters beyond ASCII: the library goes by a table
// of XML 1.0's fourth edition, the lexer by Unicode.
func letters(err error, words string, data []byte) bool {
	return strings.Contains(err.Error(), words) && bytes.ContainsFunc(data, func(r rune) bool { return r >= utf8.RuneSelf })
}

func TestLexerAgreesWithTheLibrary(t *testing.T) {
	for _, s := range samples {
		agree(t, []byte(s))
	}
}

func FuzzLexer(f *testing.F) {
	for _, s := range samples {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if !excused(data) {
			agree(t, data)
		}
	})
}
