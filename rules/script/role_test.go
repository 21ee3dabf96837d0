package script_test

import (
	"testing"

	"shanhai/rules/script"
)

// The info string of a fenced block names an example; it is no move.
func TestAnErrorOfAnInfoStringIsOfAName(t *testing.T) {
	_, errs := script.ParseMarkdown([]byte("```play gate\ngame: shanhai\n```\n\n```play gate \"Again\ngame: shanhai\n```\n"))
	if len(errs) != 2 || errs[0].Role != script.Telling || errs[1].Role != script.Telling {
		t.Errorf("%+v", errs)
	}
}

// An error tells what its line is for: by the word that begins it and, within a picture, by that.
func TestAnErrorTellsTheRoleOfItsLine(t *testing.T) {
	for text, want := range map[string]script.Role{
		"legal": script.Claiming, "Illegal wQ1 x because": script.Claiming, "　moves wQ1: 1 2": script.Claiming,
		"false legal wY 0,1": script.Claiming, "position": script.Claiming, "false": script.Setting,
		"note": script.Telling, "title: ": script.Telling, "example \"Gate": script.Telling,
		"1.": script.Playing, "１．": script.Playing, "2: wY 0,0": script.Playing, "play": script.Playing, "result": script.Playing, "draw by lot": script.Playing,
		"option": script.Setting, "impossible x": script.Setting, "leagl wY 0,1": script.Setting, "board x": script.Setting,
		"board\n wY\nlegal wY 0,1": script.Setting,
	} {
		_, errs := script.Parse([]byte(text + "\n"))
		if len(errs) != 1 || errs[0].Role != want {
			t.Errorf("%q: %+v, want the role %d", text, errs, want)
		}
	}
}
