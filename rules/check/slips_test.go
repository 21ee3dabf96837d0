package check_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/check"
)

// What an author says twice, too late or of nobody is told in its place, as holdVerdicts reads it.
func TestSaidTwiceTooLateOrOfNobody(t *testing.T) {
	for name, text := range map[string]string{
		"boards twice": `
			game: toy
			board: a1 0,0
			board: b1 1,0 # UNREADABLE: line 3 writes a position already
			position a1 0,0; turn 1 # unreached
			board: b1 1,0
			position b1 1,0; turn 1 # ok`,
		"options twice": `
			game: toy
			option turns: 3
			option turns: 5 # UNREADABLE: the option turns is set already in line 3
			result open # unreached`,
		"an option of a second set-up": `
			game: toy
			option turns: 1
			board: a1 0,0; turn 2
			result draw # ok
			board: a1 0,0; turn 2
			option turns: 2
			option turns: 3 # UNREADABLE: the option turns is set already in line 7
			result open # unreached`,
		"an option of a continuation": `
			game: toy
			example one
			1. a1 0,0
			example two
			continue one
			option turns: 3 # UNREADABLE: this example goes on from another, with its options and its position
			turn: 3 # UNREADABLE: this example goes on from another
			2. b1 1,0
			turn: 3 # UNREADABLE: this example goes on from another
			board: a1 0,0
			result open # ok
			turn: 3 # UNREADABLE: the set-up is over`,
		"headers twice": `
			game: toy
			title: One
			title zh-Hant: 一
			title zh-Hant: 二 # UNREADABLE: title zh-Hant is said already in line 4
			title zh-hant: 二 # UNREADABLE: title zh-hant is said already in line 4
			player left: Anna
			player right: Anna
			Player Left: Bob # UNREADABLE: player Left is said already in line 7
			game: toy # UNREADABLE: game is said already in line 2
			example two
			title: One`,
		"players": `
			player red: Bob # UNREADABLE: the game has no player "red"
			player left: Anna
			game: toy
			player rihgt: Bob # UNREADABLE: the game has no player "rihgt"
			player Ada: left # UNREADABLE: the game has no player "Ada"`,
		"the game below an option": `
			option turns: 1
			game: toy
			1. a1 0,0
			result draw # ok`,
		"a rule below its claim": `
			game: toy
			illegal a1 0,0 because no-corner # UNREADABLE: the house rule no-corner is declared only in line 4, and known from there on
			rule no-corner "Nobody plays in the corner"
			illegal a1 0,0 because no-corner # unchecked`,
	} {
		t.Run(name, func(t *testing.T) {
			holdVerdicts(t, strings.ReplaceAll(text, "\t", ""))
		})
	}
}

// A place that blanks part is told without them.
func TestBlanksWithinAPlace(t *testing.T) {
	f := firstFault(t, "game: toy\nboard: a1 0,0; b1 1,0; turn 3\nmoves a1: 0,1 - 1,0\n")
	if f.Text != "-" || f.Nearest != "-1,0" {
		t.Errorf("%+v", f)
	}
	f = firstFault(t, "game: toy\nboard: a1 0,0; b1 1,0; turn 3\nmoves a1: 0,1 there 1,0\n")
	if f.Text != "there" || f.Nearest != "" {
		t.Errorf("%+v", f)
	}
}

// picky takes no option at all, and says so of each.
type picky struct{ toy }

func (picky) Setup(l rules.Layout) (rules.Position, error) {
	var errs []error
	for _, o := range l.Options {
		errs = append(errs, &rules.WordError{Word: o.Value, Err: &rules.SyntaxError{Column: 1, Got: o.Value.Text, Want: "nothing", Nearest: "no " + o.Value.Text}})
	}
	return nil, errors.Join(nil, errors.Join(errs...))
}

// All that a set-up is refused for is told, each with the spelling that the game thinks was meant.
func TestAllRefusalsOfASetUp(t *testing.T) {
	doc := parsed(t, "game: toy\noption a: x\noption b: y\nboard: a1 0,0\nresult open\n")
	scenes := check.Document(doc, check.Games{picky{}})[0].Scenes
	for i, nearest := range []string{"", "no x", "no y", "", ""} {
		if f := scenes[i].Fault; (f != nil) != (nearest != "") || f != nil && f.Nearest != nearest {
			t.Errorf("statement %d: %+v, want %q", i, f, nearest)
		}
	}
	if scenes[4].Verdict != check.Unreached {
		t.Errorf("%v", scenes[4].Verdict)
	}
}
