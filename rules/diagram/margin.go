package diagram

import (
	"slices"
	"strconv"

	"shanhai/rules"
)

// Measures of what is written beneath the board.
const (
	lineHeight  = 17.0
	captionSize = 12.5
	handRadius  = 12.0
	handPitch   = 40.0
	handCount   = 14.0  // room for how many
	leastWide   = 260.0 // so that words find room beneath a small board
	swatchWide  = 13.0  // the hexagon beside who is to move
	swatchGap   = 5.5
)

// margin paints the hands, who is to move and the caption beneath the board.
func (c *canvas) margin() {
	c.widen()
	left, right := c.bounds.lo.x, c.bounds.hi.x
	y := c.bounds.hi.y + 10
	for _, h := range c.view.hands() {
		y = c.hand(h, left, right, y)
	}
	for _, remark := range c.view.Remarks {
		y = c.paragraph(remark, left, right, y)
	}
	y = c.turn((left+right)/2, y)
	for _, text := range append([]string{c.view.Caption}, c.view.Notes...) {
		y = c.paragraph(text, left, right, y)
	}
}

// widen makes room for words.
func (c *canvas) widen() {
	words := c.view.Caption != "" || len(c.view.Remarks)+len(c.view.Notes) > 0 || c.view.turn() != "" || len(c.view.hands()) > 0
	short := leastWide - c.bounds.size().x
	if c.blank || !words || short <= 0 {
		return
	}
	c.bounds.lo.x -= short / 2
	c.bounds.hi.x += short / 2
}

// hand paints what a player has yet to bring, in as many lines as it takes, and returns where they end.
func (c *canvas) hand(h hand, left, right, y float64) float64 {
	c.open(group{class: "hand", tiles: h.owner})
	y += handRadius
	for line := range slices.Chunk(h.tiles, inLine(len(h.tiles), int((right-left)/handPitch))) {
		at := point{(left+right)/2 - float64(handPitch/2*float64(len(line)-1)) - handCount/2, y}
		for _, in := range line {
			c.inHand(in, at)
			at.x += handPitch
		}
		y += 2*handRadius + 6
	}
	c.shut()
	return y - handRadius
}

// inLine returns how many of n tiles go into a line with room for most, so that all lines are about as long.
func inLine(n, most int) int {
	most = max(most, 1)
	lines := (n + most - 1) / most
	return (n + lines - 1) / lines
}

// inHand paints a tile that is yet to come, and how many of them.
func (c *canvas) inHand(in rules.InHand, at point) {
	c.tile(in.Tile, at, handRadius, 2.5, true)
	if in.Count > 1 {
		c.write(words{text: "×" + strconv.Itoa(in.Count), at: at.add(point{handRadius, 4}), size: 10, leading: true}, c.paint(inkName))
	}
}

// turn paints who is to move and returns where that ends.
func (c *canvas) turn(middle, y float64) float64 {
	text := c.view.turn()
	if text == "" {
		return y
	}
	c.open(group{class: "turn", tiles: c.view.ToMove})
	line := words{text: printable(text), size: captionSize, leading: true}
	line.at = point{middle - c.letters.width(line)/2, y + lineHeight/2 + 4}
	if c.view.ToMove != "" {
		s := shadesOf(c.view.look(c.options.Art, "", c.view.ToMove), "", c.view.ToMove, c.options.Theme)
		line.at.x += (swatchWide + swatchGap) / 2
		c.outlined(polygon(corners(line.at.add(point{-swatchWide/2 - swatchGap, -4}), swatchWide/sqrt3)), s.face, s.rim, 1.3)
	}
	c.write(line, c.paint(inkName))
	c.shut()
	return y + lineHeight + 3
}

// paragraph writes a text in lines as wide as the board, and returns where they end.
func (c *canvas) paragraph(text string, left, right, y float64) float64 {
	for _, l := range wrapped(printable(text), right-left, captionSize) {
		at := point{(left + right) / 2, y + float64(lineHeight*0.8)}
		c.write(words{text: l, at: at, size: captionSize}, c.paint(inkName))
		y += lineHeight
	}
	return y
}
