// Package relief triangulates a surface over a part of the plane: between the
// outline of a region and as few as possible of many given sites, so that all
// of them come to lie within a tolerance of it.
//
// It is greedy insertion (Garland and Heckbert, Fast Polygonal Approximation
// of Terrains and Height Fields, 1995) into the region's own triangulation.
// Seen from above the facets always tile the region, which is decided exactly
// on the grid; so the surface cannot meet itself, and its border is the
// outline, point for point.
package relief

import "shanhai/inscriptions/planar"

// Site is a place on the surface, in grid steps.
type Site struct {
	planar.Point
	Z int64
}

// Relief is a surface made of triangles.
type Relief struct {
	// Sites are the corners of the triangles: first the points of the region's
	// rings, ring by ring, then the inserted sites.
	Sites []Site

	facets []facet
	offers []Site
	// stamp numbers the insertions; changed are the facets that the one under
	// way has touched, loose the offers that they held.
	stamp   int32
	changed []int32
	loose   []int32
}

// facet is one triangle.
type facet struct {
	corner planar.Triangle
	across [3]int32 // the neighbour at side k, from corner k to k+1, or -1
	offers []int32  // the offered sites that lie over it
	worst  int32    // the one farthest from it
	miss   float64  // how far that is, in height
	stamp  int32    // the insertion that last touched it
}

// New returns the region filled level at height z. The offers are sites that
// may be inserted; those outside the region are never looked at.
func New(region planar.Region, z int64, offers []Site) *Relief {
	r := &Relief{offers: offers}
	for _, ring := range region.Rings {
		for _, p := range ring {
			r.Sites = append(r.Sites, Site{p, z})
		}
	}
	r.join(planar.Triangulate(region))
	r.deal()
	return r
}

// join makes facets of triangles and finds their neighbours.
func (r *Relief) join(triangles []planar.Triangle) {
	sides := make(map[[2]int32]int32, 3*len(triangles))
	for i, t := range triangles {
		r.facets = append(r.facets, facet{corner: t, across: [3]int32{-1, -1, -1}})
		for k := range int32(3) {
			a, b := t[k], t[(k+1)%3]
			if other, ok := sides[[2]int32{b, a}]; ok {
				r.facets[i].across[k] = other / 3
				r.facets[other/3].across[other%3] = int32(i)
			}
			sides[[2]int32{a, b}] = int32(3*i) + k
		}
	}
}

// Triangles returns the facets by the numbers of their sites, counter-clockwise
// seen from above.
func (r *Relief) Triangles() []planar.Triangle {
	out := make([]planar.Triangle, len(r.facets))
	for i, f := range r.facets {
		out[i] = f.corner
	}
	return out
}

// coarsest is how many times the tolerance the first round of Thin allows: a
// power of two.
const coarsest = 16

// Thin inserts sites until none of the offers is farther than the tolerance,
// in grid steps of height, from the surface; the far ones first. It stops
// early before there would be more than the given number of triangles.
func (r *Relief) Thin(tolerance float64, most int) {
	for limit := coarsest * tolerance; limit >= tolerance; limit /= 2 {
		for r.pass(limit, most) {
		}
	}
}

// pass inserts the worst offers of all facets that miss by more than the
// limit, and tells whether there were any and room for them.
func (r *Relief) pass(limit float64, most int) bool {
	found := false
	for i := int32(0); int(i) < len(r.facets); i++ {
		for r.facets[i].miss > limit {
			if len(r.facets)+2 > most {
				return false
			}
			r.insert(i)
			found = true
		}
	}
	return found
}

// Miss returns how far, in grid steps of height, the farthest offer lies from
// the surface as Thin left it.
func (r *Relief) Miss() float64 {
	miss := 0.0
	for i := range r.facets {
		miss = max(miss, r.facets[i].miss)
	}
	return miss
}
