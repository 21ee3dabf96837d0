package shanhai_test

import (
	"testing"

	"shanhai/internal/creature"
	"shanhai/rules/shanhai"
)

func TestCaptures(t *testing.T) {
	const five = "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; "
	for _, c := range []struct {
		name, position string
		want           shanhai.Result
	}{
		{"five sides", five + "wQ1 2,0", shanhai.Result{}},
		{"six sides", five + "wQ1 1,-1", shanhai.Result{Outcome: shanhai.WhiteWins, Rule: shanhai.Capture}},
		{"a creature on a mountain closes", five + "M 1,-1; wB1 1,-1", shanhai.Result{Outcome: shanhai.WhiteWins, Rule: shanhai.Capture}},
		{"a creature in the sea closes", five + "S 1,-1; wQ1 1,-1", shanhai.Result{Outcome: shanhai.WhiteWins, Rule: shanhai.Capture}},
		{"bare landscape does not close", five + "S 1,-1", shanhai.Result{}},
		{"bare landscape closes if agreed", "ring landscape; " + five + "M 1,-1", shanhai.Result{Outcome: shanhai.WhiteWins, Rule: shanhai.Capture}},
		{"covered and captured", "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wX2 0,0; wY 1,1; wQ1 1,-1", shanhai.Result{Outcome: shanhai.WhiteWins, Rule: shanhai.Capture}},
		{"on a mountain and captured", "M 0,0; wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 1,-1", shanhai.Result{Outcome: shanhai.WhiteWins, Rule: shanhai.Capture}},
		{"both captured", "bY 0,0; wY 1,0; wZ1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; wQ1 1,-1; wX1 2,-1; wB1 2,0; bQ1 1,1", shanhai.Result{Outcome: shanhai.Draw, Rule: shanhai.DoubleCapture}},
	} {
		p := parse(t, landFirst(c.position))
		if got := p.Result(); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if over := c.want.Over(); over != (len(p.Moves(nil)) == 0) {
			t.Errorf("%s: %d acts", c.name, len(p.Moves(nil)))
		}
	}
}

// playAll plays acts in the game's notation.
func playAll(t *testing.T, p *shanhai.Position, acts ...string) {
	t.Helper()
	for _, text := range acts {
		a, err := shanhai.Notation().Read(p, text)
		if err == nil {
			err = p.Play(a)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// shuttle brings two QingLongs there and back.
func shuttle() []string { return []string{"wQ1 -1,1", "bQ1 2,-1", "wQ1 -1,0", "bQ1 2,0"} }

func TestTheThirdTimeIsADraw(t *testing.T) {
	p := parse(t, "wQ1 -1,0; wY 0,0; bY 1,0; bQ1 2,0; to w")
	for i := range 2 {
		playAll(t, p, shuttle()[:3]...)
		if p.Result().Over() {
			t.Fatalf("round %d: over", i+1)
		}
		playAll(t, p, shuttle()[3])
	}
	if got, want := p.Result(), (shanhai.Result{Outcome: shanhai.Draw, Rule: shanhai.Stalemate}); got != want || p.Seen() != 3 {
		t.Errorf("%v seen %d times, want %v", got, p.Seen(), want)
	}
	p.Unmake()
	if p.Result().Over() {
		t.Error("still over after taking back")
	}
}

// Rolling east the realm comes to the same place up to a shift after every two turns of a player.
func TestAShiftedPositionIsARepetition(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; to w")
	playAll(t, p, "wY 1,-1", "bY 2,-1", "wY 2,-2", "bY 3,-2")
	if p.Seen() != 3 {
		t.Errorf("seen %d times, want 3: both players' round shifts the realm by 1,-1", p.Seen())
	}
}

func TestRepetitionIsOffUntilAllLandscapeLies(t *testing.T) {
	p := parse(t, "landscape 9; wY 0,0; bY 1,0; to w")
	playAll(t, p, "wY 1,-1", "bY 2,-1", "wY 2,-2", "bY 3,-2")
	if p.Seen() != 1 {
		t.Errorf("seen %d times, want 1", p.Seen())
	}
}

// The same tiles lie the same way, but after the round black QingLong was moved last, so the wind may not lift it: not the
// same legal acts, so not the same position.
func TestOtherLegalActsAreNoRepetition(t *testing.T) {
	p := parse(t, "wQ1 -1,0; wY 0,0; bY 1,0; wF 1,1; bQ1 2,0; to w")
	for round, want := range []int{1, 2} {
		playAll(t, p, shuttle()...)
		if p.Seen() != want {
			t.Errorf("seen %d times after round %d, want %d", p.Seen(), round+1, want)
		}
	}
}

// A known shut-out: White can neither move nor introduce.
func TestAForfeitIsTheOnlyActAndFreesWhatMovedLast(t *testing.T) {
	p := newPosition(t, shanhai.Options{})
	playAll(t, p, "wQ1", "bB1 wQ1-", "wY -wQ1", "bY bB1/", `wY \wQ1`, `bQ1 bB1\`, "wY -wQ1", `bQ2 bY\`, `wY \wQ1`, `bQ1 \wY`, "wZ1 /wY", "bQ2 /wZ1")
	if acts := p.Acts(); len(acts) != 1 || acts[0].Type != shanhai.Forfeit {
		t.Fatalf("acts %v, want a forfeit", acts)
	}
	playAll(t, p, "pass")
	if _, ok := p.LastMoved(); ok || p.ToMove() != shanhai.Black || p.Turn() != 14 {
		t.Errorf("after the forfeit %v to move on turn %d, something just moved: %v", p.ToMove(), p.Turn(), ok)
	}
}

func TestDrawnLandscapeIsTheOnlyKindToPlace(t *testing.T) {
	p := parse(t, "landscape 3; wY 0,0; bY 1,0; turn 3")
	if n := len(p.Acts()); n != 16 {
		t.Fatalf("%d acts before the draw, want 8 hexes times 2 kinds", n)
	}
	if err := p.Draw(creature.Sea); err != nil {
		t.Fatal(err)
	}
	if n := len(p.Acts()); n != 8 {
		t.Errorf("%d acts after the draw, want 8", n)
	}
	playAll(t, p, "S 2,0")
	if p.Drawn() != creature.None || p.InHand(shanhai.White, creature.Sea) != 5 {
		t.Errorf("after placing: drawn %v, %d seas left", p.Drawn(), p.InHand(shanhai.White, creature.Sea))
	}
	p.Unmake()
	if p.Drawn() != creature.Sea {
		t.Errorf("after taking back: drawn %v", p.Drawn())
	}
}
