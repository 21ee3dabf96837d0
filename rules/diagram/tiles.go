package diagram

import (
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// glyphRadius is the part of a tile's radius that a glyph's circle fills; the flats are at 0.87.
const glyphRadius = 0.74

// labelledRadius is the same above a label.
const labelledRadius = 0.58

// stack paints the tiles of a hex.
func (c *canvas) stack(h hex.Hex, tiles []rules.Tile) {
	c.open(group{class: "stack", hex: coordinates(h), tiles: joined(tiles)})
	ground := middle(h)
	shadow := c.paint(shadowName)
	c.fill(polygon(corners(ground.add(point{2.2, thickness + 2}), tileRadius+1.2)), shadow.veil(0.10))
	c.fill(polygon(corners(ground.add(point{1.2, thickness + 0.8}), tileRadius+0.2)), shadow.veil(0.16))
	step := rise(len(tiles))
	for i, tile := range tiles {
		deep := step
		if i == 0 {
			deep = thickness
		}
		c.tile(tile, ground.add(point{0, -float64(step * float64(i))}), tileRadius, deep, i == len(tiles)-1)
	}
	c.shut()
}

// joined names the tiles of a stack as a script does.
func joined(tiles []rules.Tile) string {
	names := make([]string, len(tiles))
	for i, t := range tiles {
		names[i] = t.Name
	}
	return strings.Join(names, "+")
}

// tile paints a tile with the middle of its face at a point, standing out by deep.
func (c *canvas) tile(tile rules.Tile, at point, radius, deep float64, top bool) {
	l := c.view.look(c.options.Art, tile.Kind, tile.Owner)
	s := shadesOf(l, tile.Kind, tile.Owner, c.options.Theme)
	p, down := corners(at, radius), point{0, deep}
	c.outlined(polygon([]point{p[4], p[3], p[3].add(down), p[4].add(down)}), s.left, s.rim, 0.9)
	c.outlined(polygon([]point{p[3], p[2], p[2].add(down), p[3].add(down)}), s.right, s.rim, 0.9)
	c.outlined(polygon(p), s.face, s.rim, 1.1)
	if !top {
		return
	}
	if tile.Owner == "" {
		c.stroke(polygon(corners(at, float64(radius*0.86))), s.ink.veil(0.75), 1.1)
	} else {
		c.stroke(polygon(corners(at, float64(radius*0.9))), s.rim.veil(0.4), 0.7)
	}
	if c.view.Labels != NoLabels && radius == tileRadius {
		c.emblem(tile, l, s, at.add(point{0, -4.5}), float64(radius*labelledRadius))
		return
	}
	c.emblem(tile, l, s, at, float64(radius*glyphRadius))
}

// badge paints a small disc with a number.
func (c *canvas) badge(at point, text string) {
	c.outlined(disc(at, 6.4), c.paint(paperName), c.paint(inkName), 1)
	c.write(words{text: text, at: at.add(point{0, 3.2}), size: 9, bold: true}, c.paint(inkName))
}

// table paints all stacks, from the north, so that what stands before covers what stands behind.
func (c *canvas) table() {
	for _, cell := range c.rows() {
		c.stack(cell.Hex, cell.Tiles)
	}
}

// depths paints what can't be seen of the stacks: the tiles beneath and the height.
func (c *canvas) depths() {
	cells := slices.DeleteFunc(c.rows(), func(cell rules.Cell) bool { return len(cell.Tiles) < 2 })
	for _, cell := range cells {
		c.beneath(cell.Hex, cell.Tiles)
	}
	for _, cell := range cells {
		c.badge(faceOf(cell.Hex, len(cell.Tiles)).add(c.corner()), strconv.Itoa(len(cell.Tiles)))
	}
}

// corner is where a face has its badge: clear of a label on the tile behind.
func (c *canvas) corner() point {
	if c.view.Labels != NoLabels {
		return point{17, -8}
	}
	return point{17.5, -13}
}

// rows returns the hexes with tiles by rows from the north.
func (c *canvas) rows() []rules.Cell {
	cells := slices.DeleteFunc(slices.Clone(c.view.Cells), func(cell rules.Cell) bool { return len(cell.Tiles) == 0 })
	slices.SortStableFunc(cells, func(a, b rules.Cell) int {
		if a.Hex.R != b.Hex.R {
			return a.Hex.R - b.Hex.R
		}
		return a.Hex.Q - b.Hex.Q
	})
	return cells
}

// sameRings tells whether two glyphs are equal.
func sameRings(a, b []Ring) bool {
	return slices.EqualFunc(a, b, func(x, y Ring) bool { return slices.Equal(x, y) })
}
