package preview

import (
	"cmp"
	"slices"

	"shanhai/models/mesh"
)

// patch is a flat piece of a body's surface seen from above: closed outlines
// in micrometres of the scene, and how high it lies.
type patch struct {
	loops  [][]flatPoint
	normal vec
	low    float64 // mm, the height of its lowest point
	deep   float64 // mm, how far that lies below the body's highest point
	body   int
}

// flatPoint is a place on a drawing in micrometres, y up.
type flatPoint struct{ x, y int64 }

// sameFacing joins triangles whose normals agree to about 0.1 degrees.
const sameFacing = 1 - 2e-6

// patches returns the faces of a body that look up, joined over their edges.
func patches(b Body, index int) []patch {
	t := b.Place.transform()
	up := newUpward(b, &t)
	members := map[int32][]int32{}
	var roots []int32
	for i := range up.normals {
		if up.normals[i].z > 1e-6 {
			r := up.root(int32(i))
			if members[r] == nil {
				roots = append(roots, r)
			}
			members[r] = append(members[r], int32(i))
		}
	}
	top := b.highest(&t)
	var out []patch
	for _, r := range roots {
		p := patch{normal: up.normals[r], body: index}
		p.outline(b, &t, members[r])
		p.deep = top - p.low
		out = append(out, p)
	}
	return out
}

// upward joins the triangles of a body that look up into patches.
type upward struct {
	normals []vec
	parent  []int32
}

func newUpward(b Body, t *transform) *upward {
	n := len(b.Mesh.Triangles)
	u := &upward{normals: make([]vec, n), parent: make([]int32, n)}
	sides := make(map[[2]int32]int32, 3*n)
	for i, tri := range b.Mesh.Triangles {
		u.parent[i] = int32(i)
		u.normals[i] = b.normal(t, int32(i))
		for k := range 3 {
			sides[[2]int32{tri[k], tri[(k+1)%3]}] = int32(i)
		}
	}
	for i, tri := range b.Mesh.Triangles {
		for k := range 3 {
			if j, ok := sides[[2]int32{tri[(k+1)%3], tri[k]}]; ok {
				u.join(int32(i), j)
			}
		}
	}
	return u
}

func (u *upward) root(i int32) int32 {
	for u.parent[i] != i {
		u.parent[i] = u.parent[u.parent[i]]
		i = u.parent[i]
	}
	return i
}

// join keeps the smaller number as the root, whatever the order of joining.
func (u *upward) join(i, j int32) {
	if u.normals[i].dot(u.normals[j]) < sameFacing {
		return
	}
	a, b := u.root(i), u.root(j)
	u.parent[max(a, b)] = min(a, b)
}

// outline walks around the triangles of a patch: the sides that no two of
// them share, in order.
func (p *patch) outline(b Body, t *transform, triangles []int32) {
	inner := map[[2]int32]bool{}
	for _, i := range triangles {
		tri := b.Mesh.Triangles[i]
		for k := range 3 {
			inner[[2]int32{tri[k], tri[(k+1)%3]}] = true
		}
	}
	next := map[int32][]int32{}
	var starts []int32
	for _, i := range triangles {
		tri := b.Mesh.Triangles[i]
		for k := range 3 {
			if from, to := tri[k], tri[(k+1)%3]; !inner[[2]int32{to, from}] {
				next[from] = append(next[from], to)
				starts = append(starts, from)
			}
		}
	}
	p.low = b.lowest(t, starts)
	for _, s := range starts {
		if len(next[s]) > 0 {
			p.loops = append(p.loops, walk(b.Mesh, t, next, s))
		}
	}
}

// walk follows the sides from a vertex until none is left.
func walk(m *mesh.Mesh, t *transform, next map[int32][]int32, at int32) []flatPoint {
	var loop []flatPoint
	for len(next[at]) > 0 {
		p := t.scale.apply(steps(m.Vertices[at])).add(t.move)
		loop = append(loop, flatPoint{int64(grid(float64(p.x*1000) + 0.5)), int64(grid(float64(p.y*1000) + 0.5))})
		n := next[at]
		next[at] = n[1:]
		at = n[0]
	}
	return canonical(loop)
}

// canonical starts a loop at its smallest point.
func canonical(loop []flatPoint) []flatPoint {
	first := 0
	for i, p := range loop {
		if comparePoints(p, loop[first]) < 0 {
			first = i
		}
	}
	return append(slices.Clone(loop[first:]), loop[:first]...)
}

func comparePoints(a, b flatPoint) int {
	return cmp.Or(cmp.Compare(a.x, b.x), cmp.Compare(a.y, b.y))
}

func (b Body) lowest(t *transform, vertices []int32) float64 {
	low := float64(reachLimit)
	for _, v := range vertices {
		low = min(low, t.scale.apply(steps(b.Mesh.Vertices[v])).add(t.move).z)
	}
	return low
}

func (b Body) highest(t *transform) float64 {
	high := float64(-reachLimit)
	for _, v := range b.Mesh.Vertices {
		high = max(high, t.scale.apply(steps(v)).add(t.move).z)
	}
	return high
}

// open returns the part of the sky over a patch: a level one that lies deep in
// its body is darkened, as on the thumbnails, to be told from what is around it.
func (p *patch) open() float64 {
	if p.normal.z < sameFacing {
		return 1
	}
	return sunk(p.deep)
}
