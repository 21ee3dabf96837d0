package script

import (
	"os"
	"strings"
	"testing"
)

// Every block of the page that explains the language can be read and is laid out as fmt does it; so are the pages that it
// shows within a fence.
func TestPageOfTheLanguage(t *testing.T) {
	text, err := os.ReadFile("../../docs/script.md")
	if err != nil {
		t.Fatal(err)
	}
	pages := append(strings.Split(string(text), "````markdown\n"), "")
	blocks := 0
	for i, page := range pages {
		if i > 0 {
			page, _, _ = strings.Cut(page, "````\n")
		} else {
			page = string(text)
		}
		doc, errs := ParseMarkdown([]byte(page))
		blocks += len(doc.Examples)
		tidy, _ := FormatMarkdown([]byte(page))
		if len(errs) > 0 || string(tidy) != page {
			t.Errorf("page %d: %s\n%s", i, said(errs), tidy)
		}
	}
	if want := strings.Count("\n"+string(text), "\n```play"); blocks != want {
		t.Errorf("%d blocks read, want %d", blocks, want)
	}
}

// The table of statements names each of them.
func TestPageNamesEveryStatement(t *testing.T) {
	text, err := os.ReadFile("../../docs/script.md")
	if err != nil {
		t.Fatal(err)
	}
	_, reference, _ := strings.Cut(string(text), "\n### Statements\n")
	table, _, _ := strings.Cut(reference, "\n### ")
	_, grammar, _ := strings.Cut(reference, "```ebnf\n")
	for _, word := range append(plain(), append(named(), headers()...)...) {
		if !strings.Contains(table, "`"+word) {
			t.Errorf("%s: not in the table", word)
		}
		if !strings.Contains(grammar, `"`+word+`"`) {
			t.Errorf("%s: not in the grammar", word)
		}
	}
}
