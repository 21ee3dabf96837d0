package print

import (
	"math/rand/v2"
	"testing"
)

func orders(v []int) [][]int {
	if len(v) <= 1 {
		return [][]int{append([]int(nil), v...)}
	}
	var out [][]int
	for i := range v {
		rest := append(append([]int(nil), v[:i]...), v[i+1:]...)
		for _, o := range orders(rest) {
			out = append(out, append([]int{v[i]}, o...))
		}
	}
	return out
}

func TestFewestChangesAgreesWithTryingEveryOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 400 {
		layers := make([]filamentSet, 1+r.IntN(4))
		for i := range layers {
			layers[i] = filamentSet(1 + r.IntN(15))
		}
		if got, want := fewestChanges(layers), tryAll(layers, 0); got != want {
			t.Fatalf("%b: %d, want %d", layers, got, want)
		}
	}
}

// tryAll tries every order of every layer: the slow way to the same number.
// loaded is the filament in the nozzle, 0 for none yet.
func tryAll(layers []filamentSet, loaded int) int {
	if len(layers) == 0 {
		return 0
	}
	best := 1 << 30
	for _, order := range orders(layers[0].numbers()) {
		changes, now := 0, loaded
		for _, f := range order {
			if now != 0 && f != now {
				changes++
			}
			now = f
		}
		best = min(best, changes+tryAll(layers[1:], now))
	}
	return best
}
