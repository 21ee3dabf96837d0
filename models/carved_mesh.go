package models

import (
	"fmt"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/models/relief"
)

const (
	// carvedTolerance is how far in mm of height the octree's vertices may lie
	// from the thinned surface: a fortieth of a layer.
	carvedTolerance = 0.005
	// carvedLimit is how far they may lie at the worst.
	carvedLimit = 0.05
	// carvedTriangles is the most that a carved tile may have.
	carvedTriangles = 60_000
)

// Mesh returns the tile's surface: index-manifold, facing outwards, of 60,000
// triangles at most. All but the cut is exact. The carved surface begins at the
// glyph's own outline points and runs through vertices of sdfx's octree mesh
// of the field, of which only those are kept that it takes to stay within
// 0.005 mm of all. A glyph so intricate that 60,000 triangles do not keep 0.05 mm
// is refused.
//
// Meshing only the cut by octree, and joining it to the exact rest, is what
// measurement favours: see BenchmarkWholeTileByOctree.
func (c Carved) Mesh() (*mesh.Mesh, error) {
	if err := c.base.check(); err != nil {
		return nil, err
	}
	b := newBuilder(c.base, &fillings{})
	for i := range c.base.Slabs {
		b.walls(i)
		b.caps(i)
	}
	rims := c.face(b)
	if err := c.carve(b, rims); err != nil {
		return nil, err
	}
	return b.mesh(), nil
}

// face adds the upper face around the glyph and returns the glyph's outlines.
func (c Carved) face(b *builder) []*loop {
	var f face
	f.add(b.top[len(b.top)-1][0], true, false)
	rims := b.loops(c.parms.Glyph, planar.Grid(c.parms.Thickness), 0)
	for _, l := range rims {
		f.add(l, true, true)
	}
	b.cap(f, false)
	return rims
}

// carve adds the carved surface within the outlines.
func (c Carved) carve(b *builder, rims []*loop) error {
	r := relief.New(c.parms.Glyph, planar.Grid(c.parms.Thickness), c.cut.samples())
	r.Thin(carvedTolerance*planar.PerMM, carvedTriangles-len(b.out.Triangles))
	if miss := r.Miss() / planar.PerMM; miss > carvedLimit {
		return fmt.Errorf("carved tile: the glyph is too intricate: with %d triangles its surface is %.2f mm off, more than %g",
			carvedTriangles, miss, carvedLimit)
	}
	r.Align(c.cut.height)
	b.patch(r, rims)
	if n := len(b.out.Triangles); n > carvedTriangles {
		return fmt.Errorf("carved tile: the glyph's outline is too intricate: it takes %d triangles, more than %d", n, carvedTriangles)
	}
	return nil
}

// patch adds a relief over the region within the loops.
func (b *builder) patch(r *relief.Relief, rims []*loop) {
	number := make([]int32, 0, len(r.Sites))
	for _, l := range rims {
		first := b.vertices(l)
		for k := range int32(len(l.ring)) {
			number = append(number, first+k)
		}
	}
	for _, s := range r.Sites[len(number):] {
		number = append(number, int32(len(b.out.Vertices)))
		b.out.Vertices = append(b.out.Vertices, mesh.Vertex{X: int32(s.X), Y: int32(s.Y), Z: int32(s.Z)})
	}
	for _, t := range r.Triangles() {
		b.out.Triangles = append(b.out.Triangles, mesh.Triangle{number[t[0]], number[t[1]], number[t[2]]})
	}
}
