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

// Every rule that an act can break, at least once, with the rule a referee would name. Where several are broken at once
// the case says so in its name.
func TestTheReferee(t *testing.T) {
	const ring = "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 1,-1; to b"
	for _, c := range []struct {
		name, position, act string
		rule                rules.ID
	}{
		{"after the end", ring, "bQ1 bX1-", shanhai.Turn},
		{"the other player's tile", "wY 0,0; bY 1,0", "bX1 2,0", shanhai.Turn},
		{"the opponent's creature without a lifter", "wY 0,0; bY 1,0; bQ1 2,0", "bQ1 2,-1", shanhai.Turn},
		{"a tile not in the game", "game -; wY 0,0; bY 1,0", "wL -1,0", shanhai.Supply},
		{"the second of a kind before the first", "wY 0,0; bY 1,0", "wX2 -1,0", shanhai.Supply},
		{"a forfeit with acts left", "wY 0,0; bY 1,0", "pass", shanhai.ForfeitTurn},
		{"YingLong first in the tournament opening", "opening tournament", "wY", shanhai.YingLongByFourth},
		{"no YingLong on the fourth turn", "wX1 0,0; wB1 -1,0; wZ1 -2,0; bX1 1,0; bB1 2,0; bZ1 3,0; to w", "wQ1 -3,0", shanhai.YingLongByFourth},
		{"moving before YingLong", "wX1 0,0; bX1 1,0", "wX1 0,1", shanhai.MoveAfter},
		{"a second first creature apart", "wX1 0,0; to b", "bX1 2,0", shanhai.PlaceFirst},
		{"introducing beside the opponent", "wY 0,0; bY 1,0", "wX1 0,1", shanhai.PlaceOwn},
		{"introducing onto a tile", "wY 0,0; bY 1,0", "wX1 0,0", shanhai.PlaceOwn},
		{"introducing beside landscape only", "M -1,0; wY 0,0; bY 1,0", "wX1 -2,0", shanhai.PlaceOwn},
		{"introducing far off", "wY 0,0; bY 1,0", "wX1 900000,0", shanhai.PlaceOwn},
		{"a covered creature", "wY 0,0; wQ1 -1,0; bX1 -1,0; bY 1,0", "wQ1 -1,1", shanhai.Covered},
		{"splitting the realm", "wY 0,0; wQ1 -1,0; bY 1,0", "wY 0,1", shanhai.OneRealm},
		{"resting after the wind", "wY 0,0; wQ1 -1,0; bY 1,0; bF 0,-1; last -1,0; to w", "wQ1 -1,1", shanhai.WindRest},
		{"at rest and splitting the realm", "wY 0,0; wQ1 -1,0; bY 1,0; wB1 -2,0; bF 0,-1; last -1,0; to w", "wQ1 -1,1", shanhai.WindRest},
		{"losing touch on the way", "wY 0,0; bY 0,1; wQ1 -1,0; wB1 -1,2; wZ1 -2,2; bQ1 -3,2; bB1 -3,1; bZ1 -3,0; bX1 -2,-1", "wY 1,-3", shanhai.OneRealm},
		{"QingLong onto a mountain", "M 0,-1; wY 0,0; bY 1,0; wQ1 -1,0", "wQ1 0,-1", shanhai.MountainBarred},
		{"XuanWu onto an occupied mountain", "M 0,-1; bY 0,-1; wY 0,0; wX1 -1,0; wZ1 1,-1", "wX1 0,-1", shanhai.MountainBarred},
		{"BaiHu into the sea", "S 0,-1; wY 0,0; bY 1,0; wB1 -1,0", "wB1 0,-1", shanhai.SeaBarred},
		{"FeiLian into the sea", "S 0,-1; wY 0,0; bY 1,0; wF -1,0", "wF 0,-1", shanhai.SeaBarred},
		{"ZhuQue landing on a mountain", "M -1,1; wY 0,0; bY 1,0; wZ1 -1,0", "wZ1 -1,1", shanhai.MountainFly},
		{"QiLin ending on a mountain", "M 0,-1; wY 0,0; bY 1,0; wL -1,0", "wL 0,-1", shanhai.MountainQiLin},
		{"a creature in the way", "wY 0,0; bY 1,0; wQ1 -1,0", "wQ1 1,0", shanhai.Occupied},
		{"ZhuQue landing on a creature", "wY 0,0; bY 1,0; wZ1 -1,0", "wZ1 1,0", shanhai.Occupied},
		{"a gate on the ground", "wY 0,0; bY 1,-1; wQ1 1,0; bX1 2,-1; wX1 2,0; bB1 1,1; wB1 0,1; bZ1 0,-1; wZ1 1,-2", "wY 2,-2", shanhai.YingLongMove},
		{"XuanWu two hexes", "wY 0,0; bY 1,0; wX1 -1,0", "wX1 1,-1", shanhai.XuanWuMove},
		{"BaiHu one hex", "wY 0,0; bY 1,0; wB1 -1,0", "wB1 -1,1", shanhai.BaiHuMove},
		{"ZhuQue beside itself", "wY 0,0; bY 1,0; wZ1 -1,0", "wZ1 -1,1", shanhai.ZhuQueMove},
		{"QingLong back to its hex", "wY 0,0; bY 1,0; wQ1 -1,0", "wQ1 -1,0", shanhai.QingLongMove},
		{"QingLong through a gate", "wY 0,0; bY 1,0; wX1 2,-1; wB1 1,-2; bB1 0,-1; wQ1 -1,0", "wQ1 1,-1", shanhai.Freedom},
		{"QingLong into an enclosed hex", "wY 0,0; bY 1,0; wX1 2,-1; bX1 2,-2; wB1 1,-2; bB1 0,-1; wQ1 -1,0", "wQ1 1,-1", shanhai.Occupied},
		{"QiLin one hex", "wY 0,0; bY 1,0; wL -1,0", "wL -1,1", shanhai.QiLinMove},
		{"FeiLian three hexes", "wY 0,0; bY 1,0; wF -1,0", "wF 2,0", shanhai.FeiLianMove},
		{"PiXiu by no power", "wY 0,0; bY 1,0; wP -1,0", "wP 2,0", shanhai.PiXiuMove},
		{"YingLong over a mountain at once", "M -1,0; wY -1,1; bY 0,0; wQ1 1,0", "wY -1,-1", shanhai.MountainYingLong},
		{"the wind on what just moved", "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; last -1,-1; to w", "bQ1 -2,0", shanhai.WindNotJustMoved},
		{"the wind on a stack", "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; bX1 -1,-1; to w", "bX1 -2,0", shanhai.WindNotStacked},
		{"the wind on a creature on a mountain", "M -1,-1; bB1 -1,-1; wY 0,0; wF -1,0; bY 1,0; to w", "bB1 -2,0", shanhai.WindNotStacked},
		{"the wind onto a mountain", "M -2,0; wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0", shanhai.MountainFeiLian},
		{"the wind into the sea", "S -2,0; wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0", shanhai.SeaBarred},
		{"the wind onto a creature", "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; wZ1 -2,0; to w", "bQ1 -2,0", shanhai.Occupied},
		{"the wind too far", "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -3,0", shanhai.Wind},
		{"the wind on what holds the realm", "wY 0,0; wF -1,0; bQ1 -2,0; bY -3,0; to w", "bQ1 -1,1", shanhai.OneRealm},
		{"the wind from a mountain", "M -1,0; wF -1,0; wY 0,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0", shanhai.MountainFeiLian},
		{"the wind of a resting lifter", "wY 0,0; wF -1,0; bF 0,-1; bY 1,0; bQ1 -2,0; last -1,0; to w", "bQ1 -2,1", shanhai.WindRest},
		{"the wind of a covered lifter", "wY 0,0; wF -1,0; bX1 -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0", shanhai.Covered},
		{"the wind of a creature that has none", "wY 0,0; wQ1 -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0 by wQ1", shanhai.Wind},
		{"a legal move said to be by the wind of a far lifter", "wY 0,0; wQ1 -1,0; wF 2,-1; bY 1,0; to w", "wQ1 -1,1 by wF", shanhai.Wind},
		{"landscape when none is due", "landscape 3; wY 0,0; bY 1,0; to b; turn 4; M -1,0", "M 2,0", shanhai.LandscapeTurn},
		{"a creature when landscape is due", "landscape 3; wY 0,0; bY 1,0; turn 3", "wX1 -1,0", shanhai.LandscapeTurn},
		{"a forfeit when landscape is due", "landscape 3; wY 0,0; bY 1,0; turn 3", "pass", shanhai.LandscapeTurn},
		{"landscape of the kind not drawn", "landscape 3; wY 0,0; bY 1,0; turn 3; drawn M", "S -1,0", shanhai.LandscapeTurn},
		{"landscape apart", "landscape 3; wY 0,0; bY 1,0; turn 3", "M 5,0", shanhai.LandscapePlace},
		{"landscape onto a tile", "landscape 3; wY 0,0; bY 1,0; turn 3", "M 0,0", shanhai.LandscapePlace},
		{"landscape used up", "landscape 3; M -1,0; M -2,0; M -3,0; M -4,0; M -5,0; M -6,0; wY 0,0; bY 1,0; turn 21", "M 2,0", shanhai.Supply},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := parse(t, c.position)
			act, err := shanhai.Notation().Read(p, c.act)
			if err != nil {
				t.Fatalf("%s: %v", c.act, err)
			}
			wantViolation(t, p, act, c.rule)
		})
	}
}

// The text of a violation is read by people.
func TestViolationsSayWhatIsWrong(t *testing.T) {
	p := parse(t, "bB1 -3,0; bX1 -2,0; bZ1 -2,-1; wQ2 -1,0; wQ1 0,0; wY 1,0; bY 0,-1; bQ1 1,-1; bL -3,1; wB1 1,1; wX1 2,0; wZ1 2,1; to w")
	err := p.Play(shanhai.Act{Type: shanhai.Relocate, Creature: tile(t, p, "wQ2"), To: hex.Hex{Q: 3}})
	var v *rules.Violation
	if !errors.As(err, &v) {
		t.Fatal(err)
	}
	want := "lifting white QingLong 2 would split the realm"
	if v.Rule != shanhai.OneRealm || v.Hex != (hex.Hex{Q: -1}) || !strings.Contains(v.Why, want) || !strings.Contains(v.Why, "3 more tiles would be left apart") {
		t.Errorf("%v at %v, want %q and 3 more tiles, at -1,0", v, v.Hex, want)
	}
	if !strings.HasPrefix(err.Error(), "wQ2 ") || !strings.HasSuffix(err.Error(), "(one-realm)") {
		t.Errorf("%q does not begin with the act and end with the rule", err)
	}
}

// The referee's slow walk with nothing forgiven must reach what the fast engine reaches. It is checked through the
// verdicts: an act that a creature's power allows is never refused, one that it does not is never let through.
func TestEveryDestinationIsLegalOrRefusedForARuleOfTheGame(t *testing.T) {
	for seed := range 12 {
		playRandom(t, seed*37, 40, func(p *shanhai.Position) {
			if p.Turn()%4 != 0 || p.Result().Over() {
				return
			}
			legal := map[uint64]bool{}
			for _, a := range p.Acts() {
				legal[actNumber(a)] = true
			}
			for _, a := range everyRelocation(p) {
				_, err := p.Move(a)
				var v *rules.Violation
				if legal[actNumber(a)] != (err == nil) || err != nil && !errors.As(err, &v) {
					t.Fatalf("%s: %+v: %v", p, a, err)
				}
				if err == nil {
					continue
				}
				if _, ok := shanhai.RuleByID(v.Rule); !ok {
					t.Fatalf("%s: %v names no rule of the game", p, v)
				}
			}
		})
	}
}

// everyRelocation returns every creature of the realm brought to every hex in or beside it.
func everyRelocation(p *shanhai.Position) (out []shanhai.Act) {
	goals := map[hex.Hex]bool{}
	for _, x := range p.Tiles() {
		goals[x.Hex] = true
		for _, n := range x.Hex.Neighbors() {
			goals[n] = true
		}
	}
	for _, x := range p.Tiles() {
		for to := range goals {
			if x.Land == creature.None {
				out = append(out, shanhai.Act{Type: shanhai.Relocate, Creature: x.Creature, From: x.Hex, To: to})
			}
		}
	}
	return out
}

func TestTheLifterNamedMustBeAbleTo(t *testing.T) {
	p := parse(t, "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; to w")
	act, err := shanhai.Notation().Read(p, "bQ1 -2,0 by wF")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Play(act); err != nil {
		t.Error(err)
	}
}
