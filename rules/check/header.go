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
