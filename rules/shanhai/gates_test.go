package shanhai_test

import (
	"slices"
	"testing"

	"shanhai/internal/hex"
)

// Gates at height, each made by two stacks; the oracle is asked for the whole of the legal acts, and one hex is named that
// only a mover through the gate would reach.
func TestGatesAtHeight(t *testing.T) {
	for _, c := range []struct {
		name, position, tile string
		barred               hex.Hex
	}{
		{"QiLin's first step up", "wL 0,0; bQ1 1,0; bY 1,-1; bX1 1,-1; wY 0,1; wX1 0,1; to w", "wL", hex.Hex{Q: 1, R: -2}},
		{"QiLin's second step across", "wL -1,0; bQ1 0,0; bB1 1,0; bY 1,-1; bX1 1,-1; wY 0,1; wX1 0,1; to w", "wL", hex.Hex{Q: 2, R: 0}},
		{"XuanWu's step up", "wX1 0,0; bQ1 1,0; bY 1,-1; bX1 1,-1; wY 0,1; wX2 0,1; to w", "wX1", hex.Hex{Q: 1}},
	} {
		p := parse(t, c.position)
		w := oracleOf(p)
		if !slices.Equal(actNumbers(p.Acts()), actNumbers(w.legalNow())) {
			t.Errorf("%s: engine only %v, oracle only %v", c.name, minus(p.Acts(), w.legalNow()), minus(w.legalNow(), p.Acts()))
		}
		if got := movesOf(p, tile(t, p, c.tile)); slices.Contains(got, c.barred) {
			t.Errorf("%s: %v reached through the gate: %v", c.name, c.barred, got)
		}
	}
}
