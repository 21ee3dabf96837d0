package diagram

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// A hex far off does not stretch the picture: it is said at the border, on its side, and named.
func TestWhatIsFarOffStandsAtTheBorder(t *testing.T) {
	cells := []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY"), at(0, 1, "wQ1")}
	plain := document(t, View{Cells: cells}, Options{})
	for _, to := range []hex.Hex{{Q: 5, R: 0}, {Q: -7, R: 0}, {Q: 3, R: -9}, {Q: -40, R: 80}, {Q: 1 << 19, R: 3}} {
		doc := document(t, View{Cells: cells, Forbidden: []rules.Act{*act("wQ1", hexAt(0, 1), &to)}, Faults: []hex.Hex{to}}, Options{})
		far := doc.class("dg-far")
		if len(far) != 1 || far[0].attr("data-hex") != coordinates(to) || doc.class("dg-forbidden") != nil || doc.class("dg-fault") != nil {
			t.Fatalf("%v: %d marks at the border", to, len(far))
		}
		label := far[0].all(func(n node) bool { return n.XMLName.Local == "text" && n.attr("aria-hidden") == "" })
		if len(label) != 1 || label[0].Text != coordinates(to) {
			t.Fatalf("%v: no label", to)
		}
		// Seen from the middle of the three tiles (their mean is 0.5 hexes east of 0,0 and a third of a row south of it) the
		// label lies in the direction of the hex, but for the few units that it stands below its place.
		x, y := attrOf(label[0], "x")-15*math.Sqrt(3), attrOf(label[0], "y")-24-22.5
		wantX, wantY := 30*math.Sqrt(3)*(float64(to.Q)+float64(to.R)/2)-15*math.Sqrt(3), 45*float64(to.R)-22.5
		if off := math.Abs(math.Atan2(y, x) - math.Atan2(wantY, wantX)); off > 0.1 {
			t.Errorf("%v: at %.0f,%.0f, in another direction", to, x, y)
		}
		for _, side := range []string{"width", "height"} {
			if grown := attrOf(doc, side) - attrOf(plain, side); grown > 200 {
				t.Errorf("%v: the %s grows by %.0f", to, side, grown)
			}
		}
	}
}

func attrOf(n node, name string) float64 {
	x, _ := strconv.ParseFloat(n.attr(name), 64)
	return x
}

// Five hexes off is far in a text, too: no rows of empty hexes, but a line.
func TestAFarHexIsALineOfText(t *testing.T) {
	v := View{Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY")}, Forbidden: []rules.Act{*act("wY", hexAt(0, 0), hexAt(5, 2))}, Moves: []Moves{{To: []hex.Hex{{Q: 0, R: -4}}}}}
	want := " (wY)   bY\n( )  it is about this tile\n> <  may not go here: 5,2, off this picture\n*    may go here: 0,-4, off this picture\n"
	got := Text(v, Style{})
	if strings.Count(got, "\n") != strings.Count(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	for _, line := range []string{"> <  may not go here: 5,2, off this picture", "*    may go here: 0,-4, off this picture"} {
		if !strings.Contains(got, line+"\n") {
			t.Errorf("no %q in\n%s", line, got)
		}
	}
}
