// Package mesh holds closed triangle meshes on the exact grid of package
// planar, and tells whether a mesh is one that a slicer can trust.
package mesh

import "shanhai/inscriptions/planar"

// Vertex is a place in space in grid steps of planar.PerMM.
type Vertex struct{ X, Y, Z int32 }

// MM returns the place in mm. Every component is exact as a float32 as long
// as it stays below planar.Limit.
func (v Vertex) MM() (x, y, z float64) {
	return planar.MM(int64(v.X)), planar.MM(int64(v.Y)), planar.MM(int64(v.Z))
}

// Triangle names its three vertices by index, counter-clockwise seen from outside.
type Triangle [3]int32

// Mesh is a body's surface: vertices stored once, triangles by index. What
// package models returns is index-manifold: every directed edge occurs once
// and its reverse once.
type Mesh struct {
	Vertices  []Vertex
	Triangles []Triangle
}

// Box is an axis-parallel box in grid steps.
type Box struct{ Min, Max Vertex }

// Bounds returns the smallest box around the mesh.
func (m *Mesh) Bounds() Box {
	if len(m.Vertices) == 0 {
		return Box{}
	}
	b := Box{m.Vertices[0], m.Vertices[0]}
	for _, v := range m.Vertices {
		b.Min = Vertex{min(b.Min.X, v.X), min(b.Min.Y, v.Y), min(b.Min.Z, v.Z)}
		b.Max = Vertex{max(b.Max.X, v.X), max(b.Max.Y, v.Y), max(b.Max.Z, v.Z)}
	}
	return b
}

// Union returns the smallest box around both.
func (b Box) Union(c Box) Box {
	return Box{
		Vertex{min(b.Min.X, c.Min.X), min(b.Min.Y, c.Min.Y), min(b.Min.Z, c.Min.Z)},
		Vertex{max(b.Max.X, c.Max.X), max(b.Max.Y, c.Max.Y), max(b.Max.Z, c.Max.Z)},
	}
}

// Volume returns the enclosed volume in mm3 by the divergence theorem: the
// sum of the signed tetrahedra between the first vertex and each triangle.
func (m *Mesh) Volume() float64 {
	if len(m.Vertices) == 0 {
		return 0
	}
	o := m.Vertices[0]
	sum := 0.0
	for _, t := range m.Triangles {
		sum += tetrahedron(o, m.Vertices[t[0]], m.Vertices[t[1]], m.Vertices[t[2]])
	}
	return sum / (6 * planar.PerMM * planar.PerMM * planar.PerMM)
}

// tetrahedron returns six times the signed volume in cubed grid steps.
func tetrahedron(o, a, b, c Vertex) float64 {
	ax, ay, az := float64(a.X-o.X), float64(a.Y-o.Y), float64(a.Z-o.Z)
	bx, by, bz := float64(b.X-o.X), float64(b.Y-o.Y), float64(b.Z-o.Z)
	cx, cy, cz := float64(c.X-o.X), float64(c.Y-o.Y), float64(c.Z-o.Z)
	return float64(ax*(float64(by*cz)-float64(bz*cy))) +
		float64(ay*(float64(bz*cx)-float64(bx*cz))) +
		float64(az*(float64(bx*cy)-float64(by*cx)))
}

// Moved returns the mesh shifted by d.
func (m *Mesh) Moved(d Vertex) *Mesh {
	out := &Mesh{Vertices: make([]Vertex, len(m.Vertices)), Triangles: m.Triangles}
	for i, v := range m.Vertices {
		out.Vertices[i] = Vertex{v.X + d.X, v.Y + d.Y, v.Z + d.Z}
	}
	return out
}

// Flipped returns the mesh turned upside down about the y axis: x and z change
// sign, so nothing is mirrored and the triangles keep their sense.
func (m *Mesh) Flipped() *Mesh {
	out := &Mesh{Vertices: make([]Vertex, len(m.Vertices)), Triangles: m.Triangles}
	for i, v := range m.Vertices {
		out.Vertices[i] = Vertex{-v.X, v.Y, -v.Z}
	}
	return out
}

// Join returns one mesh of several that keep clear of each other.
func Join(parts ...*Mesh) *Mesh {
	if len(parts) == 1 {
		return parts[0]
	}
	out := &Mesh{}
	for _, m := range parts {
		first := int32(len(out.Vertices))
		out.Vertices = append(out.Vertices, m.Vertices...)
		for _, t := range m.Triangles {
			out.Triangles = append(out.Triangles, Triangle{t[0] + first, t[1] + first, t[2] + first})
		}
	}
	return out
}
