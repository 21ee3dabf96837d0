package diagram

import "shanhai/rules"

// labels writes on the tiles what the view asks for.
func (c *canvas) labels() {
	if c.view.Labels == NoLabels {
		return
	}
	c.open(group{class: "labels"})
	for _, cell := range c.view.Cells {
		if len(cell.Tiles) > 0 {
			c.label(cell)
		}
	}
	c.shut()
}

func (c *canvas) label(cell rules.Cell) {
	top := cell.Tiles[len(cell.Tiles)-1]
	text := top.Name
	if c.view.Labels == Coordinates {
		text = coordinates(cell.Hex)
	}
	l := c.view.look(c.options.Art, top.Kind, top.Owner)
	s := shadesOf(l, top.Kind, top.Owner, c.options.Theme)
	const size = 9.5
	at := c.top(cell.Hex).add(point{0, 19})
	c.write(words{text: text, at: at, size: size, bold: true}, paint{"label-" + s.face.name, strong(l.Base), 1})
}

// strong returns black or white, whichever stands out from a colour.
func strong(base Colour) Colour {
	if base.luminance() < 0.18 {
		return Colour{0xFF, 0xFF, 0xFF}
	}
	return Colour{0x1A, 0x1A, 0x1A}
}
