package main

import (
	"fmt"

	"shanhai/rules/check/view"
)

// boards parts the shots of an example by the boards that it sets up: of each the board itself, and a shot a move made on it.
func (e exhibit) boards() [][]view.Shot {
	var out [][]view.Shot
	for _, s := range view.Shots(e.report) {
		for i, part := range s.Boards() {
			if len(out) == 0 || i > 0 {
				out = append(out, nil)
			}
			out[len(out)-1] = append(out[len(out)-1], part)
		}
	}
	return out
}

// shot returns the part of an example that is to be shown: on the board asked for, else the last one.
func (o *rulesShowOptions) shot(e exhibit) (view.Shot, error) {
	boards := e.boards()
	n := len(boards)
	if o.Board > n {
		return view.Shot{}, usageErrorf("--board: %d: example %s sets up %s; allowed: 1 to %d", o.Board, e.name, counted(n, "board"), n)
	}
	if o.Board > 0 {
		n = o.Board
	} else if n > 1 {
		fmt.Fprintf(o.Streams.Err, "shanhai: note: %s: example %s sets up %d boards, and this is the last; --board with 1 to %d shows each\n", o.File, e.name, n, n)
	}
	return o.after(e, boards[n-1], len(boards) > 1)
}

// after returns the shot after as many moves as asked for.
func (o *rulesShowOptions) after(e exhibit, shots []view.Shot, several bool) (view.Shot, error) {
	last, where := len(shots)-1, ""
	if several {
		where = " on this board"
	}
	switch {
	case o.Ply == lastPly:
		return shots[last], nil
	case o.Ply > last && last == 0:
		return view.Shot{}, usageErrorf("--ply: %d: example %s makes no move%s; allowed: 0", o.Ply, e.name, where)
	case o.Ply > last:
		return view.Shot{}, usageErrorf("--ply: %d: example %s makes %s%s; allowed: 0 to %d", o.Ply, e.name, counted(last, "move"), where, last)
	}
	return shots[o.Ply], nil
}
