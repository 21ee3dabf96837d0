package mesh

import "shanhai/inscriptions/planar"

// stabsFlat tells whether an edge in the plane of triangle s meets it beyond
// what they share by index. Everything is seen along the axis nearest to the
// triangle's normal.
func (m *Mesh) stabsFlat(s Triangle, i, j int32) bool {
	a, b, c := m.corners(s)
	drop := flattener(normal(a, b, c))
	corner := [3]planar.Point{drop(a), drop(b), drop(c)}
	if planar.Turn(corner[0], corner[1], corner[2]) < 0 {
		corner[1], corner[2] = corner[2], corner[1]
		s[1], s[2] = s[2], s[1]
	}
	p, q := drop(m.Vertices[i]), drop(m.Vertices[j])
	if !has(s, i) && within(corner, p) || !has(s, j) && within(corner, q) {
		return true
	}
	for k := range 3 {
		if properCross(corner[k], corner[(k+1)%3], p, q) || leavesInto(s, corner, k, i, j, p, q) {
			return true
		}
	}
	return false
}

// besideFlat tells whether two triangles in one plane are seen at once to meet
// in shared corners only: an edge of one has the other's remaining corners
// strictly outside.
func (m *Mesh) besideFlat(s, t Triangle) bool {
	a, b, c := m.corners(s)
	drop := flattener(normal(a, b, c))
	return m.parts(drop, s, t) || m.parts(drop, t, s)
}

// parts tells whether an edge of s parts it from t.
func (m *Mesh) parts(drop func(Vertex) planar.Point, s, t Triangle) bool {
	p := [3]planar.Point{drop(m.Vertices[s[0]]), drop(m.Vertices[s[1]]), drop(m.Vertices[s[2]])}
	sense := planar.Turn(p[0], p[1], p[2])
	for k := range 3 {
		if m.outside(drop, s, t, k, p[k], p[(k+1)%3], sense) {
			return true
		}
	}
	return false
}

// outside tells whether all corners of t but those at the ends of edge k of s
// lie strictly outside that edge.
func (m *Mesh) outside(drop func(Vertex) planar.Point, s, t Triangle, k int, p, q planar.Point, sense int64) bool {
	for _, i := range t {
		if i == s[k] || i == s[(k+1)%3] {
			continue
		}
		if !opposite(planar.Turn(p, q, drop(m.Vertices[i])), sense) {
			return false
		}
	}
	return true
}

// flattener returns the projection along the largest component of n.
func flattener(n vec) func(Vertex) planar.Point {
	x, y, z := max(n.x, -n.x), max(n.y, -n.y), max(n.z, -n.z)
	switch {
	case z >= x && z >= y:
		return func(v Vertex) planar.Point { return planar.Point{X: int64(v.X), Y: int64(v.Y)} }
	case y >= x:
		return func(v Vertex) planar.Point { return planar.Point{X: int64(v.X), Y: int64(v.Z)} }
	}
	return func(v Vertex) planar.Point { return planar.Point{X: int64(v.Y), Y: int64(v.Z)} }
}

// within tells whether p lies in the triangle or on its edge.
func within(c [3]planar.Point, p planar.Point) bool {
	return planar.Turn(c[0], c[1], p) >= 0 && planar.Turn(c[1], c[2], p) >= 0 && planar.Turn(c[2], c[0], p) >= 0
}

// properCross tells whether two segments cross at an inner point of both.
func properCross(a, b, p, q planar.Point) bool {
	return opposite(planar.Turn(a, b, p), planar.Turn(a, b, q)) && opposite(planar.Turn(p, q, a), planar.Turn(p, q, b))
}

func opposite(a, b int64) bool { return a > 0 && b < 0 || a < 0 && b > 0 }

// leavesInto tells whether the edge leaves the shared corner k of the triangle
// into the triangle's inside.
func leavesInto(s Triangle, c [3]planar.Point, k int, i, j int32, p, q planar.Point) bool {
	other := q
	switch s[k] {
	case i:
	case j:
		other = p
	default:
		return false
	}
	next, prev := c[(k+1)%3], c[(k+2)%3]
	return planar.Turn(c[k], next, other) > 0 && planar.Turn(prev, c[k], other) > 0
}
