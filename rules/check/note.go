package check

import "shanhai/rules/script"

// prefaces blames the notes above a set-up: they would be about what stands above them, and nothing does. Above the first
// move of a game a note is about its beginning.
func (w *walk) prefaces() {
	n := 0
	for n < len(w.scenes) && isQuiet(w.scenes[n].Step) {
		n++
	}
	if n == len(w.scenes) || !isSetUp(w.scenes[n].Step) {
		return
	}
	for i := range w.scenes[:n] {
		if note, is := w.scenes[i].Step.(script.Note); is {
			w.scenes[i].Verdict = Unreadable
			w.scenes[i].Fault = &Fault{At: note.At, Text: "note", Why: "a note is about the statement before it, and this one stands above the set-up", Right: "the note on a line below what it is about"}
		}
	}
}

// isQuiet tells whether a statement neither sets up nor plays nor claims anything.
func isQuiet(s script.Step) bool {
	switch s.(type) {
	case script.Blank, script.Header, script.HouseRule, script.Note:
		return true
	}
	return false
}

// isSetUp tells whether a statement says from which position an example begins.
func isSetUp(s script.Step) bool {
	switch s.(type) {
	case script.Option, script.Board, script.Picture, script.Fact, script.Continue:
		return true
	}
	return false
}
