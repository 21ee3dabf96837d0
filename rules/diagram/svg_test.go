package diagram

import (
	"bytes"
	"encoding/xml"
	"strings"
	"testing"

	"shanhai/rules"
)

func TestHostileWordsStayWords(t *testing.T) {
	const evil = `<script>alert(1)</script> ]]> "'& --> </svg>` + "\x00\x1b[2J\u202E\uFFFE\xff &amp; 門"
	v := busy()
	v.Caption, v.Turn, v.ToMove = evil, evil, `"><b`
	v.Cells[0].Tiles[0] = rules.Tile{Name: evil, Owner: `x" onload="y`, Kind: evil, Text: evil}
	v.Labels = Names
	doc := document(t, v, Options{ID: `"><script>`})
	for _, n := range doc.all(func(node) bool { return true }) {
		if !strings.Contains(" svg title desc rect defs g path use text ", " "+n.XMLName.Local+" ") {
			t.Errorf("an element %s", n.XMLName.Local)
		}
		for _, a := range n.Attrs {
			if strings.HasPrefix(a.Name.Local, "on") {
				t.Errorf("an attribute %s", a.Name.Local)
			}
		}
	}
	if got := doc.Nodes[0].Text; got != `<script>alert(1)</script> ]]> "'& --> </svg>[2J &amp; 門` {
		t.Errorf("the title is %q", got)
	}
}

func TestSVGNeedsNothingElse(t *testing.T) {
	data, err := SVG(busy(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(string(data), "http://www.w3.org/2000/svg", "")
	for _, not := range []string{"http", "url(", "@import", "<script", "<style", "javascript", "NaN", "Inf"} {
		if strings.Contains(text, not) {
			t.Errorf("the document holds %q", not)
		}
	}
	again, _ := SVG(busy(), Options{})
	if !bytes.Equal(data, again) {
		t.Error("the same view gives other bytes")
	}
}

// Every property that a page can set falls back to the very colour of the attribute beside it.
func TestColoursAreWrittenTwice(t *testing.T) {
	seen := map[string]bool{}
	for _, theme := range []Theme{Light, Dark} {
		for _, n := range document(t, busy(), Options{Theme: theme}).all(func(n node) bool { return n.attr("style") != "" }) {
			for _, property := range strings.Split(n.attr("style"), ";") {
				what, value, _ := strings.Cut(property, ":var(--dg-")
				name, colour, _ := strings.Cut(strings.TrimSuffix(value, ")"), ",")
				if n.attr(what) != colour || len(colour) != 7 {
					t.Fatalf("%s is %q, but its property %q", what, n.attr(what), property)
				}
				seen[name] = true
			}
		}
	}
	for _, name := range []string{"paper", "ink", "quiet", "shadow", "move", "no", "may", "halo", "tile-white", "tile-black", "tile-shan", "tile-hai", "glyph-yinglong-white"} {
		if !seen[name] {
			t.Errorf("no --dg-%s", name)
		}
	}
}

// A light document with the declarations of the dark theme shows every colour of the dark document.
func TestCSSTurnsLightIntoDark(t *testing.T) {
	v := busy()
	v.Labels = Names
	all := v
	all.Hand = nil
	for _, c := range v.Cells {
		for _, tile := range c.Tiles {
			all.Hand = append(all.Hand, rules.InHand{Tile: tile, Count: 1})
		}
	}
	all.Hand = append(all.Hand, v.Hand...)
	css := CSS(all, Options{Theme: Dark})
	for _, n := range document(t, v, Options{Theme: Dark}).all(func(n node) bool { return n.attr("style") != "" }) {
		for _, property := range strings.Split(n.attr("style"), ";") {
			name, colour, _ := strings.Cut(strings.TrimSuffix(property[strings.Index(property, "--dg-"):], ")"), ",")
			if !strings.Contains(css, name+":"+colour+";") && !strings.HasSuffix(name, "-ink") {
				t.Errorf("no %s:%s in %s", name, colour, css)
			}
		}
	}
}

func TestGlyphsAreDefinedOnceAndUsed(t *testing.T) {
	doc := document(t, busy(), Options{Art: squares{}, ID: "fig7"})
	defined := map[string]int{}
	for _, n := range doc.all(func(n node) bool { return n.attr("id") != "" }) {
		defined["#"+n.attr("id")]++
	}
	uses := doc.all(func(n node) bool { return n.XMLName.Local == "use" })
	if len(defined) != 1 || len(uses) < len(busy().Cells) {
		t.Errorf("%v, %d uses", defined, len(uses))
	}
	for _, n := range uses {
		if defined[n.attr("href")] != 1 || !strings.HasPrefix(n.attr("href"), "#fig7-") {
			t.Errorf("%s is not defined", n.attr("href"))
		}
	}
}

func TestASheetHoldsThePagesGlyphs(t *testing.T) {
	var sheet Sheet
	var uses []node
	for _, a := range []Art{squares{}, triangles{}, squares{}} {
		doc := document(t, busy(), Options{Art: a, Sheet: &sheet})
		if len(doc.all(func(n node) bool { return n.attr("id") != "" })) > 0 {
			t.Error("a document defines glyphs itself")
		}
		uses = append(uses, doc.all(func(n node) bool { return n.XMLName.Local == "use" })...)
	}
	var page node
	if err := xml.Unmarshal(sheet.SVG(), &page); err != nil {
		t.Fatal(err)
	}
	data := map[string]string{}
	for _, n := range page.all(func(n node) bool { return n.attr("id") != "" }) {
		data["#"+n.attr("id")] = n.attr("d")
	}
	if len(data) != 2 || data[uses[0].attr("href")] != "M-250 -250l500 0l0 500l-500 0z" {
		t.Errorf("%v", data)
	}
	for _, n := range uses {
		if data[n.attr("href")] == "" {
			t.Errorf("%s is not defined", n.attr("href"))
		}
	}
}

func TestNothingIsAPicture(t *testing.T) {
	doc := document(t, View{}, Options{})
	if doc.attr("viewBox") != "-8 -8 16 16" {
		t.Errorf("viewBox %q", doc.attr("viewBox"))
	}
	if document(t, View{Caption: "Nothing"}, Options{}).Nodes[0].Text != "Nothing" {
		t.Error("no caption")
	}
}
