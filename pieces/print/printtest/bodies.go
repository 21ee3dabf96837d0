// Package printtest makes small closed bodies of known volume for tests of
// what is written to print files.
package printtest

import (
	"math"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// Prism returns the prism over a convex, counter-clockwise outline between two
// heights in mm.
func Prism(outline []planar.Point, z0, z1 float64) *mesh.Mesh {
	m := &mesh.Mesh{}
	lo, hi := int32(planar.Grid(z0)), int32(planar.Grid(z1))
	for _, p := range outline {
		m.Vertices = append(m.Vertices, mesh.Vertex{X: int32(p.X), Y: int32(p.Y), Z: lo})
	}
	for _, p := range outline {
		m.Vertices = append(m.Vertices, mesh.Vertex{X: int32(p.X), Y: int32(p.Y), Z: hi})
	}
	n := int32(len(outline))
	for i := int32(0); i < n; i++ {
		j := (i + 1) % n
		m.Triangles = append(m.Triangles, mesh.Triangle{i, j, n + j}, mesh.Triangle{i, n + j, n + i})
	}
	for i := int32(1); i+1 < n; i++ {
		m.Triangles = append(m.Triangles, mesh.Triangle{0, i + 1, i}, mesh.Triangle{n, n + i, n + i + 1})
	}
	return m
}

// Tray returns a prism over the outer outline with the inner outline's prism
// cut out of its bottom up to the height in mm. Both outlines are convex,
// counter-clockwise, about the origin, with the same number of points.
func Tray(outer, inner []planar.Point, cut, height float64) *mesh.Mesh {
	m := Prism(outer, 0, height)
	n := int32(len(outer))
	m.Triangles = m.Triangles[:2*n]
	for i := int32(1); i+1 < n; i++ {
		m.Triangles = append(m.Triangles, mesh.Triangle{n, n + i, n + i + 1})
	}
	for _, z := range []float64{0, cut} {
		for _, p := range inner {
			m.Vertices = append(m.Vertices, mesh.Vertex{X: int32(p.X), Y: int32(p.Y), Z: int32(planar.Grid(z))})
		}
	}
	for i := int32(0); i < n; i++ {
		j := (i + 1) % n
		m.Triangles = append(m.Triangles,
			mesh.Triangle{i, 2*n + j, j}, mesh.Triangle{i, 2*n + i, 2*n + j}, // bottom ring
			mesh.Triangle{2*n + i, 3*n + j, 2*n + j}, mesh.Triangle{2*n + i, 3*n + i, 3*n + j}) // wall of the cut
	}
	for i := int32(1); i+1 < n; i++ {
		m.Triangles = append(m.Triangles, mesh.Triangle{3 * n, 3*n + i + 1, 3*n + i})
	}
	return m
}

// Box returns an axis-parallel box between two corners in mm.
func Box(x0, y0, z0, x1, y1, z1 float64) *mesh.Mesh {
	return Prism([]planar.Point{planar.At(x0, y0), planar.At(x1, y0), planar.At(x1, y1), planar.At(x0, y1)}, z0, z1)
}

// Polygon returns a regular polygon about the origin, its first corner on the
// x axis, by its circumscribed radius in mm.
func Polygon(n int, radius float64) []planar.Point {
	out := make([]planar.Point, n)
	for i := range out {
		s, c := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		out[i] = planar.At(radius*c, radius*s)
	}
	return out
}

// Tile returns the base and the inlay of a hexagonal tile whose inlay, a
// smaller hexagon, lies in its bottom: radius 22 mm, 10 mm high.
func Tile(depth float64) (base, inlay *mesh.Mesh) {
	outer, inner := Polygon(6, 22), Polygon(6, 11)
	return Tray(outer, inner, depth, 10), Prism(inner, 0, depth)
}
