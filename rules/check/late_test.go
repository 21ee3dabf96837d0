package check_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/script"
)

// A name that the game doesn't know is told as such behind the set-up too, with how a remark is written; a fact is told to be late.
func TestUnknownNamesBehindTheSetUp(t *testing.T) {
	const start = "game: toy\nboard: a1 0,0; b1 1,0; turn 3\nplay a2 0,1\n"
	for line, want := range map[string]string{
		"心得：走錯了":  `want turn, got "心得"; a remark is written note: and its text`,
		"turn: 5": "the set-up is over; options and facts stand before the first move or claim, or after a new board",
		"turn: x": "the set-up is over; options and facts stand before the first move or claim, or after a new board",
	} {
		if f := firstFault(t, start+line+"\n"); f.Why != want {
			t.Errorf("%s: %q, want %q", line, f.Why, want)
		}
	}
}

// Titles are as near as spellings: of rules, of games.
func TestTitlesAreTold(t *testing.T) {
	for text, want := range map[string]string{
		"game: toy\nillegal a1 0,0 because 三連線\n":        "",
		"game: toy\nillegal a1 0,0 because one-s-own\n":  "",
		"game: toy\nillegal a1 0,0 because free-hexes\n": "free",
		"game: row\n": "toy", "game: Three\n": "toy",
	} {
		if f := firstFault(t, text); f.Nearest != want {
			t.Errorf("%q: %+v, want %q", text, f, want)
		}
	}
}

// So is a title that no id could be.
func TestTitlesWithBlanksAreTold(t *testing.T) {
	for cited, want := range map[string]string{"Free hexes": "free", `"Long games"`: "long", "「Free hexes」": "free", "Free Hexes of mine": ""} {
		doc, errs := script.Parse([]byte("game: toy\nboard: a1 0,0; b1 1,0; turn 3\nillegal a1 0,0 because " + cited + "\n"))
		if len(errs) != 1 {
			t.Fatalf("%s: %v", cited, errs)
		}
		got := "nothing"
		for _, r := range check.Document(doc, check.Games{toy{}}, check.SyntaxFault(errs[0])) {
			for _, s := range r.Scenes {
				if s.Fault != nil {
					got = s.Fault.Nearest
				}
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", cited, got, want)
		}
	}
}

// bare is a shelf without files.
type bare struct{}

func (bare) Document(string) (*script.Document, error) { return nil, errors.New("no such file") }
func (bare) Beside(string) []string                    { return nil }

// No browser takes a full-width sign for the plain one, so such a link leads nowhere, though what it names is there.
func TestLinksWithAFullWidthSign(t *testing.T) {
	for link, want := range map[string]string{"＃甲": "#甲", "a.play＃甲": "a.play#甲", "#甲": "", "a.txt＃甲": "", "圖＃1.png": ""} {
		doc, _ := script.ParseMarkdown([]byte("# 甲\n\n[a](" + link + ")\n"))
		faults := check.Links(doc, check.Games{toy{}}, bare{})
		got := ""
		for _, f := range faults {
			got += f.Nearest
			if !strings.Contains(f.Why, `"＃" is no "#"`) || f.Text != link {
				t.Errorf("%s: %+v", link, f)
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", link, got, want)
		}
	}
}
