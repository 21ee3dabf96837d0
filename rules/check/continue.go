package check

import (
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules"
	"shanhai/rules/script"
)

// resume goes on where an earlier example ended.
func (w *walk) resume(c script.Continue) {
	word, end := c.From, w.ends[c.From.Text]
	if c.From.Absent() {
		word, end = rules.Word{Text: "continue", At: c.At}, w.last
	}
	switch {
	case w.snap != nil || len(w.laying) > 0:
		w.unreadable(blame(word, "a position stands already; continue comes first, without a set-up"))
	case end == nil:
		w.unreadable(w.nothingAbove(word, c.From.Absent()))
		w.lose()
	case end.lost != nil && !end.lost.cannot:
		w.hangs(word, end.lost)
	case end.lost != nil:
		w.unreadable(blame(word, "%s sets up what cannot be, and nothing goes on from that", calledAt(end.lost.example)))
		w.lose()
	case end.snap == nil:
		w.unreadable(blame(word, "the example above has no position to go on from"))
		w.lose()
	default:
		lost := w.lost
		w.stand = *end
		w.lost = lost
		w.layout.Options = end.snap.footing.layout.Options // for a board that follows
		w.snap = end.snap.branch()
		w.now = w.snap.replay()
	}
}

// nothingAbove is the fault of a continuation without an example before it.
func (w *walk) nothingAbove(word rules.Word, any bool) Fault {
	if any {
		return blame(word, "there is no example above to continue")
	}
	f := blame(word, "no example %q stands above", rules.Excerpt(word.Text))
	f.Nearest = spelling.Nearest(word.Text, w.ids)
	if len(w.ids) > 0 {
		f.Right = "one of " + strings.Join(w.ids, ", ")
	}
	return f
}
