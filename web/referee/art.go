package referee

import (
	"fmt"
	"math"
	"strings"

	"shanhai/pieces/design"
	"shanhai/pieces/shanhai/art"
	"shanhai/rules/diagram"
)

// setArt shows diagrams the tiles of the set.
type setArt struct{ set *art.Set }

// Look returns a tile's colours and glyph.
func (a setArt) Look(kind, owner string) (diagram.Look, bool) {
	t, ok := a.set.Tile(kind, owner)
	l := diagram.Look{Base: colourOf(t.Base), Ink: colourOf(t.Ink)}
	for _, ring := range t.Glyph {
		l.Glyph = append(l.Glyph, ring)
	}
	return l, ok
}

func colourOf(c design.Colour) diagram.Colour { return diagram.Colour{R: c.R, G: c.G, B: c.B} }

// glyphUnit is the radius of a glyph's circle in the units of its path data.
const glyphUnit = 500

// pathData writes a glyph's outlines as SVG path data, each point relative to the one before.
func pathData(rings []diagram.Ring) string {
	var b strings.Builder
	for _, ring := range rings {
		op, x, y := "M", 0, 0
		for _, p := range ring {
			px, py := int(math.Round(p[0]*glyphUnit)), int(math.Round(p[1]*glyphUnit))
			fmt.Fprintf(&b, "%s%d %d", op, px-x, py-y)
			op, x, y = "l", px, py
		}
		b.WriteByte('z')
	}
	return b.String()
}
