package diagram

// Measures of an arrow.
const (
	shaft    = 4.4
	headLong = 12.0
	headWide = 8.0 // to either side
	bow      = 0.2
	leave    = 11.0 // how far from the middle of a hex it begins
	clearOf  = 13.0 // how far before the middle of a hex the point ends, so that its glyph can be seen
)

// arrow paints an arrow between the middles of two hexes. It bows to the left of its way, the more the longer it is, so
// that it does not lie on the middles of the hexes between, and there and back are two arrows.
func (c *canvas) arrow(from, to point, name string, dash float64) {
	way := to.sub(from)
	side := way.unit().left().times(float64(bow * max(way.length()-sqrt3*pitchRadius*0.7, 0)))
	bend := from.add(way.times(0.5)).add(side.times(2)) // of a quadratic, which comes half as near
	start := from.add(bend.sub(from).unit().times(leave))
	along := to.sub(bend).unit()
	tip := to.sub(along.times(clearOf))
	neck := tip.sub(along.times(headLong))
	body := path{}.moveTo(start).quadTo(bend, neck)
	out := along.left().times(headWide)
	head := polygon([]point{tip, neck.add(out), neck.add(along.times(2)), neck.sub(out)})
	c.stroke(body, c.paint(haloName), shaft+2.4)
	c.outlined(head, c.paint(haloName), c.paint(haloName), 2.4)
	c.dashed(body, c.paint(name), shaft, dash)
	c.fill(head, c.paint(name))
}
