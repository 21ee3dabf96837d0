package book

import (
	"crypto/sha256"
	_ "embed" // style and script of the pages
	"encoding/base64"
	"fmt"
	"strings"
)

//go:embed page.css
var pageStyle string

//go:embed page.js
var pageScript string

// indexName is the page that leads to the others.
const indexName = "index.html"

// pageName is the file of a language's page.
func pageName(t tongue) string { return t.code + ".html" }

// Pages makes the files of the book.
func (b *Book) Pages() (map[string][]byte, error) {
	pages := map[string][]byte{}
	for _, t := range b.texts {
		pages[pageName(t.tongue)] = b.page(t)
	}
	pages[indexName] = b.index()
	return pages, nil
}

// page writes the page of a language.
func (b *Book) page(t *edition) []byte {
	g := newGallery(b.options.Art)
	w := b.newWriter(t, g)
	var head, rest strings.Builder
	for i, c := range t.chapters {
		cover, nodes := w.parts(c)
		if i == 0 {
			head.WriteString(w.head(cover))
			cover = nil
		}
		rest.WriteString(w.sections(append(cover, nodes...)))
	}
	rest.WriteString(w.appendix())
	body := string(g.sheet.SVG()) + b.bar(t) + t.main() + b.cover(t, head.String()) + t.contents() +
		`<div class="text" id="ui-text" tabindex="-1">` + "\n" + rest.String() + "</div>\n</main>\n"
	return document(t.tongue, t.name(), body, g.style())
}

// manyExamples is how many examples make a book long: about ten pages of them.
const manyExamples = 40

// main begins the page. On paper a long book has a cover, its contents, and its chapters begin on pages of their own.
func (t *edition) main() string {
	examples := 0
	for _, c := range t.chapters {
		examples += len(c.exhibits)
	}
	class := ""
	if examples >= manyExamples {
		class = ` class="long"`
	}
	return `<main id="ui-main"` + class + ">\n"
}

// name is the title of the text.
func (t *edition) name() string {
	if len(t.headings) == 0 {
		return strings.TrimSuffix(t.chapters[0].name, ".md")
	}
	return t.headings[0].title
}

// document wraps a body. The page may load nothing at all: its style and script are its own, the script known by hash.
func document(t tongue, title, body string, style []byte) []byte {
	sum := sha256.Sum256([]byte(pageScript))
	policy := "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-" +
		base64.StdEncoding.EncodeToString(sum[:]) + "'; base-uri 'none'; form-action 'none'"
	var b strings.Builder
	fmt.Fprintf(&b, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\" />\n", t.code)
	fmt.Fprintf(&b, "<meta http-equiv=\"Content-Security-Policy\" content=\"%s\" />\n", policy)
	b.WriteString("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<meta name=\"color-scheme\" content=\"light dark\" />\n")
	b.WriteString("<meta name=\"referrer\" content=\"no-referrer\" />\n")
	fmt.Fprintf(&b, "<title>%s</title>\n<style>\n%s</style>\n<script>%s</script>\n</head>\n<body>\n%s</body>\n</html>\n", esc(title), style, pageScript, body)
	return []byte(b.String())
}

// bar writes what stands above the page: its name, the search, the languages and the light. What needs a script is hidden
// until one runs.
func (b *Book) bar(t *edition) string {
	u := t.tongue
	var s strings.Builder
	fmt.Fprintf(&s, `<a class="skip" href="#ui-text">%s</a>`+"\n<header class=\"bar\">\n", esc(u.skip))
	fmt.Fprintf(&s, `<a class="home" href="#ui-main" title="%s">%s</a>`+"\n", esc(u.top), esc(t.name()))
	fmt.Fprintf(&s, `<div class="search" role="search" hidden="hidden"><input id="ui-search" type="search" autocomplete="off" spellcheck="false" aria-label="%s" aria-controls="ui-found" placeholder="%s" />`+
		`<div id="ui-found" class="found" aria-live="polite" data-nothing="%s" hidden="hidden"></div></div>`+"\n", esc(u.search), esc(u.searchHint), esc(u.nothing))
	s.WriteString("<nav class=\"tongues\">")
	for _, other := range b.texts {
		if other != t {
			fmt.Fprintf(&s, `<a class="tongue" href="%s" lang="%s" hreflang="%s">%s</a>`, pageName(other.tongue), other.tongue.code, other.tongue.code, esc(other.tongue.name))
		}
	}
	fmt.Fprintf(&s, `<button id="ui-theme" type="button" title="%s" aria-label="%s" hidden="hidden"><span aria-hidden="true"></span></button></nav>`+"\n</header>\n", esc(u.switchTheme), esc(u.switchTheme))
	return s.String()
}

// contents lists the sections.
func (t *edition) contents() string {
	var b strings.Builder
	fmt.Fprintf(&b, `<nav class="contents" aria-label="%s"><details open="open"><summary>%s</summary>`+"\n<ol>\n", esc(t.tongue.contents), esc(t.tongue.contents))
	open := false
	for _, h := range t.listed() {
		link := fmt.Sprintf(`<li><a href="#%s">%s</a>`, esc(h.id), esc(h.title))
		switch {
		case h.level <= 2 && open:
			b.WriteString("</ol></li>\n")
			fallthrough
		case h.level <= 2:
			b.WriteString(link + "<ol>\n")
			open = true
		default:
			b.WriteString(link + "</li>\n")
		}
	}
	if open {
		b.WriteString("</ol></li>\n")
	}
	b.WriteString("</ol>\n</details></nav>\n")
	return strings.ReplaceAll(b.String(), "<ol>\n</ol>", "")
}

// listed returns the headings that the contents show: those of chapters and sections but for the book's title. The first
// is of a chapter.
func (t *edition) listed() []heading {
	var out []heading
	for i, h := range t.headings {
		if i == 0 && h.level == 1 || h.level > deepest {
			continue
		}
		if len(out) == 0 {
			h.level = 2
		}
		out = append(out, h)
	}
	if len(t.cited)+len(t.house) > 0 {
		out = append(out, heading{2, appendixID, t.appendixTitle()})
	}
	for _, r := range t.house {
		out = append(out, heading{deepest, r.id, r.title()})
	}
	for _, r := range t.cited {
		out = append(out, heading{deepest, string(r.ID), r.Title})
	}
	return out
}
