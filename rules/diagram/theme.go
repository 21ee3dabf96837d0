package diagram

// Theme is the page that a diagram is for.
type Theme uint8

// The themes.
const (
	Light Theme = iota
	Dark
)

// paint is a colour with its name, by which a page may choose another, and how much of it covers; the zero value paints
// nothing.
type paint struct {
	name   string
	colour Colour
	alpha  float64
}

// veil returns the paint laid on thinly.
func (p paint) veil(alpha float64) paint {
	p.alpha = alpha
	return p
}

// Names of the colours that are no tile's. In an SVG the colour called paper is the CSS custom property --dg-paper.
const (
	paperName  = "paper"  // behind everything
	inkName    = "ink"    // words
	quietName  = "quiet"  // empty hexes
	labelName  = "label"  // what is written on them
	shadowName = "shadow" // under tiles
	moveName   = "move"   // the last move
	noName     = "no"     // what is forbidden or wrong
	mayName    = "may"    // where a tile may go
	haloName   = "halo"   // around marks, so that they stand out from any tile
)

// themeColours are chosen to differ in lightness too, for those who don't tell red from green.
func themeColours(t Theme) map[string]Colour {
	if t == Dark {
		return map[string]Colour{
			paperName: {0x1F, 0x21, 0x24}, inkName: {0xE9, 0xE6, 0xDE}, quietName: {0x85, 0x86, 0x88}, labelName: {0xA6, 0xA7, 0xA8}, shadowName: {0, 0, 0},
			moveName: {0xFF, 0xB5, 0x1F}, noName: {0xFF, 0x4D, 0x4D}, mayName: {0x29, 0xA9, 0xE0}, haloName: {0x12, 0x13, 0x15},
		}
	}
	return map[string]Colour{
		paperName: {0xFF, 0xFF, 0xFF}, inkName: {0x26, 0x24, 0x20}, quietName: {0x8E, 0x8A, 0x80}, labelName: {0x66, 0x62, 0x5A}, shadowName: {0x3A, 0x30, 0x20},
		moveName: {0xF0, 0x9A, 0x00}, noName: {0xD0, 0x1A, 0x2A}, mayName: {0x0B, 0x6F, 0xB8}, haloName: {0xFF, 0xFF, 0xFF},
	}
}

// shades are the colours of a tile: its face, the two sides that are seen, left and right, the edge, and the glyph.
type shades struct{ face, left, right, rim, ink paint }

// shadesOf returns the colours of a look. Light comes from the left.
func shadesOf(l Look, kind, owner string, t Theme) shades {
	black, white := Colour{}, Colour{255, 255, 255}
	left, right, rim := blend(l.Base, black, 0.14), blend(l.Base, black, 0.34), blend(l.Base, black, 0.55)
	if l.Base.luminance() < 0.18 {
		left, right, rim = blend(l.Base, white, 0.24), blend(l.Base, white, 0.1), blend(l.Base, white, 0.36)
		if t == Dark {
			left, right, rim = blend(l.Base, white, 0.3), blend(l.Base, white, 0.16), blend(l.Base, white, 0.5)
		}
	}
	of := owner
	if of == "" {
		of = kind
	}
	return shades{
		paint{"tile-" + of, l.Base, 1}, paint{"left-" + of, left, 1}, paint{"right-" + of, right, 1}, paint{"rim-" + of, rim, 1},
		paint{"glyph-" + kind + "-" + of, legible(l.Ink, l.Base), 1},
	}
}
