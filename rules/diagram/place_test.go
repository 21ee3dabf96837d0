package diagram

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

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

func TestTilesTooFarApartAreAnError(t *testing.T) {
	for _, far := range []hex.Hex{{Q: 200}, {R: 64}, {Q: math.MaxInt, R: math.MaxInt}, {Q: math.MinInt}} {
		v := View{Cells: []rules.Cell{at(0, 0, "wY"), {Hex: far, Tiles: []rules.Tile{tile("bY")}}}}
		if _, err := SVG(v, Options{}); err == nil {
			t.Errorf("%v is drawn", far)
		}
		v = View{Cells: v.Cells[:1], Moves: []Moves{{To: []hex.Hex{far}}}, Last: act("x", &far, &far), Forbidden: []rules.Act{*act("x", hexAt(0, 0), &far)}}
		if doc := document(t, v, Options{}); doc.class("dg-target") != nil {
			t.Errorf("a dot on %v is drawn", far)
		}
	}
}
