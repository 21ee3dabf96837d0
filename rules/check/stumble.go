package check

import (
	"cmp"
	"errors"

	"shanhai/rules"
	"shanhai/rules/script"
)

// stumble enters what could not be read. What a line that tells or claims something leaves in doubt is nothing; after a move nobody
// knows how the example goes on, and in a set-up nobody knows what is set up.
func (w *walk) stumble(faults []Fault) {
	for _, f := range faults {
		if f.role >= script.Claiming {
			w.ready()
			f.Nearest = cmp.Or(f.Nearest, w.titled(f.Text))
		}
		step := script.Blank{Base: script.Base{At: f.At}}
		w.scenes = append(w.scenes, Scene{Step: step, Position: w.shown(), Agreed: w.agreed, Verdict: Unreadable, Fault: &f})
		switch {
		case f.role == script.Telling, f.role == script.Claiming:
		case f.role == script.Setting && !w.moved:
			w.garble()
		case w.lost == nil || w.lost.cannot:
			w.loseAt(f.At)
		}
	}
}

// garble notes that the statement at hand is one of the set-up and can't be read: what is set up nobody knows, so that the rules
// have nothing to say of it.
func (w *walk) garble() {
	w.garbled = true
	if w.lost == nil {
		w.lose()
	}
}

// spell tells which words of a garbled set-up the game can't read. Its facts are about tiles that may be missing.
func (w *walk) spell() {
	garbled := w.garbled
	w.garbled = false
	if !garbled || w.game == nil || len(w.laying) == 0 {
		return
	}
	_, err := w.game.Setup(w.layout)
	for _, err := range apart(err) {
		f, verdict := layoutFault(err)
		var word *rules.WordError
		if verdict != Unreadable || !errors.As(err, &word) {
			continue
		}
		s := &w.scenes[w.blamed(f.At)]
		if _, fact := s.Step.(script.Fact); !fact && s.Fault == nil {
			s.Verdict, s.Fault = verdict, &f
		}
	}
}

// doubtful notes that nothing goes on from an example with a line that can't be read.
func (w *walk) doubtful() {
	for _, s := range w.scenes {
		if s.Verdict == Unreadable && (w.lost == nil || w.lost.cannot) {
			w.loseAt(s.Fault.At)
		}
	}
}
