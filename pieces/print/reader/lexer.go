package reader

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// lexer cuts XML into tags and text. It knows the XML that data is written in:
// elements, attributes, the five named characters and numbered ones, comments,
// instructions and CDATA. Names and values are parts of the source wherever
// nothing in them is escaped, which makes it several times faster than a
// general reader on a model's millions of attributes.
type lexer struct {
	src     string
	pos     int
	line    int
	counted int // up to where lines are counted
}

// Kinds of tokens.
type tokenKind uint8

const (
	endOfFile tokenKind = iota
	startTag
	endTag
	characters
)

// Attribute is one attribute with its prefix apart.
type Attribute struct{ Prefix, Name, Value string }

// tag is one token: a tag with its attributes, or text.
type tag struct {
	kind         tokenKind
	prefix, name string
	attrs        []Attribute // reused for the next tag
	text         string
	closed       bool // <tag/>
}

// newLexer refuses what XML cannot hold at all.
func newLexer(data []byte) (*lexer, error) {
	src := strings.TrimPrefix(string(data), "\uFEFF")
	if !utf8.ValidString(src) {
		return nil, errors.New("not UTF-8")
	}
	if i := strings.IndexFunc(src, func(r rune) bool { return !inXML(r) }); i >= 0 {
		return nil, fmt.Errorf("byte %d: character %q is none of XML's", i, src[i])
	}
	return &lexer{src: src, line: 1}, nil
}

// inXML is XML 1.0's production for Char.
func inXML(r rune) bool {
	return r >= ' ' && r <= 0xD7FF || r == '\t' || r == '\n' || r == '\r' || r >= 0xE000 && r <= 0xFFFD || r >= 0x10000
}

// here returns the line of the next character.
func (l *lexer) here() int {
	l.line += strings.Count(l.src[l.counted:l.pos], "\n")
	l.counted = l.pos
	return l.line
}

// next reads one token into t.
func (l *lexer) next(t *tag) error {
	t.attrs, t.text, t.closed = t.attrs[:0], "", false
	for {
		rest := l.src[l.pos:]
		switch {
		case rest == "":
			t.kind = endOfFile
			return nil
		case rest[0] != '<':
			return l.characters(t)
		case strings.HasPrefix(rest, "<?"):
			if err := l.instruction(); err != nil {
				return err
			}
		case strings.HasPrefix(rest, "<!--"):
			if err := l.comment(); err != nil {
				return err
			}
		case strings.HasPrefix(rest, "<![CDATA["):
			return l.cdata(t)
		case strings.HasPrefix(rest, "<!"):
			return errors.New("document type declarations are not read")
		case strings.HasPrefix(rest, "</"):
			return l.end(t)
		default:
			return l.start(t)
		}
	}
}

// upTo skips to behind the mark and returns what stood before it.
func (l *lexer) upTo(from int, mark, what string) (string, error) {
	i := strings.Index(l.src[l.pos+from:], mark)
	if i < 0 {
		return "", fmt.Errorf("%s has no end", what)
	}
	body := l.src[l.pos+from : l.pos+from+i]
	l.pos += from + i + len(mark)
	return body, nil
}

// instruction skips <?...?>; an XML declaration must say UTF-8 if anything.
func (l *lexer) instruction() error {
	body, err := l.upTo(2, "?>", "an instruction")
	if err != nil {
		return err
	}
	if name, _, _ := strings.Cut(body, " "); name != "xml" {
		return nil
	}
	_, encoding, ok := strings.Cut(body, "encoding=")
	if ok && !strings.HasPrefix(strings.ToLower(strings.Trim(encoding, `"' `)), "utf-8") {
		return fmt.Errorf("the encoding %s is not read: want UTF-8", strings.TrimSpace(encoding))
	}
	return nil
}

func (l *lexer) comment() error {
	body, err := l.upTo(4, "-->", "a comment")
	if err == nil && (strings.Contains(body, "--") || strings.HasSuffix(body, "-")) {
		err = errors.New("two hyphens stand within a comment")
	}
	return err
}

func (l *lexer) cdata(t *tag) (err error) {
	t.kind = characters
	t.text, err = l.upTo(len("<![CDATA["), "]]>", "a CDATA section")
	t.text = newlines(t.text)
	return err
}

func (l *lexer) characters(t *tag) (err error) {
	t.kind = characters
	i := strings.IndexByte(l.src[l.pos:], '<')
	if i < 0 {
		i = len(l.src) - l.pos
	}
	raw := l.src[l.pos : l.pos+i]
	l.pos += i
	if strings.Contains(raw, "]]>") {
		return errors.New("]]> stands outside a CDATA section")
	}
	t.text, err = unescaped(raw)
	return err
}

func (l *lexer) end(t *tag) error {
	l.pos += 2
	t.kind = endTag
	if err := l.name(&t.prefix, &t.name); err != nil {
		return err
	}
	l.space()
	return l.expect(">")
}

func (l *lexer) start(t *tag) error {
	l.pos++
	t.kind = startTag
	if err := l.name(&t.prefix, &t.name); err != nil {
		return err
	}
	for {
		l.space()
		if l.take("/") {
			t.closed = true
			return l.expect(">")
		}
		if l.take(">") {
			return nil
		}
		if err := l.attribute(t); err != nil {
			return err
		}
	}
}

func (l *lexer) attribute(t *tag) error {
	var a Attribute
	if err := l.name(&a.Prefix, &a.Name); err != nil {
		return err
	}
	l.space()
	if err := l.expect("="); err != nil {
		return err
	}
	l.space()
	err := l.value(&a.Value)
	t.attrs = append(t.attrs, a)
	return err
}

func (l *lexer) value(v *string) error {
	quote := ""
	switch {
	case l.take(`"`):
		quote = `"`
	case l.take(`'`):
		quote = `'`
	default:
		return errors.New("an attribute's value is not quoted")
	}
	raw, err := l.upTo(0, quote, "an attribute's value")
	if err != nil {
		return err
	}
	if strings.IndexByte(raw, '<') >= 0 {
		return errors.New("< stands within an attribute's value")
	}
	*v, err = unescaped(raw)
	return err
}

func (l *lexer) space() {
	for l.pos < len(l.src) && (l.src[l.pos] == ' ' || l.src[l.pos] == '\n' || l.src[l.pos] == '\t' || l.src[l.pos] == '\r') {
		l.pos++
	}
}

func (l *lexer) take(s string) bool {
	if !strings.HasPrefix(l.src[l.pos:], s) {
		return false
	}
	l.pos += len(s)
	return true
}

func (l *lexer) expect(s string) error {
	if !l.take(s) {
		return fmt.Errorf("want %s", s)
	}
	return nil
}
