package shanhai_test

import (
	"slices"
	"testing"

	"shanhai/internal/creature"
	"shanhai/rules/shanhai"
)

// What a PiXiu remembers after a move, by pixiu-terrain.
func TestPiXiuRemembersWhatCouldHaveBroughtIt(t *testing.T) {
	for _, c := range []struct {
		name, position, act string
		want                []creature.Kind
	}{
		{"two powers into the sea", "S -1,1; wY -1,0; wQ1 0,-1; wP 0,0; bY 1,-2; to w", "wP -1,1", []creature.Kind{creature.YingLong, creature.QingLong}},
		{"a power that the sea bars", "S -1,1; wY -1,0; wB1 0,-1; wP 0,0; bY 1,-2; to w", "wP -1,1", []creature.Kind{creature.YingLong}},
		{"three powers onto a mountain", "M -1,1; wY -1,0; wF 0,-1; wQ1 1,-1; wP 0,0; bY 1,-2; to w", "wP -1,1", []creature.Kind{creature.YingLong, creature.FeiLian}},
		{"onto a creature in the sea", "S -1,1; bQ1 -1,1; wY -1,0; wX1 0,-1; wP 0,0; bY 1,-2; to w", "wP -1,1", nil},
		{"onto the plain", "wY -1,0; wQ1 0,-1; wP 0,0; bY 1,-2; to w", "wP -1,1", nil},
		{"out of the sea onto the plain", "S 0,0; wY -1,0; wQ1 0,-1; wP 0,0; bY 1,-2; memory w Q; to w", "wP -1,1", nil},
		{"from one sea to the next by other powers", "S 0,0; S -1,1; wY -1,0; wB1 0,-1; wP 0,0; bY 1,-2; memory w Q; to w", "wP -1,1", []creature.Kind{creature.YingLong}},
	} {
		p := parse(t, c.position)
		playAll(t, p, c.act)
		if got := p.Remembers(shanhai.White); !slices.Equal(got, c.want) {
			t.Errorf("%s: remembers %v, want %v", c.name, got, c.want)
		}
		p.Unmake()
		if p.String() != parse(t, c.position).String() {
			t.Errorf("%s: taken back to %s", c.name, p)
		}
	}
}

// With no creature beside it PiXiu acts by its memory, as a creature of that kind would from there.
func TestPiXiuActsByMemoryWhenAlone(t *testing.T) {
	for _, memory := range []string{"Y", "Q", "X", "YQX"} {
		p := parse(t, "S 0,0; wP 0,0; S 1,0; bY 2,0; wY 3,0; to w; memory w "+memory)
		w := oracleOf(p)
		if !slices.Equal(actNumbers(p.Acts()), actNumbers(w.legalNow())) {
			t.Errorf("memory %s: engine only %v, oracle only %v", memory, minus(p.Acts(), w.legalNow()), minus(w.legalNow(), p.Acts()))
		}
		if len(movesOf(p, tile(t, p, "wP"))) == 0 {
			t.Errorf("memory %s: no moves", memory)
		}
	}
}
