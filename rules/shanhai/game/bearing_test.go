package game_test

import (
	"slices"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai/game"
)

// lay lays a position out from the canonical text.
func lay(t testing.TB, text string) rules.Position {
	t.Helper()
	p, err := game.New().Setup(rules.Layout{Text: rules.Word{Text: text, At: rules.Place{Line: 1, Column: 1}}})
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

// bears returns the rules that bear on an act, by name.
func bears(t testing.TB, p rules.Position, act string) string {
	t.Helper()
	a, err := p.Read(act)
	if err != nil {
		t.Fatalf("%s: %v", act, err)
	}
	var out []string
	for _, id := range p.Bearing(a) {
		out = append(out, string(id))
	}
	return strings.Join(out, " ")
}

// What every introduction, and what every step of a creature, has to satisfy.
const (
	introduced = "supply turn place-own"
	moved      = "turn move-after-yinglong one-realm"
	blown      = "turn move-after-yinglong one-realm freedom feilian wind wind-not-just-moved wind-not-stacked wind-rest"
)

// bearingCase gives all rules that bear on an act, read off the rulings: what the act is, what it had to satisfy, which
// landscape it uses or goes round.
type bearingCase struct{ name, position, act, want string }

func bearingCases() []bearingCase {
	return []bearingCase{
		// Set-up and turns.
		{"the first creature", "", "wX1", "supply first-player turn place-first"},
		{"YingLong may open", "", "wY", "supply first-player turn place-first yinglong-by-fourth"},
		{"the tournament's first creature", "opening tournament", "wX1", "supply first-player turn place-first yinglong-by-fourth"},
		{"Black starts", "first b", "bX1", "supply first-player turn place-first"},
		{"the second player's first", "wX1 0,0; to b", "bX1 wX1-", "supply turn place-first"},
		{"a later creature", "wX1 0,0; bX1 1,0", "wB1 -1,0", "supply turn place-own"},
		{"YingLong on the fourth turn", "wX1 0,0; wB1 -1,0; wZ1 -2,0; bY 1,0; bB1 2,0; bZ1 3,0; turn 7", "wY -3,0", "supply turn place-own yinglong-by-fourth"},
		{"YingLong on the third turn", "wX1 0,0; wB1 -1,0; bY 1,0; bB1 2,0; turn 5", "wY -2,0", introduced},
		{"the fourth turn with YingLong there", "wY 0,0; wB1 -1,0; wZ1 -2,0; bY 1,0; bB1 2,0; bZ1 3,0; turn 7", "wQ1 -3,0", introduced},
		{"the fourth turn that is the third own one", "landscape 3; M 1,-1; M 1,1; wX1 0,0; wB1 -1,0; bX1 1,0; bB1 2,0; turn 7", "wZ1 -2,0", "supply turn place-own yinglong-by-fourth"},
		{"the same with YingLong there", "landscape 3; M 1,-1; M 1,1; wY 0,0; wB1 -1,0; bX1 1,0; bB1 2,0; turn 7", "wZ1 -2,0", introduced},
		{"the fourth own turn after a landscape turn", "landscape 3; M 1,-1; M 1,1; S 2,1; wX1 0,0; wB1 -1,0; wZ1 -2,0; bY 1,0; bB1 2,0; bZ1 3,0; bQ1 4,0; turn 11", "wY -3,0", "supply turn place-own yinglong-by-fourth"},
		{"the fifth turn", "wY 0,0; wB1 -1,0; wZ1 -2,0; bY 1,0; bB1 2,0; bZ1 3,0; turn 9", "wQ1 -3,0", introduced},

		// Moving on the plain.
		{"QingLong", "wY 0,0; bY 1,0; wQ1 -1,0; turn 21", "wQ1 -1,1", moved + " freedom occupied qinglong"},
		{"QingLong away from YingLong", "wY 0,0; bY 1,0; wB1 -1,0; wQ1 -2,0; turn 21", "wQ1 -1,-1", moved + " freedom occupied qinglong"},
		{"YingLong", "wY 0,0; bX1 1,0; bY 2,0; turn 21", "wY 0,1", moved + " freedom occupied yinglong"},
		{"XuanWu on the ground", "wY 0,0; bY 1,0; wB1 -1,0; wX1 -2,0; turn 21", "wX1 -2,1", moved + " freedom xuanwu"},
		{"XuanWu onto a creature", "wY 0,0; bY 1,0; wB1 -1,0; wX1 -2,0; turn 21", "wX1 wB1", moved + " freedom occupied xuanwu standing"},
		{"XuanWu down again", "wY 0,0; bY 1,0; wB1 -1,0; wX1 -1,0; turn 21", "wX1 -2,0", moved + " freedom covered xuanwu"},
		{"BaiHu", "wY 0,0; bY 1,0; wZ1 -1,0; wB1 -2,0; turn 21", "wB1 1,-1", moved + " freedom occupied baihu"},
		{"ZhuQue over creatures", "wY 0,0; bY 1,0; wZ1 -1,0; turn 21", "wZ1 2,0", moved + " occupied zhuque"},
		{"QiLin over creatures", "wY 0,0; bY 1,0; wB1 -1,0; wL -2,0; turn 21", "wL 0,-1", moved + " freedom occupied qilin"},
		{"FeiLian", "wY 0,0; bY 1,0; wB1 -1,0; wF -2,0; turn 21", "wF -2,1", moved + " freedom occupied feilian"},
		{"PiXiu as BaiHu", "wY 0,0; bY 1,0; wB1 -1,0; wP -2,0; turn 21", "wP 1,-1", moved + " freedom occupied baihu pixiu"},
		{"PiXiu as ZhuQue", "wY 0,0; bY 1,0; wZ1 -1,0; wP -2,0; turn 21", "wP 2,0", moved + " occupied zhuque pixiu"},
		{"PiXiu on a creature is XuanWu", "wY 0,0; bY 1,0; wB1 -1,0; wP -1,0; turn 21", "wP -2,0", moved + " freedom covered xuanwu pixiu"},
		{"PiXiu borrows from the top of a stack", "wY 0,0; bY 1,0; wB1 -1,0; wX1 -1,0; wP -2,0; turn 21", "wP wX1", moved + " freedom covered occupied xuanwu pixiu standing"},
		{"PiXiu borrows from one at rest", "wY 0,0; bY 1,0; wQ1 -1,0; wP -2,0; bF 0,-1; last -1,0; turn 21", "wP -2,1", moved + " freedom occupied qinglong pixiu wind-rest"},

		// The wind.
		{"the wind", "wY 0,0; wB1 -1,0; wF -2,0; bX1 -2,-1; bY 1,0; turn 21", "bX1 -3,0", blown + " occupied"},
		{"the wind with a mountain alone beside", "M -1,0; wY 0,0; wF -2,0; bQ1 -2,-1; bY 1,0; turn 21", "bQ1 -3,0", blown + " mountain-feilian"},
		{"the wind with a sea beside", "S -2,1; wY 0,0; wB1 -1,0; wF -2,0; bQ1 -2,-1; bY 1,0; turn 21", "bQ1 -3,0", blown + " occupied sea-barred"},
		{"the wind lifts out of the sea", "S 1,0; wF 0,0; bQ 1,0; wY 0,1; bY -1,2", "bQ1 -1,0", blown + " occupied"},
		{"PiXiu uses the wind lent on a mountain", "M 1,0; wP 0,0; bF 1,0; wY 0,1; bY 1,1; bQ -1,0; turn 21", "bQ1 0,-1", blown + " occupied pixiu mountain-feilian"},
		{"an own step that the wind could make too", "wY 0,0; wB1 -1,0; wF -2,0; wX1 -2,-1; bY 1,0; turn 21", "wX1 -3,0", blown + " xuanwu occupied"},
		{"an own step not by the wind", "wY 0,0; wB1 -1,0; wF -2,0; wX1 -2,-1; bY 1,0; turn 21", "wX1 wF", moved + " freedom occupied xuanwu standing"},
		{"the wind by name", "wY 0,0; wB1 -1,0; wF -2,0; wX1 -2,-1; bY 1,0; turn 21", "wX1 -3,0 by wF", blown + " occupied"},

		// YingLong and landscape.
		{"no land step before the sea", "S 2,0; S 3,0; wY 0,0; wX 0,1; bB 1,1; bY 1,2", "wY 1,0", moved + " freedom occupied yinglong"},
		{"a swim", "S 1,0; S 2,0; wY 0,0; bY 0,1; turn 21", "wY 2,0", moved + " freedom occupied sea-yinglong standing"},
		{"a swim to the far shore", "S 1,0; S 2,0; wY 0,0; bY 0,1; turn 21", "wY 3,-1", moved + " freedom occupied sea-yinglong"},
		{"a step into the sea", "S 1,0; S 2,0; wY 0,0; bY 0,1; turn 21", "wY 1,0", moved + " freedom occupied yinglong sea-yinglong standing"},
		{"a step that a swim could make too", "S 1,0; S 2,0; wY 0,0; bY 0,1; turn 21", "wY 1,-1", moved + " freedom occupied yinglong sea-yinglong"},
		{"up a mountain", "M 1,0; wY 0,0; bY 0,1; turn 21", "wY 1,0", moved + " freedom occupied yinglong mountain-yinglong standing"},
		{"down a mountain", "M 1,0; wY 1,0; bY 0,1; turn 21", "wY 1,-1", moved + " freedom occupied yinglong mountain-yinglong"},

		// BaiHu and landscape.
		{"BaiHu three hexes beside a mountain", "M 2,0; wB -1,0; wY -1,1; bQ 0,1; bZ 1,1; bY -2,2; turn 21", "wB1 2,-1", moved + " freedom occupied baihu"},
		{"BaiHu over a mountain", "M 1,0; wB 0,0; bQ 1,-1; wY 0,1; bY -1,2", "wB1 2,0", moved + " freedom occupied baihu mountain-baihu"},
		{"BaiHu round a sea", "S 1,-1; wB 0,0; bQ 0,-1; bX -1,0; bY -1,1; wY 0,1; turn 21", "wB1 2,-2", moved + " freedom occupied baihu sea-barred"},

		// QingLong and XuanWu and landscape.
		{"QingLong into the sea", "S 2,0; wY 0,0; bY 1,0; wQ1 -1,0; turn 21", "wQ1 2,0", moved + " freedom occupied qinglong sea-level standing"},
		{"QingLong over the sea", "S 0,-1; wY 0,0; bY 1,0; wQ1 -1,0; turn 21", "wQ1 1,-1", moved + " freedom occupied qinglong sea-level"},
		{"QingLong beside a mountain", "M 0,-1; wY 0,0; bY 1,0; wQ1 -1,0; turn 21", "wQ1 -1,1", moved + " freedom occupied qinglong mountain-barred"},
		{"QingLong far from a mountain", "M 2,0; wY 0,0; bY 1,0; wQ1 -1,0; turn 21", "wQ1 -1,1", moved + " freedom occupied qinglong"},
		{"XuanWu out of the sea", "S -1,0; wX1 -1,0; wY 0,0; bY 1,0; turn 21", "wX1 -2,0", moved + " freedom xuanwu sea-level"},
		{"XuanWu beside a mountain", "M -1,1; wX1 -1,0; wY 0,0; bY 1,0; turn 21", "wX1 0,-1", moved + " freedom xuanwu mountain-barred"},

		// The others and landscape.
		{"ZhuQue over a mountain alone", "M 0,0; wZ1 -1,0; wY -1,1; bY 0,1; turn 21", "wZ1 1,0", moved + " zhuque mountain-fly"},
		{"QiLin over a mountain", "M -1,0; wL -2,0; wY 0,0; bY 1,0; turn 21", "wL 1,-1", moved + " freedom occupied qilin mountain-qilin"},
		{"QiLin beside a sea", "S 2,0; wL 0,0; bZ 1,0; bQ 2,0; wY 0,1; bY -1,1; turn 21", "wL 0,2", moved + " freedom occupied qilin sea-barred"},
		{"QiLin away from a sea", "S 2,0; wL 0,0; bZ 1,0; bQ 2,0; wY 0,1; bY -1,1; turn 21", "wL -2,2", moved + " freedom occupied qilin"},
		{"FeiLian onto a mountain", "M -1,1; wF -1,0; wY 0,0; bY 1,0; turn 21", "wF -1,1", moved + " freedom occupied feilian mountain-feilian standing"},
		{"FeiLian beside a sea", "S -1,1; wF -1,0; wY 0,0; bY 1,0; turn 21", "wF 0,-1", moved + " freedom occupied feilian sea-barred"},
		{"PiXiu into the sea as YingLong", "S -1,1; wP -1,0; wY 0,0; bY 1,0; turn 21", "wP -1,1", moved + " freedom occupied yinglong pixiu sea-yinglong pixiu-terrain standing"},
		{"PiXiu by a remembered power", "S -1,0; S 0,0; wP -1,0; wY 1,0; bY 2,0; memory w Q; turn 21", "wP -1,1", moved + " freedom occupied qinglong pixiu sea-level pixiu-terrain"},

		// Landscape turns.
		{"landscape", "landscape 3; wY 0,0; bY 1,0; turn 3", "M 2,0", "supply turn landscape-turn landscape-place"},
		{"landscape beside YingLong that the ring option counts", "landscape 3; ring landscape; wY 0,0; bY 1,0; turn 3", "M 2,0", "supply turn landscape-turn landscape-place"},

		// The end.
		{"a capture", "wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 2,-1; turn 21", "wQ1 1,-1", moved + " freedom occupied qinglong capture"},
		{"both captured", "bY 0,0; wY 1,0; wZ1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; wX1 2,-1; wB1 2,0; bQ1 1,1; wQ1 2,-2; turn 21", "wQ1 1,-1", moved + " freedom occupied qinglong capture double-capture"},
	}
}

func TestBearing(t *testing.T) {
	for _, c := range bearingCases() {
		t.Run(c.name, func(t *testing.T) {
			p := lay(t, c.position)
			got, want := strings.Fields(bears(t, p, c.act)), strings.Fields(c.want)
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %s\n got %s\nwant %s", c.position, c.act, strings.Join(got, " "), strings.Join(want, " "))
			}
		})
	}
}

// A player who is shut in forfeits: White has YingLong alone, which holds the realm together, and no hex to introduce on.
func TestBearingOfAForfeitedTurn(t *testing.T) {
	p := lay(t, "wY 0,0; bY 1,0; bX1 -1,0; bB1 1,-1; bQ1 -1,1; turn 21")
	if got := bears(t, p, "pass"); got != "turn forfeit" {
		t.Errorf("got %s, want turn forfeit", got)
	}
}

// The third time, and only then, repetition bears on the act that brings it about.
func TestBearingOfARepetition(t *testing.T) {
	p := lay(t, "wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; turn 21")
	acts := strings.Fields("-1,1 2,-1 -1,0 2,0 -1,1 2,-1 -1,0 2,0")
	for i, to := range acts {
		text := [2]string{"wQ1 ", "bQ1 "}[i%2] + to
		if got, want := strings.Contains(bears(t, p, text), "stalemate"), i == len(acts)-1; got != want {
			t.Errorf("act %d, %s: stalemate %v, want %v", i+1, text, got, want)
		}
		a, _ := p.Read(text)
		if err := p.Play(a); err != nil {
			t.Fatal(err)
		}
	}
}

// An act that is not legal is an instance of no rule.
func TestNothingBearsOnAnIllegalAct(t *testing.T) {
	p := lay(t, "wY 0,0; bY 1,0; turn 3")
	if got := bears(t, p, "wQ1 5,5"); got != "" {
		t.Errorf("%s bears on an illegal act", got)
	}
}

// No rule of the game may lack a case above, nor be cited where there is none.
func TestEveryRuleBearsOnSomething(t *testing.T) {
	shown := map[string]bool{"forfeit": true, "stalemate": true} // the two tests above
	for _, c := range bearingCases() {
		for _, id := range strings.Fields(c.want) {
			shown[id] = true
		}
	}
	for _, r := range game.New().Rules() {
		if !shown[string(r.ID)] {
			t.Errorf("no case for %s", r.ID)
		}
		delete(shown, string(r.ID))
	}
	if len(shown) > 0 {
		t.Errorf("rules that are none: %v", shown)
	}
}
