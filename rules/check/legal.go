package check

import (
	"errors"

	"shanhai/rules"
	"shanhai/rules/script"
)

// actIn reads the act of a claim, or says what can't be read.
func (w *walk) actIn(c script.Legal) (rules.Act, bool) {
	act, err := w.now.Read(c.Act.Text)
	if err != nil {
		w.unreadable(unreadAct(w.now, c.Act, err))
		return act, false
	}
	w.scene().Act = &act
	return act, true
}

// legal judges that an act is legal, or that it is not.
func (w *walk) legal(c script.Legal) {
	act, ok := w.actIn(c)
	if !ok {
		return
	}
	err := w.try(act)
	switch {
	case c.Illegal && err == nil:
		f := blame(c.Act, "%s is legal", w.now.Spell(act))
		f.Right, f.Hex = "legal "+w.now.Spell(act), act.To
		w.wrong(f)
	case c.Illegal:
		w.namesRule(c, act, err)
	case err != nil:
		w.wrong(broken(w.now, c.Act, act, err))
	default:
		w.bearsOn(c, act)
	}
}

// namesRule judges the rules that an illegal act is said to break. The game names one, the first in its order; whether the
// act would break another nobody knows.
func (w *walk) namesRule(c script.Legal, act rules.Act, err error) {
	var v *rules.Violation
	if !errors.As(err, &v) {
		w.wrong(blame(c.Act, "%v", err))
		return
	}
	if word, bad := unsupported(c.Claim, func(id rules.ID) bool { return id == v.Rule }); bad {
		f := blame(word, "of the rules that %s breaks the referee names %s first: %s", w.now.Spell(act), v.Rule, v.Why)
		f.Rule, f.Right = v.Rule, "because "+string(v.Rule)
		if act.To != nil {
			f.Hex = placeOf(v)
		}
		w.wrong(f)
	}
}

// bearsOn judges the rules that are said to bear on a legal act.
func (w *walk) bearsOn(c script.Legal, act rules.Act) {
	bearing := w.now.Bearing(act)
	if word, bad := unsupported(c.Claim, func(id rules.ID) bool { return has(bearing, id) }); bad {
		f := blame(word, "%s is legal, but %s has no bearing on it", w.now.Spell(act), word.Text)
		f.Rule, f.Right, f.Hex = rules.ID(word.Text), "because "+listed(ids(bearing), " or "), act.To
		w.wrong(f)
	}
}
