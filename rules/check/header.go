package check

import (
	"cmp"
	"slices"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules"
	"shanhai/rules/script"
)

// header takes the game's name; the other headers are for the reader.
func (w *walk) header(h script.Header) {
	if h.Name.Text != "game" {
		w.tag(h)
		return
	}
	game, known := w.games.Find(h.Value.Text)
	switch {
	case !known:
		f := blame(h.Value, "unknown game %q", rules.Excerpt(h.Value.Text))
		f.Right, f.Nearest = "one of "+strings.Join(w.games.Names(), ", "), cmp.Or(w.games.titled(h.Value.Text), spelling.Nearest(h.Value.Text, w.games.Names()))
		w.unreadable(f)
		w.garble()
	case w.snap != nil:
		w.unreadable(blame(h.Value, "the game is named after the set-up; name it before"))
	case w.saidTwice(h):
	default:
		w.take(game)
		w.untold()
	}
}

// tag judges a header for the reader: one of a name, and players that the game has.
func (w *walk) tag(h script.Header) {
	if !w.saidTwice(h) && w.game != nil {
		w.player(w.scene(), h)
	}
}

// untold judges the headers that stand above the name of the game.
func (w *walk) untold() {
	for i := range w.scenes {
		if h, is := w.scenes[i].Step.(script.Header); is && w.scenes[i].Fault == nil {
			w.player(&w.scenes[i], h)
		}
	}
}

// player judges whether a header is about a player of the game, if it is about one.
func (w *walk) player(s *Scene, h script.Header) {
	name, is := strings.CutPrefix(h.Name.Text, "player ")
	players := w.game.Players()
	if !is || slices.ContainsFunc(players, func(p string) bool { return strings.EqualFold(p, name) }) {
		return
	}
	f := blame(h.Name, "the game has no player %q", rules.Excerpt(name))
	f.Right, f.Nearest = "one of "+strings.Join(players, ", "), spelling.Nearest(name, players)
	s.Verdict, s.Fault = Unreadable, &f
}

// saidTwice tells whether a header stands in the example already, and says so.
func (w *walk) saidTwice(h script.Header) bool {
	for _, s := range w.scenes[:len(w.scenes)-1] {
		if before, is := s.Step.(script.Header); is && strings.EqualFold(before.Name.Text, h.Name.Text) {
			w.unreadable(blame(h.Name, "%s is said already in line %d; leave one of the two out", rules.Excerpt(h.Name.Text), before.At.Line))
			return true
		}
	}
	return false
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
