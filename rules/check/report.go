// Package check walks the statements of a script through a game's engine once and says of each what came of it. The
// reports, the diagrams, the coverage and the rulebook read that one answer.
package check

import (
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/script"
)

// Verdict is what came of a statement.
type Verdict uint8

// The verdicts, from good to bad.
const (
	Silent     Verdict = iota // it claims nothing: headers, notes, a set-up, a legal move
	OK                        // a claim that holds
	Unchecked                 // a claim that cites a house rule
	Unreached                 // after a wrong move or set-up, or going on from one: nothing can be said
	Wrong                     // a claim that does not hold, a move that is illegal, a position that cannot be
	Unreadable                // a word that the game cannot read
)

// Scene is a statement with the position after it.
type Scene struct {
	Step     script.Step
	Position rules.Position // nil before a position stands; never changed once it is here
	Laid     *Laid          // of a set-up that cannot be, and of a claim about it
	Act      *rules.Act     // of a move, or of what a claim is about
	Played   bool           // the act was played; its number may be wrong nevertheless
	Agreed   Agreement      // the players' own end of the game, from where they make it on
	Verdict  Verdict
	Fault    *Fault     // what is wrong, of Wrong and Unreadable; of an Unreached continuation, what it hangs on
	Rules    []rules.ID // the rules cited, in their order
	Shows    Shows      // what it shows of them
	Targets  []hex.Hex  // of a claim about moves: the hexes that are right; by a house rule those claimed
	Mistaken []hex.Hex  // of a list of moves that is said to be false: its hexes that are wrong
}

// Laid is a set-up that cannot be.
type Laid struct {
	Cells []rules.Cell     // the tiles as they are laid
	By    *rules.Violation // why it cannot be
}

// Agreement is a result that the players made without the rules; its zero value is none.
type Agreement struct {
	Result rules.Result
	By     string // "resignation" or "agreement"; empty if there is none
}

// Shows is what a claim that holds shows of the rules that it cites.
type Shows uint8

// What can be shown.
const (
	Nothing Shows = iota
	Obeyed
	Broken
)

// Fault says what is wrong with a statement.
type Fault struct {
	At      rules.Place // of the word to blame
	Text    string      // that word
	Rule    rules.ID    // the rule broken or wrongly cited; empty if none is
	Why     string      // a sentence without a full stop
	Right   string      // what would have been right; empty if nobody can say
	Hex     *hex.Hex    // the place on the board
	More    []hex.Hex   // further places on the board
	Nearest string      // a spelling that would be understood; empty if none is near

	// Broken is what the game says of a move or a set-up that its rules forbid, to be said in another language; nil if
	// something else is wrong.
	Broken *rules.Violation

	role script.Role // of the line, where the parser could not read it
}

// Report is an example as it was walked through.
type Report struct {
	Example *script.Example
	Game    rules.Game // nil if none was named
	Scenes  []Scene
}

// Verdict returns the worst verdict of the example; OK if it claims nothing and plays nothing wrong.
func (r Report) Verdict() Verdict {
	worst := OK
	for _, s := range r.Scenes {
		worst = max(worst, s.Verdict)
	}
	return worst
}

// Empty tells whether nothing is set up, played or claimed: the lines before the first example, for one.
func (r Report) Empty() bool {
	for _, s := range r.Scenes {
		switch s.Step.(type) {
		case script.Blank, script.Header, script.Note, script.HouseRule:
			if s.Verdict > OK {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// File is a file as it was checked.
type File struct {
	Path    string
	Faults  []Fault // what can't be read in it, and links that lead nowhere
	Reports []Report
}

// Verdict returns the worst verdict of the file.
func (f File) Verdict() Verdict {
	worst := OK
	if len(f.Faults) > 0 {
		worst = Unreadable
	}
	for _, r := range f.Reports {
		worst = max(worst, r.Verdict())
	}
	return worst
}
