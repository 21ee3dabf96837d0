package printable

import "sort"

// joinWithin is the largest way in mm between the rims of two thin parts that
// count as one: a width that wavers about the limit is one finding, not many.
const joinWithin = 0.3

// blunt tells how long the way around the outline is, in radii of the disc,
// from one contact to the other at a corner or a rounded end: a right angle has
// 2, a half circle 3.14, an angle of 53 degrees 4. What is longer is a stroke.
const blunt = 4

// part is a connected piece of the outline where discs are small.
type part struct {
	spokes []int // in the outline's order
	rims   []vec // where the width reaches the limit
	core   int   // spokes that are no corner
}

// forest joins things into sets.
type forest []int

func newForest(n int) forest {
	f := make(forest, n)
	for i := range f {
		f[i] = i
	}
	return f
}

func (f forest) root(i int) int {
	for f[i] != i {
		f[i] = f[f[i]]
		i = f[i]
	}
	return i
}

// join puts the sets of i and j together under the lesser root, so that roots
// don't depend on the order.
func (f forest) join(i, j int) {
	i, j = f.root(i), f.root(j)
	f[max(i, j)] = min(i, j)
}

// parts returns the connected pieces in the order of their first spokes.
// Neighbours on the outline belong together, and so do the two contacts of a disc.
func (t *thinning) parts() []part {
	f := newForest(len(t.all))
	for i := range t.all {
		if !t.thin(i) {
			continue
		}
		if j := t.next(i); t.thin(j) {
			f.join(i, j)
		}
		if j := t.opposite(i); t.thin(j) {
			f.join(i, j)
		}
	}
	return t.merged(t.collected(f))
}

// collected lists the members of each set.
func (t *thinning) collected(f forest) []part {
	number := map[int]int{}
	var parts []part
	for i := range t.all {
		if !t.thin(i) {
			continue
		}
		root := f.root(i)
		k, ok := number[root]
		if !ok {
			k = len(parts)
			number[root] = k
			parts = append(parts, part{})
		}
		parts[k].spokes = append(parts[k].spokes, i)
		if t.core(i) {
			parts[k].core++
		}
	}
	for _, r := range t.rims {
		k := number[f.root(r.spoke)]
		parts[k].rims = append(parts[k].rims, r.centre)
	}
	return parts
}

// opposite returns the spoke nearest to the second contact of a thin one's disc.
func (t *thinning) opposite(i int) int {
	c := t.all[i].contact
	e := &t.edges[c.edge]
	return t.nearest(e.ring, e.along+c.t)
}

// nearest returns the spoke of a ring nearest to a place in mm along it.
func (s *star) nearest(ring int32, along float64) int {
	first, end := s.first[ring], s.first[ring+1]
	j := first + sort.Search(end-first, func(k int) bool { return s.along(first+k) >= along })
	if j == end || j > first && along-s.along(j-1) < s.along(j)-along {
		j--
	}
	return j
}

// core tells whether a thin spoke belongs to a stroke, not to a corner or an end.
func (t *thinning) core(i int) bool { return t.around(i) > blunt*t.all[i].radius }

// around returns the way in mm along the outline between the two contacts of a
// disc: without end where they lie on different rings.
func (t *thinning) around(i int) float64 {
	c := t.all[i].contact
	e := &t.edges[c.edge]
	if e.ring != t.ring(i) {
		return t.total()
	}
	return t.way(e.ring, t.along(i), e.along+c.t)
}

// merged joins strokes whose rims are close, and drops corners.
func (t *thinning) merged(parts []part) []part {
	var strokes []part
	var owner []int
	var rims []vec
	for _, p := range parts {
		if p.core == 0 && len(p.rims) > 0 {
			continue
		}
		for _, r := range p.rims {
			owner, rims = append(owner, len(strokes)), append(rims, r)
		}
		strokes = append(strokes, p)
	}
	f := newForest(len(strokes))
	joinClose(f, owner, rims)
	return gather(f, strokes)
}

// joinClose joins the owners of rims within joinWithin of each other.
func joinClose(f forest, owner []int, rims []vec) {
	owner, rims = thinOut(f, owner, rims)
	near := newIndex(len(rims), func(i int) box { return around(rims[i], rims[i], 0) }, joinWithin)
	for i, r := range rims {
		near.each(around(r, r, joinWithin), func(cell int) {
			for _, j := range near.in(cell) {
				if d := rims[j].sub(r); int(j) > i && d.dot(d) <= joinWithin*joinWithin {
					f.join(owner[i], owner[j])
				}
			}
		})
	}
}

// thinOut keeps one rim of a crowd and joins the owners of the rest to its own.
func thinOut(f forest, owner []int, rims []vec) (owners []int, kept []vec) {
	first := map[[2]int64]int{}
	for i, r := range rims {
		key := r.cell(joinWithin / 3)
		if j, ok := first[key]; ok {
			f.join(owner[i], owner[j])
			continue
		}
		first[key] = i
		owners, kept = append(owners, owner[i]), append(kept, r)
	}
	return owners, kept
}

// gather puts the parts of a set into one.
func gather(f forest, parts []part) []part {
	number := map[int]int{}
	var out []part
	for i, p := range parts {
		root := f.root(i)
		k, ok := number[root]
		if !ok {
			number[root] = len(out)
			out = append(out, p)
			continue
		}
		out[k].spokes = append(out[k].spokes, p.spokes...)
		out[k].rims = append(out[k].rims, p.rims...)
		out[k].core += p.core
	}
	for k := range out {
		sort.Ints(out[k].spokes)
	}
	return out
}
