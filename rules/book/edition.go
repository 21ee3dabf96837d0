package book

import (
	"bytes"
	"cmp"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// edition is the texts of a language as one: its chapters, and where its headings and figures are found.
type edition struct {
	tongue   tongue
	chapters []*chapter
	headings []heading
	anchors  *anchors
	figures  map[string]string     // ids by file#example, of the first place where an example is shown
	places   map[string]string     // ids by file#id, of what a link may call in other ways: headings, and HTML tags with an id
	tags     map[ast.Node][]string // ids of the HTML tags in a node
	cited    []rules.Rule          // rules that are cited and have no section
	house    []houseRule
}

// chapter is one Markdown file.
type chapter struct {
	name     string
	source   []byte
	tree     ast.Node
	volume   *volume
	exhibits map[int]exhibit // by the line on which a link, or a fenced block, shows it
	ids      map[int]string  // of the figures, by the same line
	unshown  []check.Fault   // of links that were to show an example
}

// heading is a heading of a text.
type heading struct {
	level     int
	id, title string
}

// houseRule is a rule that an example declares.
type houseRule struct{ id, text string }

// read reads and checks the texts of a language.
func (b *Book) read(g group) (*edition, error) {
	t := &edition{tongue: g.tongue, anchors: newAnchors(), figures: map[string]string{}, places: map[string]string{}, tags: map[ast.Node][]string{}}
	for _, name := range g.names {
		source, err := readText(b.library.files, name)
		if err != nil {
			return nil, err
		}
		t.chapters = append(t.chapters, b.chapter(t, name, source))
	}
	for _, c := range t.chapters {
		b.settle(t, c)
	}
	for _, c := range t.chapters {
		c.volume.report.Faults = append(c.volume.report.Faults, b.misled(c)...)
		t.lead(c, b.games)
	}
	return t, nil
}

// chapter reads one file.
func (b *Book) chapter(t *edition, name string, source []byte) *chapter {
	c := &chapter{name: name, source: normal(source), exhibits: map[int]exhibit{}, ids: map[int]string{}}
	c.volume = b.library.open(name, source)
	if len(c.volume.report.Faults) > 0 && len(c.volume.doc.Examples) == 0 && len(c.volume.doc.Links) == 0 {
		c.source = nil // the parser refused it; whatever it holds is not to be read either
	}
	c.tree = markdownParser().Parse(text.NewReader(c.source))
	joinLines(c.tree, c.source)
	for i, e := range c.volume.doc.Examples {
		c.exhibits[e.At.Line] = exhibit{c.volume, i}
	}
	for _, link := range c.volume.doc.Links {
		e, fault := b.library.follow(name, link)
		if fault != nil {
			c.unshown = append(c.unshown, *fault)
			continue
		}
		c.exhibits[link.At.Line] = e
	}
	t.collect(c)
	return c
}

// normal returns a source as the script's parser sees it: without a byte order mark or lone carriage returns.
func normal(source []byte) []byte {
	source = bytes.TrimPrefix(source, []byte("\uFEFF"))
	source = bytes.ReplaceAll(source, []byte("\r\n"), []byte("\n"))
	return bytes.ReplaceAll(source, []byte("\r"), []byte("\n"))
}

// collect notes the headings of a chapter, gives each an id of its own, and does so for the ids of its HTML tags.
func (t *edition) collect(c *chapter) {
	var ids script.HeadingIDs
	_ = ast.Walk(c.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Heading:
			t.head(c, n, &ids)
		case *ast.HTMLBlock:
			t.tag(c, n, n.Lines().Value(c.source))
		case *ast.RawHTML:
			t.tag(c, n, n.Segments.Value(c.source))
		}
		return ast.WalkContinue, nil
	})
}

// head notes a heading, under all ids that a link may call it by.
func (t *edition) head(c *chapter, h *ast.Heading, ids *script.HeadingIDs) {
	title := plain(h, c.source)
	written := title
	if given, ok := h.AttributeString("id"); ok {
		if id, is := given.([]byte); is {
			written += " {#" + string(id) + "}"
		}
	}
	id := t.anchors.claim(givenID(h, title))
	h.SetAttributeString("id", id)
	t.headings = append(t.headings, heading{h.Level, id, title})
	t.call(c, "", id) // the first one is where the chapter begins
	for _, other := range ids.Of(written) {
		t.call(c, other, id)
	}
}

// tag notes the ids of HTML tags.
func (t *edition) tag(c *chapter, n ast.Node, text []byte) {
	for _, id := range script.TagIDs(text) {
		anchor := t.anchors.claim(slug(id))
		t.tags[n] = append(t.tags[n], anchor)
		t.call(c, id, anchor)
	}
}

// call notes what a link to a chapter may call an id; the first of a name has it.
func (t *edition) call(c *chapter, name, id string) {
	if key := c.name + "#" + name; t.places[key] == "" {
		t.places[key] = id
	}
}

// givenID is the id that an author gave a heading, or one made of its title.
func givenID(h *ast.Heading, title string) string {
	if given, ok := h.AttributeString("id"); ok {
		if id, is := given.([]byte); is {
			return slug(string(id))
		}
	}
	return slug(title)
}

// settle gives the figures of a chapter their ids and notes which rules they cite.
func (b *Book) settle(t *edition, c *chapter) {
	for _, line := range sortedLines(c.exhibits) {
		e := c.exhibits[line]
		id := t.anchors.claim(e.id())
		c.ids[line] = id
		if key := e.key(); t.figures[key] == "" {
			t.figures[key] = id
		}
		for _, s := range e.report().Scenes {
			if h, is := s.Step.(script.HouseRule); is {
				t.declare(h)
			}
		}
		for _, s := range e.report().Scenes {
			for _, rule := range s.Rules {
				t.cite(e.report().Game, rule)
			}
		}
	}
}

// id is what a figure is found by: eg-, the file and the example.
func (e exhibit) id() string {
	stem := strings.TrimSuffix(path.Base(e.volume.name), path.Ext(e.volume.name))
	name := e.example().ID
	if name == "" {
		name = fmt.Sprint(e.index + 1)
	}
	return slug("eg-" + stem + "-" + name)
}

func (e exhibit) key() string { return e.volume.name + "#" + e.example().ID }

func sortedLines(of map[int]exhibit) []int {
	var lines []int
	for line := range of {
		lines = append(lines, line)
	}
	slices.Sort(lines)
	return lines
}

// cite notes a rule that is cited and has no section in the text: it is told in the appendix, in the page's language.
func (t *edition) cite(game rules.Game, id rules.ID) {
	if game == nil || t.anchors.has(string(id)) {
		return
	}
	for _, r := range game.Rules() {
		if r.ID == id {
			t.cited = append(t.cited, r.In(t.tongue.code))
			t.anchors.claim(string(id))
		}
	}
}

// declare notes a rule of the author's own.
func (t *edition) declare(h script.HouseRule) {
	if !t.anchors.has(h.ID.Text) {
		t.house = append(t.house, houseRule{t.anchors.claim(h.ID.Text), h.Text.Text})
	}
}

// title returns the title of the section of an id.
func (t *edition) title(id string) (string, bool) {
	for _, h := range t.headings {
		if h.id == id {
			return h.title, true
		}
	}
	for _, r := range t.cited {
		if string(r.ID) == id {
			return r.Title, true
		}
	}
	for _, r := range t.house {
		if r.id == id {
			return r.title(), true
		}
	}
	return id, t.anchors.has(id)
}

// misled says which links and pictures of a chapter lead nowhere. Of a link that was to show an example it is said once.
func (b *Book) misled(c *chapter) []check.Fault {
	faults := check.Links(c.volume.doc, b.games, shelf{b.library, c.name})
	for _, f := range c.unshown {
		if !slices.ContainsFunc(faults, func(told check.Fault) bool { return told.At.Line == f.At.Line }) {
			faults = append(faults, f)
		}
	}
	_ = ast.Walk(c.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		image, is := n.(*ast.Image)
		if !entering || !is {
			return ast.WalkContinue, nil
		}
		if _, err := b.picture(c, string(image.Destination)); err != nil {
			faults = append(faults, c.fault(n, string(image.Destination), "the picture can't be shown: "+err.Error()))
		}
		return ast.WalkContinue, nil
	})
	slices.SortStableFunc(faults, func(x, y check.Fault) int {
		return cmp.Or(cmp.Compare(x.At.Line, y.At.Line), cmp.Compare(x.At.Column, y.At.Column))
	})
	return faults
}

// lead gives the rules of a game that a chapter links to, and that have no section, one in the appendix.
func (t *edition) lead(c *chapter, games check.Games) {
	for _, link := range c.volume.doc.References {
		for _, game := range games {
			t.cite(game, rules.ID(link.Fragment))
		}
	}
}

// fault blames a link of the chapter.
func (c *chapter) fault(n ast.Node, word, why string) check.Fault {
	f := check.Fault{Text: word, Why: why, At: rules.Place{Line: 1, Column: 1}}
	for p := n; p != nil; p = p.Parent() {
		if p.Type() == ast.TypeBlock && p.Lines().Len() > 0 {
			start := p.Lines().At(0).Start
			if i := bytes.Index(c.source[start:], []byte(word)); i >= 0 {
				start += i
			}
			f.At = placeOf(c.source, start)
			break
		}
	}
	return f
}

// placeOf returns the place of a byte.
func placeOf(source []byte, at int) rules.Place {
	before := source[:at]
	line := bytes.LastIndexByte(before, '\n') + 1
	return rules.Place{Line: bytes.Count(before, []byte("\n")) + 1, Column: len([]rune(string(before[line:]))) + 1}
}
