package game_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// ends returns where acts end.
func ends(acts []rules.Act) string {
	var out []string
	for _, a := range acts {
		out = append(out, fmt.Sprintf("%d,%d", a.To.Q, a.To.R))
	}
	return strings.Join(out, " ")
}

// The positions that settle doubtful readings, with the answers of the rulings, asked by several spellings of the tile.
func TestActsOfATile(t *testing.T) {
	for _, c := range []struct{ position, tile, want string }{
		{"S 2,0; S 3,0; wY 0,0; wX 0,1; bB 1,1; bY 1,2", "white YingLong", "1,0 -1,1"},
		{"S 1,0; wP 1,0; bP 2,0; wY 3,-1; bY 3,0; memory w Q", "白貔貅", ""},
		{"M 2,0; wB -1,0; wY -1,1; bQ 0,1; bZ 1,1; bY -2,2", "wB1", "2,-1 -3,3"},
		{"M 2,0; wB -1,0; wY -1,1; bQ 0,1; bZ 1,1; bY -2,2", "w白虎1", "2,-1 -3,3"},
		{"S 1,-1; wB 0,0; bQ 0,-1; bX -1,0; bY -1,1; wY 0,1", "wB1", "2,-2 0,2"},
		{"M -1,0; wY 0,0; bY 1,0; wQ 0,1", "wY", ""},
		{"S 1,0; wY 0,0; bY -1,0", "wQ1", "1,-1 0,1"},                               // introducing
		{"S 1,0; wY 0,0; bY -1,0", "wQ", "1,-1 0,1"},                                // the next of its kind
		{"S 1,0; wY 0,0; bY -1,0", "wQ2", ""},                                       // not the next
		{"S 1,0; wY 0,0; bY -1,0", "bQ1", ""},                                       // not the player's
		{"S 1,0; wY 0,0; bY -1,0", "mountain", ""},                                  // none due
		{"M 1,0; wP 0,0; bF 1,0; wY 0,1; bY 1,1; bQ -1,0", "bQ1", "0,-1 1,-1 -1,1"}, // by the wind
		{"landscape 3; wY 0,0; bY 1,0; turn 3; drawn S", "海", "0,-1 1,-1 2,-1 -1,0 2,0 -1,1 0,1 1,1"},
		{"landscape 3; wY 0,0; bY 1,0; turn 3; drawn S", "山", ""},
	} {
		p := lay(t, c.position)
		acts, err := p.ActsOf(c.tile)
		if err != nil || ends(acts) != c.want {
			t.Errorf("%s: %s goes to %s (%v), want %s", c.position, c.tile, ends(acts), err, c.want)
		}
	}
}

func TestATileWithoutItsNumberMustBeClear(t *testing.T) {
	p := lay(t, "wY 0,0; bY 1,0; wQ1 -1,0; wQ2 -2,0; wX1 -3,0")
	for _, text := range []string{"wQ", "wX", "wK", "", "wQ1 "} {
		_, err := p.ActsOf(text)
		var s *rules.SyntaxError
		if errors.As(err, &s) != (text != "wQ1 ") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Every legal act is spelled, read again and played; landscape draws its kind, and the lists of all and of single tiles
// agree.
func TestActsAreReadSpelledAndPlayed(t *testing.T) {
	p := lay(t, "landscape 3")
	for n := range 40 {
		acts := p.Acts()
		if len(acts) == 0 {
			return
		}
		of := map[string]int{}
		for _, a := range acts {
			of[a.Tile]++
			b, err := p.Read(p.Spell(a))
			if err != nil || p.Spell(b) != p.Spell(a) || b.Tile != a.Tile || b.Means != a.Means {
				t.Fatalf("%s: %q reads as %+v (%v)", p, p.Spell(a), b, err)
			}
			if p.Clone().Play(a) != nil || len(p.Bearing(a)) == 0 {
				t.Fatalf("%s: %q is not played, or nothing bears on it", p, p.Spell(a))
			}
		}
		for tile, want := range of {
			if some, err := p.ActsOf(tile); tile != "" && (err != nil || len(some) != want) {
				t.Fatalf("%s: %d acts of %s (%v), want %d", p, len(some), tile, err, want)
			}
		}
		if err := p.Play(acts[(n*31+7)%len(acts)]); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAnActOfNoPositionIsRefused(t *testing.T) {
	p := lay(t, "wY 0,0; bY 1,0")
	before := p.String()
	var v *rules.Violation
	if err := p.Play(rules.Act{Tile: "wQ1"}); !errors.As(err, &v) || p.String() != before {
		t.Errorf("an act without a meaning: %v", err)
	}
}

func TestCellsAndHands(t *testing.T) {
	p := lay(t, "game L; landscape 5; wY 0,0; S 1,0; bY 1,0; wX1 1,0; turn 6")
	var cells []string
	for _, c := range p.Cells() {
		for _, tile := range c.Tiles {
			cells = append(cells, fmt.Sprintf("%d,%d %s %s %s %s", c.Hex.Q, c.Hex.R, tile.Name, tile.Owner, tile.Kind, tile.Text))
		}
	}
	if got, want := strings.Join(cells, "; "), "0,0 wY white yinglong 應龍; 1,0 S  hai 海; 1,0 bY black yinglong 應龍; 1,0 wX1 white xuanwu 玄武"; got != want {
		t.Errorf("cells %s, want %s", got, want)
	}
	var hands []string
	for _, h := range p.Off() {
		hands = append(hands, fmt.Sprintf("%d %s", h.Count, h.Tile.Name))
	}
	if got, want := strings.Join(hands, ", "), "1 wX, 2 wB, 3 wZ, 3 wQ, 1 wL, 2 bX, 2 bB, 3 bZ, 3 bQ, 1 bL, 6 M, 5 S"; got != want {
		t.Errorf("hands %s, want %s", got, want)
	}
}

func TestResults(t *testing.T) {
	for position, want := range map[string]rules.Result{
		"wY 0,0; bY 1,0": {},
		"wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 1,-1":                    {Winner: "white", Rule: shanhai.Capture},
		"bY 0,0; wY 1,0; wZ1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; wQ1 1,-1; wX1 2,-1; wB1 2,0; bQ1 1,1": {Draw: true, Rule: shanhai.DoubleCapture},
	} {
		if got := lay(t, position).Result(); got != want {
			t.Errorf("%s: %+v, want %+v", position, got, want)
		}
	}
}
