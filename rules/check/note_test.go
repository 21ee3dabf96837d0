package check_test

import (
	"strings"
	"testing"
)

// A note is about what stands above it: a statement or, above the first move, the beginning of the game.
func TestWhatANoteIsAbout(t *testing.T) {
	for name, text := range map[string]string{
		"above a board": `
			game: toy
			title: Notes
			note: too early # UNREADABLE: stands above the set-up
			note zh: 早 # UNREADABLE: stands above the set-up
			board: a1 0,0
			note: about the board
			legal b1 0,1 # WRONG: it is the turn of left
			note: about the claim`,
		"above an option": `
			game: toy
			note: too early # UNREADABLE: stands above the set-up
			option turns: 5
			note: about the option
			1. a1 0,0`,
		"above a continuation": `
			game: toy
			example one
			1. a1 0,0
			example two
			note: too early # UNREADABLE: stands above the set-up
			continue one
			note: about where it goes on
			2. b1 0,1`,
		"above the first move": `
			game: toy
			note: how a game begins
			1. a1 0,0`,
		"above the first claim": `
			game: toy
			note: the empty table
			moves count 3 # ok`,
		"alone": `
			game: toy
			note: nothing else`,
	} {
		t.Run(name, func(t *testing.T) { holdVerdicts(t, strings.ReplaceAll(text, "\t", "")) })
	}
}
