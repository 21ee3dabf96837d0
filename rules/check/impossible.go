package check

import (
	"errors"

	"shanhai/rules"
	"shanhai/rules/script"
)

// impossible judges that the set-up before it cannot be. Several such claims may stand one below the other.
func (w *walk) impossible(c script.Impossible) {
	known, house := w.cited(c.Claim)
	switch {
	case w.lost != nil && !w.lost.cannot:
		w.reached()
	case len(w.laying) == 0:
		w.unreadable(Fault{At: c.At, Text: "impossible", Why: "nothing is set up here", Right: "a board above it"})
	case w.game == nil:
		w.ready()
	case !known:
		w.lose()
	default:
		_, err := w.game.Setup(w.layout)
		w.couldBe(c, house, err)
	}
}

// couldBe judges by the game's own answer to the set-up. A house rule may forbid what the game allows.
func (w *walk) couldBe(c script.Impossible, house bool, err error) {
	var v *rules.Violation
	switch {
	case errors.As(err, &v):
		w.hopeless()
		w.cannotBe(c, house, v)
	case err != nil: // not understood: the set-up is to blame
		w.reached()
	case house:
		w.ready()
		w.canBe(c)
	case c.False && len(c.Because) > 0:
		f := blame(c.Because[0], "the position can be, and no rule makes it so; leave because away")
		f.Right = "false impossible"
		w.wrong(f)
		w.ready()
	case c.False:
		w.scene().Verdict = OK
		w.ready()
	default:
		w.wrong(Fault{At: c.At, Text: "impossible", Why: "the position can be"})
		w.ready()
	}
}

// canBe judges a claim that a house rule alone forbids a position, which only rules of the game cited beside it refute.
func (w *walk) canBe(c script.Impossible) {
	w.scene().Verdict = Unchecked
	if !c.False {
		w.hopeless()
	}
	if bad, wrong := unsupported(c.Claim, w.ownRule); wrong && !c.False {
		f := blame(bad, "%s does not forbid this position; by the rules of the game it can be", bad.Text)
		f.Rule, f.Right = rules.ID(bad.Text), w.houseAlone(c.Claim)
		w.wrong(f)
	}
}

// cannotBe judges a claim about a position that cannot be: the game must name each of its rules that is cited.
func (w *walk) cannotBe(c script.Impossible, house bool, v *rules.Violation) {
	w.scene().Laid = w.laid(v)
	bad, wrong := unsupported(c.Claim, func(id rules.ID) bool { return id == v.Rule || w.ownRule(id) })
	switch {
	case c.False:
		w.wrong(Fault{At: c.At, Text: "impossible", Rule: v.Rule, Why: "the position cannot be: " + v.Why, Right: "impossible because " + string(v.Rule), Hex: placeOf(v)})
	case wrong:
		f := blame(bad, "of the rules that this position breaks the game names %s first: %s", v.Rule, v.Why)
		f.Rule, f.Right, f.Hex = v.Rule, "because "+string(v.Rule), placeOf(v)
		w.wrong(f)
	case house:
		w.scene().Verdict = Unchecked
	default:
		w.scene().Verdict = OK
		w.shows(c.Claim)
		if len(c.Because) > 0 {
			w.scene().Shows = Broken
		}
	}
}
