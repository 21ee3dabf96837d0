package rules

import (
	"fmt"

	"shanhai/internal/hex"
)

// Violation says which rule an act breaks. It is the error that an engine returns for an illegal act.
type Violation struct {
	Rule   ID
	Move   string  // the act in the game's notation
	Hex    hex.Hex // the hex it is about: where the fault lies, else where the act was to end
	Wide   bool    // it is about the position as a whole: Hex means nothing
	Why    string  // the reason in a sentence without a full stop, e.g. "white BaiHu 1 is under black XuanWu 2"
	Right  Phrase  // what would have been right; absent where nobody says
	phrase Phrase  // the reason in every language; absent if it was worded in English only
}

// NewViolation returns the violation of a rule for a reason: a sentence without a full stop in each language.
func NewViolation(rule ID, move string, at hex.Hex, why Phrase) *Violation {
	return &Violation{Rule: rule, Move: move, Hex: at, Why: why.In(English), phrase: why}
}

// WhyIn returns the reason in a language, and in English where it has no wording in that one.
func (v *Violation) WhyIn(language string) string {
	if v.phrase.Absent() {
		return v.Why
	}
	return v.phrase.In(language)
}

// Error returns the reason and the rule, e.g. "wB1 2,0: white BaiHu 1 is under black XuanWu 2 (covered)".
func (v *Violation) Error() string {
	if v.Move == "" {
		return fmt.Sprintf("%s (%s)", v.Why, v.Rule)
	}
	return fmt.Sprintf("%s: %s (%s)", v.Move, v.Why, v.Rule)
}
