package printable

const (
	// smooth is the cosine of the greatest turn (30 degrees) that is taken for a
	// point on a curve, not for a corner: a curve of 0.3 mm radius drawn with
	// chords that leave it by 0.01 mm turns by 30 degrees at each point.
	smooth = 0.866
	// bendReach is the length in mm of an edge over which such a turn is spread:
	// half a chord of a curve of 1 mm radius.
	bendReach = 0.15
)

// bend is the turn at an end of an edge that belongs to a curve. Over its
// length the look into the material turns from the curve's normal at the point
// to the edge's own, as it does along the curve itself; chords taken for straight
// would show a corner at every point.
type bend struct {
	length float64 // mm of the edge; 0 at a corner
	normal vec     // of the curve at the point
	turn   float64 // radians, negative where the material has the bulge
}

// bendAll finds the points that belong to curves.
func (o *outline) bendAll() {
	for i := range o.edges {
		e := &o.edges[i]
		before := &o.edges[e.prev]
		if before.dir.dot(e.dir) < smooth || e.prev == int32(i) {
			continue
		}
		normal := between(before.normal, e.normal, 0.5)
		turn := normal.sub(e.normal).length()
		if before.dir.cross(e.dir) > 0 {
			turn = -turn
		}
		before.tail = bend{min(before.length/2, bendReach), normal, turn}
		e.head = bend{min(e.length/2, bendReach), normal, turn}
	}
}

// look returns the direction into the material at t mm from the edge's
// beginning, and the neighbouring edge that belongs to the same curve there.
func (e *edge) look(t float64) (dir vec, beside int32) {
	switch rest := e.length - t; {
	case t < e.head.length:
		return between(e.head.normal, e.normal, t/e.head.length), e.prev
	case rest < e.tail.length:
		return between(e.tail.normal, e.normal, rest/e.tail.length), e.next
	}
	return e.normal, -1
}

func between(a, b vec, t float64) vec { return a.times(1 - t).add(b.times(t)).unit() }
