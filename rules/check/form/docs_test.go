package form_test

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/check/form"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// documented returns the first block of docs/script.md that begins with a line.
func documented(t *testing.T, fence, begin string) string {
	t.Helper()
	text, err := os.ReadFile("../../../docs/script.md")
	if err != nil {
		t.Fatal(err)
	}
	_, after, found := strings.Cut(string(text), "\n"+fence+"\n"+begin)
	block, _, closed := strings.Cut(after, "\n```\n")
	if !found || !closed {
		t.Fatalf("no block %s that begins with %q", fence, begin)
	}
	return begin + block
}

// The manual names every field of the JSON and no other.
func TestTheManualHasTheFieldsOfTheJSON(t *testing.T) {
	doc, _ := script.Parse([]byte("game: shanhai\nexample a\nboard: wY 0,0; bY 1,0; wQ1 -1,0\nlegal wY 0,1\nmoves wY: none because one-realm\n"))
	got := fields(t, written(t, form.JSON, []check.File{{Path: "x", Reports: check.Document(doc, check.Games{game.New()})}}, form.Style{}))
	want := fields(t, documented(t, "```json", "{\n  \"version\": 1,\n  \"summary\""))
	if !slices.Equal(got, want) {
		t.Errorf("the program writes\n%s\nthe manual says\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// fields lists the paths of all fields of a JSON text, sorted.
func fields(t *testing.T, text string) []string {
	t.Helper()
	var value any
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	paths := map[string]bool{}
	walk("", value, paths)
	var out []string
	for path := range paths {
		out = append(out, path)
	}
	slices.Sort(out)
	return out
}

func walk(path string, value any, paths map[string]bool) {
	switch v := value.(type) {
	case map[string]any:
		for key, inner := range v {
			paths[path+"."+key] = true
			walk(path+"."+key, inner, paths)
		}
	case []any:
		for _, inner := range v {
			walk(path+"[]", inner, paths)
		}
	}
}

// The report that the manual shows is the one that the program writes.
func TestTheManualShowsARealReport(t *testing.T) {
	text := strings.Repeat("\n", 10) + "# A page\n```play pinned \"YingLong holds the realm together\"\nboard: wY 0,0; bY 1,0; wQ1 -1,0\nlegal wY 0,1\n```\n"
	doc, errs := script.ParseMarkdown([]byte("```play\ngame: shanhai\n```\n" + text[3:]))
	for _, err := range errs {
		t.Fatal(err)
	}
	got := written(t, form.Text, []check.File{{Path: "my-rules.md", Reports: check.Document(doc, check.Games{game.New()})}}, form.Style{Quiet: true})
	if want := documented(t, "```", "WRONG       my-rules.md") + "\n"; got != want {
		t.Errorf("the program writes\n%s\nthe manual shows\n%s", got, want)
	}
}
