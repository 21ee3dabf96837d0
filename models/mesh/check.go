package mesh

import "fmt"

// Kind names a fault of a mesh.
type Kind string

// The faults that Check finds. What is open or joined is decided on the index
// topology, as slicers do. Whether shells face outwards is asked of meshes that
// are closed and free of self-intersections only; of others, whether they do in sum.
const (
	OpenEdge     Kind = "open edge"             // a directed edge without its reverse
	ManifoldEdge Kind = "edge of many faces"    // a directed edge that occurs more than once
	Degenerate   Kind = "flat triangle"         // a triangle without area
	BadIndex     Kind = "index out of range"    // a triangle that names a vertex there is not
	Inverted     Kind = "inside out"            // a shell that faces inwards and is no cavity
	Intersection Kind = "self-intersection"     // two triangles that meet beyond a shared edge or corner
	Pinched      Kind = "pinched vertex"        // a vertex at which parts of the surface meet that share no edge there
	Nested       Kind = "shell within material" // an outer shell inside another
	Empty        Kind = "no triangles"          // nothing to print
	Unused       Kind = "vertex without a face" // a vertex that no triangle names
)

// Fault is one fault with the place of its first occurrence in grid steps.
type Fault struct {
	Kind  Kind
	Count int
	Place Vertex
}

func (f Fault) String() string {
	x, y, z := f.Place.MM()
	return fmt.Sprintf("%s (%d, first at %.3f, %.3f, %.3f mm)", f.Kind, f.Count, x, y, z)
}

// Report is what Check found.
type Report struct {
	Shells int     // parts that share no edge
	Volume float64 // mm3
	Faults []Fault
}

// Sound tells whether the mesh is closed, index-manifold, facing outwards, free
// of flat triangles and of self-intersections.
func (r Report) Sound() bool { return len(r.Faults) == 0 }

// Check examines the whole mesh exactly: no tolerance is involved. Coordinates
// must be within planar.Limit.
func (m *Mesh) Check() Report {
	c := &checker{mesh: m}
	if len(m.Triangles) == 0 {
		c.fault(Empty, Vertex{})
		return c.report()
	}
	if c.indices(); len(c.faults) > 0 {
		return c.report()
	}
	shells := c.edges()
	c.areas()
	c.intersections()
	c.out.Volume = m.Volume()
	if len(c.faults) == 0 {
		c.shells(shells)
	} else if c.out.Volume < 0 {
		c.fault(Inverted, m.Vertices[m.Triangles[0][0]])
	}
	return c.report()
}

type checker struct {
	mesh   *Mesh
	faults map[Kind]*Fault
	order  []Kind
	out    Report
}

func (c *checker) fault(k Kind, place Vertex) {
	if f, ok := c.faults[k]; ok {
		f.Count++
		return
	}
	if c.faults == nil {
		c.faults = map[Kind]*Fault{}
	}
	c.faults[k] = &Fault{k, 1, place}
	c.order = append(c.order, k)
}

func (c *checker) report() Report {
	for _, k := range c.order {
		c.out.Faults = append(c.out.Faults, *c.faults[k])
	}
	return c.out
}

func (c *checker) indices() {
	used := make([]bool, len(c.mesh.Vertices))
	for _, t := range c.mesh.Triangles {
		for _, i := range t {
			if i < 0 || int(i) >= len(used) {
				c.fault(BadIndex, Vertex{})
				return
			}
			used[i] = true
		}
	}
	for i, u := range used {
		if !u {
			c.fault(Unused, c.mesh.Vertices[i])
		}
	}
}

// edges pairs every directed edge with its reverse and returns the shells.
func (c *checker) edges() *sets {
	owner := make(map[[2]int32]int32, 3*len(c.mesh.Triangles))
	for i, t := range c.mesh.Triangles {
		for k := range 3 {
			e := [2]int32{t[k], t[(k+1)%3]}
			if _, twice := owner[e]; twice {
				c.fault(ManifoldEdge, c.mesh.Vertices[e[0]])
			}
			owner[e] = int32(i)
		}
	}
	shells, fans := newSets(len(c.mesh.Triangles)), newSets(3*len(c.mesh.Triangles))
	for i, t := range c.mesh.Triangles {
		for k := range 3 {
			back, ok := owner[[2]int32{t[(k+1)%3], t[k]}]
			if !ok {
				c.fault(OpenEdge, c.mesh.Vertices[t[k]])
				continue
			}
			shells.join(int32(i), back)
			fans.join(int32(3*i+k), 3*back+c.mesh.Triangles[back].corner(t[k]))
		}
	}
	c.out.Shells = shells.count
	if len(c.faults) == 0 {
		c.pinches(fans)
	}
	return shells
}

// pinches finds the vertices whose corners of triangles are not one fan.
func (c *checker) pinches(fans *sets) {
	if fans.count == len(c.mesh.Vertices) {
		return
	}
	fan := make(map[int32]int32, len(c.mesh.Vertices))
	for i, t := range c.mesh.Triangles {
		for k := range 3 {
			root := fans.root(int32(3*i + k))
			switch first, known := fan[t[k]]; {
			case !known:
				fan[t[k]] = root
			case first >= 0 && first != root:
				c.fault(Pinched, c.mesh.Vertices[t[k]])
				fan[t[k]] = -1 // told once
			}
		}
	}
}

// corner returns the place of a vertex in the triangle.
func (t Triangle) corner(i int32) int32 {
	for k := range int32(2) {
		if t[k] == i {
			return k
		}
	}
	return 2
}

func (c *checker) areas() {
	for _, t := range c.mesh.Triangles {
		a, b, d := c.mesh.corners(t)
		if normal(a, b, d) == (vec{}) {
			c.fault(Degenerate, a)
		}
	}
}

func (m *Mesh) corners(t Triangle) (a, b, c Vertex) {
	return m.Vertices[t[0]], m.Vertices[t[1]], m.Vertices[t[2]]
}

// sets are disjoint sets of numbers, for counting shells.
type sets struct {
	parent []int32
	count  int
}

func newSets(n int) *sets {
	s := &sets{make([]int32, n), n}
	for i := range s.parent {
		s.parent[i] = int32(i)
	}
	return s
}

func (s *sets) root(i int32) int32 {
	for s.parent[i] != i {
		s.parent[i] = s.parent[s.parent[i]]
		i = s.parent[i]
	}
	return i
}

func (s *sets) join(i, j int32) {
	if i, j = s.root(i), s.root(j); i != j {
		s.parent[i] = j
		s.count--
	}
}
