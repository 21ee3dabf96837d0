package shanhai

import (
	"math/rand/v2"
	"slices"
	"testing"

	"shanhai/internal/creature"
)

// A route must lead just where the engine's own walk of that power leads, and its hexes must be walked or flown over.
func TestRoutesLeadWhereTheEngineWalks(t *testing.T) {
	for seed := range 6 {
		r := rand.New(rand.NewPCG(uint64(seed), 5))
		b := newBoard(Options{QiLin: true, PiXiu: true, FeiLian: true, LandscapeInterval: []int{0, 3, 5}[seed%3]})
		for turn := range 60 {
			moves := b.list(nil)
			if len(moves) == 0 {
				break
			}
			b.make(moves[r.IntN(len(moves))])
			if turn%6 == 5 {
				compareRoutes(t, b)
			}
		}
	}
}

func compareRoutes(t *testing.T, b *board) {
	t.Helper()
	b.findFrontier()
	goals := append(slices.Clone(b.found[:b.n]), b.hexes()...)
	for _, c := range b.hexes() {
		if topOf(b.cells[c].word) == 0 {
			continue
		}
		for _, kind := range creature.Creatures() {
			if kind == creature.PiXiu || !canUse(b, c, kind) {
				continue
			}
			b.begin(c)
			b.walk(c, kind)
			found := slices.Clone(b.found[:b.n])
			for _, to := range goals {
				if to != c {
					compareRoute(t, b, c, to, kind, contains(found, to))
				}
			}
		}
	}
}

// compareRoute holds one route against whether the engine goes there.
func compareRoute(t *testing.T, b *board, from, to cell, kind creature.Kind, want bool) {
	t.Helper()
	lifted := b.lift(from)
	defer b.drop(from, lifted)
	s := survey{b: b, kind: kind, start: from}
	step, ok := s.route(to, false)
	swum, swims := s.route(to, true)
	if (ok || swims) != want || swims && kind != creature.YingLong {
		t.Fatalf("%v from %d to %d: route %v, swim %v, engine %v", kind, from, to, ok, swims, want)
	}
	for _, c := range append(step, swum...) {
		w := b.cells[c].word
		flies, treads := kind == creature.ZhuQue && w&hereBit != 0, kind == creature.QiLin && levelOf(w) > 0
		if c == from || c == to || !flies && !treads && (topOf(w) != 0 || !mayEnter(kind, landOf(w))) {
			t.Fatalf("%v from %d to %d passes %d", kind, from, to, c)
		}
	}
}

// Every legal relocation comes about in some way.
func TestEveryRelocationHasAWay(t *testing.T) {
	for seed := range 10 {
		r := rand.New(rand.NewPCG(uint64(seed), 6))
		o := DefaultOptions()
		o.LandscapeInterval = []int{0, 3}[seed%2]
		p, err := New(o)
		if err != nil {
			t.Fatal(err)
		}
		for moves := p.Moves(nil); len(moves) > 0 && p.Turn() < 60; moves = p.Moves(nil) {
			for _, a := range p.Acts() {
				if (len(p.Ways(a)) > 0) != (a.Type == Relocate) {
					t.Fatalf("%s: %+v has %d ways", p, a, len(p.Ways(a)))
				}
			}
			p.Make(moves[r.IntN(len(moves))])
		}
	}
}

// Own turns are counted in play; landscape turns (every third here) are none of them.
func TestOwnTurns(t *testing.T) {
	o := DefaultOptions()
	o.LandscapeInterval = 3
	p, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	// turn: 1 white, 2 black, 3 white's landscape, 4 black, 5 white, 6 black's landscape, 7 white, 8 black, 9 white's
	// landscape, 10 black, 11 white
	want := []int{1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4}
	for turn, own := range want {
		if turn+1 != p.Turn() || p.OwnTurn() != own {
			t.Errorf("turn %d is own turn %d, want turn %d, own turn %d", p.Turn(), p.OwnTurn(), turn+1, own)
		}
		p.Make(ownChoice(p))
	}
}

// ownChoice returns YingLong's introduction where it is legal, so that the count does not rest on the creatures alone.
func ownChoice(p *Position) Move {
	moves := p.Moves(nil)
	for _, m := range moves {
		if a := p.Act(m); a.Type == Introduce && a.Creature.Kind == creature.YingLong {
			return m
		}
	}
	return moves[0]
}
