package check

import (
	"fmt"

	"shanhai/rules"
	"shanhai/rules/script"
)

// loss is why nothing more can be said in an example.
type loss struct {
	example *script.Example // where it came about
	at      rules.Place     // of the statement that is not right
	cannot  bool            // nothing is wrong: the set-up is one that cannot be, as is claimed
}

// lose notes that after the statement at hand nothing can be said.
func (w *walk) lose() { w.loseAt(w.scene().Step.Place()) }

// loseAt notes that after the statement at a place nothing can be said.
func (w *walk) loseAt(at rules.Place) { w.lost = &loss{example: w.example, at: at} }

// hopeless notes that the set-up is one that cannot be.
func (w *walk) hopeless() {
	w.lost = &loss{example: w.example, at: w.scene().Step.Place(), cannot: true}
}

// beyondReach judges a statement that comes when nothing can be said any more.
func (w *walk) beyondReach() {
	s := w.scene()
	switch {
	case s.Verdict > Unreached: // it is at fault itself
	case w.lost.cannot:
		w.wrong(Fault{At: s.Step.Place(), Why: "nothing can be said of a set-up that cannot be", Right: "another example, or another board above this line"})
		w.lose()
	default:
		s.Verdict = Unreached
	}
}

// hangs says which example a continuation hangs on that is not right.
func (w *walk) hangs(word rules.Word, l *loss) {
	f := blame(word, "it goes on from %s, which is not right from line %d on", calledAt(l.example), l.at.Line)
	w.scene().Verdict, w.scene().Fault = Unreached, &f
	w.lost = l
}

// calledAt names an example for a message, with its line.
func calledAt(e *script.Example) string {
	if e.ID != "" {
		return fmt.Sprintf("the example %q of line %d", rules.Excerpt(e.ID), e.At.Line)
	}
	return fmt.Sprintf("the example of line %d", e.At.Line)
}
