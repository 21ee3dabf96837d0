package check

import (
	"errors"

	"shanhai/rules"
	"shanhai/rules/script"
)

// impossible judges that the set-up before it cannot be.
func (w *walk) impossible(c script.Impossible) {
	known, house := w.cited(c.Claim)
	switch {
	case w.lost:
		w.scene().Verdict = max(w.scene().Verdict, Unreached)
	case len(w.laying) == 0:
		w.unreadable(Fault{At: c.At, Text: "impossible", Why: "nothing is set up here", Right: "a board above it"})
	case w.game == nil:
		w.ready()
	case !known:
		w.lost = true
	case house:
		w.scene().Verdict, w.lost = Unchecked, true
	default:
		_, err := w.game.Setup(w.layout)
		w.couldBe(c, err)
	}
}

// couldBe judges by the game's own answer to the set-up.
func (w *walk) couldBe(c script.Impossible, err error) {
	var v *rules.Violation
	switch {
	case errors.As(err, &v):
		w.lost = true
		w.cannotBe(c, v)
	case err != nil: // not understood: the set-up is to blame
		w.reached()
	case c.False:
		w.scene().Verdict = OK
		w.ready()
	default:
		w.wrong(Fault{At: c.At, Text: "impossible", Why: "the position can be"})
		w.ready()
	}
}

// cannotBe judges a claim about a position that cannot be: the game must name each rule cited.
func (w *walk) cannotBe(c script.Impossible, v *rules.Violation) {
	bad, wrong := unsupported(c.Claim, func(id rules.ID) bool { return id == v.Rule })
	switch {
	case c.False:
		w.wrong(Fault{At: c.At, Text: "impossible", Rule: v.Rule, Why: "the position cannot be: " + v.Why, Right: "impossible because " + string(v.Rule), Hex: &v.Hex})
	case wrong:
		f := blame(bad, "the position cannot be, but by %s: %s", v.Rule, v.Why)
		f.Rule, f.Right, f.Hex = v.Rule, "because "+string(v.Rule), &v.Hex
		w.wrong(f)
	default:
		w.scene().Verdict = OK
		w.shows(c.Claim)
		if len(c.Because) > 0 {
			w.scene().Shows = Broken
		}
	}
}
