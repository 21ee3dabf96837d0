package shanhai_test

import (
	"slices"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

func parse(t testing.TB, text string) *shanhai.Position {
	t.Helper()
	p, err := shanhai.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

// movesOf returns where a tile can be brought, sorted by rows.
func movesOf(p *shanhai.Position, c shanhai.Creature) (out []hex.Hex) {
	for _, a := range p.Acts() {
		if a.Type == shanhai.Relocate && a.Creature == c {
			out = append(out, a.To)
		}
	}
	slices.SortFunc(out, func(a, b hex.Hex) int {
		if a.R != b.R {
			return a.R - b.R
		}
		return a.Q - b.Q
	})
	return out
}

// tile reads the name of a tile, e.g. "wQ1".
func tile(t testing.TB, p *shanhai.Position, name string) shanhai.Creature {
	t.Helper()
	for _, x := range p.Tiles() {
		if x.Land == 0 && shanhai.Notation().Creature(x.Creature) == name {
			return x.Creature
		}
	}
	t.Fatalf("no %s in %v", name, p)
	return shanhai.Creature{}
}

// The positions that settle doubtful readings, with the answers that the rules give them.
func TestDoubtfulPositions(t *testing.T) {
	for _, c := range []struct {
		name, position, tile string
		moves                []hex.Hex // nil if only the number is known
		number               int
		not                  *hex.Hex // a hex it may not reach
		rule                 rules.ID // what an act to that hex breaks
	}{
		{name: "a QingLong does not pass through a creature", position: "wQ 2,0; bX 1,0; bZ 1,-1; wX 0,-1; wZ -1,0; bY -1,1; wY 0,1", tile: "wQ1", number: -1, not: &hex.Hex{}, rule: shanhai.Occupied},
		{name: "no land step before the sea", position: "wY 0,0; wX 0,1; bB 1,1; bY 1,2; S 2,0; S 3,0", tile: "wY", moves: []hex.Hex{{Q: 1, R: 0}, {Q: -1, R: 1}}, not: &hex.Hex{Q: 2}, rule: shanhai.SeaYingLong},
		{name: "the gate holds at the shore", position: "wY 0,0; wQ 1,-1; bX 0,1; bY -1,1; S 1,0; S 2,0", tile: "wY", number: 2, not: &hex.Hex{Q: 1}, rule: shanhai.Freedom},
		{name: "a PiXiu beside it is a creature and lends nothing", position: "wP 1,0; bP 2,0; wY 3,-1; bY 3,0; S 1,0; memory w Q", tile: "wP", number: 0, not: &hex.Hex{R: 1}, rule: shanhai.PiXiuMove},
		{name: "the mountain costs at once", position: "wB -1,0; wY -1,1; bQ 0,1; bZ 1,1; bY -2,2; M 2,0", tile: "wB1", moves: []hex.Hex{{Q: 2, R: -1}, {Q: -3, R: 3}}, not: &hex.Hex{Q: 2}, rule: shanhai.MountainBaiHu},
		{name: "no stop on a mountain after one hex", position: "wB 0,0; bQ 1,-1; wY 0,1; bY -1,2; M 1,0", tile: "wB1", number: -1, not: &hex.Hex{Q: 1}, rule: shanhai.MountainBaiHu},
		{name: "bare sea is contact and no gate", position: "wB 0,0; bQ 0,-1; bX -1,0; bY -1,1; wY 0,1; S 1,-1", tile: "wB1", moves: []hex.Hex{{Q: 2, R: -2}, {Q: 0, R: 2}}},
		{name: "the wind lifts out of the sea", position: "wF 0,0; bQ 1,0; wY 0,1; bY -1,2; S 1,0", tile: "bQ1", number: 4},
		{name: "QiLin does not walk over a creature in the sea", position: "wL 0,0; bZ 1,0; bQ 2,0; wY 0,1; bY -1,1; S 2,0", tile: "wL", number: 8, not: &hex.Hex{Q: 3}, rule: shanhai.SeaBarred},
		{name: "PiXiu borrows the wind from a FeiLian on a mountain", position: "wP 0,0; bF 1,0; wY 0,1; bY 1,1; bQ -1,0; M 1,0", tile: "bQ1", number: 3},
		{name: "the mountain would be parted", position: "wY 0,0; bY 1,0; wQ 0,1; M -1,0", tile: "wY", number: 0, not: &hex.Hex{Q: 1, R: -1}, rule: shanhai.OneRealm},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := parse(t, landFirst(c.position))
			who := tile(t, p, c.tile)
			got := movesOf(p, who)
			if c.moves != nil && !slices.Equal(got, c.moves) || c.moves == nil && c.number >= 0 && len(got) != c.number {
				t.Errorf("moves %v, want %v (%d)", got, c.moves, c.number)
			}
			if c.not != nil {
				wantViolation(t, p, shanhai.Act{Type: shanhai.Relocate, Creature: who, To: *c.not}, c.rule)
			}
		})
	}
}

func TestIntroducingBesideLandscapeIsAllowed(t *testing.T) {
	p := parse(t, "wY 0,0; bY -1,0; S 1,0")
	places := map[hex.Hex]bool{}
	for _, a := range p.Acts() {
		if a.Type == shanhai.Introduce {
			places[a.To] = true
		}
	}
	if len(places) != 2 || !places[hex.Hex{Q: 1, R: -1}] || !places[hex.Hex{Q: 0, R: 1}] {
		t.Errorf("places %v, want 1,-1 and 0,1", places)
	}
}

// landFirst puts landscape before creatures, for a stack is read from the bottom up and the table above names it last.
func landFirst(position string) string {
	var land, rest []string
	for _, item := range splitItems(position) {
		if item[0] == 'S' || item[0] == 'M' {
			land = append(land, item)
		} else {
			rest = append(rest, item)
		}
	}
	return joinItems(append(land, rest...))
}
