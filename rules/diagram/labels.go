package diagram

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// label writes on the uppermost tile of a hex what the view asks for.
func (c *canvas) label(h hex.Hex, top rules.Tile) {
	text := coordinates(h)
	switch c.view.Labels {
	case NoLabels:
		return
	case Names:
		text = top.Name
	}
	l := c.view.look(c.options.Art, top.Kind, top.Owner)
	s := shadesOf(l, top.Kind, top.Owner, c.options.Theme)
	const size = 9.5
	at := c.top(h).add(point{0, 19})
	c.write(words{text: text, at: at, size: size, bold: true}, labelInk(l, s))
}

// labelInk is the colour of a label on a tile.
func labelInk(l Look, s shades) paint { return paint{"label-" + s.face.name, strong(l.Base), 1} }

// strong returns black or white, whichever stands out from a colour.
func strong(base Colour) Colour {
	if base.luminance() < 0.18 {
		return Colour{0xFF, 0xFF, 0xFF}
	}
	return Colour{0x1A, 0x1A, 0x1A}
}
