package shanhai_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules/shanhai"
)

// playRandom plays up to n random turns and calls do before each and at the end.
func playRandom(t testing.TB, seed, n int, do func(p *shanhai.Position)) *shanhai.Position {
	t.Helper()
	r := rand.New(rand.NewPCG(uint64(seed), 8))
	p := newPosition(t, mixOfOptions(seed))
	for range n {
		do(p)
		moves := p.Moves(nil)
		if len(moves) == 0 {
			return p
		}
		p.Make(moves[r.IntN(len(moves))])
	}
	do(p)
	return p
}

// A position set up from its text must be the same in all that can be seen; its hash is computed afresh by laying every
// tile again, so this also holds the hash that was kept while playing against one computed from nothing.
func TestTextReadsBackEqualAndSoDoesTheHash(t *testing.T) {
	for seed := range 60 {
		playRandom(t, seed, 80, func(p *shanhai.Position) {
			text := p.String()
			q, err := shanhai.Parse(text)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if q.String() != text {
				t.Fatalf("reads back as\n%s, was\n%s", q, text)
			}
			if q.Hash() != p.Hash() {
				t.Fatalf("hash kept %x, afresh %x: %s", p.Hash(), q.Hash(), text)
			}
			if p.Result().Rule != shanhai.Stalemate && !slices.Equal(actNumbers(p.Acts()), actNumbers(q.Acts())) {
				t.Fatalf("other legal acts after reading back %s", text)
			}
		})
	}
}

func TestUnmakeRestoresEverything(t *testing.T) {
	for seed := range 40 {
		var texts []string
		var hashes []uint64
		var acts [][]uint64
		p := playRandom(t, seed, 80, func(p *shanhai.Position) {
			texts, hashes, acts = append(texts, p.String()), append(hashes, p.Hash()), append(acts, actNumbers(p.Acts()))
		})
		for i := len(texts) - 2; i >= 0; i-- {
			if !p.Unmake() {
				t.Fatal("nothing to take back")
			}
			if p.String() != texts[i] || p.Hash() != hashes[i] || !slices.Equal(actNumbers(p.Acts()), acts[i]) {
				t.Fatalf("seed %d, back at %d: %s, was %s", seed, i, p, texts[i])
			}
		}
		if p.Unmake() {
			t.Fatal("more taken back than played")
		}
	}
}

func TestListedActsArePlayedAndOthersRefused(t *testing.T) {
	for seed := range 30 {
		playRandom(t, seed, 60, func(p *shanhai.Position) {
			for _, m := range p.Moves(nil) {
				got, err := p.Move(p.Act(m))
				if err != nil || got != m {
					t.Fatalf("%s: listed act %+v: %v", p, p.Act(m), err)
				}
			}
		})
	}
}

// shifted moves every tile of a set-up, and what it remembers of places.
func shifted(s shanhai.Setup, by hex.Hex) shanhai.Setup {
	s.Tiles = slices.Clone(s.Tiles)
	for i := range s.Tiles {
		s.Tiles[i].Hex = s.Tiles[i].Hex.Add(by)
	}
	if s.Last != nil {
		last := s.Last.Add(by)
		s.Last = &last
	}
	return s
}

func TestHashAndActsFollowAShiftOfTheRealm(t *testing.T) {
	by := hex.Hex{Q: -70000, R: 1234}
	for seed := range 30 {
		playRandom(t, seed, 60, func(p *shanhai.Position) {
			s, err := shanhai.ParseSetup(p.String())
			if err != nil {
				t.Fatal(err)
			}
			q, err := shifted(s, by).Position()
			if err != nil {
				t.Fatal(err)
			}
			if q.Hash() != p.Hash() {
				t.Fatalf("hash changes with a shift: %s", p)
			}
			if p.Result().Rule == shanhai.Stalemate || len(s.Tiles) == 0 {
				return
			}
			back := q.Acts()
			for i := range back {
				if back[i].To = back[i].To.Sub(by); back[i].Type == shanhai.Relocate {
					back[i].From = back[i].From.Sub(by)
				}
			}
			if !slices.Equal(actNumbers(back), actNumbers(p.Acts())) {
				t.Fatalf("acts change with a shift: %s", p)
			}
		})
	}
}

// Positions that differ must not share a hash: all distinct texts of many games, places apart.
func TestHashTellsPositionsApart(t *testing.T) {
	seen := map[uint64]string{}
	for seed := range 60 {
		playRandom(t, seed, 60, func(p *shanhai.Position) {
			key := fmt.Sprint(p.Options(), contents(p))
			if old, ok := seen[p.Hash()]; ok && old != key && p.Options() == mixOfOptions(seed) && sameGame(old, key) {
				t.Fatalf("one hash for\n%s\n%s", old, key)
			}
			seen[p.Hash()] = key
		})
	}
	if len(seen) < 2000 {
		t.Errorf("only %d positions", len(seen))
	}
}

// sameGame tells whether two keys begin with the same options, for the hash does not hold these.
func sameGame(a, b string) bool {
	n := min(len(a), len(b), 60)
	return a[:n] == b[:n]
}

// contents writes what the hash must hold, without numbers of tiles and relative to the first tile.
func contents(p *shanhai.Position) string {
	text := fmt.Sprint(p.ToMove(), p.Drawn(), p.Remembers(shanhai.White), p.Remembers(shanhai.Black))
	tiles := p.Tiles()
	for _, x := range tiles {
		text += fmt.Sprint(";", x.Hex.Sub(tiles[0].Hex), x.Land, x.Above, x.Creature.Owner, x.Creature.Kind)
	}
	if last, ok := p.LastMoved(); ok {
		text += fmt.Sprint("last", last.Sub(tiles[0].Hex))
	}
	return text
}

// A line of all forty tiles is the longest realm there can be: its ends are 39 steps apart in each of the three axes. No
// two of its hexes may be taken for one another, which the oracle's plain coordinates decide.
func TestALineOfFortyTiles(t *testing.T) {
	for _, axis := range []hex.Hex{{Q: 1}, {R: 1}, {Q: 1, R: -1}} {
		p := line(t, axis)
		w := oracleOf(p)
		if !slices.Equal(actNumbers(p.Acts()), actNumbers(w.legalNow())) {
			t.Errorf("axis %v: engine and oracle differ\nengine only %v\noracle only %v", axis, minus(p.Acts(), w.legalNow()), minus(w.legalNow(), p.Acts()))
		}
		far := axis
		far.Q, far.R = far.Q*39, far.R*39
		if got := p.At(far); len(got) != 1 {
			t.Errorf("axis %v: %v at the far end", axis, got)
		}
	}
}

// line lays every tile of a game in a row, a QingLong at each end.
func line(t *testing.T, axis hex.Hex) *shanhai.Position {
	t.Helper()
	var tiles []shanhai.Tile
	for _, k := range creature.Landscapes() {
		for range k.Count() {
			tiles = append(tiles, shanhai.Tile{Land: k})
		}
	}
	for _, owner := range []shanhai.Player{shanhai.White, shanhai.Black} {
		for _, k := range creature.Creatures() {
			for range k.Count() {
				tiles = append(tiles, shanhai.Tile{Creature: shanhai.Creature{Owner: owner, Kind: k}})
			}
		}
	}
	ends := slices.IndexFunc(tiles, func(x shanhai.Tile) bool { return x.Creature.Kind == creature.QingLong })
	tiles[0], tiles[ends] = tiles[ends], tiles[0]
	for i := range tiles {
		tiles[i].Hex = hex.Hex{Q: axis.Q * i, R: axis.R * i}
	}
	p, err := shanhai.Setup{Options: shanhai.DefaultOptions(), Tiles: tiles}.Position()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// oracleOf sets the oracle up like a position; its past is not copied.
func oracleOf(p *shanhai.Position) *oracle {
	w := newOracle(p.Options())
	w.turn = p.Turn()
	for _, x := range p.Tiles() {
		if x.Land != creature.None {
			w.land[x.Hex] = x.Land
			w.left[x.Land]--
			continue
		}
		w.drop(x.Hex, x.Creature)
		w.hand[x.Creature.Owner][x.Creature.Kind]--
	}
	for _, owner := range []shanhai.Player{shanhai.White, shanhai.Black} {
		for _, k := range p.Remembers(owner) {
			w.memory[owner][k] = true
		}
	}
	if last, ok := p.LastMoved(); ok {
		w.last = &last
	}
	return w
}

// A realm that wanders goes round the engine's array of 8192 cells; nothing may change. Two YingLongs roll past each other.
func TestAWanderingRealm(t *testing.T) {
	p := parse(t, "repetition off; wY 0,0; bY 1,0; to w")
	r := rand.New(rand.NewPCG(1, 2))
	for step := range 20000 {
		if err := p.Play(eastward(r, p.Acts())); err != nil {
			t.Fatal(err)
		}
		if step%500 == 0 {
			if w := oracleOf(p); !slices.Equal(actNumbersModulo(p.Acts()), actNumbersModulo(w.legalNow())) {
				t.Fatalf("step %d: %s", step, p)
			}
		}
	}
	if q := p.Tiles()[0].Hex.Q; q < 8192 {
		t.Errorf("the realm is only at %d", q)
	}
}

// eastward returns an act that goes east, if there is one, else any move.
func eastward(r *rand.Rand, acts []shanhai.Act) shanhai.Act {
	for _, fits := range []func(shanhai.Act) bool{goesEast, func(a shanhai.Act) bool { return a.Type == shanhai.Relocate }} {
		var some []shanhai.Act
		for _, a := range acts {
			if fits(a) {
				some = append(some, a)
			}
		}
		if len(some) > 0 {
			return some[r.IntN(len(some))]
		}
	}
	return acts[0]
}

func goesEast(a shanhai.Act) bool { return a.Type == shanhai.Relocate && a.To.Q > a.From.Q }

// actNumbersModulo is actNumbers for coordinates that may be far off: they are taken relative to the first act's.
func actNumbersModulo(acts []shanhai.Act) []uint64 {
	var low hex.Hex
	for i, a := range acts {
		if i == 0 || a.To.Q < low.Q {
			low = a.To
		}
	}
	acts = slices.Clone(acts)
	for i := range acts {
		acts[i].To, acts[i].From = acts[i].To.Sub(hex.Hex{Q: low.Q}), acts[i].From.Sub(hex.Hex{Q: low.Q})
	}
	return actNumbers(acts)
}

// Six movers on one hex: four XuanWu and two PiXiu on a creature, the highest stack the supply allows.
func TestTheHighestStack(t *testing.T) {
	p := parse(t, "wY 0,0; wX1 0,0; wX2 0,0; bX1 0,0; bX2 0,0; wP 0,0; bP 0,0; bY 1,0; to b")
	if got := len(p.At(hex.Hex{})); got != 7 {
		t.Fatalf("%d tiles, want 7", got)
	}
	top := tile(t, p, "bP")
	if got := len(movesOf(p, top)); got != 6 {
		t.Errorf("the top creature has %d moves, want 6", got)
	}
	w := oracleOf(p)
	if !slices.Equal(actNumbers(p.Acts()), actNumbers(w.legalNow())) {
		t.Error("engine and oracle differ")
	}
}

// What a hash must hold: each pair differs in one thing only.
func TestHashHoldsEverythingThatMatters(t *testing.T) {
	for name, pair := range map[string][2]string{
		"the creature last moved":    {"wY 0,0; bY 1,0; bQ1 2,0; to w", "wY 0,0; bY 1,0; bQ1 2,0; to w; last 2,0"},
		"the order of a stack":       {"wY 0,0; wX1 0,0; bX1 0,0; bY 1,0", "wY 0,0; bX1 0,0; wX1 0,0; bY 1,0"},
		"the side to move":           {"wY 0,0; bY 1,0; to w", "wY 0,0; bY 1,0; to b"},
		"a memory":                   {"wY 0,0; bY 1,0; S 2,0; wP 2,0; memory w Q", "wY 0,0; bY 1,0; S 2,0; wP 2,0; memory w X"},
		"the owner":                  {"wY 0,0; bY 1,0; bQ1 2,0; to w", "wY 0,0; bY 1,0; wQ1 2,0; to w"},
		"the kind":                   {"wY 0,0; bY 1,0; bQ1 2,0; to w", "wY 0,0; bY 1,0; bB1 2,0; to w"},
		"the landscape":              {"wY 0,0; bY 1,0; S 2,0", "wY 0,0; bY 1,0; M 2,0"},
		"a place":                    {"wY 0,0; bY 1,0; bQ1 2,0; to w", "wY 0,0; bY 1,0; bQ1 2,-1; to w"},
		"the landscape drawn":        {"landscape 3; wY 0,0; bY 1,0; turn 3; drawn M", "landscape 3; wY 0,0; bY 1,0; turn 3; drawn S"},
		"how far off a landscape is": {"landscape 7; wY 0,0; bY 1,0; turn 3", "landscape 7; wY 0,0; bY 1,0; turn 5"},
	} {
		if a, b := parse(t, pair[0]), parse(t, pair[1]); a.Hash() == b.Hash() {
			t.Errorf("%s: one hash", name)
		}
	}
	a, b := parse(t, "wQ1 -1,0; wY 0,0; bY 1,0; wQ2 2,0; to w"), parse(t, "wQ2 9,5; wY 10,5; bY 11,5; wQ1 12,5; to w")
	if a.Hash() != b.Hash() {
		t.Error("two QingLongs of one owner are not interchangeable, or a shift shows")
	}
}
