package check

import (
	"slices"

	"shanhai/internal/spelling"
	"shanhai/rules"
	"shanhai/rules/script"
)

// claimed judges a statement that may be a claim.
func (w *walk) claimed(s script.Step) {
	switch s := s.(type) {
	case script.Legal:
		w.judge(s.Claim, func() { w.legal(s) })
	case script.Moves:
		w.judge(s.Claim, func() { w.moves(s) })
	case script.Outcome:
		w.judge(s.Claim, func() { w.outcome(s) })
	case script.Equals:
		w.judge(s.Claim, func() { w.equals(s) })
	case script.Impossible:
		w.impossible(s)
	}
}

// judge judges a claim unless it can't be: it cites an unknown rule or one of the house, or no position stands.
func (w *walk) judge(c script.Claim, claim func()) {
	known, house := w.cited(c)
	if !w.reached() || !known {
		return
	}
	if house {
		w.atHome()
		return
	}
	w.scene().Verdict = OK
	claim()
	w.shows(c)
}

// shows notes what a claim that holds shows of the rules that it cites.
func (w *walk) shows(c script.Claim) {
	s := w.scene()
	if s.Verdict != OK || len(c.Because) == 0 || s.Shows != Nothing {
		return
	}
	s.Shows = Obeyed
	if legal, ok := s.Step.(script.Legal); c.False || ok && legal.Illegal {
		s.Shows = Broken
	}
}

// cited notes the rules that a claim cites, and tells whether all are known and whether one is of the house.
func (w *walk) cited(c script.Claim) (known, house bool) {
	known = true
	for _, word := range c.Because {
		id := rules.ID(word.Text)
		w.scene().Rules = append(w.scene().Rules, id)
		if _, ofGame := w.rules[id]; ofGame || w.game == nil {
			continue
		}
		if w.house[id] {
			house = true
			continue
		}
		known = false
		w.unreadable(w.unknownRule(word))
	}
	return known, house
}

// unknownRule is the fault of citing a rule that neither the game nor the house has.
func (w *walk) unknownRule(word rules.Word) Fault {
	if line := w.declared[rules.ID(word.Text)]; line > 0 {
		f := blame(word, "the house rule %s is declared only in line %d, and known from there on", word.Text, line)
		f.Right = "the rule on a line above"
		return f
	}
	var names []string
	for _, r := range w.game.Rules() {
		names = append(names, string(r.ID))
	}
	own := w.ownRules()
	f := blame(word, "unknown rule %q", rules.Excerpt(word.Text))
	if f.Nearest = spelling.Nearest(word.Text, append(names, own...)); f.Nearest == "" {
		f.Nearest = w.titled(word.Text)
	}
	if f.Nearest == "" {
		f.Right = "a rule that `shanhai rules explain` lists"
	}
	if f.Nearest == "" && len(own) > 0 {
		f.Right += ", or of the house: " + listed(own, " or ")
	}
	return f
}

// titled returns the id of the game's rule with a title; empty if none has it.
func (w *walk) titled(text string) string {
	if w.game == nil {
		return ""
	}
	rule, _ := rules.Titled(w.game.Rules(), text)
	return string(rule.ID)
}

// ownRules lists the rules of the author's own that are no rules of the game.
func (w *walk) ownRules() []string {
	var own []string
	for id := range w.house {
		if _, ofGame := w.rules[id]; !ofGame {
			own = append(own, string(id))
		}
	}
	slices.Sort(own)
	return own
}

// unsupported says of the first rule cited that is not among the right ones what would have been right.
func unsupported(c script.Claim, right func(rules.ID) bool) (rules.Word, bool) {
	for _, word := range c.Because {
		if !right(rules.ID(word.Text)) {
			return word, true
		}
	}
	return rules.Word{}, false
}

// has tells whether a rule is in a list.
func has(list []rules.ID, id rules.ID) bool { return slices.Contains(list, id) }
