package check

import (
	"errors"

	"shanhai/rules"
	"shanhai/rules/script"
)

// setUp gathers a statement of the set-up. A board after moves or claims begins a set-up anew.
func (w *walk) setUp(s script.Step) {
	if w.settled() && !w.anew(s) {
		return
	}
	w.laying = append(w.laying, len(w.scenes)-1)
	switch s := s.(type) {
	case script.Option:
		w.option(s)
	case script.Fact:
		w.layout.Facts = append(w.layout.Facts, rules.Item{Name: s.Name, Value: s.Value})
	case script.Board:
		w.board(s)
	case script.Picture:
		w.layout.Tiles, w.layout.At = append(w.layout.Tiles, tilesOf(s)...), s.At
	}
	if (w.layout.At == rules.Place{}) {
		w.layout.At = s.Place()
	}
}

// settled tells whether the set-up is over: something was played or claimed.
func (w *walk) settled() bool { return w.moved || w.snap != nil || w.lost != nil && !w.garbled }

// anew begins a second set-up, with the options of the first, if s is a board.
func (w *walk) anew(s script.Step) bool {
	switch s.(type) {
	case script.Board, script.Picture:
		w.stand, w.laying, w.now, w.spare, w.moved, w.garbled = stand{}, nil, nil, nil, false, false
		w.layout, w.handed = rules.Layout{Options: w.layout.Options}, len(w.layout.Options)
		return true
	}
	if w.lost != nil && !w.lost.cannot {
		return false // it may belong to what could not be read
	}
	w.unreadable(w.late(s))
	return false
}

// tilesOf lists the tiles of a picture by rows, each place from the bottom up.
func tilesOf(p script.Picture) []rules.TileAt {
	var tiles []rules.TileAt
	for _, row := range p.Rows {
		at := row.Start
		for _, spot := range row.Hexes {
			for _, tile := range spot {
				tiles = append(tiles, rules.TileAt{Tile: tile, Hex: at})
			}
			at.Q++
		}
	}
	return tiles
}

// pending tells whether a set-up waits to be laid out.
func (w *walk) pending() bool { return len(w.laying) > 0 && w.snap == nil && w.lost == nil }

// reached tells whether a position stands for a move or claim.
func (w *walk) reached() bool {
	ready := w.ready()
	if !ready {
		w.beyondReach()
	}
	return ready
}

// ready lays the set-up out, if that is still to do, and tells whether a position stands.
func (w *walk) ready() bool {
	w.moved = true
	switch {
	case w.lost != nil:
		w.spell()
		return false
	case w.snap != nil:
		return true
	case w.game == nil:
		w.unreadable(w.unnamed())
		w.lose()
		return false
	}
	return w.lay()
}

// lay lays the set-up out.
func (w *walk) lay() bool {
	p, err := w.game.Setup(w.layout)
	if err != nil {
		w.refused(err)
		return false
	}
	w.now, w.snap = p, &snapshot{booth: w.booth, footing: footing{game: w.game, layout: w.layout}}
	if n := len(w.laying); n > 0 {
		w.scenes[w.laying[n-1]].Position = w.snap
	}
	return true
}

// unnamed is the fault of playing before the game is named.
func (w *walk) unnamed() Fault {
	f := Fault{At: w.scene().Step.Place(), Why: "no game is named"}
	if names := w.games.Names(); len(names) > 0 {
		f.Right = "game: " + names[0] + ", on a line above"
	}
	return f
}

// refuse blames the statement of the set-up that the game does not take; what follows is unreached.
func (w *walk) refuse(err error) {
	f, verdict := layoutFault(err)
	if (f.At == rules.Place{}) {
		f.At = w.layout.At
	}
	w.loseAt(f.At)
	at := len(w.scenes) - 1
	if len(w.laying) > 0 {
		at = w.blamed(f.At)
	}
	blamed := w.charge(at, f, verdict)
	var v *rules.Violation
	if errors.As(err, &v) {
		blamed.Laid = w.laid(v)
	}
}

// laid is the set-up under way as a picture shows it, though it cannot be.
func (w *walk) laid(v *rules.Violation) *Laid { return &Laid{w.game.Lay(w.layout), v} }

// blamed returns the scene of the set-up where a place lies.
func (w *walk) blamed(at rules.Place) int {
	found := w.laying[0]
	for _, i := range w.laying {
		if w.scenes[i].Step.Place().Line <= at.Line {
			found = i
		}
	}
	return found
}

// layoutFault words why a set-up was refused, and whether it was understood.
func layoutFault(err error) (Fault, Verdict) {
	var f Fault
	var word *rules.WordError
	if errors.As(err, &word) {
		f.At, f.Text, err = word.Word.At, word.Word.Text, word.Err
	}
	var v *rules.Violation
	if errors.As(err, &v) {
		f.Broken, f.Rule, f.Why, f.Hex, f.Right = v, v.Rule, v.Why, placeOf(v), v.Right.String()
		return f, Wrong
	}
	return unread(f, err), Unreadable
}
