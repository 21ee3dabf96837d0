package script

import (
	"strings"

	"shanhai/rules"
)

// Role is what a line is for, as far as its first word tells. It says what an unreadable one leaves in doubt.
type Role uint8

// The roles of lines.
const (
	Setting  Role = iota // what sets up or is about a set-up, and whatever nobody can tell
	Telling              // names, headers and notes: for the reader alone
	Claiming             // claims, which change nothing
	Playing              // moves, and the claims that may end a game
)

// roleOf tells the role of a line by its first word.
func roleOf(line rules.Word) Role {
	head, rest := cutHead(trimmed(narrowedWord(line)))
	word := small(head.Text)
	if meant := keywordFor(word); meant != "" {
		word = meant
	}
	switch {
	case word == "legal", word == "illegal", word == "moves", word == "position", word == "false" && rest.Text != "":
		return Claiming
	case word == "example", word == "note", word == "title", word == "event", word == "date", word == "place", word == "player":
		return Telling
	case word == "play", word == "result", word == "draw", startsWithNumber(word):
		return Playing
	}
	return Setting
}

// startsWithNumber tells whether a word begins as a turn's number does.
func startsWithNumber(word string) bool { return strings.IndexAny(word, "0123456789") == 0 }
