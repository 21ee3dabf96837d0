package design

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
	"github.com/pelletier/go-toml/v2/unstable"

	"shanhai/internal/saying"
)

// maxFile is the largest file of settings that is read, in bytes: ten times what WriteTOML writes, since the
// reader takes time that grows with the square of a long dotted key.
const maxFile = 64 << 10

// ReadTOML says every setting that the TOML document holds. The name of the
// file is used for messages ("name:line:column: key") and as the place that
// relative paths start from. The error is an *Error, or the reader's.
func (d *Draft) ReadTOML(r io.Reader, name string) error {
	data, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err != nil {
		return err
	}
	if len(data) > maxFile {
		return refused("toml-long", name, "is no file of settings: too long", "64 KiB at most")
	}
	if err := wellFormed(data, name); err != nil {
		return err
	}
	t := tomlReader{draft: d, name: name}
	return t.read(data)
}

// wellFormed refuses what is not TOML, a key that is given twice included.
func wellFormed(data []byte, name string) error {
	var decoded map[string]any
	err := toml.Unmarshal(data, &decoded)
	if err == nil {
		return nil
	}
	place := name
	var at *toml.DecodeError
	if errors.As(err, &at) {
		row, column := at.Position()
		place = fmt.Sprintf("%s:%d:%d", name, row, column)
	}
	return refused("toml", place, strings.TrimPrefix(err.Error(), "toml: "), "TOML, key = value")
}

// tomlReader walks a well-formed document. It reads the syntax tree rather
// than a decoded map, since only the tree knows where each value stands.
type tomlReader struct {
	draft  *Draft
	name   string
	parser unstable.Parser
	table  []string // the header that the walk is below
}

// read says each key of the document in turn.
func (t *tomlReader) read(data []byte) error {
	t.parser.Reset(data)
	for t.parser.NextExpression() {
		if err := t.expression(t.parser.Expression()); err != nil {
			return err
		}
	}
	return t.parser.Error()
}

// expression says one line of the document.
func (t *tomlReader) expression(node *unstable.Node) error {
	switch node.Kind {
	case unstable.Table:
		path, at, _ := keyPath(node)
		t.table = path
		return t.header(path, at)
	case unstable.ArrayTable:
		path, at, _ := keyPath(node)
		return t.errorAt("toml-list", at, path[0], "[["+strings.Join(path, ".")+"]] is a list of tables", "a table, ["+path[0]+"]")
	case unstable.KeyValue:
		return t.keyValue(t.table, node)
	}
	return nil
}

// header refuses a table that no setting is, also an empty one.
func (t *tomlReader) header(path []string, at unstable.Range) error {
	s := t.draft.find(path[0])
	if s == nil {
		return t.draft.unknownKey(path[0], t.place(at, ""))
	}
	if !s.Kind.IsTable() || len(path) > 1 {
		return t.errorAt("toml-table", at, s.Key, "["+strings.Join(path, ".")+"] is a table", s.shape())
	}
	return nil
}

// keyValue says one key, below the path of its table.
func (t *tomlReader) keyValue(table []string, node *unstable.Node) error {
	path, at, last := keyPath(node)
	path = append(table[:len(table):len(table)], path...)
	s := t.draft.find(path[0])
	switch {
	case s == nil:
		return t.draft.unknownKey(path[0], t.place(at, ""))
	case node.Value().Kind == unstable.InlineTable && len(path) == 1 && s.Kind.IsTable():
		return t.inlineTable(path, node.Value())
	case len(path) > 2 || len(path) == 2 && !s.Kind.IsTable():
		return t.errorAt("toml-place", at, s.Key, strings.Join(path, ".")+" is out of place", s.shape())
	}
	if len(path) == 1 && s.Kind.IsTable() {
		return t.wrongType(s, path, rangeOf(node.Value(), at), node.Value())
	}
	if len(path) == 2 && !slices.Contains(s.Names, path[1]) {
		return t.draft.Set(s.Key, []string{path[1] + "="}, t.place(last, s.Key))
	}
	return t.value(s, path, at, node.Value())
}

// inlineTable says each entry of { name = value, ... }.
func (t *tomlReader) inlineTable(path []string, table *unstable.Node) error {
	entries := table.Children()
	for entries.Next() {
		if entries.Node().Kind != unstable.KeyValue {
			continue // a comment
		}
		if err := t.keyValue(path, entries.Node()); err != nil {
			return err
		}
	}
	return nil
}

// value says the value of one setting, or of one entry of a table.
func (t *tomlReader) value(s *Setting, path []string, at unstable.Range, node *unstable.Node) error {
	at = rangeOf(node, at)
	texts, ok := s.texts(node)
	if !ok {
		return t.wrongType(s, path, at, node)
	}
	if s.isPath(texts[0]) {
		texts[0] = t.resolve(texts[0])
	}
	if len(path) == 2 {
		texts[0] = path[1] + "=" + texts[0]
	}
	return t.draft.Set(s.Key, texts, t.place(at, s.Key))
}

// rangeOf returns where a value stands; the parser keeps no place of a list, so that the key's stands in.
func rangeOf(node *unstable.Node, key unstable.Range) unstable.Range {
	if node.Raw.Length > 0 {
		return node.Raw
	}
	return key
}

// wrongType refuses a value that is of another type than the setting.
func (t *tomlReader) wrongType(s *Setting, path []string, at unstable.Range, node *unstable.Node) error {
	shape := s.shape()
	if len(path) == 2 {
		shape = s.entryShape()
	}
	return t.errorAt("toml-type", at, strings.Join(path, "."), "is "+kindWord(node.Kind), shape)
}

// isPath tells whether a value of the setting is a path: neither the word that
// stands for none, nor characters to be drawn.
func (s *Setting) isPath(text string) bool {
	_, drawn := GlyphText(text)
	return s.Kind == Path || s.Kind == File && !s.isWord(text) || s.Kind == Paths && !drawn
}

// resolve makes a path that is relative to the file relative to the working folder.
func (t *tomlReader) resolve(path string) string {
	if path == "" || filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(filepath.Dir(t.name), path)
}

// place words where a range of the document is.
func (t *tomlReader) place(at unstable.Range, key string) string {
	start := t.parser.Shape(at).Start
	place := fmt.Sprintf("%s:%d:%d", t.name, start.Line, start.Column)
	if key == "" {
		return place
	}
	return place + ": " + key
}

// errorAt makes an error with its place.
func (t *tomlReader) errorAt(code string, at unstable.Range, key, reason, allowed string) error {
	err := refused(code, t.place(at, key), reason, allowed)
	err.Facts = saying.Facts{"key": key}
	return err
}

// keyPath returns the parts of a node's dotted key and the ranges of the first and the last.
func keyPath(node *unstable.Node) (path []string, start, end unstable.Range) {
	keys := node.Key()
	for keys.Next() {
		end = keys.Node().Raw
		if len(path) == 0 {
			start = end
		}
		path = append(path, string(keys.Node().Data))
	}
	return path, start, end
}

// texts turns a value into the words that a slot takes; it tells whether the
// value's type is one that the setting can have.
func (s *Setting) texts(node *unstable.Node) ([]string, bool) {
	if s.Kind != List {
		text, ok := s.text(node)
		return []string{text}, ok
	}
	if node.Kind != unstable.Array {
		return nil, false
	}
	var texts []string
	items := node.Children()
	for items.Next() {
		switch items.Node().Kind {
		case unstable.String:
			texts = append(texts, string(items.Node().Data))
		case unstable.Comment:
		default:
			return nil, false
		}
	}
	return texts, true
}

// text turns a scalar into words.
func (s *Setting) text(node *unstable.Node) (string, bool) {
	text := string(node.Data)
	switch node.Kind {
	case unstable.String:
		return text, s.isWord(text) || !s.isNumber() && s.Kind != Switch
	case unstable.Bool:
		return text, s.Kind == Switch
	case unstable.Integer, unstable.Float:
		return numberText(text), s.isNumber() || s.numeric()
	}
	return "", false
}

// isNumber tells whether the setting, or an entry of it, is a number.
func (s *Setting) isNumber() bool { return s.Kind == Number || s.Kind == Whole || s.Kind == Counts }

// numeric tells whether the setting is a choice of numbers, which a file may give with or without quotes.
func (s *Setting) numeric() bool {
	for _, v := range s.Values {
		if _, err := strconv.ParseFloat(v, 64); err != nil {
			return false
		}
	}
	return s.Kind == Choice && len(s.Values) > 0
}

// numberText writes a TOML number, such as 1_000, 0x10 or 38.0, as plain digits.
func numberText(text string) string {
	if i, err := strconv.ParseInt(text, 0, 64); err == nil {
		return strconv.FormatInt(i, 10)
	}
	if v, err := strconv.ParseFloat(strings.ReplaceAll(text, "_", ""), 64); err == nil {
		return strconv.FormatFloat(v, 'g', -1, 64)
	}
	return text
}

// kindWord names the type of a value.
func kindWord(k unstable.Kind) string {
	switch k {
	case unstable.String:
		return "a text"
	case unstable.Bool:
		return "true or false"
	case unstable.Integer, unstable.Float:
		return "a number"
	case unstable.Array:
		return "a list"
	case unstable.InlineTable:
		return "a table"
	}
	return "a date or time"
}

// shape words what type of value a file must give the setting, and what it may be.
func (s *Setting) shape() string {
	kind, allowed := s.shapeWord(), s.Allowed()
	if s.Kind == Switch || allowed == "" {
		return kind
	}
	return kind + ": " + allowed
}

// entryShape words it for an entry of a table.
func (s *Setting) entryShape() string {
	if s.Kind == Counts {
		return "a whole number: " + s.allowedValue()
	}
	return "a text: " + s.allowedValue()
}

// shapeWord names the type.
func (s *Setting) shapeWord() string {
	switch s.Kind {
	case Switch:
		return "true or false"
	case Number:
		return "a number"
	case Whole:
		return "a whole number"
	case List:
		return "a list of texts"
	case Counts, Shades, Paths:
		return "a table"
	}
	return "a text"
}
