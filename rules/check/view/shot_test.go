package view

import (
	"fmt"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// checked walks the one example of a script.
func checked(t *testing.T, lines ...string) check.Report {
	t.Helper()
	doc, errs := script.Parse([]byte("game: shanhai\nexample x\n" + strings.Join(lines, "\n") + "\n"))
	if len(errs) > 0 {
		t.Fatal(errs[0])
	}
	reports := check.Document(doc, check.Games{game.New()})
	return reports[len(reports)-1]
}

// shown lists what a view points at.
func shown(v diagram.View) string {
	var out []string
	add := func(what string, hexes ...hex.Hex) {
		for _, h := range hexes {
			out = append(out, fmt.Sprintf("%s %d,%d", what, h.Q, h.R))
		}
	}
	acts := func(what string, acts ...rules.Act) {
		for _, a := range acts {
			from := "hand"
			if a.From != nil {
				from = fmt.Sprintf("%d,%d", a.From.Q, a.From.R)
			}
			out = append(out, fmt.Sprintf("%s %s %s %d,%d", what, a.Tile, from, a.To.Q, a.To.R))
		}
	}
	if v.Last != nil {
		acts("last", *v.Last)
	}
	acts("allowed", v.Allowed...)
	acts("forbidden", v.Forbidden...)
	add("chosen", v.Chosen()...)
	add("target", v.Targets()...)
	add("fault", v.Faults...)
	return strings.Join(out, "; ")
}

func TestShotsShowMovesAndClaims(t *testing.T) {
	r := checked(t,
		"1. wX1 0,0", "2. bX1 1,0", "3. wY -1,0", "note: quiet",
		"4. bY 2,0", "legal wY -1,1", "illegal wX1 0,1 because one-realm",
		"5. wY -1,1", "moves wX1: none because one-realm", "moves bY: 2,-1 1,1")
	shots := Shots(r)
	want := []string{
		"",
		"last wX1 hand 0,0",
		"last bX1 hand 1,0",
		"last wY hand -1,0",
		"last bY hand 2,0; allowed wY -1,0 -1,1; forbidden wX1 0,0 0,1",
		"last wY -1,0 -1,1; chosen 0,0; chosen 2,0; target 2,-1; target 1,1",
	}
	if len(shots) != len(want) {
		t.Fatalf("%d shots, want %d", len(shots), len(want))
	}
	for i, s := range shots {
		v, ok := s.View()
		if got := shown(v); got != want[i] || ok != (i > 0) {
			t.Errorf("after %d moves: %v %q, want %q", i, ok, got, want[i])
		}
		if ok && len(v.Cells) != min(i, 4) {
			t.Errorf("after %d moves: %d hexes with tiles", i, len(v.Cells))
		}
	}
}

func TestWhatIsWrongIsMarked(t *testing.T) {
	r := checked(t, "board: wQ1 0,0; wY 0,-1; bX1 1,-1; bY 1,0; wB1 -1,1; wX1 -1,0", "to move: white", "play wQ1 0,1", "moves wQ1: none")
	v, ok := Shots(r)[0].View()
	if !ok || !strings.HasPrefix(shown(v), "forbidden wQ1 0,0 0,1") || len(Shots(r)) != 1 {
		t.Errorf("%v %q", ok, shown(v))
	}
}

// What an author believes does not change the picture: an act that he calls illegal and that is not is drawn as allowed.
func TestTheGameJudges(t *testing.T) {
	r := checked(t, "board: wX1 0,0; wY -1,0; bX1 1,0; bY 2,0", "illegal wY -1,1", "legal wY 0,1")
	v, _ := Shots(r)[0].View()
	if !strings.HasPrefix(shown(v), "allowed wY -1,0 -1,1; forbidden wY -1,0 0,1") {
		t.Errorf("%q", shown(v))
	}
}

func TestOneSceneAlone(t *testing.T) {
	r := checked(t, "board: wX1 0,0; wY -1,0; bX1 1,0; bY 2,0", "legal wY -1,1", "illegal wX1 0,1 because one-realm")
	var got []string
	for i := range r.Scenes {
		if v, ok := Of(r, i); ok && shown(v) != "" {
			got = append(got, shown(v))
		}
	}
	if strings.Join(got, "|") != "allowed wY -1,0 -1,1|forbidden wX1 0,0 0,1" {
		t.Errorf("%q", got)
	}
	if _, ok := Of(r, len(r.Scenes)); ok {
		t.Error("a scene beyond the last is shown")
	}
}

func TestTheEndIsSaid(t *testing.T) {
	r := checked(t, "board: wY 0,0; bX1 1,0; bX2 0,1; bB1 -1,1; bB2 -1,0; bQ1 0,-1; bQ2 1,-1; bY 2,-1; turn 30")
	v, ok := Shots(r)[0].View()
	if !ok || v.Turn != "Black has won (capture)" {
		t.Errorf("%v %q", ok, v.Turn)
	}
}

// A move whose number alone is wrong was played: it is drawn as a move, and no hex is to blame.
func TestAWrongNumberIsNoForbiddenMove(t *testing.T) {
	r := checked(t, "1. wX1 0,0", "3. bX1 1,0")
	if r.Verdict() != check.Wrong {
		t.Fatal("the number is not wrong")
	}
	shots := Shots(r)
	v, _ := shots[len(shots)-1].View()
	alone, _ := Of(r, len(r.Scenes)-1)
	if got := shown(v); len(shots) != 3 || got != "last bX1 hand 1,0" || shown(alone) != got {
		t.Errorf("%d shots, %q, alone %q", len(shots), got, shown(alone))
	}
}

// What a house rule forbids or allows the game does not know: it is drawn as claimed, and said to be.
func TestHouseRulesAreDrawnAsClaimed(t *testing.T) {
	r := checked(t, `rule no-swap "No swapping"`, "board: wX1 0,0; wY -1,0; bX1 1,0; bY 2,0", "illegal wX1 bX1 because no-swap", "legal wY 0,1 because no-swap", "moves wX1: 0,-1 because no-swap")
	if r.Verdict() != check.Unchecked {
		t.Fatalf("verdict %v", r.Verdict())
	}
	v, _ := Shots(r)[0].View()
	if got, want := shown(v), "allowed wY -1,0 0,1; forbidden wX1 0,0 1,0; chosen 0,0; target 0,-1"; got != want {
		t.Errorf("got %q\nwant %q", got, want)
	}
	want := "wX1: forbidden by the house (no-swap)|wY: allowed by the house (no-swap)|moves of wX1: as the house has them (no-swap)"
	if got := strings.Join(v.Remarks, "|"); got != want {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// Every hex that a list lacks or has too many is marked.
func TestAllWrongHexesAreMarked(t *testing.T) {
	r := checked(t, "board: wX1 0,0; wY -1,0; bX1 1,0; bY 2,0", `moves wY: 0,-1 -2,1 0,1`) // right: -1,1 and 0,-1
	v, _ := Shots(r)[0].View()
	if got, want := shown(v), "chosen -1,0; target 0,-1; target -1,1; fault -2,1; fault 0,1; fault -1,1"; got != want {
		t.Errorf("got %q\nwant %q", got, want)
	}
}

// A claim about all moves of a tile in the hand names the tile that would come, as moves call it; a covered one its stack.
func TestMovesKnowTheirTile(t *testing.T) {
	r := checked(t, "board: wY 0,0; bY 1,0; wX1 1,0; to w", "moves wQ: -1,0 -1,1 0,-1 2,-1 2,0 1,1", "moves bY: none")
	v, _ := Shots(r)[0].View()
	if len(v.Moves) != 2 || v.Moves[0].Tile != "wQ1" || v.Moves[0].From != nil || len(v.Moves[0].To) == 0 || v.Moves[1].Tile != "bY" || *v.Moves[1].From != (hex.Hex{Q: 1}) {
		t.Errorf("%+v", v.Moves)
	}
	if len(v.Coming) != 1 || v.Coming[0].Name != "wQ1" || v.Coming[0].Kind != "qinglong" {
		t.Errorf("from the hand come %+v", v.Coming)
	}
}
