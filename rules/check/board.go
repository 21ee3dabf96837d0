package check

import "shanhai/rules/script"

// board adds a position in words to the set-up under way. A second one would drop the first.
func (w *walk) board(b script.Board) {
	if before := w.layout.Text; !before.Absent() {
		w.unreadable(blame(b.Text, "line %d writes a position already; join the two with ;, or begin another example", before.At.Line))
		w.garble()
		return
	}
	w.layout.Text, w.layout.At = b.Text, b.At
}
