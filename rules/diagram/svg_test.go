package diagram

import (
	"bytes"
	"encoding/xml"
	"io"
	"math"
	"strconv"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// node is an element of a document, read by encoding/xml.
type node struct {
	XMLName xml.Name
	Attrs   []xml.Attr `xml:",any,attr"`
	Nodes   []node     `xml:",any"`
	Text    string     `xml:",chardata"`
}

func (n node) attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// all lists the node and those below that keep says yes to, in document order.
func (n node) all(keep func(node) bool) []node {
	var out []node
	if keep(n) {
		out = append(out, n)
	}
	for _, below := range n.Nodes {
		out = append(out, below.all(keep)...)
	}
	return out
}

func (n node) class(name string) []node {
	return n.all(func(n node) bool { return n.attr("class") == name })
}

// document draws a view and reads the SVG back.
func document(t *testing.T, v View, o Options) node {
	t.Helper()
	data, err := SVG(v, o)
	if err != nil {
		t.Fatal(err)
	}
	var n node
	d := xml.NewDecoder(bytes.NewReader(bytes.TrimSpace(data)))
	if err := d.Decode(&n); err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	if _, err := d.Token(); err != io.EOF {
		t.Fatalf("after the document: %v", err)
	}
	return n
}

// numbers reads the numbers of path data.
func numbers(t testing.TB, data string) []float64 {
	t.Helper()
	var out []float64
	for word := range strings.FieldsFuncSeq(data, func(r rune) bool { return strings.ContainsRune("MLQCZlz ", r) }) {
		v, err := strconv.ParseFloat(word, 64)
		if err != nil {
			t.Fatalf("%q in %q", word, data)
		}
		out = append(out, v)
	}
	return out
}

// mean returns the middle of the points of path data.
func mean(t testing.TB, data string) (x, y float64) {
	v := numbers(t, data)
	for i := 0; i < len(v); i += 2 {
		x, y = x+v[i], y+v[i+1]
	}
	n := float64(len(v) / 2)
	return x / n, y / n
}

// busy is a view with everything in it.
func busy() View {
	return View{
		Players: players(),
		Cells: []rules.Cell{at(0, 0, "S+wY"), at(1, 0, "bY"), at(0, 1, "wQ1"), at(1, -1, "bX1"), at(2, -1, "bQ1+wX1+bX2"),
			at(-1, 1, "M"), at(-2, 3, "wB1")},
		Last: act("wQ1", hexAt(-1, 0), hexAt(0, 1)), Forbidden: []rules.Act{*act("bY", hexAt(1, 0), hexAt(2, 1))},
		Targets: []hex.Hex{{Q: 2, R: 0}, {Q: 1, R: -1}}, Faults: []hex.Hex{{Q: 2, R: -2}},
		Hand:   []rules.InHand{{Tile: tile("wQ2"), Count: 2}, {Tile: tile("bB1"), Count: 1}, {Tile: tile("M"), Count: 5}},
		ToMove: "white", Caption: "A gate bars the way",
	}
}

// The middle of hex q,r lies at x = R sqrt(3) (q + r/2), y = R 3/2 r for hexes of radius R = 30; tiles stand 7 high.
func TestTilesLieWhereTheFormulaSays(t *testing.T) {
	v := busy()
	stacks := document(t, v, Options{}).class("dg-stack")
	if len(stacks) != len(v.Cells) {
		t.Fatalf("%d stacks, want %d", len(stacks), len(v.Cells))
	}
	byHex := map[string]node{}
	for _, s := range stacks {
		byHex[s.attr("data-hex")] = s
	}
	for _, c := range v.Cells {
		s := byHex[coordinates(c.Hex)]
		faces := s.all(func(n node) bool { return strings.Contains(n.attr("style"), "fill:var(--dg-tile-") })
		if len(faces) != len(c.Tiles) || s.attr("data-tiles") != joined(c.Tiles) {
			t.Fatalf("%v: %d faces, called %q", c.Hex, len(faces), s.attr("data-tiles"))
		}
		for level, face := range faces {
			x, y := mean(t, face.attr("d"))
			wantX, wantY := 30*math.Sqrt(3)*(float64(c.Hex.Q)+float64(c.Hex.R)/2), 45*float64(c.Hex.R)-7*float64(level)
			if math.Abs(x-wantX) > 0.01 || math.Abs(y-wantY) > 0.01 {
				t.Errorf("%v level %d lies at %.2f,%.2f; want %.2f,%.2f", c.Hex, level, x, y, wantX, wantY)
			}
		}
	}
}

// Neighbouring tiles don't overlap: their flats are sqrt(3)/2 of the radius from the middle.
func TestFacesLeaveAGap(t *testing.T) {
	if gap := math.Sqrt(3) * (pitchRadius - tileRadius); gap < 1 || gap > 4 {
		t.Errorf("a gap of %.2f", gap)
	}
}

func TestHighStacksStayOnTheirHex(t *testing.T) {
	for height := 1; height <= 12; height++ {
		if up := middle(hex.Hex{}).y - faceOf(hex.Hex{}, height).y; up > tallest+1e-9 || height > 1 && up < thickness-1e-9 {
			t.Errorf("a stack of %d stands out %.2f", height, up)
		}
	}
}

func TestEverythingLiesInTheViewBox(t *testing.T) {
	doc := document(t, busy(), Options{})
	var box [4]float64
	for i, w := range strings.Fields(doc.attr("viewBox")) {
		box[i], _ = strconv.ParseFloat(w, 64)
	}
	paths := doc.all(func(n node) bool { return n.XMLName.Local == "path" && n.attr("id") == "" })
	if len(paths) < 50 {
		t.Fatalf("%d paths only", len(paths))
	}
	for _, p := range paths {
		v := numbers(t, p.attr("d"))
		for i := 0; i < len(v); i += 2 {
			if v[i] < box[0] || v[i] > box[0]+box[2] || v[i+1] < box[1] || v[i+1] > box[1]+box[3] {
				t.Fatalf("%.2f,%.2f lies outside of %v", v[i], v[i+1], box)
			}
		}
	}
}

func TestMarksStandOnTheirHexes(t *testing.T) {
	doc := document(t, busy(), Options{})
	for class, hexes := range map[string]string{"dg-last": "0,1", "dg-forbidden": "2,1", "dg-target": "2,0 1,-1", "dg-fault": "2,-2"} {
		var got []string
		for _, g := range doc.class(class) {
			got = append(got, g.attr("data-hex"))
		}
		if strings.Join(got, " ") != hexes {
			t.Errorf("%s at %q, want %q", class, got, hexes)
		}
	}
	dot := doc.class("dg-target")[0].Nodes[0]
	if x, y := mean(t, dot.attr("d")); math.Abs(x-60*math.Sqrt(3)) > 1 || math.Abs(y) > 1 {
		t.Errorf("the dot of 2,0 lies at %.2f,%.2f", x, y)
	}
}

// An arrow begins on the hex that it leaves and its point lies on the one it goes to: within 26, the distance of the flats.
func TestArrowLeadsFromHexToHex(t *testing.T) {
	for _, to := range []hex.Hex{{Q: 1}, {Q: -3, R: 1}, {R: 5}, {Q: 4, R: -9}} {
		v := View{Cells: []rules.Cell{{Hex: to, Tiles: []rules.Tile{tile("wQ1")}}, at(0, -1, "wY"), at(0, 3, "bY")}, Last: act("wQ1", &hex.Hex{}, &to)}
		arrow := document(t, v, Options{}).class("dg-last")[0].all(func(n node) bool { return strings.Contains(n.attr("d"), "Q") })
		head := document(t, v, Options{}).class("dg-last")[0].all(func(n node) bool { return strings.Contains(n.attr("style"), "fill:var(--dg-move") })
		if len(arrow) != 2 || len(head) != 1 {
			t.Fatalf("%d lines and %d heads", len(arrow), len(head))
		}
		begin, tip := numbers(t, arrow[0].attr("d")), numbers(t, head[0].attr("d"))
		if d := math.Hypot(begin[0], begin[1]); d > 26 {
			t.Errorf("to %v: begins %.1f from the middle", to, d)
		}
		x, y := 30*math.Sqrt(3)*(float64(to.Q)+float64(to.R)/2), 45*float64(to.R)
		if d := math.Hypot(tip[0]-x, tip[1]-y); d > 26 {
			t.Errorf("to %v: ends %.1f from the middle", to, d)
		}
	}
}

func TestAnArrivalHasNoArrow(t *testing.T) {
	v := busy()
	v.Last = act("wQ1", nil, hexAt(0, 1))
	last := document(t, v, Options{}).class("dg-last")
	if len(last) != 1 || len(last[0].all(func(n node) bool { return strings.Contains(n.attr("d"), "Q") })) != 0 {
		t.Error("an arrival from the hand has an arrow")
	}
	v.Last = act("", nil, nil)
	if document(t, v, Options{}).class("dg-last") != nil {
		t.Error("a forfeited turn has a mark")
	}
}

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

// triangles is another set.
type triangles struct{}

func (triangles) Look(string, string) (Look, bool) {
	return Look{Base: Colour{1, 1, 1}, Ink: Colour{255, 255, 255}, Glyph: []Ring{{{0, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}}}, true
}

// squares is a set whose tiles all show a square.
type squares struct{}

func (squares) Look(string, string) (Look, bool) {
	return Look{Base: Colour{200, 200, 200}, Ink: Colour{10, 20, 30}, Glyph: []Ring{{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}}}}, true
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

func TestTilesTooFarApartAreAnError(t *testing.T) {
	for _, far := range []hex.Hex{{Q: 200}, {R: 64}, {Q: math.MaxInt, R: math.MaxInt}, {Q: math.MinInt}} {
		v := View{Cells: []rules.Cell{at(0, 0, "wY"), {Hex: far, Tiles: []rules.Tile{tile("bY")}}}}
		if _, err := SVG(v, Options{}); err == nil {
			t.Errorf("%v is drawn", far)
		}
		v = View{Cells: v.Cells[:1], Targets: []hex.Hex{far}, Last: act("x", &far, &far), Forbidden: []rules.Act{*act("x", hexAt(0, 0), &far)}}
		if doc := document(t, v, Options{}); doc.class("dg-target") != nil {
			t.Errorf("a dot on %v is drawn", far)
		}
	}
}
