package shanhai_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shanhai/internal/creature"
	"shanhai/rules/shanhai"
)

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
