package models

import (
	"slices"

	"shanhai/inscriptions/planar"
)

// knot is a height of a column's course with what its outline is there, in mm.
type knot struct{ z, out, snap float64 }

// column is one wall of a solid from its lowest to its highest knot, straight
// between them: the outer wall, a well, a hole.
type column struct {
	outline outline
	course  []knot // ascending
	hollow  bool   // a hole: what it encloses is not material
}

// upright is the course of a wall without a slant.
func upright(z0, z1 float64) []knot { return []knot{{z: z0}, {z: z1}} }

// stacked cuts the columns at every height where one of them bends, begins or
// ends, and returns the slabs between.
func stacked(columns []column) Stack {
	levels := levels(columns)
	var s Stack
	for i := 1; i < len(levels); i++ {
		s.Slabs = append(s.Slabs, slab(columns, levels[i-1], levels[i]))
	}
	return s
}

func levels(columns []column) []int64 {
	var all []int64
	for _, c := range columns {
		for _, k := range c.course {
			all = append(all, planar.Grid(k.z))
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func slab(columns []column, z0, z1 int64) Slab {
	s := Slab{Z0: z0, Z1: z1}
	for _, c := range columns {
		if c.covers(z0, z1) {
			bottom, top := c.rings(z0, z1)
			s.Bottom.Rings = append(s.Bottom.Rings, bottom)
			s.Top.Rings = append(s.Top.Rings, top)
		}
	}
	return s
}

func (c column) covers(z0, z1 int64) bool {
	return planar.Grid(c.course[0].z) <= z0 && z1 <= planar.Grid(c.course[len(c.course)-1].z)
}

// rings returns the column's outline at two heights, point for point.
func (c column) rings(z0, z1 int64) (bottom, top planar.Ring) {
	bottom, top = c.at(z0), c.at(z1)
	if c.hollow {
		return bottom.Reversed(), top.Reversed()
	}
	return bottom, top
}

// at returns the outline at a height between two knots.
func (c column) at(z int64) planar.Ring {
	i := 1
	for i < len(c.course)-1 && planar.Grid(c.course[i].z) < z {
		i++
	}
	lo, hi := c.course[i-1], c.course[i]
	f := share(z, planar.Grid(lo.z), planar.Grid(hi.z))
	return c.outline(blend(lo.out, hi.out, f), blend(lo.snap, hi.snap, f))
}

// share returns how far z has come from lo to hi, exactly 0 and 1 at the ends.
func share(z, lo, hi int64) float64 { return float64(z-lo) / float64(hi-lo) }

// blend returns a at f = 0 and b at f = 1, exactly.
func blend(a, b, f float64) float64 { return float64(a*(1-f)) + float64(b*f) }
