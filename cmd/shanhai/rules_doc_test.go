package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const scriptPage = "../../docs/script.md"

// The examples of the page on the language are right, but for the one that cites a house rule.
func TestPageOnScriptsIsRight(t *testing.T) {
	code, said := checked(t, scriptPage)
	if code != exitOK || !strings.Contains(said, ": 6 ok, 1 unchecked\n") {
		t.Errorf("status %d\n%s", code, said)
	}
}

// Whoever follows the tutorial sees what it shows.
func TestTutorialOnScriptsShowsWhatIsSaid(t *testing.T) {
	text, err := os.ReadFile(scriptPage)
	if err != nil {
		t.Fatal(err)
	}
	pages := regexp.MustCompile("(?s)````markdown\n(.*?)````\n").FindAllStringSubmatch(string(text), -1)
	if len(pages) != 2 {
		t.Fatalf("%d pages, want 2", len(pages))
	}
	t.Chdir(t.TempDir())
	for _, c := range []struct {
		name, page string
		status     int
	}{
		{"house.md", pages[0][1], exitOK},
		{"house.md", strings.Replace(pages[0][1], `\bY /bY`, `\bY`, 1), exitFailed},
		{"evening.md", pages[1][1], exitOK},
	} {
		if err := os.WriteFile(filepath.Join(".", c.name), []byte(c.page), 0o600); err != nil {
			t.Fatal(err)
		}
		code, said := checked(t, c.name)
		shown := "    $ shanhai rules check " + c.name + "\n" + indented(said)
		if code != c.status || !strings.Contains(string(text), shown) {
			t.Errorf("status %d; not on the page:\n%s", code, shown)
		}
	}
}

// unreadablePage has the two errors that the page shows.
const unreadablePage = "# House\n\n```play\ngame: shanhai\n\n1. wX1 0,0\nleagl bX1 wX1-\n```\n\n" +
	"```play\ngame: shanhai\n\nboard\n  wY   bY\n  wQ1   .\nend\n```\n"

// What can't be read is told as the page shows it.
func TestPageOnScriptsShowsErrorsAsTheyAreTold(t *testing.T) {
	text, err := os.ReadFile(scriptPage)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.WriteFile("house.md", []byte(unreadablePage), 0o600); err != nil {
		t.Fatal(err)
	}
	code, said := checked(t, "house.md")
	report, _, _ := strings.Cut(said, "2 examples (")
	if code != exitUsage || report == "" || !strings.Contains(string(text), indented(report)) {
		t.Errorf("status %d; not on the page:\n%s", code, indented(report))
	}
}

// indented puts four spaces before each line that holds something.
func indented(text string) string {
	return regexp.MustCompile("(?m)^(.)").ReplaceAllString(text, "    $1")
}
