package book

import (
	"bytes"
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
