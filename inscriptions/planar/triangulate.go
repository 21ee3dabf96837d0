package planar

import "slices"

// Triangle names three outline points of a region by their running number over
// all its rings, counter-clockwise.
type Triangle [3]int32

// Triangulate fills the region with triangles between its outline points: none
// is added, none is left out, none of the triangles has zero area. For n points,
// r outer rings and h holes these are n - 2r + 2h triangles. They are made
// as stout as the outline allows (a constrained Delaunay triangulation), which
// keeps every later computation on them well away from rounding.
//
// The region must be sound, as Settle leaves it; points on straight runs are fine.
func Triangulate(r Region) []Triangle {
	if r.Empty() {
		return nil
	}
	s := newSweep(r)
	s.split()
	m := newFaces(s)
	triangles := m.triangles()
	return legalise(s.points, triangles)
}

// sweep cuts a region into pieces that are monotone in y, from top to bottom
// (de Berg et al., Computational Geometry, chapter 3). Points of the same
// height count as sinking to the right, as if the plane were turned a hair's breadth.
type sweep struct {
	points     []Point
	next, prev []int32
	diagonals  [][2]int32

	// active are the outline edges that cross the sweep line with the region
	// to their right, from left to right; an edge is named by its upper end.
	active []int32
	helper []int32
	merge  []bool
}

func newSweep(r Region) *sweep {
	n := r.Points()
	s := &sweep{
		points: make([]Point, 0, n),
		next:   make([]int32, n), prev: make([]int32, n),
		helper: make([]int32, n), merge: make([]bool, n),
	}
	for _, ring := range r.Rings {
		first, count := int32(len(s.points)), int32(len(ring))
		s.points = append(s.points, ring...)
		for i := range count {
			s.next[first+i] = first + (i+1)%count
			s.prev[first+i] = first + (i+count-1)%count
		}
	}
	return s
}

// above tells whether the sweep meets point i before point j.
func (s *sweep) above(i, j int32) bool {
	p, q := s.points[i], s.points[j]
	return p.Y > q.Y || p.Y == q.Y && p.X < q.X
}

func (s *sweep) split() {
	for _, v := range s.order() {
		s.visit(v)
	}
}

func (s *sweep) order() []int32 {
	order := make([]int32, len(s.points))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortFunc(order, func(i, j int32) int {
		if s.above(i, j) {
			return -1
		}
		return 1
	})
	return order
}

// visit handles one point by the kind of its corner.
func (s *sweep) visit(v int32) {
	before, after := s.prev[v], s.next[v]
	down, up := s.above(v, before), s.above(after, v)
	convex := Turn(s.points[before], s.points[v], s.points[after]) > 0
	switch {
	case down && !up && convex: // start
		s.open(v)
	case down && !up: // split
		k := s.leftOf(v)
		s.connect(v, s.helper[s.active[k]])
		s.helper[s.active[k]] = v
		s.open(v)
	case !down && up && convex: // end
		s.close(v, before)
	case !down && up: // merge
		s.close(v, before)
		s.passLeft(v)
		s.merge[v] = true
	case !down: // the outline runs down: the region lies to the right
		s.close(v, before)
		s.open(v)
	default: // the outline runs up
		s.passLeft(v)
	}
}

// open makes the edge that begins at v active.
func (s *sweep) open(v int32) {
	k := s.place(s.points[v])
	s.active = slices.Insert(s.active, k, v)
	s.helper[v] = v
}

// close ends the edge that begins at e and ends at v.
func (s *sweep) close(v, e int32) {
	s.connectMerge(v, e)
	k := s.place(s.points[v]) // e ends at v, so it is the first not to the left
	for s.active[k] != e {
		k++
	}
	s.active = slices.Delete(s.active, k, k+1)
}

// passLeft makes v the helper of the edge to its left.
func (s *sweep) passLeft(v int32) {
	e := s.active[s.leftOf(v)]
	s.connectMerge(v, e)
	s.helper[e] = v
}

func (s *sweep) connectMerge(v, e int32) {
	if s.merge[s.helper[e]] {
		s.connect(v, s.helper[e])
	}
}

func (s *sweep) connect(a, b int32) { s.diagonals = append(s.diagonals, [2]int32{a, b}) }

// leftOf returns the place of the active edge directly left of v.
func (s *sweep) leftOf(v int32) int { return s.place(s.points[v]) - 1 }

// place returns the number of active edges that lie to the left of p.
func (s *sweep) place(p Point) int {
	lo, hi := 0, len(s.active)
	for lo < hi {
		mid := (lo + hi) / 2
		e := s.active[mid]
		if Turn(s.points[e], s.points[s.next[e]], p) > 0 {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	return lo
}
