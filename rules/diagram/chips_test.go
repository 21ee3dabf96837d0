package diagram

import (
	"math"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// middles lists the middles of a node's paths of a colour.
func middles(t *testing.T, n node, property string) [][2]float64 {
	t.Helper()
	var out [][2]float64
	for _, p := range n.all(func(n node) bool { return strings.Contains(n.attr("style"), property) }) {
		x, y := mean(t, p.attr("d"))
		out = append(out, [2]float64{x, y})
	}
	return out
}

// A move of a covered tile begins at the small tile that stands for it beneath the stack, which has the outline; the tile on
// top has none. Its small tile stands by the cross too.
func TestACoveredTileIsTheOneThatMoves(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY+wX1"), at(2, 0, "bQ1")},
		Forbidden: []rules.Act{*act("bY", hexAt(1, 0), hexAt(0, -1))}}
	doc := document(t, v, Options{})
	if rings := doc.class("dg-rings"); len(rings[0].Nodes) != 0 {
		t.Errorf("%d outlines on the tile on top", len(rings[0].Nodes))
	}
	// The upper face lies 7 above the hex's middle, and the small tile 29.5 below that.
	x, y := 30*math.Sqrt(3), -7+29.5
	ring := middles(t, doc.class("dg-covered")[0], "stroke:var(--dg-no")
	if len(ring) != 1 || math.Hypot(ring[0][0]-x, ring[0][1]-y) > 0.1 {
		t.Errorf("outlined at %v, want %.2f,%.2f", ring, x, y)
	}
	no := doc.class("dg-forbidden")[0]
	arrow := no.all(func(n node) bool { return strings.Contains(n.attr("d"), "Q") })
	if begin := numbers(t, arrow[0].attr("d")); math.Hypot(begin[0]-x, begin[1]-y) > 12 {
		t.Errorf("the arrow begins at %v, want it by %.2f,%.2f", begin[:2], x, y)
	}
	if got := facesIn(no); got != "black" {
		t.Errorf("by the cross: %q", got)
	}
}

// What is said of all moves of a covered tile, or of one in the hand, shows that tile.
func TestMovesShowWhoseTheyAre(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "S+bY+wX1")}, Coming: []rules.Tile{tile("wX2")},
		Moves: []Moves{{Tile: "bY", From: hexAt(1, 0)}, {Tile: "wX2", To: []hex.Hex{{Q: -1, R: 0}, {Q: -1, R: 1}}}}}
	doc := document(t, v, Options{})
	if rings := doc.class("dg-rings"); len(rings[0].Nodes) != 0 {
		t.Errorf("%d outlines on the tile on top", len(rings[0].Nodes))
	}
	if ring := middles(t, doc.class("dg-covered")[0], "stroke:var(--dg-may"); len(ring) != 1 || ring[0][0] < 30*math.Sqrt(3) { // right of the sea
		t.Errorf("outlined at %v", ring)
	}
	for _, target := range doc.class("dg-target") {
		if got := facesIn(target); got != "white" {
			t.Errorf("over the dot at %s: %q", target.attr("data-hex"), got)
		}
	}
}

// Several tiles that may come to one hex stand side by side.
func TestTilesFromTheHandStandSideBySide(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY")}, Coming: []rules.Tile{tile("wX1"), tile("wB1")},
		Allowed: []rules.Act{*act("wX1", nil, hexAt(1, 0)), *act("wB1", nil, hexAt(1, 0))}}
	var xs []float64
	for _, g := range document(t, v, Options{}).class("dg-allowed") {
		xs = append(xs, middles(t, g, "fill:var(--dg-tile-")[0][0]-30*math.Sqrt(3))
	}
	if len(xs) != 2 || math.Abs(xs[0]+chipPitch/2) > 0.1 || math.Abs(xs[1]-chipPitch/2) > 0.1 {
		t.Errorf("at %v from the middle", xs)
	}
}

func TestTheTextSaysWhoseMovesTheyAre(t *testing.T) {
	cells := []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY+wX1")}
	for name, c := range map[string]struct {
		view View
		want string
	}{
		"covered": {View{Cells: cells, Forbidden: []rules.Act{*act("bY", hexAt(1, 0), hexAt(2, 0))}}, `
			|   wY   (bY+wX1)  >.<
			|( )  it is about bY (beneath wX1)
			|> <  may not go here: bY (beneath wX1) to 2,0
			`},
		"covered and still": {View{Cells: cells, Moves: []Moves{{Tile: "bY", From: hexAt(1, 0)}}}, `
			|   wY   (bY+wX1)
			|( )  it is about bY (beneath wX1)
			`},
		"from the hand": {View{Cells: cells, Moves: []Moves{{Tile: "wX2", To: []hex.Hex{{Q: -1, R: 0}}}}}, `
			|   *      wY    bY+wX1
			|*    may go here: wX2 from the hand
			`},
		"from the hand to afar": {View{Cells: cells, Forbidden: []rules.Act{*act("wX2", nil, hexAt(9, 0))}}, `
			|   wY   bY+wX1
			|> <  may not go here: wX2 from the hand to 9,0, off this picture
			`},
		"on top": {View{Cells: cells, Moves: []Moves{{Tile: "wX1", From: hexAt(1, 0), To: []hex.Hex{{Q: 2, R: 0}}}}}, `
			|   wY   (bY+wX1)   *
			|*    may go here
			|( )  it is about this tile
			`},
		"left behind by the last move": {View{Cells: cells[1:], Last: act("wB1", hexAt(1, 0), hexAt(2, 0))}, `
			|(bY+wX1)  [.]
			|( )  where it came from
			|[ ]  the last move
			`},
		"in Chinese": {View{Cells: cells, Language: rules.Chinese, ToMove: "black", Moves: []Moves{{Tile: "bY", From: hexAt(1, 0)}, {Tile: "wX2", To: []hex.Hex{{Q: -1, R: 0}}}}}, `
			|   *      wY   (bY+wX1)
			|*    可以到這裡：手中的 wX2
			|( )  指的是 wX1 下面的 bY
			|輪到黑方
			`},
	} {
		got := strings.Split(Text(c.view, Style{}), "\n")
		for i, line := range strings.Split(byHand(c.want), "\n") {
			if i >= len(got) || strings.Join(strings.Fields(got[i]), " ") != strings.Join(strings.Fields(line), " ") {
				t.Errorf("%s: no %q in\n%s", name, line, strings.Join(got, "\n"))
			}
		}
	}
}
