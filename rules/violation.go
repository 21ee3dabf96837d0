package rules

import (
	"fmt"

	"shanhai/internal/hex"
)

// Violation says which rule an act breaks. It is the error that an engine returns for an illegal act.
type Violation struct {
	Rule ID
	Move string  // the act in the game's notation
	Hex  hex.Hex // the hex it is about: where the fault lies, else where the act was to end
	Why  string  // the reason in a sentence without a full stop, e.g. "white BaiHu 1 is under black XuanWu 2"
}

// Error returns the reason and the rule, e.g. "wB1 2,0: white BaiHu 1 is under black XuanWu 2 (covered)".
func (v *Violation) Error() string {
	if v.Move == "" {
		return fmt.Sprintf("%s (%s)", v.Why, v.Rule)
	}
	return fmt.Sprintf("%s: %s (%s)", v.Move, v.Why, v.Rule)
}
