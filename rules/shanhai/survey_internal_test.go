package shanhai

import (
	"math/rand/v2"
	"slices"
	"testing"

	"shanhai/internal/creature"
)

// The referee's slow walk with nothing forgiven must reach just what the engine reaches, or a verdict could contradict the
// list of legal acts. Both are asked for every creature on top and every power, also those that it does not have there.
func TestTheRefereeWalksAsTheEngineDoes(t *testing.T) {
	for seed := range 25 {
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		b := newBoard(Options{QiLin: true, PiXiu: true, FeiLian: true, LandscapeInterval: []int{0, 3, 5}[seed%3]})
		for range 90 {
			moves := b.list(nil)
			if len(moves) == 0 {
				break
			}
			b.make(moves[r.IntN(len(moves))])
			compareWalks(t, b)
		}
	}
}

func compareWalks(t *testing.T, b *board) {
	t.Helper()
	for _, c := range b.hexes() {
		top := topOf(b.cells[c].word)
		if top == 0 {
			continue
		}
		for _, kind := range creature.Creatures() {
			if kind == creature.PiXiu || !canUse(b, c, kind) {
				continue
			}
			b.begin(c)
			b.walk(c, kind)
			fast := slices.Sorted(slices.Values(b.found[:b.n]))
			var slow []cell
			for to := range b.reachOf(c, kind, forgiveNothing) {
				slow = append(slow, to)
			}
			slices.Sort(slow)
			if !slices.Equal(fast, slow) {
				t.Fatalf("%v on %d as %v: engine %v, referee %v", top.creature(), c, kind, fast, slow)
			}
		}
	}
}

// canUse tells whether a creature on c could have a power: on top of another only XuanWu's.
func canUse(b *board, c cell, kind creature.Kind) bool {
	i := topOf(b.cells[c].word)
	return kind == creature.XuanWu || b.below[i] == 0
}
