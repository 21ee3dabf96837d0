package diagram

import (
	"slices"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// far paints what is too far off to be in the picture: at its border, on the side where it lies, with its coordinates.
func (c *canvas) far(f frame) {
	var crossed []hex.Hex
	for _, a := range c.view.Forbidden {
		if c.beyond(f, a.To, func(at point) { c.farMove(f, a, at, noName, 5); c.cross(at) }) {
			crossed = append(crossed, *a.To)
		}
	}
	for _, a := range c.view.Allowed {
		c.beyond(f, a.To, func(at point) { c.farMove(f, a, at, mayName, 0); c.dot(at) })
	}
	for _, m := range c.view.Moves {
		for _, h := range m.To {
			c.beyond(f, &h, func(at point) { c.dot(at); c.arriving(m.mover(), h, at) })
		}
	}
	for _, h := range c.view.Faults {
		if !slices.Contains(crossed, h) {
			c.beyond(f, &h, c.triangle)
		}
	}
}

// beyond paints what is about a hex if that is too far off, and tells whether it is.
func (c *canvas) beyond(f frame, h *hex.Hex, paint func(at point)) bool {
	if h == nil || f.shows(h) || !onTable(*h) {
		return false
	}
	at := f.border(*h)
	c.open(group{class: "far", hex: coordinates(*h)})
	paint(at)
	c.tag(words{text: coordinates(*h), at: at.add(point{0, labelFarAt}), size: 11, bold: true}, c.paint(inkName), c.paint(paperName))
	c.shut()
	return true
}

// farMove paints the way of a move that leads out of the picture.
func (c *canvas) farMove(f frame, a rules.Act, at point, name string, dash float64) {
	if f.shows(a.From) {
		c.arrow(c.begin(moverOf(a)), at, name, dash)
	}
	c.arriving(moverOf(a), *a.To, at)
}

// border returns the place beside the picture's hexes on the way from their middle to a hex beyond them.
func (f frame) border(h hex.Hex) point {
	const aside = 3.3 * pitchRadius // from the middles of the outer hexes: farther than the empty ones about them reach
	lo := point{float64(pitchRadius * sqrt3 / 2 * float64(f.x0)), float64(pitchRadius * 1.5 * float64(f.r0))}
	hi := point{float64(pitchRadius * sqrt3 / 2 * float64(f.x1)), float64(pitchRadius * 1.5 * float64(f.r1))}
	centre := lo.add(hi).times(0.5)
	half, way := hi.sub(lo).times(0.5).add(point{aside, aside}), middle(h).sub(centre)
	return centre.add(way.times(1 / max(abs(way.x)/half.x, abs(way.y)/half.y)))
}

// abs returns a length without its sign.
func abs(x float64) float64 { return max(x, -x) }
