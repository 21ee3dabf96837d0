package shanhai

import "shanhai/models/mesh"

// outside leaves of a tile's base and of the inlay in its faces what can be
// seen: where the two touch, all corners belong to both, and don't all lie in
// one of the faces.
func outside(base, inlay *mesh.Mesh) (seenBase, seenInlay *mesh.Mesh) {
	b := base.Bounds()
	faces := [2]int32{b.Min.Z, b.Max.Z}
	return without(base, inlay, faces), without(inlay, base, faces)
}

// without returns the triangles of m but for those that touch the other body.
func without(m, other *mesh.Mesh, faces [2]int32) *mesh.Mesh {
	shared := make(map[mesh.Vertex]bool, len(other.Vertices))
	for _, v := range other.Vertices {
		shared[v] = true
	}
	out := &mesh.Mesh{}
	numbers := make([]int32, len(m.Vertices)) // of the vertices that are kept, from 1
	for _, t := range m.Triangles {
		a, b, c := m.Vertices[t[0]], m.Vertices[t[1]], m.Vertices[t[2]]
		level := a.Z == b.Z && b.Z == c.Z && (a.Z == faces[0] || a.Z == faces[1])
		if !level && shared[a] && shared[b] && shared[c] {
			continue
		}
		for k, i := range t {
			if numbers[i] == 0 {
				out.Vertices = append(out.Vertices, m.Vertices[i])
				numbers[i] = int32(len(out.Vertices))
			}
			t[k] = numbers[i] - 1
		}
		out.Triangles = append(out.Triangles, t)
	}
	return out
}
