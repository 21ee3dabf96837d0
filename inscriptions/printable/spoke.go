package printable

import "math"

const (
	// step is the distance in mm between places on the outline that are looked
	// at: an eighth of the narrowest stroke of the 0.2 mm nozzle.
	step = 0.05
	// maxSpokes bounds their number on outlines of many metres, where the
	// distance becomes larger.
	maxSpokes = 60_000
	// fanStep is the greatest turn, as a chord of the unit circle (about 10
	// degrees), between two looks from a corner that juts into the material.
	fanStep = 0.175
	// fanLeast is the least turn that is looked at.
	fanLeast = 1e-4
)

// span is a stretch of the outline along which the look changes steadily: an
// edge, or a corner jutting into the material, where it turns on the spot.
type span struct {
	edge int32
	fan  bool // the corner at the edge's beginning
}

// spoke is a look from the outline into the material: from foot to the centre
// of the largest disc that touches there.
type spoke struct {
	foot, dir vec
	span      span
	t         float64 // place on the span: mm on an edge, 0 to 1 on a fan
	part      float64 // what of the span it stands for, in the measure of t
	length    float64 // mm of outline it stands for; 0 on a fan
	turn      float64 // radians of turn it stands for; 0 on a straight
	contact
}

// centre returns the disc's middle.
func (s *spoke) centre() vec { return s.foot.add(s.dir.times(s.radius)) }

// star is the spokes of an outline, those of ring k being all[first[k]:first[k+1]].
type star struct {
	*grower
	all   []spoke
	first []int
}

// newStar looks from everywhere on the outline for discs up to the radius reach.
func newStar(o *outline, reach float64) *star {
	s := &star{grower: newGrower(o, reach)}
	by := max(step, o.total()/maxSpokes)
	s.all = make([]spoke, 0, int(o.total()/by)+2*len(o.edges))
	for i := range o.edges {
		if ring := int(o.edges[i].ring); ring >= len(s.first) {
			s.first = append(s.first, len(s.all))
		}
		s.lookFromCorner(int32(i))
		s.lookFromEdge(int32(i), by)
	}
	s.first = append(s.first, len(s.all))
	return s
}

// lookFromEdge looks from the curves at an edge's ends and from the straight
// between them.
func (s *star) lookFromEdge(i int32, by float64) {
	e := &s.edges[i]
	s.lookAlong(i, 0, e.head.length, e.head.turn, by)
	s.lookAlong(i, e.head.length, e.length-e.tail.length, 0, by)
	s.lookAlong(i, e.length-e.tail.length, e.length, e.tail.turn, by)
}

// lookAlong looks from places on an edge, along which the look turns.
func (s *star) lookAlong(i int32, from, to, turn, by float64) {
	if to <= from {
		return
	}
	n := max(1, int(math.Ceil((to-from)/by)))
	part := (to - from) / float64(n)
	for k := range n {
		look := s.look(span{edge: i}, from+float64((float64(k)+0.5)*part))
		look.part, look.length, look.turn = part, part, turn/float64(n)
		s.all = append(s.all, look)
	}
}

func (s *star) lookFromCorner(i int32) {
	e := &s.edges[i]
	before := s.edges[e.prev].normal
	if before.cross(e.normal) >= 0 || e.head.length > 0 {
		return // a corner of the material, from which nothing is seen, or a curve
	}
	chord := s.aim(i, 0.5).sub(before).length()
	if chord < fanLeast {
		return
	}
	n := 2 * int(math.Ceil(chord/fanStep))
	for k := range n {
		lo := s.aim(i, float64(k)/float64(n))
		hi := s.aim(i, float64(k+1)/float64(n))
		look := s.look(span{i, true}, (float64(k)+0.5)/float64(n))
		look.part, look.turn = 1/float64(n), hi.sub(lo).length()
		s.all = append(s.all, look)
	}
}

// aim returns the direction at the part t of the turn at the edge's beginning.
func (s *star) aim(i int32, t float64) vec {
	e := &s.edges[i]
	before := &s.edges[e.prev]
	a, b := before.normal, e.normal
	middle := a.add(b)
	if middle.dot(middle) < 1 { // a sharp corner, where the edges say it better
		middle = before.dir.sub(e.dir)
	}
	middle = middle.unit()
	if t < 0.5 {
		return between(a, middle, t*2)
	}
	return between(middle, b, t*2-1)
}

// look grows a disc from the place t on a span.
func (s *star) look(at span, t float64) spoke {
	e := &s.edges[at.edge]
	if at.fan {
		dir := s.aim(at.edge, t)
		return spoke{foot: e.a, dir: dir, span: at, t: t, contact: s.grow(e.a, dir, at.edge, e.prev)}
	}
	foot := e.at(t)
	dir, beside := e.look(t)
	return spoke{foot: foot, dir: dir, span: at, t: t, contact: s.grow(foot, dir, at.edge, beside)}
}

// end returns the last place on a span.
func (s *star) end(at span) float64 {
	if at.fan {
		return 1
	}
	return s.edges[at.edge].length
}

// ring returns the number of a spoke's ring.
func (s *star) ring(i int) int32 { return s.edges[s.all[i].span.edge].ring }

// along returns the place of a spoke's foot on its ring in mm.
func (s *star) along(i int) float64 {
	look := &s.all[i]
	e := &s.edges[look.span.edge]
	if look.span.fan {
		return e.along
	}
	return e.along + look.t
}

// next returns the spoke after i on its ring.
func (s *star) next(i int) int {
	k := s.ring(i)
	if i+1 == s.first[k+1] {
		return s.first[k]
	}
	return i + 1
}

// previous returns the spoke before i on its ring.
func (s *star) previous(i int) int {
	k := s.ring(i)
	if i == s.first[k] {
		return s.first[k+1] - 1
	}
	return i - 1
}
