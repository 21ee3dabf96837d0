package shanhai_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shanhai/internal/creature"
	"shanhai/rules/shanhai"
)

// Every name that the page gives as an example is read, and as the tile that the page says.
func TestTheNamesOnTheNotationPageAreRead(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "notation.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, table, ok := strings.Cut(string(text), "| name | examples |")
	if !ok {
		t.Fatal("no table of names")
	}
	table, _, _ = strings.Cut(table, "\n\n")
	for example, want := range map[string]string{
		"wQingLong1": "wQ1", "w青龍1": "wQ1", "w青龙1": "wQ1", "白青龍1": "wQ1", "白 青龍 1": "wQ1", "黑應龍": "bY", "whiteQ1": "wQ1",
		"white QingLong 1": "wQ1", "black YingLong": "bY", "mountain": "M", "山": "M", "sea": "S", "海": "S",
	} {
		got, err := shanhai.Notation().ReadTile(example)
		name := string(got.Land.Letter())
		if got.Land == creature.None {
			name = shanhai.Notation().Creature(got.Creature)
		}
		if err != nil || name != want || !strings.Contains(table, "`"+example+"`") {
			t.Errorf("%s: read as %s (%v), want %s; on the page: %v", example, name, err, want, strings.Contains(table, "`"+example+"`"))
		}
	}
	p := parse(t, "wY 0,0; bY 1,0")
	for _, example := range []string{"棄權", "弃权", "讓", "让"} {
		if a, err := shanhai.Notation().Read(p, example); err != nil || a.Type != shanhai.Forfeit || !strings.Contains(table, "`"+example+"`") {
			t.Errorf("%s: %+v, %v", example, a, err)
		}
	}
	if n := strings.Count(table, "`") / 2; n != 17 {
		t.Errorf("%d examples on the page, 13 tiles and 4 forfeits are tested", n)
	}
}

// The page on notation must say what the code does: its letters and its example of a position.
func TestTheNotationPageIsTrue(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "notation.md"))
	if err != nil {
		t.Fatal(err)
	}
	page := string(text)
	for _, k := range creature.All() {
		if row := "| `" + string(k.Letter()) + "` | "; !strings.Contains(page, row) {
			t.Errorf("no row for the letter %c", k.Letter())
		}
		if !strings.Contains(page, k.Chinese()) {
			t.Errorf("%s is not named", k.Chinese())
		}
	}
	_, example, _ := strings.Cut(page, "\n    game ")
	example, _, _ = strings.Cut("game "+example, "\n")
	p, err := shanhai.Parse(example)
	if err != nil {
		t.Fatalf("%s: %v", example, err)
	}
	if p.String() != example {
		t.Errorf("the page's position prints\n%s, want\n%s", p, example)
	}
}
