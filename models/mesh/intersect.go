package mesh

import (
	"math/bits"
	"slices"
)

// vec is a vector of exact integers.
type vec struct{ x, y, z int64 }

func to(a, b Vertex) vec {
	return vec{int64(b.X) - int64(a.X), int64(b.Y) - int64(a.Y), int64(b.Z) - int64(a.Z)}
}

func (v vec) cross(w vec) vec {
	return vec{v.y*w.z - v.z*w.y, v.z*w.x - v.x*w.z, v.x*w.y - v.y*w.x}
}

// normal returns the exact normal of a triangle, twice its area long.
func normal(a, b, c Vertex) vec { return to(a, b).cross(to(a, c)) }

// intersections finds pairs of triangles that meet where they should not. Pairs
// are found by sweeping over x.
func (c *checker) intersections() {
	tris := c.mesh.Triangles
	boxes := make([]Box, len(tris))
	order := make([]int32, len(tris))
	for i, t := range tris {
		order[i] = int32(i)
		boxes[i] = c.mesh.box(t)
	}
	slices.SortFunc(order, func(i, j int32) int { return int(boxes[i].Min.X) - int(boxes[j].Min.X) })
	for k, i := range order {
		for _, j := range order[k+1:] {
			if boxes[j].Min.X > boxes[i].Max.X {
				break
			}
			if boxes[i].meetsYZ(boxes[j]) {
				if p, bad := c.mesh.collide(tris[i], tris[j]); bad {
					c.fault(Intersection, p)
				}
			}
		}
	}
}

func (m *Mesh) box(t Triangle) Box {
	a, b, c := m.corners(t)
	return Box{
		Vertex{min(a.X, b.X, c.X), min(a.Y, b.Y, c.Y), min(a.Z, b.Z, c.Z)},
		Vertex{max(a.X, b.X, c.X), max(a.Y, b.Y, c.Y), max(a.Z, b.Z, c.Z)},
	}
}

func (b Box) meetsYZ(c Box) bool {
	return b.Min.Y <= c.Max.Y && c.Min.Y <= b.Max.Y && b.Min.Z <= c.Max.Z && c.Min.Z <= b.Max.Z
}

// collide tells whether two triangles share more than the corners and edges
// that they share by index, and where.
func (m *Mesh) collide(s, t Triangle) (Vertex, bool) {
	if has(s, t[0]) && has(s, t[1]) && has(s, t[2]) {
		return m.Vertices[t[0]], true
	}
	switch m.stance(s, t) {
	case apart:
		return Vertex{}, false
	case flat:
		if m.besideFlat(s, t) {
			return Vertex{}, false
		}
	default:
		if m.stance(t, s) == apart {
			return Vertex{}, false
		}
	}
	if p, hit := m.pierced(s, t); hit {
		return p, true
	}
	return m.pierced(t, s)
}

// stance tells how a triangle lies to the plane of another.
type stance uint8

const (
	across stance = iota
	apart         // the corners that are not shared lie strictly on one side: the two meet in shared corners only
	flat          // all corners lie in the plane
)

func (m *Mesh) stance(s, t Triangle) stance {
	a, b, c := m.corners(s)
	var above, below, on bool
	for _, i := range t {
		if has(s, i) {
			continue
		}
		switch side(a, b, c, m.Vertices[i]) {
		case 0:
			on = true
		case 1:
			above = true
		default:
			below = true
		}
	}
	switch {
	case !above && !below:
		return flat
	case on || above && below:
		return across
	}
	return apart
}

// pierced tells whether an edge of t meets triangle s beyond shared corners.
func (m *Mesh) pierced(s, t Triangle) (Vertex, bool) {
	for k := range 3 {
		i, j := t[k], t[(k+1)%3]
		if m.stabs(s, i, j) {
			return m.Vertices[i], true
		}
	}
	return Vertex{}, false
}

// stabs tells whether the edge i, j meets triangle s, leaving out what the two
// share by index.
func (m *Mesh) stabs(s Triangle, i, j int32) bool {
	p, q := m.Vertices[i], m.Vertices[j]
	a, b, c := m.corners(s)
	sp, sq := side(a, b, c, p), side(a, b, c, q)
	if sp == 0 && sq == 0 {
		return m.stabsFlat(s, i, j)
	}
	if sp == sq || has(s, i) || has(s, j) {
		return false
	}
	// p and q lie on different sides or one on the plane: the line's passage
	// through the triangle is told by the signs around it.
	u, v, w := side(p, q, a, b), side(p, q, b, c), side(p, q, c, a)
	return u >= 0 && v >= 0 && w >= 0 || u <= 0 && v <= 0 && w <= 0
}

func has(t Triangle, i int32) bool { return t[0] == i || t[1] == i || t[2] == i }

// side returns on which side of the plane a, b, c the point d lies: the sign
// of a determinant, in float64 where that is certain, else exactly.
func side(a, b, c, d Vertex) int {
	u, v, w := to(a, b), to(a, c), to(a, d)
	n := u.cross(v)
	x, y, z := float64(float64(n.x)*float64(w.x)), float64(float64(n.y)*float64(w.y)), float64(float64(n.z)*float64(w.z))
	sum := x + y + z
	// Each product and sum is off by 2^-53 of its size at most; 1e-14 covers all.
	if bound := 1e-14 * (abs(x) + abs(y) + abs(z)); sum > bound {
		return 1
	} else if sum < -bound {
		return -1
	}
	return exactSide(n, w)
}

// exactSide returns the sign of n . w, summed in 128 bits.
func exactSide(n, w vec) int {
	var hi int64
	var lo uint64
	for _, p := range [3][2]int64{{n.x, w.x}, {n.y, w.y}, {n.z, w.z}} {
		h, l := product(p[0], p[1])
		var carry uint64
		lo, carry = bits.Add64(lo, l, 0)
		hi += h + int64(carry)
	}
	switch {
	case hi < 0:
		return -1
	case hi == 0 && lo == 0:
		return 0
	}
	return 1
}

// product returns a times b as a signed number of 128 bits.
func product(a, b int64) (hi int64, lo uint64) {
	h, l := bits.Mul64(uint64(a), uint64(b))
	hi = int64(h)
	if a < 0 {
		hi -= b
	}
	if b < 0 {
		hi -= a
	}
	return hi, l
}

func abs(x float64) float64 {
	if x < 0 {
		return -x
	}
	return x
}
