package studio

import (
	"encoding/json"
	"slices"
	"sync"

	"shanhai/internal/saying"
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
	warnings []saying.Line
	set      pieces.Set
	own      shanhai.Drawings
	looks    map[float64]pieces.Set // the same for pictures, by how far outlines may stray in mm
}

// benches is how many designs are kept ready: the one that is looked at, the
// same with what changes no body, and the one before.
const benches = 3

// at returns the bench of the choices, as it was left if it is still there.
func (s *Studio) at(c Choices) (*bench, error) {
	key, err := json.Marshal(c) // sorts the keys
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(s.benches, func(b *bench) bool { return b.key == string(key) })
	if i >= 0 {
		b := s.benches[i]
		s.benches = slices.Insert(slices.Delete(s.benches, i, i+1), 0, b)
		return b, nil
	}
	made, err := s.newBench(c)
	if err != nil {
		return nil, err
	}
	made.key = string(key)
	s.benches = slices.Insert(s.benches, 0, &made)
	s.benches = s.benches[:min(len(s.benches), benches)]
	return &made, nil
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
	return bench{design: d, warnings: warnings, set: once(shanhai.New(d, own)), own: own, looks: map[float64]pieces.Set{}}, nil
}

// look returns the set for pictures in which outlines may lie so many mm from
// the true ones; at 0 its bodies are closed.
func (b *bench) look(stray float64) pieces.Set {
	if _, ok := b.looks[stray]; !ok {
		b.looks[stray] = once(shanhai.Distant(b.design, b.own, stray))
	}
	return b.looks[stray]
}

// once makes the bodies of each piece of a set at most once.
func once(set pieces.Set) pieces.Set {
	for i := range set.Pieces {
		set.Pieces[i].Objects = sync.OnceValues(set.Pieces[i].Objects)
	}
	return set
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

// piece finds a piece of a set.
func piece(set pieces.Set, group, key string) (pieces.Piece, error) {
	for _, p := range set.Pieces {
		if p.Group == group && p.Key == key {
			return p, nil
		}
	}
	return pieces.Piece{}, &design.Error{Place: "pieces", Code: "no-piece", Facts: saying.Facts{"piece": key}, Reason: "no " + group + " " + key + " is among them"}
}
