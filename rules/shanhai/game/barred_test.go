package game_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"shanhai/rules"
)

// Which rules keep a tile from where it would go, and none else; the position is White's to play.
func TestBarred(t *testing.T) {
	for _, c := range []struct{ name, position, tile, rules string }{
		{"the only link of the realm", "wY 0,0; bY 1,0; wQ1 -1,0; wB1 -2,0; turn 21", "wQ1", "one-realm"},
		{"landscape would be parted", "M -1,0; wY 0,0; bY 1,0; wQ 0,1; turn 21", "wY", "one-realm"},
		{"covered", "wY 0,0; bY 1,0; wQ1 -1,0; bX1 -1,0; turn 21", "wQ1", "covered"},
		{"at rest", "wY 0,0; bY 1,0; wQ1 -1,0; bF 0,-1; last -1,0; turn 21", "wQ1", "wind-rest"},
		{"before YingLong", "wX1 0,0; bX1 1,0", "wX1", "move-after-yinglong"},
		{"PiXiu with none that lends", "S 1,0; wP 1,0; bP 2,0; wY 3,-1; bY 3,0; memory w Q; turn 21", "wP", "pixiu"},
		{"shut in by creatures", "wY 0,0; bQ1 1,0; bB1 0,1; bZ1 -1,1; bX1 -1,0; bB2 0,-1; bQ2 2,-1; bY 2,-2; bQ3 1,-2; turn 21", "wY", "freedom occupied"},
		{"XuanWu may climb but not leave", "wY 0,0; bY 1,0; wX1 -1,0; turn 21", "wX1", "one-realm"},
		{"no place of one's own", "wY 0,0; bY 1,0; turn 21", "wX1", "place-own"},
		{"the fourth turn", "wX1 0,0; wB1 -1,0; wZ1 -2,0; bX1 1,0; bB1 2,0; bZ1 3,0; to w", "wQ1", "yinglong-by-fourth"},
		{"not the next of its kind", "wY 0,0; bY 1,0; turn 21", "wX2", "supply"},
		{"the opponent's without wind", "wY 0,0; bY 1,0; bQ1 2,0; turn 21", "bQ1", "turn"},
		{"just moved", "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; last -1,-1; turn 21", "bQ1", "wind-not-just-moved"},
		{"on a stack", "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; bX1 -1,-1; turn 21", "bX1", "wind-not-stacked"},
		{"landscape before its turn", "landscape 5; wY 0,0; bY 1,0; turn 3", "S", "landscape-turn"},
		{"a creature on a landscape turn", "landscape 3; wY 0,0; bY 1,0; turn 3", "wY", "landscape-turn"},
		{"landscape on tiles only", "landscape 3; wY 0,0; bY 1,0; turn 3", "S", "landscape-place"},
		{"FeiLian beside a sea", "S 0,-1; wY 0,0; bY 1,0; wF -1,0; turn 21", "wF", "occupied one-realm sea-barred"},
		{"QingLong and a mountain", "M 0,-1; wY 0,0; bY 1,0; wQ1 -1,0; turn 21", "wQ1", "mountain-barred occupied one-realm"},
		{"ZhuQue over landscape", "M 0,0; wZ1 -1,0; wY -1,1; bY 0,1; turn 21", "wZ1", "mountain-fly occupied zhuque"},
	} {
		p := lay(t, c.position)
		refused, err := p.Barred(c.tile)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if got := rulesOf(refused); got != c.rules {
			t.Errorf("%s: barred by %s, want %s", c.name, got, c.rules)
		}
	}
}

// rulesOf returns the rules behind refusals, each once, by name.
func rulesOf(refused []rules.Refusal) string {
	var out []string
	for _, r := range refused {
		out = append(out, string(r.By.Rule))
	}
	slices.Sort(out)
	return strings.Join(slices.Compact(out), " ")
}

// A hex is either where a tile goes or where it is barred from, never both.
func TestBarredHexesAreNotLegal(t *testing.T) {
	p := lay(t, "M 2,0; wB -1,0; wY -1,1; bQ 0,1; bZ 1,1; bY -2,2; turn 21")
	acts, err := p.ActsOf("wB1")
	if err != nil {
		t.Fatal(err)
	}
	refused, _ := p.Barred("wB1")
	text := " " + ends(acts) + " "
	for _, r := range refused {
		if strings.Contains(text, fmt.Sprintf(" %d,%d ", r.Act.To.Q, r.Act.To.R)) || p.Clone().Play(r.Act) == nil {
			t.Errorf("%s is legal", p.Spell(r.Act))
		}
	}
	if !strings.Contains(rulesOf(refused), "mountain-baihu") {
		t.Errorf("BaiHu may not stop on the mountain after two hexes, but only %s is named", rulesOf(refused))
	}
}
