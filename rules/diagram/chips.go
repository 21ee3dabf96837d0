package diagram

import (
	"math"
	"slices"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// Measures of the small tiles that show what lies beneath, and what a move would bring that can't be seen in the open.
const (
	chipRadius = 9.6
	chipPitch  = 17.4
	chipsWide  = 60.0 // how far apart they lie at most; more of them overlap
	mostChips  = 6
	chipDrop   = 29.5 // from the middle of the uppermost face, on the sides of the tiles beneath
	chipAbove  = 17.5 // from a dot or a cross
)

// beneath paints small tiles for what is covered, from the bottom up as from left to right.
func (c *canvas) beneath(h hex.Hex, tiles []rules.Tile) {
	c.open(group{class: "beneath", hex: coordinates(h)})
	for level := max(len(tiles)-1-mostChips, 0); level < len(tiles)-1; level++ {
		c.chip(tiles[level], c.chipAt(h, level))
	}
	c.shut()
}

// chipAt returns the middle of the small tile of a covered one; of one too deep to be shown, that of the lowest shown.
func (c *canvas) chipAt(h hex.Hex, level int) point {
	covered := c.height(h) - 1
	first := max(covered-mostChips, 0)
	shown := float64(covered - first)
	pitch := min(chipPitch, chipsWide/shown)
	left := faceOf(h, covered+1).add(point{-float64(pitch / 2 * (shown - 1)), chipDrop})
	return left.add(point{float64(pitch * float64(max(level-first, 0))), 0})
}

func (c *canvas) chip(tile rules.Tile, at point) {
	l := c.view.look(c.options.Art, tile.Kind, tile.Owner)
	s := shadesOf(l, tile.Kind, tile.Owner, c.options.Theme)
	c.fill(polygon(corners(at, chipRadius+1.6)), c.paint(haloName).veil(0.85))
	c.outlined(polygon(corners(at, chipRadius)), s.face, s.rim, 0.9)
	c.emblem(tile, l, s, at, float64(chipRadius*0.78))
}

// begin returns where a mover is seen: the middle of its hex's uppermost face, or of its own small tile if it is covered.
func (c *canvas) begin(m mover) point {
	if level, is := m.covered(c.stacks); is {
		return c.chipAt(*m.from, level)
	}
	return c.top(*m.from)
}

// coveredRings outlines the small tiles of covered movers.
func (c *canvas) coveredRings(f frame) {
	c.open(group{class: "covered"})
	for _, o := range c.view.outlines() {
		if level, is := o.covered(c.stacks); is && f.shows(o.from) && level >= c.height(*o.from)-1-mostChips {
			p := polygon(corners(c.chipAt(*o.from, level), chipRadius+0.6))
			c.stroke(p, c.paint(haloName), 4.2)
			c.dashed(p, c.paint(o.colour), 2.4, o.dash/2)
		}
	}
	c.shut()
}

// arriving paints the tile that a move would bring, small above its place, unless it lies in the open: beside those of other
// moves that lead there.
func (c *canvas) arriving(m mover, h hex.Hex, at point) {
	tile, is := c.unseen(m)
	if !is {
		return
	}
	all := c.arrivals(h)
	aside := float64(slices.Index(all, m.tile)) - float64(len(all)-1)/2
	c.chip(tile, at.add(c.clear(m, at)).add(point{float64(aside * chipPitch), 0}))
}

// clear is where small tiles stand off a sign: above it, or beside it if the arrow of a covered tile comes from above.
func (c *canvas) clear(m mover, at point) point {
	if _, is := m.covered(c.stacks); is {
		if from := c.begin(m); from.y < at.y {
			return point{math.Copysign(chipAbove+1, at.x-from.x), 0}
		}
	}
	return point{0, -chipAbove}
}

// unseen returns the mover's tile if it comes from the hand or is covered.
func (c *canvas) unseen(m mover) (rules.Tile, bool) {
	if level, is := m.covered(c.stacks); is {
		return c.stacks[*m.from][level], true
	}
	if i := slices.IndexFunc(c.view.Coming, func(t rules.Tile) bool { return m.fromHand() && t.Name == m.tile }); i >= 0 {
		return c.view.Coming[i], true
	}
	return rules.Tile{}, false
}

// arrivals names the tiles that moves to a hex would bring and that don't lie in the open, each once.
func (c *canvas) arrivals(h hex.Hex) []string {
	var out []string
	add := func(m mover, to ...hex.Hex) {
		if _, is := c.unseen(m); is && slices.Contains(to, h) && !slices.Contains(out, m.tile) {
			out = append(out, m.tile)
		}
	}
	for _, m := range c.view.Moves {
		add(m.mover(), m.To...)
	}
	for _, a := range slices.Concat(c.view.Allowed, c.view.Forbidden) {
		add(moverOf(a), ends([]rules.Act{a})...)
	}
	return out
}
