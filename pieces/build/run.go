// Package build turns a set and a design into files: it makes the bodies, lays
// them on plates, pictures the plates, writes projects and meshes and lists
// all of them in a manifest. It touches no file system and knows no game.
package build

import (
	"context"
	"runtime"

	"shanhai/pieces"
	"shanhai/pieces/design"
)

// Sink takes finished files. Put may be called from several goroutines.
type Sink interface {
	Put(name string, data []byte) error
}

// Progress is told of every step: how many of all are done, and which was the last.
type Progress func(done, total int, last Step)

// Stage is what is done in a step.
type Stage string

// The stages.
const (
	Bodies   Stage = "bodies"   // a piece's bodies are made
	Pictures Stage = "pictures" // a plate is pictured
	Files    Stage = "files"    // a file is written
)

// Step is a part of the work.
type Step struct {
	Stage Stage
	Piece string // key; empty for a file
	File  string // path within the set's folder; empty for a piece
	Text  string // in English
}

// InputError is an error that the design is to blame for; nothing was written.
type InputError struct{ Err error }

func (e *InputError) Error() string { return e.Err.Error() }
func (e *InputError) Unwrap() error { return e.Err }

// BadInput tells that another design would do.
func (e *InputError) BadInput() bool { return true }

// Run makes all files of the set for the design. Whatever the design can be
// blamed for is found before the first file is put. The bytes are the same on
// every machine. The summary holds the manifest, which is not put.
func Run(ctx context.Context, set pieces.Set, d design.Design, sink Sink, progress Progress) (*Summary, error) {
	a, err := newAssembler(set, d)
	if err != nil {
		return nil, &InputError{err}
	}
	w := &workshop{assembler: a, meter: newMeter(len(set.Pieces), progress), workers: runtime.GOMAXPROCS(0)}
	if err := w.makePieces(ctx); err != nil {
		return nil, err
	}
	if err := w.picture(ctx); err != nil {
		return nil, err
	}
	return w.write(ctx, sink)
}

// workshop carries one run from step to step.
type workshop struct {
	*assembler
	meter   *meter
	workers int
	made    []*made
}

// makePieces builds the bodies of every piece and lays them on plates.
func (w *workshop) makePieces(ctx context.Context) error {
	w.made = make([]*made, len(w.set.Pieces))
	w.meter.begin(len(w.made))
	return each(ctx, w.workers, len(w.made), func(_, i int) error {
		m, err := w.make(w.set.Pieces[i])
		if err != nil {
			return &InputError{err}
		}
		for _, o := range m.objects {
			m.notes = append(m.notes, o.Notes()...)
		}
		w.made[i] = m
		w.meter.step(Step{Stage: Bodies, Piece: m.piece.Key, Text: m.piece.Title})
		return nil
	})
}
