package printable

// flat is the sine below which two directions count as parallel.
const flat = 1e-9

// least is the radius in mm below which it doesn't matter how small a disc is.
const least = 0.001

// contact is where a growing disc met the outline a second time.
type contact struct {
	radius float64
	edge   int32   // -1 where it grew to the full size and met nothing
	t      float64 // mm from the edge's beginning
}

// grower grows discs between the edges of an outline.
type grower struct {
	*outline
	near  *index
	reach float64 // largest radius looked for
}

// newGrower files the edges in cells as large as a disc, or so small that few
// of them share one.
func newGrower(o *outline, reach float64) *grower {
	boxOf := func(i int) box { return around(o.edges[i].a, o.edges[i].b, 0) }
	return &grower{outline: o, near: newIndex(len(o.edges), boxOf, min(reach, o.spacing())), reach: reach}
}

// grow returns the largest disc that touches foot from the side of the unit
// vector dir and has no part of the outline inside. The edges own and beside,
// on which foot lies, don't stop it. The foot's cell is looked at first: in a
// crowd the disc is then small before it is large.
func (g *grower) grow(foot, dir vec, own, beside int32) contact {
	best := contact{radius: g.reach, edge: -1}
	scan := func(cell int) {
		for _, i := range g.near.in(cell) {
			if best.radius < least {
				return
			}
			if i != own && i != beside {
				g.edges[i].stop(foot, dir, i, &best)
			}
		}
	}
	g.near.each(box{foot, foot}, scan)
	c := foot.add(dir.times(best.radius))
	g.near.each(around(c, c, best.radius), scan)
	return best
}

// stop makes the disc smaller where the edge lies inside it.
func (e *edge) stop(foot, dir vec, i int32, best *contact) {
	from := e.a.sub(foot)
	h := -from.dot(e.normal) // of foot above the edge's line
	m := e.normal
	if h < 0 {
		h, m = -h, m.times(-1)
	}
	rise := dir.dot(m)
	if h+float64(best.radius*rise) >= best.radius {
		return // the line stays outside the disc
	}
	if rise < 1-flat {
		radius := h / (1 - rise)
		centre := foot.add(dir.times(radius))
		t := centre.sub(e.a).dot(e.dir)
		if t >= 0 && t <= e.length {
			best.keep(radius, i, t)
			return
		}
	}
	best.corner(from, dir, i, 0)
	best.corner(e.b.sub(foot), dir, i, e.length)
}

// corner makes the disc smaller where the corner at the way q from its foot
// lies inside it.
func (c *contact) corner(q, dir vec, i int32, t float64) {
	ahead := q.dot(dir)
	if ahead <= 0 {
		return
	}
	c.keep(q.dot(q)/(2*ahead), i, t)
}

func (c *contact) keep(radius float64, i int32, t float64) {
	if radius < c.radius {
		*c = contact{radius, i, t}
	}
}
