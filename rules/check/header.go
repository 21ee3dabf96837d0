package check

import (
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules"
	"shanhai/rules/script"
)

// header takes the game's name; the other headers are for the reader.
func (w *walk) header(h script.Header) {
	if h.Name.Text != "game" {
		return
	}
	game, known := w.games.Find(h.Value.Text)
	switch {
	case !known:
		f := blame(h.Value, "unknown game %q", rules.Excerpt(h.Value.Text))
		f.Right, f.Nearest = "one of "+strings.Join(w.games.Names(), ", "), spelling.Nearest(h.Value.Text, w.games.Names())
		w.unreadable(f)
	case w.snap != nil || len(w.laying) > 0:
		w.unreadable(blame(h.Value, "the game is named after the set-up; name it before"))
	default:
		w.take(game)
	}
}

// declare notes a rule of the author's own.
func (w *walk) declare(h script.HouseRule) {
	id := rules.ID(h.ID.Text)
	_, taken := w.rules[id]
	switch {
	case taken:
		w.unreadable(blame(h.ID, "%s is a rule of the game; choose another ID", id))
	case w.house[id]:
		w.unreadable(blame(h.ID, "the house rule %s is declared already; choose another ID", id))
	}
	w.house[id] = true
}

// resume goes on where an earlier example ended.
func (w *walk) resume(c script.Continue) {
	end, found := w.last, w.last != nil
	if !c.From.Absent() {
		end, found = w.ends[c.From.Text], w.ends[c.From.Text] != nil
	}
	word := c.From
	if word.Absent() {
		word = rules.Word{Text: "continue", At: c.At}
	}
	switch {
	case w.snap != nil || len(w.laying) > 0:
		w.unreadable(blame(word, "a position stands already; continue comes first, without a set-up"))
		return
	case !found:
		w.unreadable(w.nothingAbove(word, c.From.Absent()))
		w.lost = true
		return
	case end.lost:
		w.scene().Verdict = Unreached
	case end.snap == nil:
		w.unreadable(blame(word, "the example above has no position to go on from"))
	}
	w.stand = *end
	w.lost = end.lost || end.snap == nil
	if end.snap != nil {
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
