package shanhai

import (
	"fmt"

	"shanhai/internal/creature"
	"shanhai/pieces"
	"shanhai/pieces/design"
)

// Words that go with every file. The seed of the game allows private use only.
const (
	title    = "ShanHai Realm 山海"
	designer = "made with shanhai"
	license  = "The game ShanHai Realm is free for personal use; its author forbids commercial use. Print it for yourself and your friends."
	about    = "Pieces of the board game ShanHai Realm 山海. Everything is set: slice and print."
)

// New returns the set for a design. Nothing is read or built before a piece's
// Objects are asked for.
func New(d design.Design, own Drawings) pieces.Set { return newFactory(d, own).set() }

// Sketch returns the same set for pictures: carved tiles are meshed less finely,
// in a third of the time.
func Sketch(d design.Design, own Drawings) pieces.Set { return sketcher(d, own).set() }

func sketcher(d design.Design, own Drawings) *factory {
	f := newFactory(d, own)
	f.sketch = true
	return f
}

func (f *factory) set() pieces.Set {
	d := f.design
	s := pieces.Set{Name: "shanhai", Title: title, Designer: designer, Description: about, License: license}
	for _, variant := range d.Variant.Names() {
		first := len(s.Pieces)
		for _, k := range creature.Creatures() {
			if d.Makes(k.Key()) {
				s.Pieces = append(s.Pieces, f.creature(k, variant))
			}
		}
		s.Bundles = appendBundle(s.Bundles, variant, first, len(s.Pieces))
	}
	for _, k := range creature.Landscapes() {
		if d.Makes(k.Key()) {
			s.Pieces = append(s.Pieces, f.landscape(k))
		}
	}
	for _, key := range []string{boxKey, boxLargeKey} {
		if d.Makes(key) {
			s.Pieces = append(s.Pieces, f.box(key))
		}
	}
	return s
}

// appendBundle adds the project of all of one player's pieces, if there are any.
func appendBundle(bundles []pieces.Bundle, variant string, first, end int) []pieces.Bundle {
	if first == end {
		return bundles
	}
	b := pieces.Bundle{File: "shanhai-" + variant, Title: title + ", " + variant}
	for i := first; i < end; i++ {
		b.Pieces = append(b.Pieces, i)
	}
	return append(bundles, b)
}

func (f *factory) creature(k creature.Kind, variant string) pieces.Piece {
	base := map[string]string{"black": baseBlack, "white": baseWhite}[variant]
	return pieces.Piece{
		Key: k.Key(), Group: variant, Count: f.design.Count[k.Key()],
		Title:   fmt.Sprintf("%s %s, %s", k.Name(), k.Chinese(), variant),
		Objects: func() ([]pieces.Object, error) { return f.tile(k, base) },
	}
}

func (f *factory) landscape(k creature.Kind) pieces.Piece {
	return pieces.Piece{
		Key: k.Key(), Group: "landscape", Count: f.design.Count[k.Key()],
		Title:   fmt.Sprintf("%s %s", k.Name(), k.Chinese()),
		Objects: func() ([]pieces.Object, error) { return f.tile(k, baseLandscape) },
	}
}
