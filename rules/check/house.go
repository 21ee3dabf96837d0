package check

import (
	"errors"
	"slices"
	"strings"

	"shanhai/rules"
	"shanhai/rules/script"
)

// atHome judges a claim that cites a house rule. Such a rule may forbid what the game allows and allow what it forbids, so
// nobody can check the claim itself; but its words must make sense, and the game's rules cited beside it must be right.
func (w *walk) atHome() {
	w.scene().Verdict = Unchecked
	switch s := w.scene().Step.(type) {
	case script.Legal:
		w.legalAtHome(s)
	case script.Moves:
		w.movesAtHome(s)
	case script.Outcome:
		w.resultAtHome(s)
	case script.Equals:
		s.Because = w.ofGame(s.Claim)
		w.arises(s)
	}
}

// ownRule tells whether a rule is the author's own.
func (w *walk) ownRule(id rules.ID) bool { return w.house[id] }

// ofGame returns the rules of the game that a claim cites beside those of the house.
func (w *walk) ofGame(c script.Claim) []rules.Word {
	var out []rules.Word
	for _, word := range c.Because {
		if !w.ownRule(rules.ID(word.Text)) {
			out = append(out, word)
		}
	}
	return out
}

// houseAlone writes the house rules that a claim cites, without the game's beside them.
func (w *walk) houseAlone(c script.Claim) string {
	var own []string
	for _, word := range c.Because {
		if w.ownRule(rules.ID(word.Text)) {
			own = append(own, word.Text)
		}
	}
	return "because " + strings.Join(own, ", ")
}

// legalAtHome judges what is said of one act: a rule of the game makes neither a legal act illegal nor an illegal one legal.
func (w *walk) legalAtHome(c script.Legal) {
	act, ok := w.actIn(c)
	if !ok {
		return
	}
	rest := c
	if rest.Because = w.ofGame(c.Claim); len(rest.Because) == 0 {
		return
	}
	err := w.try(act)
	switch {
	case c.Illegal && err == nil:
		w.notBy(c, rest.Because[0], act, "%s is legal by the rules of the game: %s does not forbid it")
	case c.Illegal:
		w.namesRule(rest, act, err)
	case err != nil:
		w.notBy(c, rest.Because[0], act, "%s is illegal by the rules of the game: %s does not allow it")
		var v *rules.Violation
		if errors.As(err, &v) {
			w.scene().Fault.Why += " (" + string(v.Rule) + ": " + v.Why + ")"
		}
	default:
		w.bearsOn(rest, act)
	}
}

// notBy is the fault that a rule of the game is cited for what only a house rule can do.
func (w *walk) notBy(c script.Legal, bad rules.Word, act rules.Act, format string) {
	f := blame(bad, format, w.now.Spell(act), bad.Text)
	f.Rule, f.Right, f.Hex = rules.ID(bad.Text), w.houseAlone(c.Claim), act.To
	w.wrong(f)
}

// movesAtHome judges what is said of all acts: a rule of the game has a part in them or forbids one.
func (w *walk) movesAtHome(c script.Moves) {
	acts, ok := w.actsOf(c)
	if !ok {
		return
	}
	claimed, ok := w.read(c)
	if !ok {
		return
	}
	if c.Because = w.ofGame(c.Claim); c.False && c.Count.Absent() {
		w.scene().Targets = targets(acts)
		w.refuted(c, claimed, acts)
		return
	}
	w.scene().Targets = claimed
	w.explains(c, acts)
}

// resultAtHome judges what is said of the result: a rule of the game that is said to end it must have ended it so.
func (w *walk) resultAtHome(c script.Outcome) {
	if !w.resultKnown(c) {
		return
	}
	if !c.By.Absent() {
		w.agree(c)
		return
	}
	result := w.now.Result()
	rest := c
	rest.Because = w.ofGame(c.Claim)
	bad, wrong := unsupported(rest.Claim, func(id rules.ID) bool {
		if c.False || c.Result.Text == open {
			return slices.Contains(w.endings(c.Result.Text, result), string(id))
		}
		return id == result.Rule && c.Result.Text == word(result)
	})
	if wrong {
		f := blame(bad, "by the rules of the game the result is %s: %s does not make it %s", w.spoken(result), bad.Text, c.Result.Text)
		f.Rule, f.Right = rules.ID(bad.Text), w.houseAlone(c.Claim)
		w.wrong(f)
	}
}
