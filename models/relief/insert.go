package relief

import "shanhai/inscriptions/planar"

// insert makes a corner of the worst offer of a facet. One that lies on the
// region's outline, or over another corner, is dropped: the outline gets no
// new points.
func (r *Relief) insert(at int32) {
	f := &r.facets[at]
	s := r.offers[f.worst]
	f.drop(f.worst)
	r.begin()
	switch k, on := r.sideThrough(at, s.Point); {
	case on == 0:
		r.splitFacet(at, s)
	case on == 1 && f.across[k] >= 0:
		r.splitSide(at, k, s)
	default:
		r.touch(at)
	}
	r.settle()
}

// drop takes an offer off the facet's list.
func (f *facet) drop(offer int32) {
	last := len(f.offers) - 1
	for i, o := range f.offers {
		if o == offer {
			f.offers[i] = f.offers[last]
			break
		}
	}
	f.offers = f.offers[:last]
}

// sideThrough returns a side of a facet on which p lies, and on how many it
// does: two of them meet in a corner.
func (r *Relief) sideThrough(at int32, p planar.Point) (side int32, on int) {
	t := r.facets[at].corner
	for k := range int32(3) {
		if planar.Turn(r.Sites[t[k]].Point, r.Sites[t[(k+1)%3]].Point, p) == 0 {
			side = k
			on++
		}
	}
	return side, on
}

// splitFacet replaces a facet by three that meet in s.
func (r *Relief) splitFacet(at int32, s Site) {
	v, f := r.addSite(s), r.facets[at]
	b, c := r.addFacet(), r.addFacet()
	r.touch(at)
	r.set(at, planar.Triangle{f.corner[0], f.corner[1], v}, [3]int32{f.across[0], b, c})
	r.set(b, planar.Triangle{f.corner[1], f.corner[2], v}, [3]int32{f.across[1], c, at})
	r.set(c, planar.Triangle{f.corner[2], f.corner[0], v}, [3]int32{f.across[2], at, b})
	r.replace(f.across[1], at, b)
	r.replace(f.across[2], at, c)
	for _, t := range [3]int32{at, b, c} {
		r.legalise(t)
	}
}

// splitSide replaces the two facets at a side by four that meet in s on it.
func (r *Relief) splitSide(at, k int32, s Site) {
	v, q := r.addSite(s), r.quad(at, k)
	t, u := r.addFacet(), r.addFacet()
	r.touch(at)
	r.touch(q.other)
	r.set(at, planar.Triangle{q.b, q.c, v}, [3]int32{q.bc, t, u})
	r.set(t, planar.Triangle{q.c, q.a, v}, [3]int32{q.ca, q.other, at})
	r.set(q.other, planar.Triangle{q.a, q.d, v}, [3]int32{q.ad, u, t})
	r.set(u, planar.Triangle{q.d, q.b, v}, [3]int32{q.db, at, q.other})
	r.replace(q.ca, at, t)
	r.replace(q.db, q.other, u)
	for _, w := range [4]int32{at, t, q.other, u} {
		r.legalise(w)
	}
}

func (r *Relief) addSite(s Site) int32 {
	r.Sites = append(r.Sites, s)
	return int32(len(r.Sites) - 1)
}

func (r *Relief) addFacet() int32 {
	r.facets = append(r.facets, facet{})
	at := int32(len(r.facets) - 1)
	r.touch(at)
	return at
}

func (r *Relief) set(at int32, corner planar.Triangle, across [3]int32) {
	r.facets[at].corner, r.facets[at].across = corner, across
}

// legalise exchanges the first side of a facet, the one opposite a new site,
// where that makes the facets stouter (Delaunay's rule), and goes on from there.
func (r *Relief) legalise(at int32) {
	if r.facets[at].across[0] < 0 {
		return
	}
	q := r.quad(at, 0)
	if !r.convex(q) || !r.stouter(q) {
		return
	}
	r.touch(at)
	r.touch(q.other)
	r.flip(at, q)
	r.legalise(at)
	r.legalise(q.other)
}

// stouter tells whether c, d is the better diagonal of a quadrangle than a, b:
// where the angles at c and d are together above a half turn. The small
// margin keeps ties from being exchanged for ever.
func (r *Relief) stouter(q quad) bool {
	a, b, c, d := r.Sites[q.a].Point, r.Sites[q.b].Point, r.Sites[q.c].Point, r.Sites[q.d].Point
	return cotangent(c, a, b)+cotangent(d, b, a) < -1e-9
}

// cotangent returns the cotangent of the angle at p from a to b.
func cotangent(p, a, b planar.Point) float64 {
	return float64(a.Sub(p).Dot(b.Sub(p))) / float64(planar.Turn(p, a, b))
}
