package hive

import (
	"regexp"
	"strings"

	"shanhai/rules/shanhai"
)

// Result is how a game ended.
type Result struct {
	Outcome shanhai.Outcome
	By      Ending
}

// Ending is what made a result.
type Ending uint8

// The endings.
const (
	Shown    Ending = iota // the board shows it, or there is no result
	Resigned               // the loser gave up
	Agreed                 // the players agreed on a draw
	Unsaid                 // the record says who won, and not by a word that scripts have: out of time, adjudged or nothing at all
)

// terminationTag is PGN's tag for how a game ended.
const terminationTag = "Termination"

// termination writes an ending as that tag's value; empty for one that has none of its own.
func (r Result) termination() string {
	return map[Ending]string{Resigned: "resignation", Agreed: "agreement"}[r.By]
}

// ending reads how a game ended from a record's words, such as "White resigned" or "time forfeit".
func ending(outcome shanhai.Outcome, words string) Ending {
	words = strings.ToLower(words)
	switch {
	case outcome == shanhai.InProgress:
		return Shown
	case outcome == shanhai.Draw && strings.Contains(words, "agree"):
		return Agreed
	case outcome != shanhai.Draw && strings.Contains(words, "resign"):
		return Resigned
	}
	return Unsaid
}

// wonWords word an outcome.
func wonWords() map[shanhai.Outcome]string {
	return map[shanhai.Outcome]string{shanhai.WhiteWins: "White won", shanhai.BlackWins: "Black won", shanhai.Draw: "a draw"}
}

// Unsaid words a result that scripts have no word for; empty if the game has none.
func (g Game) Unsaid() string {
	if g.Result.By != Unsaid {
		return ""
	}
	text := wonWords()[g.Result.Outcome]
	if how := oneLine(g.Tag(terminationTag)); how != "" {
		return text + " (" + how + ")"
	}
	return text
}

// unsaidNote is the note with which a script tells such a result.
func unsaidNote(unsaid string) string {
	return "The record says: " + unsaid + ". The position does not show it"
}

var unsaidForm = regexp.MustCompile(`^The record says: (White won|Black won|a draw)(?: \((.*)\))?\. The position does not show it$`)

// readUnsaid reads that note, and the words for how the game ended.
func readUnsaid(note string) (r Result, how string, is bool) {
	found := unsaidForm.FindStringSubmatch(note)
	if found == nil {
		return Result{}, "", false
	}
	for outcome, words := range wonWords() {
		if words == found[1] {
			r = Result{outcome, Unsaid}
		}
	}
	return r, found[2], true
}
