package studio

import (
	"encoding/json"
	"sync"

	"shanhai/pieces"
	"shanhai/pieces/build"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// bench is the set of one design; the bodies of its pieces are made once, when
// they are asked for.
type bench struct {
	key      string // of the choices that it was made for
	design   design.Design
	warnings []string
	set      pieces.Set
}

// at returns the bench of the choices.
func (s *Studio) at(c Choices) (*bench, error) {
	key, err := json.Marshal(c) // sorts the keys
	if err != nil {
		return nil, err
	}
	if s.bench.key == string(key) {
		return &s.bench, nil
	}
	made, err := s.newBench(c)
	if err != nil {
		return nil, err
	}
	made.key = string(key)
	s.bench = made
	return &s.bench, nil
}

func (s *Studio) newBench(c Choices) (bench, error) {
	d, warnings, err := s.finished(c)
	if err != nil {
		return bench{}, err
	}
	own, err := s.baggage(d).Drawings(d.Glyph)
	if err != nil {
		return bench{}, blame(err)
	}
	set := shanhai.New(d, own)
	for i := range set.Pieces {
		set.Pieces[i].Objects = sync.OnceValues(set.Pieces[i].Objects)
	}
	return bench{design: d, warnings: warnings, set: set}, nil
}

// blame marks an error as one of the maker's input; nil stays nil.
func blame(err error) error {
	if err == nil {
		return nil
	}
	return &build.InputError{Err: err}
}

// baggage is the files that a design names.
func (s *Studio) baggage(d design.Design) *shanhai.Baggage {
	return &shanhai.Baggage{Open: s.files.open, Font: d.Font}
}

// piece finds a piece of the set.
func (b *bench) piece(group, key string) (pieces.Piece, error) {
	for _, p := range b.set.Pieces {
		if p.Group == group && p.Key == key {
			return p, nil
		}
	}
	return pieces.Piece{}, &design.Error{Place: "pieces", Reason: "no " + group + " " + key + " is among them"}
}
