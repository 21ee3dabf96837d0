package script

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"shanhai/rules"
)

// shown lists the examples of a document: place, id, title, heading and statements as they are printed.
func shown(d *Document) string {
	var lines []string
	for _, e := range d.Examples {
		line := fmt.Sprintf("%s %s|%s|%s|", e.At, e.ID, e.Title.Text, e.Heading)
		for _, s := range e.Steps {
			line += fmt.Sprintf(" %s %s", s.Place(), Line(s))
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// The fences that CommonMark 0.31 knows (section 4.5), in and out of its containers.
func TestBlocksOfMarkdown(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"none":              {"# Title\n\ntext\n", ""},
		"backticks":         {"```play\nresult open\n```\n", "1:4 ||| 2:1 result open"},
		"tildes":            {"~~~ play gate\nresult open\n~~~\n", "1:5 gate||| 2:1 result open"},
		"long fences":       {"`````play\nresult open\n``````\n", "1:6 ||| 2:1 result open"},
		"indented":          {"   ```play\n   result open\n  result white\n   ```\n", "1:7 ||| 2:4 result open 3:3 result white"},
		"id and title":      {"```play gate \"A gate\"\n```\n", "1:4 gate|A gate||"},
		"bare title":        {"```play The gate closes\n```\n", "1:4 |The gate closes||"},
		"Chinese":           {"```play 門 「擋住」\n白: 1\n```\n", "1:4 門|擋住|| 2:1 白: 1"},
		"other words":       {"```player\nx\n```\n```\nplay\n```\n```go play\n```\n```play-by-play\n```\n```plan\nboard of directors\n```\n```ply\nply\nformat ascii 1.0\n```\n", ""},
		"capitals":          {"```Play\nresult open\n```\n~~~PLAY gate\n~~~\n", "1:4 ||| 2:1 result open\n4:4 gate|||"},
		"no fence":          {"    ```play\n    x\n    ```\n\n<pre>\n```play\nx\n```\n</pre>\n", ""},
		"a fence within":    {"````markdown\n```play\nx\n```\n````\n", ""},
		"empty":             {"```play\n```", "1:4 |||"},
		"CRLF":              {"# A\r\n\r\n```play\r\nresult open\r\n```\r\n", "3:4 ||A| 4:1 result open"},
		"CR":                {"# A\r\r```play\rresult open\r```\r", "3:4 ||A| 4:1 result open"},
		"a mark":            {"\ufeff```play\nresult open\n```\n", "1:4 ||| 2:1 result open"},
		"ATX":               {"# One\n## *Two* & `three` ##\n```play\n```\n", "3:4 ||Two & three|"},
		"setext":            {"One \\*more\\*\n===\n```play\n```\n", "3:4 ||One *more*|"},
		"a heading's shape": {"# 1. Wind\n```play\n```\n", "2:4 ||1. Wind|"},
		"an id":             {"## 換位 {#換位}\n```play\n```\n", "2:4 ||換位|"},
		"an id and a class": {"## Gates {#gates .big}\n```play\n```\n", "2:4 ||Gates|"},
		"setext, an id":     {"Set {#set}\n===\n```play\n```\n", "3:4 ||Set|"},
		"no id":             {"## Braces {here}\n```play\n```\n", "2:4 ||Braces {here}|"},
		"a list":            {"- a\n  ```play\n  result open\n  ```\n", "2:6 ||| 3:3 result open"},
		"on the item":       {"12. ```play\n    result open\n    ```\n", "1:8 ||| 2:5 result open"},
		"a quote":           {"> ```play\n> result open\n>result white\n> ```\n", "1:6 ||| 2:3 result open 3:2 result white"},
		"deep":              {"> - > 1. ```play\n>   >    result open\n>   >    ```\n", "1:13 ||| 2:10 result open"},
		"tabs":              {"-\t```play\n\tresult open\n\t```\n", "1:6 ||| 2:2 result open"},
		"part of a tab":     {"> ```play\n>\tresult open\n> ```\n", "1:6 ||| 2:3 result open"},
	} {
		doc, errs := ParseMarkdown([]byte(c.text))
		if got := shown(doc); len(errs) > 0 || got != c.want {
			t.Errorf("%s: %s\n got %s\nwant %s", name, said(errs), got, c.want)
		}
	}
}

func TestErrorsOfMarkdown(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"a statement":  {"# A\n\n> ```play\n> leagl\n> ```\n", `4:3: want a statement, got "leagl"; did you mean "legal"?`},
		"another":      {"```play\nexample a\n```\n", `2:1: want the statements of one example, got "example"; a fenced block is an example; begin another block`},
		"two ids":      {"```play a\n```\n```play a\n```\n", `3:9: want an id of its own, got "a"; the example of line 1 has it`},
		"continue":     {"```play gate\n```\n```play b\ncontinue gatt\n```\n", `4:10: want the id of an example before it, got "gatt"; did you mean "gate"?`},
		"plya":         {"```plya gate\n1. wX1 0,0\nleagl\n```\n```play\ncontinue gate\n```\n", `1:4: want play behind the fence of an example, got "plya"; did you mean "play"?; nothing else in this block is read`},
		"its name":     {"> ~~~ shanhai gate\n> Game: shanhai\n", `1:7: want play behind the fence of an example, got "shanhai"; did you mean "play"?; nothing else in this block is read`},
		"braces":       {"```{.play}\n 12. wX1 0,0\n```\n", `1:4: want play behind the fence of an example, got "{.play}"; did you mean "play"?; nothing else in this block is read`},
		"a colon":      {"```play: gate\nboard\n wY\nend\n```\n", `1:4: want play behind the fence of an example, got "play:"; did you mean "play"?; nothing else in this block is read`},
		"a bad id":     {"```play Gate \"A gate\"\n```\n", `1:9: want an id of small letters, digits and hyphens that begins with a letter, got "Gate"; did you mean "gate"?`},
		"a bad title":  {"```play gate \"A gate\n```\n", `1:14: want a text between quotes, got "\"A gate"; it must close at the line's end; write \" for a quote within, \# for a # after a space`},
		"cut off":      {"```play\nresult open\n", `3:1: want a line with the closing fence, got the end; the block of line 1 goes on until there`},
		"out of quote": {"> ```play\n> result open\n\ntext\n", `3:1: want a line with the closing fence, got the end; the block of line 1 goes on until there`},
		"an open picture": {"```play\nboard\n wY\n```\n",
			`4:1: want a row of the picture, or end, got the end; the picture of line 2 goes on until a line that says end`},
		"nesting": {"a\n" + strings.Repeat("> ", 101) + "b\n", `2:1: want at most 100 quotes and lists within each other, got "` + strings.Repeat("> ", 20) + `…"`},
		"items":   {strings.Repeat("- ", 101) + "b\n", `1:1: want at most 100 quotes and lists within each other, got "` + strings.Repeat("- ", 20) + `…"`},
		"numbers": {strings.Repeat("1. ", 101) + "b\n", `1:1: want at most 100 quotes and lists within each other, got "` + strings.Repeat("1. ", 13) + `1…"`},
	} {
		if _, errs := ParseMarkdown([]byte(c.text)); said(errs) != c.want {
			t.Errorf("%s:\n got %s\nwant %s", name, said(errs), c.want)
		}
	}
}

// Columns are those of the document, so that an editor jumps to the word.
func TestColumnsOfMarkdown(t *testing.T) {
	doc, errs := ParseMarkdown([]byte("- 山\n\n  > ```play 門 \"擋\"\n  > illegal 白青龍1 1,0 because freedom\n  > ```\n"))
	if len(errs) > 0 {
		t.Fatal(said(errs))
	}
	at := func(column int) rules.Place { return rules.Place{Line: 4, Column: column} }
	l := doc.Examples[0].Steps[0].(Legal)
	if doc.Examples[0].Title.At != (rules.Place{Line: 3, Column: 15}) || l.At != at(5) || l.Act.At != at(13) || l.Because[0].At != at(30) {
		t.Errorf("%v", doc.Examples[0])
	}
}

func TestLinks(t *testing.T) {
	at := func(line, column int) rules.Place { return rules.Place{Line: line, Column: column} }
	doc, errs := ParseMarkdown([]byte(`[Example: **two** hexes](examples/freedom.play#gate)

- item

  [門](<../my rules.play#%E9%96%80> "title")

[a](freedom.play#gate) and more

[b](freedom.md#gate)

[c](freedom.play)

` + "`[d](x.play#y)`" + `

> [e
> f](x.play#y)
`))
	want := []Link{
		{Text: "Example: two hexes", File: "examples/freedom.play", Example: "gate", At: at(1, 1)},
		{Text: "門", File: "../my rules.play", Example: "門", At: at(5, 3)},
		{Text: "e f", File: "x.play", Example: "y", At: at(15, 3)},
	}
	if len(errs) > 0 || !reflect.DeepEqual(doc.Links, want) {
		t.Errorf("%s\n got %+v\nwant %+v", said(errs), doc.Links, want)
	}
}

// Only the lines between the fences change.
func TestFormatMarkdown(t *testing.T) {
	for name, c := range map[string]struct{ untidy, tidy string }{
		"nothing": {"# A  \n\n* b\n", "# A  \n\n* b\n"},
		"blocks": {"\ufeff# A  \n```play  gate\n  1.wX1  0,0\n\n\n\nresult  open\n\n```\n*b*  \n~~~play\n~~~\n~~~ play\n draw\n~~~",
			"\ufeff# A  \n```play  gate\n1. wX1 0,0\n\nresult open\n```\n*b*  \n~~~play\n~~~\n~~~ play\nresult draw\n~~~"},
		"CRLF":        {"a\r\n```play\r\n1.wX1\r\n```\r\n", "a\r\n```play\r\n1. wX1\r\n```\r\n"},
		"other words": {"```\n1.wX1\n```\n", "```\n1.wX1\n```\n"},
		"a list":      {"1. a\n   ```play\n   1.wX1\n\n   2.bX1\n   ```\n", "1. a\n   ```play\n   1. wX1\n\n   2. bX1\n   ```\n"},
		"on the item": {"- ```play\n  1.wX1\n  ```\n", "- ```play\n  1. wX1\n  ```\n"},
		"a quote":     {"> ```play\n>1.wX1\n>\n> \n> 2.bX1\n> ```\n", "> ```play\n> 1. wX1\n>\n> 2. bX1\n> ```\n"},
		"deep":        {"> - > 1. ```play\n>   >    1.wX1\n>   >    ```\n", "> - > 1. ```play\n>   >    1. wX1\n>   >    ```\n"},
		"indented":    {"  ```play\nboard\n. wY\n bY\nend\n  ```\n", "  ```play\n  board\n    .   wY\n      bY\n  end\n  ```\n"},
		"tabs":        {"-\t```play\n\t1.wX1\n\t```\n", "-\t```play\n \t1. wX1\n\t```\n"},
	} {
		got, errs := FormatMarkdown([]byte(c.untidy))
		if len(errs) > 0 || string(got) != c.tidy {
			t.Errorf("%s: %s\n got %q\nwant %q", name, said(errs), got, c.tidy)
		}
	}
}
