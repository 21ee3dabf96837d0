package diagram

import (
	"slices"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// top returns the middle of what is uppermost on a hex.
func (c *canvas) top(h hex.Hex) point { return faceOf(h, c.height(h)) }

func (c *canvas) height(h hex.Hex) int { return len(c.stacks[h]) }

// empties paints the outlines of the empty hexes that matter: those between tiles and the marked ones; with coordinates,
// all around the tiles.
func (c *canvas) empties(f frame) {
	least := 2
	if c.view.Labels == Coordinates {
		least = 1
	}
	g, marked := f.grown(1), c.view.marked()
	c.open(group{class: "empty"})
	for r := g.r0; r <= g.r1; r++ {
		for _, h := range g.row(r) {
			if c.height(h) == 0 && (c.neighbours(h) >= least || slices.Contains(marked, h)) {
				c.empty(h)
			}
		}
	}
	c.shut()
}

// neighbours counts the hexes around one that have tiles.
func (c *canvas) neighbours(h hex.Hex) int {
	n := 0
	for _, near := range h.Neighbors() {
		if c.height(near) > 0 {
			n++
		}
	}
	return n
}

func (c *canvas) empty(h hex.Hex) {
	c.stroke(polygon(corners(middle(h), pitchRadius-2)), c.paint(quietName).veil(0.4), 0.9)
	c.free = append(c.free, h)
}

// rings paints the outlines of the tiles that the view points at, which lie under everything else that is marked.
func (c *canvas) rings(f frame) {
	c.open(group{class: "rings"})
	if last := c.view.Last; last != nil && f.shows(last.To) {
		c.ring(*last.To, moveName, 0)
	}
	for _, o := range c.view.outlines() {
		if _, covered := o.covered(c.stacks); f.shows(o.from) && !covered {
			c.ring(*o.from, o.colour, o.dash)
		}
	}
	for _, h := range c.view.Faults {
		if f.shows(&h) {
			c.ring(h, noName, 3)
		}
	}
	c.shut()
}

// signs paints what the view points at; what is too far off to be in the picture at its border.
func (c *canvas) signs(f frame) {
	if last := c.view.Last; last != nil && f.shows(last.To) {
		c.last(*last, f.shows(last.From))
	}
	for _, m := range c.view.Moves {
		for _, h := range m.To {
			if f.shows(&h) {
				c.target(m.mover(), h)
			}
		}
	}
	for _, a := range c.view.Allowed {
		if f.shows(a.To) {
			c.allowed(a, f.shows(a.From))
		}
	}
	for _, a := range c.view.Forbidden {
		if f.shows(a.To) {
			c.forbidden(a, f.shows(a.From))
		}
	}
	for _, h := range c.view.Faults {
		if f.shows(&h) {
			c.fault(h)
		}
	}
	c.far(f)
}

// last paints the move that led here, with an arrow if its beginning is seen.
func (c *canvas) last(a rules.Act, arrow bool) {
	c.open(group{class: "last", hex: coordinates(*a.To)})
	if arrow {
		if c.height(*a.From) == 0 {
			c.dashed(polygon(corners(middle(*a.From), pitchRadius-4)), c.paint(moveName), 1.6, 4)
		}
		c.arrow(c.top(*a.From), c.top(*a.To), moveName, 0)
	} else if a.From == nil {
		c.plus(c.top(*a.To).add(point{-17.5, -13}))
	}
	c.shut()
}

// allowed paints a move that can be.
func (c *canvas) allowed(a rules.Act, arrow bool) {
	c.open(group{class: "allowed", hex: coordinates(*a.To)})
	if arrow {
		c.arrow(c.begin(moverOf(a)), c.top(*a.To), mayName, 0)
	}
	c.dot(c.top(*a.To))
	c.arriving(moverOf(a), *a.To, c.top(*a.To))
	c.shut()
}

// forbidden paints a move that can't be, crossed.
func (c *canvas) forbidden(a rules.Act, arrow bool) {
	c.open(group{class: "forbidden", hex: coordinates(*a.To)})
	if arrow {
		c.arrow(c.begin(moverOf(a)), c.top(*a.To), noName, 5)
	}
	c.cross(c.top(*a.To))
	c.arriving(moverOf(a), *a.To, c.top(*a.To))
	c.shut()
}

// ring paints an outline on the uppermost face of a hex.
func (c *canvas) ring(h hex.Hex, name string, dash float64) {
	p := polygon(corners(c.top(h), tileRadius-1))
	c.stroke(p, c.paint(haloName), 4.6)
	c.dashed(p, c.paint(name), 2.8, dash)
}

// plus marks a tile that came from the hand.
func (c *canvas) plus(at point) {
	c.outlined(disc(at, 7), c.paint(moveName), c.paint(haloName), 1.2)
	dark := paint{"move-ink", Colour{0x20, 0x18, 0x08}, 1} // in any theme: a dark sign on amber
	c.stroke(line(at.add(point{-3.6, 0}), at.add(point{3.6, 0})), dark, 1.9)
	c.stroke(line(at.add(point{0, -3.6}), at.add(point{0, 3.6})), dark, 1.9)
}

// target paints a dot where a tile may go.
func (c *canvas) target(m mover, h hex.Hex) {
	c.open(group{class: "target", hex: coordinates(h)})
	c.dot(c.top(h))
	c.arriving(m, h, c.top(h))
	c.shut()
}

func (c *canvas) dot(at point) {
	c.outlined(disc(at, 6.6), c.paint(mayName), c.paint(haloName), 2)
}

// cross paints a cross.
func (c *canvas) cross(at point) {
	const arm = 8.2
	a := line(at.add(point{-arm, -arm}), at.add(point{arm, arm}))
	b := line(at.add(point{-arm, arm}), at.add(point{arm, -arm}))
	both := append(slices.Clone(a), b...)
	c.stroke(both, c.paint(haloName), 8.4)
	c.stroke(both, c.paint(noName), 5)
}

// fault paints a warning triangle.
func (c *canvas) fault(h hex.Hex) {
	c.open(group{class: "fault", hex: coordinates(h)})
	c.triangle(c.top(h).add(point{-16, -15}))
	c.shut()
}

// triangle paints the sign of a fault.
func (c *canvas) triangle(at point) {
	c.outlined(polygon([]point{at.add(point{0, -8}), at.add(point{8.6, 7}), at.add(point{-8.6, 7})}), c.paint(noName), c.paint(haloName), 1.4)
	white := paint{"no-ink", Colour{255, 255, 255}, 1} // in any theme: a white sign on red
	c.stroke(line(at.add(point{0, -2.6}), at.add(point{0, 1.8})), white, 2)
	c.fill(disc(at.add(point{0, 4.8}), 1.15), white)
}
