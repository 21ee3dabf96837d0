package han_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"shanhai/rules/diagram/han"
)

// Every Chinese character that the project's examples, rulebook and names say can be shown.
func TestTheProjectsTextsCanBeShown(t *testing.T) {
	face, err := han.Face()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[rune]bool{}
	for _, folder := range []string{"../../shanhai", "../../book", "../../../internal/creature", "../../../docs"} {
		err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || !strings.Contains(".md.play.go", filepath.Ext(path)) || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			for _, r := range string(text) {
				if unicode.Is(unicode.Han, r) && !seen[r] {
					seen[r] = true
					if _, _, ok := face.Outline(r); !ok {
						t.Errorf("%s: no %c; add it as README.md says", path, r)
					}
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(seen) < 500 {
		t.Errorf("only %d characters were looked at", len(seen))
	}
}

// Characters of a maker's own caption, in both scripts, with signs as they are written.
func TestCommonCharactersAreWideAndHaveAnOutline(t *testing.T) {
	face, err := han.Face()
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range "一乙丁七乃我們家的規則每第三回合放地形不准互換位置貓狗蛋糕龜籲门规则龙飞，。：；！？「」『』（）、ＡＢ１" {
		if rings, advance, ok := face.Outline(r); !ok || len(rings) == 0 || advance < 0.9 || advance > 1.1 {
			t.Errorf("%c: %v, %d outlines, %.2f wide", r, ok, len(rings), advance)
		}
	}
}
