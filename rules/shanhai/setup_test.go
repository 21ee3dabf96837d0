package shanhai_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

func TestPositionsThatCannotBeAreRefused(t *testing.T) {
	for _, c := range []struct {
		name, position string
		rule           rules.ID
	}{
		{"two YingLongs", "wY 0,0; wY 1,0; bY 2,0", shanhai.Supply},
		{"a tile twice", "wQ1 0,0; wQ1 1,0; bY 2,0", shanhai.Supply},
		{"four QingLongs", "wQ 0,0; wQ 1,0; wQ 2,0; wQ 3,0", shanhai.Supply},
		{"an advanced tile not in the game", "game LF; wY 0,0; bY 1,0; wP 0,1", shanhai.Supply},
		{"number two without number one", "wY 0,0; bY 1,0; wQ2 -1,0", shanhai.Supply},
		{"seven mountains", "wY 0,0; bY 1,0; M 2,0; M 3,0; M 4,0; M 5,0; M 6,0; M 7,0; M 8,0", shanhai.Supply},
		{"a split realm", "wY 0,0; bY 2,0", shanhai.OneRealm},
		{"a tile far off", "wY 0,0; bY 500,0", shanhai.OneRealm},
		{"a tile a round of the array away", "wY 0,0; bY 8193,0", shanhai.OneRealm},
		{"QingLong on a mountain", "wY 0,0; bY 1,0; M 2,0; wQ 2,0", shanhai.Standing},
		{"ZhuQue in the sea", "wY 0,0; bY 1,0; S 2,0; wZ 2,0", shanhai.Standing},
		{"BaiHu in the sea", "wY 0,0; bY 1,0; S 2,0; wB 2,0", shanhai.Standing},
		{"two creatures on a mountain", "bY 1,0; M 0,0; wY 0,0; wX 0,0", shanhai.Standing},
		{"QingLong on a creature", "wY 0,0; bY 1,0; wQ 0,0", shanhai.Standing},
		{"landscape on a creature", "wY 0,0; bY 1,0; M 0,0", shanhai.Standing},
		{"landscape on landscape", "wY 0,0; bY 1,0; M 2,0; S 2,0", shanhai.Standing},
		{"four creatures without YingLong", "wX 0,0; wX 1,0; wB 2,0; wB 3,0; bY 4,0", shanhai.YingLongByFourth},
		{"landscape without creatures", "M 0,0", shanhai.PlaceFirst},
		{"an empty realm on turn three", "turn 3", shanhai.Turn},
		{"more creatures than turns", "wY 0,0; wQ 1,0; bY 2,0; turn 3", shanhai.Turn},
		{"less landscape than the interval asks for", "landscape 3; wY 0,0; bY 1,0; turn 4", shanhai.Turn},
		{"nothing there that moved last", "wY 0,0; bY 1,0; last 2,0", shanhai.Turn},
		{"moved last without YingLong", "wY 0,0; bQ 1,0; last 1,0; to w", shanhai.MoveAfter},
		{"set down by the wind on a creature", "wY 0,0; bY 1,0; wX 1,0; last 1,0; to w", shanhai.Wind},
		{"a memory on the plain", "wY 0,0; bY 1,0; wP 2,0; memory w Q", shanhai.PiXiuTerrain},
		{"no memory in the sea", "wY 0,0; bY 1,0; S 2,0; wP 2,0", shanhai.PiXiuTerrain},
		{"the memory of BaiHu in the sea", "wY 0,0; bY 1,0; S 2,0; wP 2,0; memory w B", shanhai.PiXiuTerrain},
		{"the memory of QingLong on a mountain", "wY 0,0; bY 1,0; M 2,0; wP 2,0; memory w Q", shanhai.PiXiuTerrain},
		{"landscape drawn on another turn", "landscape 5; wY 0,0; bY 1,0; turn 3; drawn M", shanhai.LandscapeTurn},
	} {
		_, err := shanhai.Parse(c.position)
		var v *rules.Violation
		if !errors.As(err, &v) || v.Rule != c.rule {
			t.Errorf("%s: %v, want a violation of %s", c.name, err, c.rule)
		}
	}
}

func TestTextsThatAreNoPositionAreRefusedWithTheColumn(t *testing.T) {
	for text, column := range map[string]int{
		"wY": 3, "wY 0": 5, "wY 0,": 6, "wY 0,0 bY 1,0": 8, "wK 0,0": 2, "wQ9 0,0": 3, "xY 0,0": 1, "turn": 5, "turn 0": 6,
		"wY 0,0; turn x": 14, "wY 0,0; turn 2; turn 3": 17, "game XYZ": 6, "landscape five": 11, "first x": 7, "memory w Q; memory 白 X": 13, "memory w": 9,
		"memory w 1": 10, "drawn Q": 7, "wY 00000000,1": 4, "to blue": 4, "ring open": 6, "wY 0,0;;": 8, "\xff": 1,
	} {
		_, err := shanhai.Parse(text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Column != column {
			t.Errorf("%q: %v, want a fault in column %d", text, err, column)
		}
	}
}

func TestOptionsThatCannotBeAreRefused(t *testing.T) {
	for _, n := range []int{-3, 1, 2, 4, 10001} {
		if _, err := shanhai.New(shanhai.Options{LandscapeInterval: n}); err == nil {
			t.Errorf("interval %d accepted", n)
		}
	}
	if _, err := shanhai.Parse("landscape 4"); err == nil {
		t.Error("landscape 4 accepted")
	}
}

// Every canonical text of the rules page is the reading of a looser one.
func TestCanonicalText(t *testing.T) {
	for loose, want := range map[string]string{
		"":                                 "game LPF; turn 1",
		" wY 0,0 ;bY 1,0; ":                "game LPF; turn 3; wY 0,0; bY 1,0",
		"to b; bY1 +1,-0; wY 0,0; game PL": "game LP; turn 4; wY 0,0; bY 1,0",
		"game -; landscape 5; first b; opening tournament; ring landscape; repetition off": "game -; landscape 5; first b; opening tournament; ring landscape; repetition off; turn 1",
		"M 0,1; wY 0,0; 海 1,0; bP 1,0; bY -1,1; memory b QX; last 1,0; to w":               "game LPF; turn 5; wY 0,0; S 1,0; bP 1,0; bY -1,1; M 0,1; last 1,0; memory b XQ",
		"wX 0,0; wX2 1,0; bY 2,0; wY 3,0; to w":                                            "game LPF; turn 7; wX1 0,0; wX2 1,0; bY 2,0; wY 3,0",
		"landscape 3; wY 0,0; bY 1,0; turn 3; drawn S":                                     "game LPF; landscape 3; turn 3; wY 0,0; bY 1,0; drawn S",
	} {
		p, err := shanhai.Parse(loose)
		if err != nil {
			t.Errorf("%q: %v", loose, err)
		} else if p.String() != want {
			t.Errorf("%q reads as\n%q, want\n%q", loose, p, want)
		}
	}
}

func TestEveryRuleHasTitleTextAndPlace(t *testing.T) {
	seen := map[rules.ID]bool{}
	chapters := map[string]int{}
	for _, r := range shanhai.Rules() {
		if r.Title == "" || !strings.HasSuffix(r.Text, ".") || r.Anchor() != "#"+string(r.ID) || seen[r.ID] {
			t.Errorf("%+v", r)
		}
		seen[r.ID] = true
		chapters[r.Chapter]++
	}
	want := map[string]int{"Set-up and turns": 8, "Moving": 16, "Landscape": 13, "End": 3}
	for chapter, n := range want {
		if chapters[chapter] != n {
			t.Errorf("%d rules in %q, want %d", chapters[chapter], chapter, n)
		}
	}
	if len(seen) != 40 || len(chapters) != len(want) {
		t.Errorf("%d rules in %v, want 40", len(seen), chapters)
	}
}

func TestSupplyIsThatOfTheGameText(t *testing.T) {
	p := newPosition(t, shanhai.DefaultOptions())
	for k, want := range map[creature.Kind]int{
		creature.YingLong: 1, creature.XuanWu: 2, creature.BaiHu: 2, creature.QingLong: 3, creature.ZhuQue: 3,
		creature.QiLin: 1, creature.PiXiu: 1, creature.FeiLian: 1, creature.Mountain: 6, creature.Sea: 6,
	} {
		if got := p.InHand(shanhai.White, k); got != want {
			t.Errorf("%d %v, want %d", got, k, want)
		}
	}
}

func TestTheFirstCreatureGoesAnywhere(t *testing.T) {
	p := newPosition(t, shanhai.DefaultOptions())
	at := hex.Hex{Q: -300, R: 77}
	if err := p.Play(shanhai.Act{Type: shanhai.Introduce, Creature: shanhai.Creature{Kind: creature.BaiHu, Number: 1}, To: at}); err != nil {
		t.Fatal(err)
	}
	if len(p.At(at)) != 1 || len(p.Acts()) != 8*6 {
		t.Errorf("%v with %d acts, want 48", p, len(p.Acts()))
	}
}

func TestBlackMayStart(t *testing.T) {
	p := newPosition(t, shanhai.Options{BlackStarts: true})
	if p.ToMove() != shanhai.Black {
		t.Error("White to move")
	}
}

// Only a fault that lies on one hex has a place on the board.
func TestAFaultOfTheWholeHasNoHex(t *testing.T) {
	for text, wide := range map[string]bool{
		"wX 3,0; wX 4,0; wB 5,0; wB 6,0; bY 7,0":           true,  // four creatures without YingLong
		"S 3,0; M 4,0":                                     true,  // landscape alone
		"wY 3,0; bY 4,0; turn 1":                           true,  // a turn too early
		"landscape 5; wY 3,0; bY 4,0; turn 3; drawn M":     true,  // drawn on another turn
		"wY 3,0; bY 5,0":                                   false, // split
		"wY 3,0; bY 4,0; wL 5,0; wL 6,0":                   false, // one too many
		"wY 3,0; bY 4,0; last 9,9":                         false, // nothing there
		"wY 3,0; bY 4,0; M 5,0; wQ 5,0; to b; landscape 3": false, // cannot stand there
	} {
		setup, _, err := shanhai.ReadSetup(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		_, err = setup.Position()
		var v *rules.Violation
		if !errors.As(err, &v) || v.Wide != wide {
			t.Errorf("%s: %v, about the whole: %v, want %v", text, err, v != nil && v.Wide, wide)
		}
	}
}
