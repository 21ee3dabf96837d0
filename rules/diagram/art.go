package diagram

import "fmt"

// Art tells what tiles look like. A nil Art is the plain one: light and dark tiles with characters on them.
type Art interface {
	// Look returns the look of a kind of tile, given the key of its kind and its owner, empty for a neutral tile; false if
	// the set has no such tile.
	Look(kind, owner string) (Look, bool)
}

// Look is how a tile looks.
type Look struct {
	Base  Colour // of the tile
	Ink   Colour // of the glyph; shown lighter or darker where it would not stand out from the base
	Glyph []Ring // in a circle of radius 1 about the middle, y down; non-zero filled; none: the tile's characters are written
}

// Ring is a closed outline: at least three points x, y, the last joined to the first.
type Ring [][2]float64

// Colour is an sRGB colour.
type Colour struct{ R, G, B uint8 }

// String returns e.g. "#1a1a1a".
func (c Colour) String() string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// look returns what a tile of the view looks like.
func (v View) look(a Art, kind, owner string) Look {
	if a != nil {
		if l, ok := a.Look(kind, owner); ok {
			return l
		}
	}
	return v.plainLook(owner)
}

// plainLook is light for the first player, dark for the others, grey for what is nobody's.
func (v View) plainLook(owner string) Look {
	light, dark, grey := Colour{0xF6, 0xF4, 0xEC}, Colour{0x22, 0x22, 0x24}, Colour{0xA9, 0xA8, 0xA0}
	switch {
	case owner == "":
		return Look{Base: grey, Ink: dark}
	case len(v.Players) > 0 && owner == v.Players[0]:
		return Look{Base: light, Ink: dark}
	}
	return Look{Base: dark, Ink: light}
}
