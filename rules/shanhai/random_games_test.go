package shanhai_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"shanhai/rules/shanhai"
)

// actNumber packs an act so that two engines' lists can be sorted and compared.
func actNumber(a shanhai.Act) uint64 {
	tile := int(a.Creature.Owner)*256 + int(a.Creature.Kind)*16 + a.Creature.Number
	return number(int(a.Type)*16+int(a.Land), tile, a.From.Q, a.From.R, a.To.Q, a.To.R)
}

func actNumbers(acts []shanhai.Act) []uint64 {
	out := make([]uint64, len(acts))
	for i, a := range acts {
		out[i] = actNumber(a)
	}
	slices.Sort(out)
	return out
}

// mixOfOptions returns one mix of options for each seed, every combination in turn.
func mixOfOptions(seed int) shanhai.Options {
	bit := func(n int) bool { return seed>>n&1 == 1 }
	return shanhai.Options{
		QiLin: bit(0), PiXiu: bit(1), FeiLian: bit(2),
		LandscapeInterval: [4]int{0, 3, 5, 7}[seed>>3&3],
		RepetitionDraw:    !bit(5), TournamentOpening: bit(6), LandscapeCloses: bit(7), BlackStarts: bit(8),
	}
}

// randomAct prefers relocations to introductions, and among relocations those onto landscape and off it, or the games
// would hardly see them.
func randomAct(r *rand.Rand, acts []shanhai.Act, w *oracle) shanhai.Act {
	weights, total := make([]int, len(acts)), 0
	for i, a := range acts {
		weights[i] = 1
		if a.Type == shanhai.Relocate {
			weights[i] = 2
			if w.land[a.From] != 0 || w.land[a.To] != 0 || len(w.stacks[a.To]) > 0 {
				weights[i] = 8
			}
		}
		total += weights[i]
	}
	n := r.IntN(total)
	for i := range acts {
		if n -= weights[i]; n < 0 {
			return acts[i]
		}
	}
	panic("unreachable")
}

// playBoth plays one random game on both engines and returns how many turns it had.
func playBoth(t *testing.T, seed int) int {
	r := rand.New(rand.NewPCG(uint64(seed), 4))
	opts := mixOfOptions(seed)
	p, err := shanhai.New(opts)
	if err != nil {
		t.Fatal(err)
	}
	w := newOracle(opts)
	for ply := range 150 {
		want, got := w.legal(), p.Acts()
		if !slices.Equal(actNumbers(want), actNumbers(got)) {
			t.Fatalf("seed %d, ply %d, %v\nonly the oracle: %v\nonly the engine: %v", seed, ply, p, minus(want, got), minus(got, want))
		}
		if w.result() != p.Result().Outcome {
			t.Fatalf("seed %d, ply %d, %v: oracle %v, engine %v", seed, ply, p, w.result(), p.Result())
		}
		if len(want) == 0 {
			return ply
		}
		act := randomAct(r, got, w)
		w.play(act)
		if err := p.Play(act); err != nil {
			t.Fatalf("seed %d, ply %d: %v", seed, ply, err)
		}
	}
	return 150
}

// minus returns what a has and b has not.
func minus(a, b []shanhai.Act) (out []shanhai.Act) {
	for _, x := range a {
		if !slices.Contains(b, x) {
			out = append(out, x)
		}
	}
	return out
}

func TestEngineEqualsOracleInRandomGames(t *testing.T) { playMany(t, 0, numberOfGames(t)) }

// numberOfGames is 1000; the mutation test asks its mutants for fewer.
func numberOfGames(t *testing.T) int {
	text := os.Getenv(gamesVariable)
	if text == "" {
		return 1000
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

const gamesVariable = "SHANHAI_MUTANT_GAMES"

func TestConformanceEngineEqualsOracleInRandomGames(t *testing.T) {
	needConformance(t)
	playMany(t, 1000, 21000)
}

// playMany plays one game for each seed, in two halves side by side.
func playMany(t *testing.T, from, to int) {
	for half := range 2 {
		t.Run([2]string{"even seeds", "odd seeds"}[half], func(t *testing.T) {
			t.Parallel()
			turns := 0
			for seed := from + half; seed < to; seed += 2 {
				turns += playBoth(t, seed)
			}
			t.Logf("%d games, %d turns", (to-from)/2, turns)
		})
	}
}

// needConformance skips a test that only "make conformance" runs.
func needConformance(t *testing.T) {
	t.Helper()
	if os.Getenv("SHANHAI_CONFORMANCE") == "" {
		t.Skip("only run by make conformance (SHANHAI_CONFORMANCE=1); nothing was proven here")
	}
}
