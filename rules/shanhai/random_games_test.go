package shanhai_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"shanhai/internal/hex"
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

// player chooses acts at random, in a manner by its seed: a third of the games wander over landscape and stacks, a third
// shuttle back and forth until positions repeat, a third crowd the opponent until it is shut out. Without such manners
// random games would hardly see any of this.
type player struct {
	r      *rand.Rand
	manner int
	past   []shanhai.Act
}

func (x *player) choose(acts []shanhai.Act, w *oracle) shanhai.Act {
	weights, total := make([]int, len(acts)), 0
	for i, a := range acts {
		weights[i] = x.weight(a, w)
		total += weights[i]
	}
	n := x.r.IntN(total)
	i := 0
	for n >= weights[i] {
		n -= weights[i]
		i++
	}
	x.past = append(x.past, acts[i])
	return acts[i]
}

func (x *player) weight(a shanhai.Act, w *oracle) int {
	switch {
	case x.manner == 1 && x.goesBack(a):
		return 300
	case x.manner == 2 && crowds(a, w):
		return 12
	case a.Type != shanhai.Relocate:
		return 1
	case w.land[a.From] != 0 || w.land[a.To] != 0 || len(w.stacks[a.To]) > 0:
		return 8
	}
	return 2
}

// goesBack tells whether an act takes back the player's last one.
func (x *player) goesBack(a shanhai.Act) bool {
	if len(x.past) < 2 || a.Type != shanhai.Relocate {
		return false
	}
	last := x.past[len(x.past)-2]
	return last.Type == shanhai.Relocate && a.Creature == last.Creature && a.To == last.From
}

// crowds tells whether an act brings a creature onto or beside an opponent's.
func crowds(a shanhai.Act, w *oracle) bool {
	if a.Type != shanhai.Relocate {
		return false
	}
	for _, h := range append([]hex.Hex{a.To}, neighbors(a.To)...) {
		if top, ok := w.top(h); ok && top.Owner != w.mover() {
			return true
		}
	}
	return false
}

func neighbors(h hex.Hex) []hex.Hex {
	n := h.Neighbors()
	return n[:]
}

// playBoth plays one random game on both engines, adds its events to the tally, and returns how many turns it had.
func playBoth(t *testing.T, seed int, seen tally) int {
	x := player{r: rand.New(rand.NewPCG(uint64(seed), 4)), manner: seed % 3}
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
		seen.count(p, got)
		if len(want) == 0 {
			return ply
		}
		act := x.choose(got, w)
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
			turns, seen := 0, tally{}
			for seed := from + half; seed < to; seed += 2 {
				turns += playBoth(t, seed, seen)
			}
			t.Logf("%d games, %d turns: %v", (to-from)/2, turns, seen)
			if to-from >= 1000 {
				seen.mustBeRich(t)
			}
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

// tally counts what happened in games, so that their agreement is known to be about something.
type tally map[string]int

// count adds the events of a position.
func (s tally) count(p *shanhai.Position, acts []shanhai.Act) {
	if r := p.Result(); r.Over() {
		s[string(r.Rule)]++
	}
	if len(acts) == 1 && acts[0].Type == shanhai.Forfeit {
		s["forfeit"]++
	}
	for _, owner := range []shanhai.Player{shanhai.White, shanhai.Black} {
		if len(p.Remembers(owner)) > 0 {
			s["memory"]++
		}
	}
	for _, a := range acts {
		if a.Type == shanhai.Relocate && a.Creature.Owner != p.ToMove() {
			s["wind"]++
			break
		}
	}
}

// mustBeRich makes sure that everything worth comparing happened.
func (s tally) mustBeRich(t *testing.T) {
	for _, event := range []string{"capture", "stalemate", "forfeit", "memory", "wind"} {
		if s[event] == 0 {
			t.Errorf("no %s in all games", event)
		}
	}
}
