package relief

import "shanhai/inscriptions/planar"

// quad is two facets at a side from a to b: a, b, c and, in other, b, a, d.
// Around it lie the neighbours at its four sides.
type quad struct {
	other          int32
	a, b, c, d     int32
	bc, ca, ad, db int32
}

// quad returns a facet and its neighbour at side k, which must not be on the outline.
func (r *Relief) quad(at, k int32) quad {
	f := &r.facets[at]
	other := f.across[k]
	g, j := &r.facets[other], r.sideTo(other, at)
	return quad{
		other: other,
		a:     f.corner[k], b: f.corner[(k+1)%3], c: f.corner[(k+2)%3], d: g.corner[(j+2)%3],
		bc: f.across[(k+1)%3], ca: f.across[(k+2)%3], ad: g.across[(j+1)%3], db: g.across[(j+2)%3],
	}
}

// convex tells whether the diagonal from c to d lies inside the quadrangle.
func (r *Relief) convex(q quad) bool {
	a, b, c, d := r.Sites[q.a].Point, r.Sites[q.b].Point, r.Sites[q.c].Point, r.Sites[q.d].Point
	return planar.Turn(c, a, d) > 0 && planar.Turn(d, b, c) > 0
}

// flip exchanges the diagonal a, b of a quadrangle for c, d.
func (r *Relief) flip(at int32, q quad) {
	r.set(at, planar.Triangle{q.a, q.d, q.c}, [3]int32{q.ad, q.other, q.ca})
	r.set(q.other, planar.Triangle{q.d, q.b, q.c}, [3]int32{q.db, q.bc, at})
	r.replace(q.ad, q.other, at)
	r.replace(q.bc, at, q.other)
}

// replace makes facet n know its neighbour old as now.
func (r *Relief) replace(n, old, now int32) {
	if n >= 0 {
		r.facets[n].across[r.sideTo(n, old)] = now
	}
}

// sideTo returns the side of facet n at which facet at lies. Two facets share
// no more than one side: every corner but the outline's has three or more.
func (r *Relief) sideTo(n, at int32) int32 {
	across := &r.facets[n].across
	switch at {
	case across[0]:
		return 0
	case across[1]:
		return 1
	}
	return 2
}
