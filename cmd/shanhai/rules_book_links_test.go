package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// linkShelf writes a folder of rules: two pages of the book, a page that is none, a script, and what is to be linked from.
func linkShelf(t *testing.T, text string) string {
	t.Helper()
	const board = "game: shanhai\nboard: wY 0,0; bY 1,0\nresult open\n"
	folder := t.TempDir()
	for name, content := range map[string]string{
		"en.md": "# House {#top}\n\n## The gate\n\n## The gate\n\n### 1.5 Notes: a `b`\n\nHere <a id=\"spot\"></a> it is.\n\n<p id=\"quay\">\n\n" +
			"```play jam\nrule no-swap \"Nobody swaps.\"\n" + board + "```\n\n" + text + "\n",
		"more.md":      "# More\n\n## The gate\n\n```play jam2\n" + board + "```\n",
		"sub/other.md": "# Other\n\n## Far\n\n```play jam3\n" + board + "```\n",
		"a.play":       "example move\n" + board,
		"pic.txt":      "",
	} {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// linkForms are the links that may stand in a page: whether they lead somewhere, and to which id of the book's page; "" where that
// has nothing to go to.
func linkForms() []struct {
	link string
	ok   bool
	id   string
} {
	return []struct {
		link string
		ok   bool
		id   string
	}{
		{"#jam", true, "eg-en-jam"}, {"#%6Aam", true, "eg-en-jam"}, {"en.md#jam", true, "eg-en-jam"}, {"./en.md#jam", true, "eg-en-jam"},
		{"#top", true, "top"}, {"#house", true, "top"}, {"en.md", true, "top"},
		{"#the-gate", true, "the-gate"}, {"#the-gate-1", true, "the-gate-2"}, {"#the-gate-2", true, "the-gate-2"},
		{"#15-notes-a-b", true, "1.5-notes-a-b"}, {"#1.5-notes-a-b", true, "1.5-notes-a-b"},
		{"#spot", true, "spot"}, {"#quay", true, "quay"}, {"#freedom", true, "freedom"}, {"#no-swap", true, "no-swap"},
		{"more.md", true, "more"}, {"more.md#more", true, "more"}, {"more.md#the-gate", true, "the-gate-3"}, {"more.md#jam2", true, "eg-more-jam2"},
		{"more.md#freedom", true, "freedom"},
		{"sub/other.md", true, ""}, {"sub/other.md#far", true, ""}, {"sub/other.md#jam3", true, ""}, {"a.play", true, ""}, {"a.play#move", true, ""},
		{"https://example.org/x.md#y", true, "https://example.org/x.md#y"}, {"/none.md#x", true, ""}, {"pic.txt", true, ""}, {"none.txt", true, ""},

		{"#nothing", false, ""}, {"#jma", false, ""}, {"#jam2", false, ""}, {"#The-Gate", false, ""}, {"#eg-en-jam", false, ""},
		{"en.md#nothing", false, ""}, {"more.md#jam", false, ""}, {"more.md#no-swap", false, ""}, {"sub/other.md#nothing", false, ""},
		{"a.play#nothing", false, ""}, {"a.play#freedom", false, ""}, {"none.md", false, ""}, {"none.play#move", false, ""}, {"sub/none.md#far", false, ""},
	}
}

// What rules check says of a link, rules book says of it too, wherever the link stands; and in the book it leads there.
func TestBookAndCheckAgreeOnEveryLink(t *testing.T) {
	for _, c := range linkForms() {
		forms := []string{"See [it](%s)."}
		switch c.link {
		case "#jam", "more.md#jam2", "#nothing", "more.md#jam", "none.md":
			forms = append(forms, "- [it](%s)", "| a |\n|---|\n| [it](%s) |", "## On [it](%s)", "> [it](%s) there", "See [it][far].\n\n[far]: %s")
		}
		if strings.Contains(c.link, "a.play#") {
			forms = append(forms, "[it](%s)") // alone, it shows the example
		}
		for _, form := range forms {
			folder := linkShelf(t, fmt.Sprintf(form, c.link))
			code, said := checked(t, filepath.Join(folder, "en.md"))
			if (code == 0) != c.ok {
				t.Errorf("check: %s in %q: status %d:\n%s", c.link, form, code, said)
			}
			var out bytes.Buffer
			pages := filepath.Join(t.TempDir(), "pages")
			booked := run(t.Context(), []string{"rules", "book", "--source", folder, "--out", pages}, ioStreams{In: strings.NewReader(""), Out: &out, Err: &out}, works{})
			if booked != code {
				t.Errorf("%s in %q: check ends with %d, book with %d:\n%s", c.link, form, code, booked, out.String())
				continue
			}
			if c.ok {
				leadsTo(t, filepath.Join(pages, "en.html"), c.link, c.id)
			}
		}
	}
}

// leadsTo holds the link "it" of a page against the id where it is to lead.
func leadsTo(t *testing.T, page, link, id string) {
	t.Helper()
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	switch {
	case id == "" && strings.Contains(text, ">it</a>"):
		t.Errorf("%s: leads somewhere", link)
	case strings.HasPrefix(id, "https:"):
		if !strings.Contains(text, `href="`+id+`"`) {
			t.Errorf("%s: is not followed", link)
		}
	case id != "" && (!strings.Contains(text, `<a href="#`+id+`">it</a>`) || !strings.Contains(text, ` id="`+id+`"`)):
		t.Errorf("%s: does not lead to %s", link, id)
	}
}
