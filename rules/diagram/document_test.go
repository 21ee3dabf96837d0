package diagram

import (
	"bytes"
	"encoding/xml"
	"io"
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
		Moves: []Moves{{To: []hex.Hex{{Q: 2, R: 0}, {Q: 1, R: -1}}}}, Faults: []hex.Hex{{Q: 2, R: -2}},
		Hand:   []rules.InHand{{Tile: tile("wQ2"), Count: 2}, {Tile: tile("bB1"), Count: 1}, {Tile: tile("M"), Count: 5}},
		ToMove: "white", Caption: "A gate bars the way",
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
