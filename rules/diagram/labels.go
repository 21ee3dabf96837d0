package diagram

import (
	"slices"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// Measures of labels: how large they are, how far below the middle of a face their line runs, and how wide their halo is.
const (
	labelSize  = 9.5
	onTile     = 19.0 // beneath a glyph
	onStack    = 17.0 // the same, above the small tiles
	belowDot   = 17.5 // beneath a dot on an empty hex
	belowCross = 20.5 // beneath a cross
	onEmpty    = 3.2  // in the middle
	onChip     = 18.5 // beneath a small tile
	labelWide  = 3.0
	labelFarAt = 24.0 // beneath a sign out at the picture's border
)

// labels writes on tiles and on the empty hexes that are drawn what the view asks for, over everything else.
func (c *canvas) labels() {
	if c.view.Labels == NoLabels {
		return
	}
	c.open(group{class: "labels"})
	for _, cell := range c.rows() {
		c.tileLabel(cell)
	}
	if c.view.Labels == Coordinates {
		for _, h := range c.free {
			c.emptyLabel(h)
		}
	} else {
		c.coveredLabels()
	}
	c.shut()
}

// tileLabel writes on the uppermost tile of a hex.
func (c *canvas) tileLabel(cell rules.Cell) {
	top := cell.Tiles[len(cell.Tiles)-1]
	text, down := coordinates(cell.Hex), onTile
	if c.view.Labels == Names {
		text = top.Name
	}
	if len(cell.Tiles) > 1 {
		down = onStack
	}
	l := c.view.look(c.options.Art, top.Kind, top.Owner)
	s := shadesOf(l, top.Kind, top.Owner, c.options.Theme)
	w := words{text: text, at: c.top(cell.Hex).add(point{0, down}), size: labelSize, bold: true}
	c.tag(w, labelInk(l, s), s.face)
}

// coveredLabels names the covered tiles that a mark is about, beneath their small ones.
func (c *canvas) coveredLabels() {
	for _, o := range c.view.outlines() {
		if level, is := o.covered(c.stacks); is {
			w := words{text: o.tile, at: c.chipAt(*o.from, level).add(point{0, onChip}), size: labelSize, bold: true}
			c.tag(w, c.paint(inkName), c.paint(paperName))
		}
	}
}

// emptyLabel writes on an empty hex: in its middle, or beneath what is marked there.
func (c *canvas) emptyLabel(h hex.Hex) {
	down := onEmpty
	switch {
	case slices.Contains(ends(c.view.Forbidden), h):
		down = belowCross
	case slices.Contains(c.view.marked(), h):
		down = belowDot
	}
	c.tag(words{text: coordinates(h), at: middle(h).add(point{0, down}), size: labelSize}, c.paint(labelName), c.paint(paperName))
}

// tag writes words with a halo, so that they can be read over whatever they come to lie on.
func (c *canvas) tag(w words, ink, halo paint) {
	w.text = printable(w.text)
	if w.text == "" {
		return
	}
	c.marks = append(c.marks, mark{words: &w, line: halo, width: labelWide})
	c.write(w, ink)
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
