package form_test

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/check/form"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// nasty is an author's text that could break a terminal, XML, JSON or a workflow command.
const nasty = "a\x1b[31m<b>&\"%\r\n::error::\x00,c:\xff]]>"

// checked is a file with an example of each verdict.
func checked(t *testing.T) []check.File {
	t.Helper()
	doc, errs := script.Parse([]byte(`game: shanhai
rule mine "Mine"
example right
illegal wX1 because mine
example good
board: wY 0,0; bY 1,0; wQ1 -1,0
moves wY: none because one-realm
example wrong
board: wY 0,0; bY 1,0; wQ1 -1,0
play wY 0,1
example lost
continue wrong
result open
example unreadable
result wite
`))
	for _, err := range errs {
		t.Fatal(err)
	}
	return []check.File{{Path: "x.play", Reports: check.Document(doc, check.Games{game.New()})}}
}

// spoiled puts a nasty text wherever an author's text can come from.
func spoiled(t *testing.T) []check.File {
	files := checked(t)
	files[0].Path = nasty
	files[0].Faults = []check.Fault{{At: rules.Place{Line: 1, Column: 1}, Text: nasty, Why: nasty, Right: nasty, Nearest: nasty}}
	for i := range files[0].Reports {
		r := &files[0].Reports[i]
		r.Example.ID, r.Example.Title.Text, r.Example.Heading = nasty, nasty, nasty
		for k := range r.Scenes {
			if f := r.Scenes[k].Fault; f != nil {
				f.Text, f.Why, f.Right, f.Nearest, f.Rule = nasty, nasty, nasty, nasty, nasty
			}
		}
	}
	return files
}

func written(t *testing.T, write func(io.Writer, []check.File, form.Style) error, files []check.File, s form.Style) string {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b, files, s); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestSummaryCountsEachVerdict(t *testing.T) {
	want := form.Summary{Files: 1, Examples: 5, OK: 1, Wrong: 1, Unchecked: 1, Unreached: 1, Unreadable: 1, Moves: 1, Claims: 4}
	got := form.Sum(checked(t))
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
	if text := got.String(); text != "5 examples (1 move, 4 claims): 1 ok, 1 wrong, 1 unchecked, 1 unreached, 1 unreadable" {
		t.Error(text)
	}
}

func TestATerminalIsNotSteered(t *testing.T) {
	text := written(t, form.Text, spoiled(t), form.Style{})
	for _, r := range text {
		if r < ' ' && r != '\n' || r == 0x7f {
			t.Fatalf("%q in\n%s", r, text)
		}
	}
	if !utf8.ValidString(text) {
		t.Error("not UTF-8")
	}
}

func TestColoursOnlyIfWanted(t *testing.T) {
	if plain := written(t, form.Text, checked(t), form.Style{}); strings.Contains(plain, "\x1b") {
		t.Error("coloured")
	}
	coloured := written(t, form.Text, checked(t), form.Style{Colour: true})
	for _, want := range []string{"\x1b[32mok        \x1b[0m  x.play:5:1", "\x1b[31mWRONG     \x1b[0m  x.play:8:1", "\x1b[33munchecked \x1b[0m  x.play:3:1"} {
		if !strings.Contains(coloured, want) {
			t.Errorf("no %q in\n%s", want, coloured)
		}
	}
}

func TestJSONIsJSON(t *testing.T) {
	var got struct {
		Version int
		Summary form.Summary
		Files   []struct{ Examples []struct{ Verdict string } }
	}
	if err := json.Unmarshal([]byte(written(t, form.JSON, spoiled(t), form.Style{})), &got); err != nil {
		t.Fatal(err)
	}
	var verdicts []string
	for _, e := range got.Files[0].Examples {
		verdicts = append(verdicts, e.Verdict)
	}
	if all := strings.Join(verdicts, " "); all != "unchecked ok wrong unreached unreadable" || got.Version != 1 || got.Summary.Faults != 1 {
		t.Errorf("%s, %+v", all, got)
	}
}

// JUnit's counts are those of its elements, whatever stands in them.
func TestJUnitIsXMLThatCountsRight(t *testing.T) {
	text := written(t, form.JUnit, spoiled(t), form.Style{})
	d, count := xml.NewDecoder(strings.NewReader(text)), map[string]int{}
	var root map[string]string
	skipped := ""
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if e, is := token.(xml.StartElement); is {
			count[e.Name.Local]++
			hold(t, e)
			switch e.Name.Local {
			case "testsuites":
				root = attributes(e)
			case "testsuite":
				skipped = attributes(e)["skipped"]
			}
		}
	}
	if skipped != "2" {
		t.Errorf("skipped=%s, want 2", skipped)
	}
	for element, attribute := range map[string]string{"testcase": "tests", "failure": "failures", "error": "errors"} {
		want := map[string]int{"testcase": 6, "failure": 1, "error": 2}[element]
		if count[element] != want || root[attribute] != string(rune('0'+want)) {
			t.Errorf("%d %s, %s=%s, want %d", count[element], element, attribute, root[attribute], want)
		}
	}
}

// hold holds an element against junit-10.xsd of Jenkins's xUnit plugin (November 2025), as far as a report may need it: which
// attributes an element may have, and must.
func hold(t *testing.T, e xml.StartElement) {
	t.Helper()
	allowed := map[string]string{
		"testsuites": "name time tests failures errors",
		"testsuite":  "name tests failures errors group time skipped timestamp hostname id package file log url",
		"testcase":   "name time classname group",
		"failure":    "type message", "error": "type message", "skipped": "type message",
	}[e.Name.Local]
	if allowed == "" {
		t.Errorf("an element %s", e.Name.Local)
	}
	has := attributes(e)
	for name := range has {
		if !slices.Contains(strings.Fields(allowed), name) {
			t.Errorf("%s has an attribute %s", e.Name.Local, name)
		}
	}
	for _, name := range strings.Fields(map[string]string{"testsuite": "name tests failures errors", "testcase": "name"}[e.Name.Local]) {
		if _, there := has[name]; !there {
			t.Errorf("%s has no attribute %s", e.Name.Local, name)
		}
	}
}

func attributes(e xml.StartElement) map[string]string {
	out := map[string]string{}
	for _, a := range e.Attr {
		out[a.Name.Local] = a.Value
	}
	return out
}

// A workflow command is a line: an author's text begins no second one and ends no property.
func TestGitHubCommandsAreEscaped(t *testing.T) {
	text := written(t, form.GitHub, spoiled(t), form.Style{})
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(lines) != 6 { // a fault of the file, unchecked, wrong, unreached, unreadable and the summary
		t.Fatalf("%d lines:\n%q", len(lines), lines)
	}
	for _, line := range lines[:5] {
		head, _, found := strings.Cut(strings.TrimPrefix(line, "::"), "::")
		if !found || strings.Count(head, ",") != 3 || strings.Contains(head[strings.Index(head, "file="):], ":") {
			t.Errorf("%q", line)
		}
	}
}

func TestQuietTellsOnlyWhatIsNotRight(t *testing.T) {
	text := written(t, form.Text, checked(t), form.Style{Quiet: true})
	for _, unwanted := range []string{"x.play:3:1", "x.play:5:1", "examples"} {
		if strings.Contains(text, unwanted) {
			t.Errorf("%q in\n%s", unwanted, text)
		}
	}
	if !strings.HasPrefix(text, "WRONG       x.play:8:1  wrong\n") {
		t.Error(text)
	}
}

func TestWrapCountsColumns(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"one two three", "  one two\n  three"},
		{"unbreakablyLong word", "  unbreakablyLong\n  word"},
		{"應龍白虎青龍，朱雀。", "  應龍白虎\n  青龍，朱\n  雀。"},
		{"", ""},
	} {
		if got := form.Wrap(c.text, "  ", 10); got != c.want {
			t.Errorf("%q:\n%s\nwant\n%s", c.text, got, c.want)
		}
	}
}

// failing is a full disk.
type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("full") }

func TestAFullDiskIsTold(t *testing.T) {
	for name, write := range map[string]func(io.Writer, []check.File, form.Style) error{"text": form.Text, "json": form.JSON, "junit": form.JUnit, "github": form.GitHub} {
		if err := write(failing{}, checked(t), form.Style{}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
