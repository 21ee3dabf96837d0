package printable

import (
	"math"

	"shanhai/inscriptions/planar"
)

// edge is a straight piece of an outline, the material on its left.
type edge struct {
	a, b       vec
	dir        vec     // unit, from a to b
	normal     vec     // unit, into the material
	length     float64 // mm
	along      float64 // mm of the ring before a
	ring       int32
	prev, next int32 // neighbours on the ring
	head, tail bend  // at a and b
}

// at returns the place t mm from a.
func (e *edge) at(t float64) vec { return e.a.add(e.dir.times(t)) }

// outline is all edges of a region's rings.
type outline struct {
	edges  []edge
	length []float64 // of each ring
}

// newOutline takes rings with the material on their left.
func newOutline(rings []planar.Ring) *outline {
	o := &outline{length: make([]float64, len(rings))}
	for k, r := range rings {
		o.appendRing(int32(k), r)
	}
	o.bendAll()
	return o
}

func (o *outline) appendRing(k int32, r planar.Ring) {
	first := int32(len(o.edges))
	n := int32(len(r))
	for i := range n {
		a, b := place(r[i]), place(r[(i+1)%n])
		way := b.sub(a)
		e := edge{a: a, b: b, dir: way.unit(), length: way.length(), along: o.length[k], ring: k}
		e.normal = e.dir.left()
		e.prev, e.next = first+(i+n-1)%n, first+(i+1)%n
		o.length[k] += e.length
		o.edges = append(o.edges, e)
	}
}

// total returns the length of all rings.
func (o *outline) total() float64 {
	sum := 0.0
	for _, l := range o.length {
		sum += l
	}
	return sum
}

// spacing returns the distance in mm between edges if they were spread evenly.
func (o *outline) spacing() float64 {
	if len(o.edges) == 0 {
		return 0
	}
	all := around(o.edges[0].a, o.edges[0].b, 0)
	for i := range o.edges {
		all = all.joined(around(o.edges[i].a, o.edges[i].b, 0))
	}
	size := all.max.sub(all.min)
	return math.Sqrt(float64(size.x*size.y) / float64(len(o.edges)))
}

// way returns the shorter way in mm along a ring between two of its places.
func (o *outline) way(ring int32, s, t float64) float64 {
	d := s - t
	if d < 0 {
		d = -d
	}
	return min(d, o.length[ring]-d)
}

// complement returns the rings of the ground around the region's ink.
func complement(rings []planar.Ring) []planar.Ring {
	out := make([]planar.Ring, len(rings))
	for i, r := range rings {
		out[i] = r.Reversed()
	}
	return out
}
