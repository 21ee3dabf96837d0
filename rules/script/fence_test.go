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
