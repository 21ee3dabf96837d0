package models

import (
	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// builder collects the surface of a stack. A loop is a ring at a height; each
// has its run of vertices. Loops that two slabs share at their meeting are one.
type builder struct {
	slabs []Slab
	// bottom and top hold, per slab and ring, the loop at that end.
	bottom, top [][]*loop
	known       *fillings
	out         mesh.Mesh
}

type loop struct {
	ring  planar.Ring
	z     int64
	first int32 // the number of its first vertex, -1 until it is needed
	below *wall // the wall that ends here
	above *wall // the wall that begins here
}

// wall is the side of one slab along one ring.
type wall struct{ low, high *loop }

func newBuilder(s Stack, known *fillings) *builder {
	b := &builder{slabs: s.Slabs, known: known}
	for i, slab := range s.Slabs {
		b.bottom = append(b.bottom, b.loops(slab.Bottom, slab.Z0, i))
		b.top = append(b.top, b.loops(slab.Top, slab.Z1, -1))
		for k := range slab.Bottom.Rings {
			low, high := b.bottom[i][k], b.top[i][k]
			w := &wall{low, high}
			low.above, high.below = w, w
		}
	}
	return b
}

// loops makes the loops of a region at a height; those that the slab below
// ends in are taken from there.
func (b *builder) loops(r planar.Region, z int64, slab int) []*loop {
	out := make([]*loop, len(r.Rings))
	for k, ring := range r.Rings {
		if slab > 0 {
			out[k] = sameRing(b.top[slab-1], ring)
		}
		if out[k] == nil {
			out[k] = &loop{ring: ring, z: z, first: -1}
		}
	}
	return out
}

func sameRing(loops []*loop, ring planar.Ring) *loop {
	for _, l := range loops {
		if equalRings(l.ring, ring) {
			return l
		}
	}
	return nil
}

func equalRings(a, b planar.Ring) bool {
	if len(a) != len(b) {
		return false
	}
	if &a[0] == &b[0] {
		return true
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// shared tells whether the loop joins a wall below to a wall above.
func (l *loop) shared() bool { return l.below != nil && l.above != nil }

// plain tells whether the loop lies within a run of vertical walls, where it
// need not show.
func (l *loop) plain() bool {
	return l.shared() && equalRings(l.below.low.ring, l.ring) && equalRings(l.above.high.ring, l.ring)
}

// vertices returns the number of the loop's first vertex, adding them at need.
func (b *builder) vertices(l *loop) int32 {
	if l.first < 0 {
		l.first = int32(len(b.out.Vertices))
		for _, p := range l.ring {
			b.out.Vertices = append(b.out.Vertices, mesh.Vertex{X: int32(p.X), Y: int32(p.Y), Z: int32(l.z)})
		}
	}
	return l.first
}

// walls adds the walls that begin in slab i, up to the first loop that shows.
func (b *builder) walls(i int) {
	for k := range b.slabs[i].Bottom.Rings {
		low := b.bottom[i][k]
		if low.plain() {
			continue
		}
		high := b.top[i][k]
		for high.plain() {
			high = high.above.high
		}
		b.wall(low, high)
	}
}

// wall joins two loops by two triangles an edge.
func (b *builder) wall(low, high *loop) {
	l, h := b.vertices(low), b.vertices(high)
	n := int32(len(low.ring))
	for i := range n {
		j := (i + 1) % n
		b.out.Triangles = append(b.out.Triangles,
			mesh.Triangle{l + i, l + j, h + j}, mesh.Triangle{l + i, h + j, h + i})
	}
}

// caps adds the level faces where slab level-1 ends and slab level begins:
// upwards where only the lower one is, downwards where only the upper one is.
func (b *builder) caps(level int) {
	var lower, upper []*loop
	if level > 0 {
		lower = b.top[level-1]
	}
	if level < len(b.slabs) {
		upper = b.bottom[level]
	}
	var up, down face
	for _, l := range lower {
		if !l.shared() {
			up.add(l, !inside(upper, l), false)
			down.add(l, inside(upper, l), true)
		}
	}
	for _, l := range upper {
		if !l.shared() {
			down.add(l, !inside(lower, l), false)
			up.add(l, inside(lower, l), true)
		}
	}
	b.cap(up, false)
	b.cap(down, true)
}

// inside tells whether the loop, which touches none of the others, runs
// through the material that they bound.
func inside(loops []*loop, l *loop) bool {
	r := planar.Region{Rings: make([]planar.Ring, len(loops))}
	for i := range loops {
		r.Rings[i] = loops[i].ring
	}
	return r.Contains(l.ring[0])
}

// face is a level part of the surface: its outline, and which loop each ring
// comes from and whether it is run backwards.
type face struct {
	region   planar.Region
	loops    []*loop
	reversed []bool
}

func (f *face) add(l *loop, belongs, reversed bool) {
	if !belongs {
		return
	}
	ring := l.ring
	if reversed {
		ring = ring.Reversed()
	}
	f.region.Rings = append(f.region.Rings, ring)
	f.loops = append(f.loops, l)
	f.reversed = append(f.reversed, reversed)
}

// cap fills a face; downward faces turn their triangles over.
func (b *builder) cap(f face, down bool) {
	if f.region.Empty() {
		return
	}
	number := b.numbers(f)
	for _, t := range b.known.of(f.region) {
		if down {
			t[0], t[1] = t[1], t[0]
		}
		b.out.Triangles = append(b.out.Triangles, mesh.Triangle{number[t[0]], number[t[1]], number[t[2]]})
	}
}

// numbers returns the vertex of every point of the face's rings.
func (b *builder) numbers(f face) []int32 {
	out := make([]int32, 0, f.region.Points())
	for i, l := range f.loops {
		first, n := b.vertices(l), int32(len(l.ring))
		for k := range n {
			if f.reversed[i] {
				k = (n - k) % n
			}
			out = append(out, first+k)
		}
	}
	return out
}

func (b *builder) mesh() *mesh.Mesh { return &b.out }
