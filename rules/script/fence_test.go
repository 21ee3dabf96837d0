package script

import "testing"

// Markdown that is read as a script is told once, at the first fence of an example; nothing else in it is.
func TestMarkdownReadAsAScriptIsToldOnce(t *testing.T) {
	for text, want := range map[string]string{
		"# House\n\nWe play so.\n\n```play gate\nresult open\n```\n\n```play\nx\n```\n": "5:1: want a statement of a script, got \"```play gate\"; is this Markdown? name the file *.md, or add --markdown",
		"Text\n\n  ~~~~ Play\n":    "3:3: want a statement of a script, got \"~~~~ Play\"; is this Markdown? name the file *.md, or add --markdown",
		"> ```plya\n> draw\n":      "1:3: want a statement of a script, got \"```plya\"; is this Markdown? name the file *.md, or add --markdown",
		"- ```play\n  draw\n":      "1:3: want a statement of a script, got \"```play\"; is this Markdown? name the file *.md, or add --markdown",
		"# ```play in a comment\n": "",
		"note: ```play in a note":  "",
	} {
		if _, errs := Parse([]byte(text)); said(errs) != want {
			t.Errorf("%q:\n got %s\nwant %s", text, said(errs), want)
		}
	}
}

// A block without a word is an example that its author forgot to name, if it can be nothing else.
func TestBlocksWithoutAWordThatAreExamples(t *testing.T) {
	const told = "1:4: want play behind the fence of an example, got the end; nothing else in this block is read; if it is no example, put another word there, such as text"
	for text, want := range map[string]string{
		"```\ngame: shanhai\n1. wX1 0,0\n```\n":                             told,
		"```  \ngame: shanhai\n\nboard\n  wY bY\nend # so\n```\n":           told,
		"~~~\nboard: wY 0,0; bY 1,0\nmoves wY: none because one-realm\n~~~": told,
		"```\ncontinue gate\nplay wQ1 /bY !\n```\n":                         told,
		"> - ```\n>   Game: shanhai\n>   draw\n>   ```\n":                   "1:8" + told[3:],

		"```\n1. Mix the flour\n2. Bake it\n```\n":                    "", // a list
		"```\nboard: oak, 3 cm\nlegs: 4\n```\n":                       "", // names and values
		"```\ngame: chess\ntitle: The immortal\nplace: London\n```\n": "",
		"```\n$ shanhai rules check house.md\ngame: x\ndraw\n```\n":   "", // not all of it
		"```\nlegal advice\nillegal parking\n```\n":                   "",
		"```\n```\n":   "",
		"```\n\n```\n": "",
		"```text\ngame: shanhai\n1. wX1 0,0\n```\n":             "", // another word
		"    game: shanhai\n    1. wX1 0,0\n":                   "", // no fence
		"```\ngame: shanhai\nboard\n wY\n```\n":                 "", // a picture without its end
		"````\n```play\ngame: shanhai\n1. wX1 0,0\n```\n````\n": "",
	} {
		if doc, errs := ParseMarkdown([]byte(text)); said(errs) != want {
			t.Errorf("%q:\n got %s\nwant %s\n%v", text, said(errs), want, doc.Examples)
		}
	}
}
