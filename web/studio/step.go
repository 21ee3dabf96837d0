package studio

import "shanhai/pieces/build"

// Tell is told of every step: how many of all are done, and which was the last.
type Tell func(done, total int, last Step)

// Step is a part of the work as the page words it.
type Step struct {
	Stage string `json:"stage"`           // bodies, pictures or files
	Piece string `json:"piece,omitempty"` // key
	File  string `json:"file,omitempty"`
}

// progress passes a build's steps on.
func (t Tell) progress() build.Progress {
	if t == nil {
		return nil
	}
	return func(done, total int, s build.Step) { t(done, total, Step{string(s.Stage), s.Piece, s.File}) }
}
