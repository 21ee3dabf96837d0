package check_test

import (
	"strings"
	"testing"

	"shanhai/rules/check"
)

// What can't be read leaves in doubt what hangs on it, and nothing else.
func TestWhatAnUnreadableLineLeavesInDoubt(t *testing.T) {
	for name, text := range map[string]string{
		"claims": `
			game: toy
			example first
			board: a1 0,0; b1 1,0; turn 3
			moves a1: 0 1 # UNREADABLE: want
			moves c9: none # UNREADABLE: want a stone
			legal a7 0,1 # UNREADABLE: want a stone
			legal # UNREADABLE: want a move
			illegal a2 4,4 because beside, # UNREADABLE: want the id of a rule
			false legal a2 4,4 # UNREADABLE: want moves
			position # UNREADABLE: want the text of a position
			moves a1 count 6 # WRONG: there are 5 hexes, not 6
			note x # UNREADABLE: want
			3. a2 0,1
			result open # ok
			example second
			continue first # unreached: it goes on from the example "first" of line 3, which is not right from line 5 on
			result left # unreached`,
		"a first claim": `
			game: toy
			board: a1 0,0; b1 0,0 # WRONG: two stones lie on one hex
			moves a1: 0 1 # UNREADABLE: want
			result open # unreached`,
		"moves and results": `
			game: toy
			1. a1 0,0
			2: b1 0,1 # UNREADABLE: want
			result left # unreached
			board: a1 0,0
			result right by surrender # UNREADABLE: want
			result right # unreached
			board: a1 0,0; b1 0,0
			impossible for free # UNREADABLE: want
			impossible because stones # unreached`,
		"a set-up with the other words that can't be read": `
			game: toy
			option speed: 3 # UNREADABLE: want turns
			optoin turns: 3 # UNREADABLE: want
			turn: soon
			board: a1 0,0; a1 0,0
			moves count 3 # unreached`,
		"a set-up anew": `
			game: toy
			optoin turns: 3 # UNREADABLE: want
			board: a1 0,0
			result left # unreached
			board: a1 0,0; b1 1,0; turn 3
			result left # WRONG: the result is open`,
		"headers and notes": `
			game: toy
			title xx! One # UNREADABLE: want
			note # UNREADABLE: want
			board: a1 0,0
			result left # WRONG: the result is open`,
		"a continuation that can't be read itself": `
			game: toy
			example belief
			1. a1 0,0
			example chain
			continue belief
			option turns: 3 # UNREADABLE: this example goes on from another
			result open # ok
			example chain2
			continue chain # unreached: it goes on from the example "chain" of line 5, which is not right from line 7 on
			result open # unreached`,
		"a line above a continuation": `
			game: toy
			example belief
			1. a1 0,0
			example chain
			optoin turns: 3 # UNREADABLE: want
			continue belief
			result left # unreached`,
		"headers that the game can't read": `
			game: toy
			example one
			player red: Anna # UNREADABLE: the game has no player
			1. a1 0,0
			example two
			continue one # unreached: it goes on
			result open # unreached`,
		"a claim that is wrong stops nothing": `
			game: toy
			example one
			1. a1 0,0
			result left # WRONG: the result is open
			example two
			continue one
			result open # ok`,
	} {
		t.Run(name, func(t *testing.T) {
			holdVerdicts(t, strings.ReplaceAll(text, "\t", ""))
		})
	}
}

// The forgotten end of a picture is the one fault: without the picture nobody knows what stands.
func TestAPictureWithoutAnEndIsTheOneFault(t *testing.T) {
	for _, after := range []string{"turn: 2\nmoves count 3\n", "result left because row\nresult left\n", "3. a2 0,1\n", "impossible because free\n", "note: on\nillegal a1 0,0 because free\n", ""} {
		doc, faults := tolerant("game: toy\noption turns: 20\nboard\n  a1 . b1\n   a2 .\n" + after)
		var told []string
		for _, r := range check.Document(doc, check.Games{toy{}}, faults...) {
			for _, s := range r.Scenes {
				if s.Fault != nil {
					told = append(told, s.Fault.Why)
				}
			}
		}
		if len(told) != 1 || !strings.HasPrefix(told[0], "want a row of the picture, or end") {
			t.Errorf("before %q: %q", after, told)
		}
	}
}
