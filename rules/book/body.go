package book

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/yuin/goldmark/ast"

	"shanhai/rules/diagram"
)

// Body is the text of a chapter for a page that is not a book's own.
type Body struct {
	Title string // of its first heading
	HTML  []byte // sections and figures; ids are those of the book's page
	Style []byte // CSS of the figures and sections, with the colours of the pictures
	// Script is what steps through the moves of the figures; without it the last positions are seen. It also serves the
	// other parts of a page of the book that are there.
	Script []byte
	// Light and Dark are the declarations of the pictures' colours, for pages with a style of their own.
	Light, Dark string
}

// Chapter returns one chapter, by the name of its file.
func (b *Book) Chapter(name string) (Body, bool) {
	for _, t := range b.texts {
		for _, c := range t.chapters {
			if c.name != name {
				continue
			}
			g := newGallery(b.options.Art)
			w := b.newWriter(t, g)
			cover, rest := w.parts(c)
			out := w.head(cover) + w.sections(rest)
			body := Body{HTML: append(g.sheet.SVG(), out...), Style: g.style(), Script: []byte(pageScript), Light: g.colours(diagram.Light), Dark: g.colours(diagram.Dark)}
			if len(cover) > 0 {
				body.Title = plain(cover[0], c.source)
			}
			return body, true
		}
	}
	return Body{}, false
}

// parts tells what of a chapter stands on its title page: its title and one short paragraph.
func (w *writer) parts(c *chapter) (cover, rest []ast.Node) {
	w.chapter = c
	for n := c.tree.FirstChild(); n != nil; n = n.NextSibling() {
		if len(rest) == 0 && w.entitles(n, len(cover)) {
			cover = append(cover, n)
		} else {
			rest = append(rest, n)
		}
	}
	return cover, rest
}

// longestSubtitle is how many bytes a paragraph of a title page has at most.
const longestSubtitle = 240

// entitles tells whether a node belongs on the title page, behind so many others.
func (w *writer) entitles(n ast.Node, before int) bool {
	switch n := n.(type) {
	case *ast.Heading:
		return before == 0 && n.Level == 1
	case *ast.Paragraph:
		_, example := w.shows(n)
		return before == 1 && !example && len(n.Lines().Value(w.chapter.source)) <= longestSubtitle
	}
	return false
}

// head writes a title page.
func (w *writer) head(nodes []ast.Node) string {
	var b strings.Builder
	for _, n := range nodes {
		b.WriteString(w.write(n))
	}
	return b.String()
}

// sections writes nodes, those under a heading in a section of their own, and examples in a row together.
func (w *writer) sections(nodes []ast.Node) string {
	s := &sections{writer: w}
	for _, n := range nodes {
		s.add(n)
	}
	s.close(0)
	return s.out.String()
}

// sections is a text being parted.
type sections struct {
	writer *writer
	out    bytes.Buffer
	open   []int // levels of the sections that are open
	row    bool  // examples stand in a row
}

// deepest is the level of the headings that still begin a section.
const deepest = 3

func (s *sections) add(n ast.Node) {
	_, example := s.writer.shows(n)
	if s.row && !example {
		s.out.WriteString("</div>\n")
	}
	if example && !s.row {
		s.out.WriteString(`<div class="examples">` + "\n")
	}
	s.row = example
	h, is := n.(*ast.Heading)
	if is && h.Level <= deepest {
		s.begin(h)
	}
	html := s.writer.write(n)
	if is && headingID(h) == summaryID {
		html += s.writer.edition.printButton()
	}
	if isTable(n) {
		html = `<div class="table">` + html + "</div>\n"
	}
	s.out.WriteString(html)
}

// summaryID is the heading of the section that is printed on a page of its own.
const summaryID = "summary"

// printButton prints the summary alone, once a script runs.
func (t *edition) printButton() string {
	return `<p class="only-screen"><button id="ui-print" type="button" hidden="hidden">` + esc(t.tongue.printSummary) + "</button></p>\n"
}

// begin opens the section of a heading.
func (s *sections) begin(h *ast.Heading) {
	s.close(h.Level)
	id := headingID(h)
	class := "level-" + string(rune('0'+h.Level))
	if s.writer.isRule(id) {
		class += " rule"
	}
	fmt.Fprintf(&s.out, `<section class="%s" data-of="%s">`+"\n", class, esc(id))
	s.open = append(s.open, h.Level)
}

// close ends the sections of a level and below.
func (s *sections) close(level int) {
	if s.row {
		s.out.WriteString("</div>\n")
		s.row = false
	}
	for len(s.open) > 0 && s.open[len(s.open)-1] >= level {
		s.out.WriteString("</section>\n")
		s.open = s.open[:len(s.open)-1]
	}
}

// style is the CSS of a page with the gallery's pictures.
func (g *gallery) style() []byte {
	light, dark := g.colours(diagram.Light), g.colours(diagram.Dark)
	return []byte(strings.NewReplacer("/*light*/", light, "/*dark*/", dark).Replace(pageStyle))
}
