package check

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/script"
)

// equals judges the text of a position.
func (w *walk) equals(c script.Equals) {
	text, ok := w.canonical(c)
	if !ok {
		return
	}
	now := w.now.String()
	switch {
	case (text == now) == c.False:
		f := blame(c.Text, "the position is another: %s", difference(text, now))
		if c.False {
			f.Why = "that is the position, and said to be false"
		}
		f.Right = "position " + now
		w.wrong(f)
	default:
		w.arises(c)
	}
}

// canonical returns the one text of the position that a claim writes.
func (w *walk) canonical(c script.Equals) (string, bool) {
	text := strings.Join(strings.Fields(c.Text.Text), " ")
	if text == w.now.String() {
		return text, true
	}
	p, err := w.game.Setup(rules.Layout{Text: c.Text, At: c.Text.At})
	if err == nil {
		return p.String(), true
	}
	f, verdict := layoutFault(err)
	if f.Text == "" {
		f.At, f.Text = c.Text.At, c.Text.Text
	}
	if verdict == Wrong && c.False {
		return text, true
	}
	f.Right, f.Hex = "position "+w.now.String(), nil // the hex is one of the position claimed, and this one is drawn
	w.scene().Verdict, w.scene().Fault = verdict, &f
	return "", false
}

// difference says which items of a canonical text are missing in the other and which are too many.
func difference(claimed, now string) string {
	var parts []string
	if missing := itemsBeyond(now, claimed); len(missing) > 0 {
		parts = append(parts, "missing "+listed(missing, " and "))
	}
	if extra := itemsBeyond(claimed, now); len(extra) > 0 {
		parts = append(parts, "not so "+listed(extra, " and "))
	}
	if len(parts) == 0 {
		return "the same items in another order"
	}
	return strings.Join(parts, "; ")
}

// itemsBeyond returns the items of a that b lacks.
func itemsBeyond(a, b string) []string {
	there := make(map[string]bool)
	for item := range strings.SplitSeq(b, ";") {
		there[strings.TrimSpace(item)] = true
	}
	var out []string
	for item := range strings.SplitSeq(a, ";") {
		if item = strings.TrimSpace(item); item != "" && !there[item] {
			out = append(out, item)
		}
	}
	return out
}

// arises judges the rules that are said to make a position: each explains the move before it or, where the position was
// set up, an act in it.
func (w *walk) arises(c script.Equals) {
	if len(c.Because) == 0 {
		return
	}
	if c.False {
		f := blame(c.Because[0], "which rule makes the difference between two positions is not told; leave because away, or claim the true one")
		f.Right = "position " + w.now.String()
		w.wrong(f)
		return
	}
	acts, from, of := w.now.Acts(), w.now, "an act in this position"
	if w.before != nil {
		acts, from, of = []rules.Act{w.act}, w.before, "the move before"
	}
	right := explaining(from, acts)
	bad, wrong := unsupported(c.Claim, func(id rules.ID) bool { return has(right, id) })
	if !wrong {
		return
	}
	f := blame(bad, "%s does not explain %s", bad.Text, of)
	f.Rule = rules.ID(bad.Text)
	if len(right) > 0 {
		f.Right = "because " + listed(ids(right), " or ")
	}
	w.wrong(f)
}
