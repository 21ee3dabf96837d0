package trace

// knot is a place where pieces of the smooth outline may meet: a corner, or
// the middle of a side of the polygon.
type knot struct {
	at     vec
	way    vec // direction of the outline there; of a corner, none
	corner bool
	place  int // number of the nearest place of the outline
}

// side is a side of the polygon with its line fitted.
type side struct {
	middle, way vec
	first, last int // its ends, as places of the outline
}

// sides fits a line to the places along each side. Those at the very ends are
// left out where there are enough: a corner rounds them off.
func (o outline) sides(corners []int) []side {
	s := newSums(o)
	list := make([]side, len(corners)-1)
	for k := range list {
		i, j := corners[k], corners[k+1]
		trim := min(2, (j-i)/4)
		list[k] = side{first: i, last: j}
		list[k].middle, list[k].way = s.line(i+trim, j-trim)
	}
	return list
}

const (
	// leastAngle is the sine of the angle below which two lines do not say
	// where they meet.
	leastAngle = 0.1
	// farthestCorner is how far in pixels a corner may lie from the outline's
	// place: the tip of a sharp corner is grey and so cut off.
	farthestCorner = 2.0
)

// A short side is what a corner between two long ones leaves where grey pixels
// or steps round it off: so many places at most, and so many at least.
const shortSide, longSide = 5, 6

// sharpened leaves out the short sides that only cut a corner.
func sharpened(sides []side) []side {
	n := len(sides)
	out := make([]side, 0, n)
	for k, s := range sides {
		before, after := sides[(k+n-1)%n], sides[(k+1)%n]
		if !s.cuts(before, after) {
			out = append(out, s)
		}
	}
	if len(out) < 3 {
		return sides
	}
	return out
}

// cuts tells whether the side cuts the corner of the sides before and after.
func (s side) cuts(before, after side) bool {
	if s.last-s.first > shortSide || before.last-before.first < longSide || after.last-after.first < longSide {
		return false
	}
	in, out := before.way.cross(s.way), s.way.cross(after.way)
	if in > 0 != (out > 0) {
		return false
	}
	v, ok := before.meet(after)
	return ok && v.sub(s.middle).length() <= farthestCorner
}

// meet returns where the lines of two sides cross.
func (s side) meet(next side) (vec, bool) {
	sin := s.way.cross(next.way)
	if max(sin, -sin) <= leastAngle {
		return vec{}, false
	}
	t := next.middle.sub(s.middle).cross(next.way) / sin
	return s.middle.add(s.way.scaled(t)), true
}

// vertex returns where a side meets the one after it, near place p.
func (s side) vertex(next side, p vec) vec {
	if v, ok := s.meet(next); ok && v.sub(p).length() <= farthestCorner {
		return v
	}
	return s.foot(p).mix(next.foot(p), 0.5)
}

// foot returns the place on the side's line nearest to p.
func (s side) foot(p vec) vec {
	return s.middle.add(s.way.scaled(p.sub(s.middle).dot(s.way)))
}

// knots returns nil if the polygon has fewer than three sides, otherwise, for every side of the polygon, the vertex where it begins and
// its middle. A vertex is a corner if a curve that rounds it off between the
// middles, touching both sides there, misses it by more than noise (Selinger,
// section 2.3: alpha greater than 1).
func (o outline) knots(noise float64) []knot {
	sides := sharpened(o.sides(o.polygon(noise)))
	n := len(sides)
	if n < 3 {
		return nil
	}
	list := make([]knot, 2*n)
	for k, s := range sides {
		before := sides[(k+n-1)%n]
		p := o.at(before.last).mix(o.at(s.first), 0.5)
		list[2*k] = knot{at: before.vertex(s, p), place: s.first}
	}
	for k, s := range sides {
		from, to := list[2*k].at, list[(2*k+2)%len(list)].at
		list[2*k+1] = knot{at: from.mix(to, 0.5), way: to.sub(from).unit(), place: (s.first + s.last) / 2}
	}
	for k, s := range sides {
		before, after := list[(2*k+2*n-1)%len(list)].at, list[2*k+1].at
		list[2*k].corner = sides[(k+n-1)%n].sharp(s) || roundness(before, list[2*k].at, after, noise) > 1
	}
	return list
}

// sharpCosine is the cosine of the least angle, 66 degrees, of a corner beside
// a long side. A circle that its polygon follows with sides so long turns less
// from one to the next.
const sharpCosine = 0.4

// sharp tells whether there is a corner between a side and the next, whatever
// their lengths: the end of a narrow bar, which a curve that begins in the middle of
// its long sides would taper.
func (s side) sharp(next side) bool {
	return s.way.dot(next.way) < sharpCosine && max(s.last-s.first, next.last-next.first) >= longSide
}

// roundness returns Selinger's alpha: which part of the way from the middles
// of two sides to their vertex the control points of a curve lie that passes
// the vertex at a distance of noise.
func roundness(before, vertex, after vec, noise float64) float64 {
	height := after.sub(before).unit().cross(vertex.sub(before))
	height = max(height, -height)
	if height <= noise {
		return 0
	}
	return float64((1 - noise/height) * 4 / 3)
}
