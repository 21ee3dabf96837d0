package diagram

import (
	"strings"
	"testing"

	"shanhai/rules"
)

// texts lists what is written in a node.
func texts(n node) string {
	var out []string
	for _, w := range n.all(func(n node) bool { return n.XMLName.Local == "text" && n.attr("aria-hidden") == "" }) {
		out = append(out, w.Text)
	}
	return strings.Join(out, " ")
}

// facesIn lists the owners, or kinds, of the faces in a node by the colours' names.
func facesIn(n node) string {
	var out []string
	for _, f := range n.all(func(n node) bool { return strings.HasPrefix(n.attr("style"), "fill:var(--dg-tile-") }) {
		name, _, _ := strings.Cut(strings.TrimPrefix(f.attr("style"), "fill:var(--dg-tile-"), ",")
		out = append(out, name)
	}
	return strings.Join(out, " ")
}

func TestStacksShowWhatIsBeneathAndTheirHeight(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "S+bY+wX1"), at(5, 0, "bQ1+wX1+bX1+wX2+bX2+wB1+bB1+wB2")}}
	doc := document(t, v, Options{})
	beneath := doc.class("dg-beneath")
	if len(beneath) != 2 {
		t.Fatalf("%d stacks show what is beneath", len(beneath))
	}
	if got := facesIn(beneath[0]); beneath[0].attr("data-hex") != "1,0" || got != "hai black" {
		t.Errorf("beneath at %s: %s", beneath[0].attr("data-hex"), got)
	}
	if got := facesIn(beneath[1]); got != "white black white black white black" { // the six below the top
		t.Errorf("beneath: %s", got)
	}
	var heights []string
	for _, w := range doc.all(func(n node) bool {
		return n.XMLName.Local == "text" && len(n.Text) == 1 && n.Text >= "0" && n.Text <= "9"
	}) {
		heights = append(heights, w.Text)
	}
	if strings.Join(heights, " ") != "3 8" {
		t.Errorf("heights %v", heights)
	}
}

// Who stands further south stands before: its face is painted later, and no face of a stack before those beneath.
func TestTilesAreStackedFromBehind(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 1, "wQ1"), at(1, -1, "bX1"), at(2, -1, "bQ1+wX1"), at(0, 0, "M+wB1")}}
	var order []string
	for _, s := range document(t, v, Options{}).class("dg-stack") {
		order = append(order, s.attr("data-hex")+" "+facesIn(s))
	}
	if got := strings.Join(order, "; "); got != "1,-1 black; 2,-1 black white; 0,0 shan white; 0,1 white" {
		t.Error(got)
	}
}

func TestAMoveFromTheHandShowsItsTile(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY")},
		Allowed: []rules.Act{*act("wQ1", nil, hexAt(-1, 0))}, Forbidden: []rules.Act{*act("M", nil, hexAt(9, 9)), *act("M", nil, hexAt(3, 0))},
		Coming: []rules.Tile{tile("wQ1"), tile("M")}}
	doc := document(t, v, Options{})
	if got := facesIn(doc.class("dg-allowed")[0]); got != "white" {
		t.Errorf("arriving: %q", got)
	}
	if no := doc.class("dg-forbidden"); len(no) != 1 || facesIn(no[0]) != "shan" || no[0].attr("data-hex") != "3,0" {
		t.Errorf("%d forbidden", len(no))
	}
}

func TestANSIColoursAreThoseOfTheOwners(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "S+wY"), at(1, 0, "bY")}, Faults: begins([]rules.Act{{From: hexAt(1, 0)}})}
	const want = " \x1b[36mS\x1b[0m+\x1b[30;47mwY\x1b[0m  \x1b[1;31m!\x1b[0m\x1b[97;100mbY\x1b[0m\x1b[1;31m!\x1b[0m\n! !  here is the fault\n"
	if got := Text(v, Style{ANSI: true}); got != want {
		t.Errorf("%q\nwant\n%q", got, want)
	}
}

func TestSeveralMovesAreNamedInTheLegend(t *testing.T) {
	v := View{Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY")},
		Allowed: []rules.Act{*act("wY", hexAt(0, 0), hexAt(0, 1))}, Forbidden: []rules.Act{*act("wQ1", nil, hexAt(2, 0)), *act("bY", hexAt(1, 0), hexAt(-20, 1000))}}
	const want = "*    may go here: wY to 0,1\n( )  it is about this tile\n> <  may not go here: wQ1 from the hand to 2,0, bY to -20,1000\n> <  may not go here: -20,1000, off this picture\n"
	if got := Text(v, Style{}); !strings.HasSuffix(got, want) {
		t.Errorf("%q", got)
	}
}

// What is claimed twice is named once.
func TestAMoveIsNamedOnce(t *testing.T) {
	v := View{Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY")},
		Allowed:   []rules.Act{*act("wY", hexAt(0, 0), hexAt(0, 1)), *act("wY", hexAt(0, 0), hexAt(0, 1))},
		Forbidden: []rules.Act{*act("wQ1", nil, hexAt(90, 900)), *act("wQ1", nil, hexAt(90, 900))}}
	const want = "*    may go here: wY to 0,1\n( )  it is about this tile\n> <  may not go here: wQ1 from the hand to 90,900, off this picture\n"
	if got := Text(v, Style{}); !strings.HasSuffix(got, want) {
		t.Errorf("%q", got)
	}
}

func BenchmarkSVG(b *testing.B) {
	for b.Loop() {
		if _, err := SVG(busy(), Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPNG(b *testing.B) {
	for b.Loop() {
		if _, err := PNG(busy(), Options{}, 800); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkText(b *testing.B) {
	for b.Loop() {
		Text(busy(), Style{})
	}
}
