package trace

import "math"

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
	first, last int     // its ends, as places of the outline
	bulge       float64 // how far left of the line the places about the middle lie in the mean
}

// sides fits a line to the places along each side.
func (o outline) sides(corners []int) []side {
	s := newSums(o)
	list := make([]side, len(corners)-1)
	for k := range list {
		list[k] = s.side(corners[k], corners[k+1])
	}
	return list
}

// side fits a line to places i to j. Those at the very ends are left out where
// there are enough: a corner rounds them off.
func (s sums) side(i, j int) side {
	trim, third := min(2, (j-i)/4), (j-i)/3
	out := side{first: i, last: j}
	out.middle, out.way = s.line(i+trim, j-trim)
	out.bulge = out.way.cross(s.mean(i+third, j-third).sub(out.middle))
	return out
}

// straightened joins sides that are parts of one straight edge. The polygon's
// corners are places of the outline, each as far off as noise, so that it breaks
// an edge that steps; the line fitted to all of the edge does not care.
func (o outline) straightened(sides []side, noise float64) []side {
	s := newSums(o)
	out := sides[:1:1]
	for _, next := range sides[1:] {
		last := &out[len(out)-1]
		both := s.side(last.first, next.last)
		edge := max(last.last-last.first, next.last-next.first) >= edgeSide
		if edge && both.flat(noise) && o.near(both, noise) {
			*last = both
		} else {
			out = append(out, next)
		}
	}
	return out
}

// edgeSide is the fewest places of a side that others are joined to: among
// shorter ones a rest of an edge can't be told from a corner's.
const edgeSide = 24

// flat tells whether a side is straight and not a bow: those of a curve, as far
// as noise lets them reach, bulge by 0.3 of it.
func (s side) flat(noise float64) bool { return max(s.bulge, -s.bulge) <= noise/4 }

// joinSlack is by how much more than noise a place of a joined side may be off.
const joinSlack = 1.3

// near tells whether all places of a side lie within noise of its line, and in
// the order along it.
func (o outline) near(s side, noise float64) bool {
	top := math.Inf(-1)
	for i := s.first; i <= s.last; i++ {
		v := o.at(i).sub(s.middle)
		off, along := s.way.cross(v), s.way.dot(v)
		if max(off, -off) > float64(joinSlack*noise) || along < top-noise {
			return false
		}
		top = max(top, along)
	}
	return true
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
// or steps round it off: so many places at most, and so many at least. The
// long ones are also three times as long, while the sides of a curve are about
// equal.
const shortSide, longSide = 10, 6

// sharpened leaves out the short sides that only cut a corner.
func (o outline) sharpened(sides []side) []side {
	n := len(sides)
	out := make([]side, 0, n)
	for k, s := range sides {
		before, after := sides[(k+n-1)%n], sides[(k+1)%n]
		if !o.cuts(before, s, after) {
			out = append(out, s)
		}
	}
	if len(out) < 3 {
		return sides
	}
	return out
}

// cuts tells whether side s only cuts the corner of the sides before and after:
// it turns the same way at both ends, and the corner lies no farther beyond the
// outline than pixels can round it off.
func (o outline) cuts(before, s, after side) bool {
	short, long := s.last-s.first, min(before.last-before.first, after.last-after.first)
	if short > shortSide || long < max(longSide, 3*short) {
		return false
	}
	in, out := before.way.cross(s.way), s.way.cross(after.way)
	if in > 0 != (out > 0) {
		return false
	}
	v, ok := before.meet(after)
	return ok && o.gap(s.first, s.last, v) <= rounding(before.way, after.way)
}

// gap returns how far v lies from the nearest of places first to last.
func (o outline) gap(first, last int, v vec) float64 {
	best := math.Inf(1)
	for i := first; i <= last; i++ {
		best = min(best, o.at(i).sub(v).length())
	}
	return best
}

// rounding returns how far from the tip of a corner between two directions its
// pixels begin to show: where it is a pixel wide, and half a pixel for
// where that pixel lies.
func rounding(in, out vec) float64 {
	sin := in.cross(out)
	return 0.5 + (1-in.dot(out))/max(2*sin, -2*sin)
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

// vertex returns where a side meets the one after it; where their lines do not
// say, a place of the outline between them, moved to their mean.
func (o outline) vertex(s, next side) vec {
	from, to := s.last, next.first
	if to < from {
		to += len(o)
	}
	if v, ok := s.meet(next); ok && o.gap(from, to, v) <= farthestCorner {
		return v
	}
	p := o.at(from).mix(o.at(to), 0.5)
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
	sides := o.sharpened(o.straightened(o.sides(o.polygon(noise)), noise))
	n := len(sides)
	if n < 3 {
		return nil
	}
	list := make([]knot, 2*n)
	for k, s := range sides {
		list[2*k] = knot{at: o.vertex(sides[(k+n-1)%n], s), place: s.first}
	}
	for k, s := range sides {
		from, to := list[2*k].at, list[(2*k+2)%len(list)].at
		way := to.sub(from).unit()
		list[2*k+1] = knot{at: from.mix(to, 0.5).add(way.left().scaled(s.bulge)), way: way, place: (s.first + s.last) / 2}
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
