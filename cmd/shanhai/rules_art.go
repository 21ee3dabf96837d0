package main

import (
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai/art"
	"shanhai/rules/diagram"
)

// setArt shows diagrams the tiles of the set.
type setArt struct{ set *art.Set }

// newSetArt reads the set's glyphs, or the Chinese names in their place.
func newSetArt(w art.Writing) (diagram.Art, error) {
	set, err := art.New(w)
	if err != nil {
		return nil, err
	}
	return setArt{set}, nil
}

// Look returns a tile's colours and glyph.
func (a setArt) Look(kind, owner string) (diagram.Look, bool) {
	t, ok := a.set.Tile(kind, owner)
	l := diagram.Look{Base: diagramColour(t.Base), Ink: diagramColour(t.Ink)}
	for _, ring := range t.Glyph {
		l.Glyph = append(l.Glyph, ring)
	}
	return l, ok
}

func diagramColour(c design.Colour) diagram.Colour { return diagram.Colour{R: c.R, G: c.G, B: c.B} }
