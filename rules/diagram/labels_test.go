package diagram

import (
	"slices"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

func TestLabels(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY+wX1")}}
	// Two neighbours have eight hexes around them.
	for labels, want := range map[Labels]string{NoLabels: "", Names: "wY wX1", Coordinates: "0,0 1,0 0,-1 1,-1 2,-1 -1,0 2,0 -1,1 0,1 1,1"} {
		v.Labels = labels
		got := ""
		for _, g := range document(t, v, Options{}).class("dg-labels") {
			got += texts(g)
		}
		if got != want {
			t.Errorf("%d: %q, want %q", labels, got, want)
		}
	}
}

// Labels are painted over all signs, each over its halo, and none begins above the foot of the sign on its hex: a dot has a
// radius of 6.6 and half a line of 2 about it, a cross arms of 8.2 and half a line of 8.4. Digits are 0.73 em high at most.
func TestSignsHideNoLabel(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "S+bY")}, Labels: Coordinates,
		Moves: []Moves{{To: []hex.Hex{{Q: 0, R: 1}, {Q: 2, R: 0}}}}, Forbidden: []rules.Act{*act("wY", hexAt(0, 0), hexAt(2, -1))}}
	doc := document(t, v, Options{})
	order := classes(doc)
	if last := slices.Index(order, "dg-labels"); last < 0 || slices.Index(order[last:], "dg-target") >= 0 || slices.Index(order[last:], "dg-forbidden") >= 0 {
		t.Errorf("painted in the order of %q", order)
	}
	all := doc.class("dg-labels")[0].all(func(n node) bool { return n.XMLName.Local == "text" })
	foot := map[string]float64{"0,1": 45 + 7.6, "2,0": 0 + 7.6, "2,-1": -45 + 8.2 + 4.2}
	for i := 0; i+1 < len(all); i += 2 {
		halo, label := all[i], all[i+1]
		if halo.Text != label.Text || halo.attr("fill") != "none" || halo.attr("stroke") == "" || halo.attr("y") != label.attr("y") {
			t.Errorf("%s has no halo beneath it", label.Text)
		}
		if low, marked := foot[label.Text]; marked && attrOf(label, "y")-0.73*attrOf(label, "font-size") < low {
			t.Errorf("%s runs at %g, under the sign that ends at %g", label.Text, attrOf(label, "y"), low)
		}
	}
	if len(all) != 2*(2+8) {
		t.Errorf("%d texts", len(all))
	}
}

// Labels of empty hexes keep WCAG's 4.5:1 for words, those on tiles more.
func TestLabelsStandOut(t *testing.T) {
	for _, theme := range []Theme{Light, Dark} {
		c := themeColours(theme)
		if got := contrast(c[labelName], c[paperName]); got < 4.5 {
			t.Errorf("theme %d: %.2f", theme, got)
		}
	}
	for _, base := range []Colour{{0x1A, 0x1A, 0x1A}, {0xF5, 0xF5, 0xF0}, {0x8C, 0x8C, 0x86}} {
		if got := contrast(strong(base), base); got < 4.5 {
			t.Errorf("on %v: %.2f", base, got)
		}
	}
}

// classes lists the groups in the order in which they are painted.
func classes(n node) []string {
	var out []string
	for _, g := range n.all(func(n node) bool { return n.XMLName.Local == "g" }) {
		out = append(out, g.attr("class"))
	}
	return out
}

// The halo is in the PNG too: beside the letters on a line that would run right through them there is the paper's colour.
func TestThePNGHasHalos(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY")}, Labels: Coordinates}
	count := func(labels Labels) int {
		v.Labels = labels
		v.Last = act("wY", hexAt(0, 1), hexAt(0, 0)) // its arrow covers the middle of 0,1
		im, n := picture(t, v, Options{}, 1200), 0
		for y := range im.Bounds().Dy() {
			for x := range im.Bounds().Dx() {
				if r, g, b, _ := im.At(x, y).RGBA(); r>>8 == 0xF0 && g>>8 == 0x9A && b>>8 == 0 {
					n++
				}
			}
		}
		return n
	}
	if with, without := count(Coordinates), count(Names); with >= without*97/100 {
		t.Errorf("%d pixels of the arrow with a label on it, %d without", with, without)
	}
}
