package mesh

import "slices"

// shells tells whether each shell faces outwards from where it lies: outer
// shells stand in air, cavities, which are inside out, in the material of one
// outer shell. It presumes that no two triangles meet.
func (c *checker) shells(owners *sets) {
	list := c.mesh.shells(owners)
	for i, s := range list {
		around := 0
		for j, t := range list {
			if t.box.Min.X > s.place.X {
				break // the shells are ordered by where they begin
			}
			if i != j && t.box.holds(s.place) {
				around += c.mesh.winding(t, s.place)
			}
		}
		switch {
		case s.volume < 0 && around != 1, s.volume >= 0 && around < 0:
			c.fault(Inverted, s.place)
		case s.volume >= 0 && around > 0:
			c.fault(Nested, s.place)
		}
	}
}

// shell is a part of the surface that shares no edge with another.
type shell struct {
	triangles []Triangle
	box       Box
	place     Vertex // one of its corners
	volume    float64
}

// shells returns the shells in the order of the least x.
func (m *Mesh) shells(owners *sets) []shell {
	number := map[int32]int{}
	var list []shell
	for i, t := range m.Triangles {
		root := owners.root(int32(i))
		k, ok := number[root]
		if !ok {
			k = len(list)
			number[root] = k
			list = append(list, shell{box: m.box(t), place: m.Vertices[t[0]]})
		}
		list[k].add(m, t)
	}
	slices.SortFunc(list, func(a, b shell) int { return int(a.box.Min.X) - int(b.box.Min.X) })
	return list
}

func (s *shell) add(m *Mesh, t Triangle) {
	a, b, c := m.corners(t)
	s.triangles = append(s.triangles, t)
	s.box = s.box.Union(m.box(t))
	s.volume += tetrahedron(s.place, a, b, c)
}

func (b Box) holds(v Vertex) bool { return b.meetsYZ(Box{v, v}) && b.Min.X <= v.X && v.X <= b.Max.X }

// winding returns how often a shell encloses a place: the triangles that a ray
// towards +x leaves through, less those that it enters through.
func (m *Mesh) winding(s shell, p Vertex) int {
	w := 0
	for _, t := range s.triangles {
		a, b, c := m.corners(t)
		if max(a.X, b.X, c.X) < p.X {
			continue
		}
		// Seen from +x a triangle that is left runs counter-clockwise; it lies
		// ahead if p is on its inner side.
		if n := spin(a, b, p) + spin(b, c, p) + spin(c, a, p); n*side(a, b, c, p) < 0 {
			w += n
		}
	}
	return w
}

// spin counts an edge in the winding number around p in the y-z plane. Both
// triangles at an edge see it alike, so none is missed or counted twice.
func spin(a, b, p Vertex) int {
	way := 1
	if a.Z > b.Z {
		a, b, way = b, a, -1
	}
	if a.Z > p.Z || b.Z <= p.Z {
		return 0
	}
	if u, v := to(a, b), to(a, p); u.y*v.z-u.z*v.y <= 0 {
		return 0
	}
	return way
}
