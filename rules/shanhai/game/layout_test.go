package game

import (
	"testing"

	"shanhai/rules"
)

// What a position says of itself beside its tiles sets it up again, with the tiles as they lie.
func TestALayoutSetsThePositionUpAgain(t *testing.T) {
	for _, text := range []string{
		"game LPF; turn 1",
		"game LP; landscape 5; turn 13; wY 0,0; S 1,0; bP 1,0; bY -1,1; M 0,1; last 1,0; memory b XQ",
		"game -; first b; opening tournament; ring landscape; repetition off; turn 8; wY 0,0; bY 1,0; wX1 -1,0; bX1 2,0; last 2,0",
		"game LPF; landscape 3; turn 6; wY 0,0; bY 1,0; S 2,0; drawn S",
		"game PF; first b; turn 9; M 0,0; wP 0,0; bY 1,0; wY -1,0; memory w BF",
	} {
		p, err := New().Setup(rules.Layout{Text: rules.Word{Text: text, At: rules.Place{Line: 1, Column: 1}}})
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		l := p.(position).Layout()
		for _, c := range p.Cells() {
			for _, tile := range c.Tiles {
				l.Tiles = append(l.Tiles, rules.TileAt{Tile: item("", tile.Name).Value, Hex: c.Hex})
			}
		}
		again, err := New().Setup(l)
		if err != nil || again.String() != p.String() {
			t.Errorf("%s\nis set up as %v (%v)", p, again, err)
		}
	}
}
