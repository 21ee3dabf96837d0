package check

import (
	"fmt"

	"shanhai/rules"
	"shanhai/rules/script"
)

// walk goes through the statements of one example.
type walk struct {
	*document
	stand
	example *script.Example
	scenes  []Scene
	layout  rules.Layout
	laying  []int          // the scenes of the set-up under way; none once the position stands
	now     rules.Position // the position as it stands, the walk's own
	spare   rules.Position // a clone of now to try acts on; nil if there is none
	handed  int            // how many of the layout's options are those of the set-up before
	moved   bool           // something was played or claimed since the set-up
	garbled bool           // a line of the set-up can't be read, and its other words are yet to be looked at
}

// step judges one statement.
func (w *walk) step(s script.Step) {
	w.scenes = append(w.scenes, Scene{Step: s})
	switch s := s.(type) {
	case script.Header:
		w.header(s)
	case script.HouseRule:
		w.declare(s)
	case script.Continue:
		w.resume(s)
	case script.Option, script.Board, script.Picture, script.Fact:
		w.setUp(s)
	case script.Move:
		w.move(s)
	default:
		w.claimed(s)
	}
	w.scene().Position, w.scene().Agreed = w.shown(), w.agreed
}

// try plays an act without consequences. A refused one leaves the clone as it was, so most claims need no new one.
func (w *walk) try(act rules.Act) error {
	if w.spare == nil {
		w.spare = w.now.Clone()
	}
	err := w.spare.Play(act)
	if err == nil {
		w.spare = nil
	}
	return err
}

// shown is the position as whoever reads the report sees it.
func (w *walk) shown() rules.Position {
	if w.snap == nil || w.pending() {
		return nil
	}
	return w.snap
}

// scene is the one of the statement at hand.
func (w *walk) scene() *Scene { return &w.scenes[len(w.scenes)-1] }

// wrong says that the statement does not hold.
func (w *walk) wrong(f Fault) { w.scene().Verdict, w.scene().Fault = Wrong, &f }

// unreadable says that a word can't be read, or stands where it can't.
func (w *walk) unreadable(f Fault) { w.scene().Verdict, w.scene().Fault = Unreadable, &f }

// blame is the fault of a word.
func blame(word rules.Word, format string, args ...any) Fault {
	return Fault{At: word.At, Text: word.Text, Why: fmt.Sprintf(format, args...)}
}
