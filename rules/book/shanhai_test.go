package book_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"io/fs"
	"regexp"
	"strings"
	"sync"
	"testing"

	"shanhai/pieces/shanhai/art"
	"shanhai/rules/book"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/shanhai"
	shanhaibook "shanhai/rules/shanhai/book"
	"shanhai/rules/shanhai/game"
)

// setArt is the set's tiles.
type setArt struct{ set *art.Set }

func (a setArt) Look(kind, owner string) (diagram.Look, bool) {
	t, ok := a.set.Tile(kind, owner)
	l := diagram.Look{Base: diagram.Colour(t.Base), Ink: diagram.Colour(t.Ink)}
	for _, ring := range t.Glyph {
		l.Glyph = append(l.Glyph, ring)
	}
	return l, ok
}

func options(t *testing.T) book.Options {
	t.Helper()
	set, err := art.New(art.Glyphs)
	if err != nil {
		t.Fatal(err)
	}
	return book.Options{Art: setArt{set}, Emblem: book.Emblem{Kind: "yinglong", Text: "山海"}, Kind: shanhaibook.Kind, Fact: shanhaibook.Fact}
}

var rendered struct {
	once  sync.Once
	pages map[string][]byte
}

// rulebook renders the game's own book once.
func rulebook(t *testing.T) map[string][]byte {
	t.Helper()
	rendered.once.Do(func() {
		pages, _, err := book.Render(shanhaibook.Files(), check.Games{game.New()}, options(t))
		if err != nil {
			t.Fatal(err)
		}
		rendered.pages = pages
	})
	return rendered.pages
}

func pageOf(t *testing.T, language string) page {
	return read(t, string(rulebook(t)[language+".html"]))
}

func TestTheBookIsThreeSoundPages(t *testing.T) {
	pages := rulebook(t)
	for _, name := range []string{"index.html", "en.html", "zh-Hant.html"} {
		read(t, string(pages[name]))
	}
	if len(pages) != 3 {
		t.Errorf("%d files", len(pages))
	}
}

func TestEveryRuleHasItsAnchor(t *testing.T) {
	for _, language := range shanhaibook.Languages() {
		p := pageOf(t, language)
		for _, r := range shanhai.Rules() {
			if tag := p.ids[string(r.ID)]; tag != "h3" {
				t.Errorf("%s: the anchor of %s is of %q, want a heading h3", language, r.ID, tag)
			}
		}
	}
}

func TestEveryLinkLeadsSomewhere(t *testing.T) {
	pages := rulebook(t)
	ids := map[string]map[string]string{}
	for name := range pages {
		ids[name] = read(t, string(pages[name])).ids
	}
	for name := range pages {
		p := read(t, string(pages[name]))
		for _, href := range p.hrefs {
			file, id, _ := strings.Cut(href, "#")
			if file == "" {
				file = name
			}
			if _, there := pages[file]; !there || id != "" && ids[file][id] == "" {
				t.Errorf("%s: %s leads nowhere", name, href)
			}
		}
	}
}

// The links of the text, found without the parser, each have their figure, in both languages in the same order.
func TestEveryExampleIsAFigure(t *testing.T) {
	link := regexp.MustCompile(`(?m)^\[.*\]\(examples/([a-z-]+)\.play#([a-z-]+)\)$`)
	for _, language := range shanhaibook.Languages() {
		source, err := fs.ReadFile(shanhaibook.Files(), language+".md")
		if err != nil {
			t.Fatal(err)
		}
		p := pageOf(t, language)
		links := link.FindAllStringSubmatch(string(source), -1)
		if len(links) < 100 || p.count["figure"] != len(links) {
			t.Errorf("%s: %d figures of %d examples", language, p.count["figure"], len(links))
		}
		for _, m := range links {
			if id := "eg-" + m[1] + "-" + m[2]; p.ids[id] != "figure" {
				t.Errorf("%s: no figure %s", language, id)
			}
		}
	}
}

func TestNothingIsRequested(t *testing.T) {
	outside := regexp.MustCompile(`(?i)(?:src|href|srcset|poster|action|data)\s*=\s*["']?\s*(?:[a-z]+:)?//|url\(|@import|@font-face|<link|<iframe|<object|<embed|<base|XMLHttpRequest|fetch\(|import\(`)
	for name, data := range rulebook(t) {
		if m := outside.Find(data); m != nil {
			t.Errorf("%s: %q", name, m)
		}
	}
}

// The policy lets run the page's own script, by its hash, and nothing else.
func TestThePolicyNamesTheScript(t *testing.T) {
	for name, data := range rulebook(t) {
		script := regexp.MustCompile(`(?s)<script>(.*?)</script>`).FindAllSubmatch(data, -1)
		if len(script) != 1 {
			t.Fatalf("%s: %d scripts", name, len(script))
		}
		sum := sha256.Sum256(script[0][1])
		want := `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-` +
			base64.StdEncoding.EncodeToString(sum[:]) + `'; base-uri 'none'; form-action 'none'" />`
		if !bytes.Contains(data, []byte(want)) {
			t.Errorf("%s lacks %s", name, want)
		}
	}
}

func TestSameBytesTwice(t *testing.T) {
	again, _, err := book.Render(shanhaibook.Files(), check.Games{game.New()}, options(t))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range rulebook(t) {
		if !bytes.Equal(data, again[name]) {
			t.Errorf("%s differs", name)
		}
	}
}

// A colour of a picture that the style lacks would be drawn black.
func TestEveryColourIsDefinedInBothLights(t *testing.T) {
	used := regexp.MustCompile(`var\((--dg-[a-zA-Z0-9-]+)\)`)
	for _, language := range shanhaibook.Languages() {
		data := string(rulebook(t)[language+".html"])
		blocks := regexp.MustCompile(`(?s)<style>(.*)</style>`).FindString(data)
		seen := map[string]bool{}
		for _, m := range used.FindAllStringSubmatch(data, -1) {
			if seen[m[1]] || m[1] == "--dg-paper" { // the page's own paper
				continue
			}
			seen[m[1]] = true
			// once for light pages, twice for dark ones: by the system's wish and by the reader's
			if n := len(regexp.MustCompile(regexp.QuoteMeta(m[1])+`:#[0-9a-f]{6};`).FindAllString(blocks, -1)); n != 3 {
				t.Errorf("%s: %s is defined %d times, want 3", language, m[1], n)
			}
		}
	}
}

func TestOneLanguageAlone(t *testing.T) {
	o := options(t)
	o.Languages = []string{"zh-Hant"}
	pages, _, err := book.Render(shanhaibook.Files(), check.Games{game.New()}, o)
	if err != nil || len(pages) != 2 || len(pages["zh-Hant.html"]) == 0 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	if bytes.Contains(pages["zh-Hant.html"], []byte("en.html")) {
		t.Error("a link to the language left out")
	}
}

// A chapter for another page is the same text and the same figures.
func TestAChapterForAnotherPage(t *testing.T) {
	b, err := book.Open(shanhaibook.Files(), check.Games{game.New()}, options(t))
	if err != nil {
		t.Fatal(err)
	}
	body, ok := b.Chapter("en.md")
	if !ok || body.Title != "ShanHai Realm" || len(body.Style) == 0 || len(body.Script) == 0 {
		t.Fatalf("%v, title %q, %d bytes of style", ok, body.Title, len(body.Style))
	}
	p := read(t, "<div>"+string(body.HTML)+"</div>")
	if whole := pageOf(t, "en"); p.count["figure"] != whole.count["figure"] || p.ids["freedom"] != "h3" {
		t.Errorf("%d figures, want %d", p.count["figure"], whole.count["figure"])
	}
	if _, ok := b.Chapter("fr.md"); ok {
		t.Error("a chapter that is not there")
	}
}
