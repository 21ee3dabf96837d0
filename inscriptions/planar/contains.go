package planar

// Winding returns how often the rings run counter-clockwise around p. For a
// point on an outline it is that of one of its sides.
func (r Region) Winding(p Point) int {
	w := 0
	for _, ring := range r.Rings {
		w += ring.winding(p)
	}
	return w
}

// Contains tells whether p lies in the region; a point on the outline may be
// counted to either side.
func (r Region) Contains(p Point) bool { return r.Winding(p) != 0 }

func (r Ring) winding(p Point) int {
	w := 0
	a := r[len(r)-1]
	for _, b := range r {
		switch {
		case a.Y <= p.Y && b.Y > p.Y && Turn(a, b, p) > 0:
			w++
		case b.Y <= p.Y && a.Y > p.Y && Turn(a, b, p) < 0:
			w--
		}
		a = b
	}
	return w
}

// Overlap returns a place where two outlines of the region cross or touch, for
// checking what a Region promises.
func (r Region) Overlap() (Point, bool) {
	edges := ringEdges(r.Rings)
	order := byLeft(edges)
	for k, i := range order {
		right := max(edges[i].a.X, edges[i].b.X)
		for _, j := range order[k+1:] {
			f := edges[j]
			if min(f.a.X, f.b.X) > right {
				break
			}
			if p, hit := hit(edges[i], f); hit {
				return p, true
			}
		}
	}
	return Point{}, false
}

// hit returns a point that the edges share, beyond the one where consecutive
// edges of a ring are joined.
func hit(e, f edge) (Point, bool) {
	for _, p := range []Point{f.a, f.b} {
		if e.holds(p) && p != joint(e, f) {
			return p, true
		}
	}
	for _, p := range []Point{e.a, e.b} {
		if f.holds(p) && p != joint(e, f) {
			return p, true
		}
	}
	if cross(e, f) {
		return crossing(e, f), true
	}
	return Point{}, false
}

// joint is the point at which one edge ends and the other begins.
func joint(e, f edge) Point {
	if e.b == f.a {
		return e.b
	}
	if f.b == e.a {
		return f.b
	}
	return Point{Limit + 1, Limit + 1}
}

// holds tells whether p lies on the edge, its ends included.
func (e edge) holds(p Point) bool {
	if Turn(e.a, e.b, p) != 0 {
		return false
	}
	return e.a.Sub(p).Dot(e.b.Sub(p)) <= 0
}
