package search_test

import (
	"context"
	"testing"

	"shanhai/rules/shanhai"
	"shanhai/rules/shanhai/search"
)

func parse(t *testing.T, text string) *shanhai.Position {
	t.Helper()
	p, err := shanhai.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Five sides of the black YingLong are closed and a white QingLong can reach the sixth: any search must see it.
func TestBestClosesTheRing(t *testing.T) {
	p := parse(t, "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 2,1; to w")
	m, ok := search.Best(context.Background(), p, 2)
	if !ok {
		t.Fatal("no move")
	}
	p.Make(m)
	if got := p.Result(); got.Outcome != shanhai.WhiteWins {
		t.Errorf("after the best move %v, want WhiteWins", got)
	}
}

func TestBestIsLegalAndLeavesThePositionAlone(t *testing.T) {
	p, err := shanhai.New(shanhai.DefaultOptions())
	if err != nil {
		t.Fatal(err)
	}
	for range 12 {
		before := p.String()
		m, ok := search.Best(context.Background(), p, 1)
		if !ok || p.String() != before {
			t.Fatalf("ok %v, position %q, was %q", ok, p, before)
		}
		if err := p.Play(p.Act(m)); err != nil {
			t.Fatal(err)
		}
	}
}

func TestBestFinishesDepthOneWhenOutOfTime(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := parse(t, "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 2,1; to w")
	m, _ := search.Best(ctx, p, 9)
	p.Make(m)
	if got := p.Result(); got.Outcome != shanhai.WhiteWins {
		t.Errorf("after the move found at once %v, want WhiteWins", got)
	}
}

func TestNoBestMoveAfterTheEnd(t *testing.T) {
	p := parse(t, "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 2,0; wQ1 1,-1; to b")
	if _, ok := search.Best(context.Background(), p, 2); ok {
		t.Error("a move after the end")
	}
}
