package trace

import (
	"shanhai/inscriptions/svg"
)

// smooth returns the outline as straight lines and cubic curves that run
// within about noise of its true places: smoothly but at corners. What is so
// thin that its two edges would become one is taken more exactly, in the end
// place by place.
func (o outline) smooth(noise float64) svg.Subpath {
	for _, n := range []float64{noise, noise / 2, noise / 4} {
		if knots := o.knots(n); o.filled(knots) {
			f := fitter{o: o, knots: knots, near: fitNoise(n)}
			return f.subpath()
		}
	}
	s := svg.Subpath{Start: o[0].out(), Closed: true}
	for _, v := range o[1:] {
		s.Segments = append(s.Segments, svg.Segment{Kind: svg.Line, To: v.out()})
	}
	return s
}

// leastFilled is the part of an outline's area that the polygon of its knots
// must have, and may have more.
const leastFilled = 0.2

// filled tells whether the polygon of the knots encloses about what the
// outline does.
func (o outline) filled(knots []knot) bool {
	polygon := make(outline, len(knots))
	for i, k := range knots {
		polygon[i] = k.at
	}
	want := o.area()
	d := polygon.area() - want
	return max(d, -d) <= float64(leastFilled*want)
}

// subpath walks from corner to corner; without any from the middle of a side.
func (f *fitter) subpath() svg.Subpath {
	first := 1
	for k := 0; k < len(f.knots); k += 2 {
		if f.knots[k].corner {
			first = k
			break
		}
	}
	f.out = svg.Subpath{Start: f.knots[first].at.out(), Closed: true}
	for k, end := first, first+len(f.knots); k < end; {
		next := f.nextEnd(k, end)
		f.run(f.ends(k, next))
		k = next
	}
	return f.out
}

// fitNoise is how far from the followed places a curve may run: what these
// are off, and a little of its own.
func fitNoise(noise float64) float64 { return 1.4 * noise }

// fitter puts curves between knots.
type fitter struct {
	o     outline
	knots []knot
	near  float64
	out   svg.Subpath
}

// nextEnd returns the number of the next corner after k, end if there is none.
// Numbers go on beyond the last knot, around the outline.
func (f *fitter) nextEnd(k, end int) int {
	for j := k + 1; j < end; j++ {
		if f.knot(j).corner {
			return j
		}
	}
	return end
}

func (f *fitter) knot(k int) knot { return f.knots[k%len(f.knots)] }

// ends lists the knots from corner to corner that a curve may end at: both
// ends, and the middles of sides between.
func (f *fitter) ends(from, to int) []knot {
	list := []knot{f.knot(from)}
	for k := from + 1; k < to; k++ {
		if k%2 == 1 {
			list = append(list, f.turned(k))
		}
	}
	list = append(list, f.turned(to))
	if len(list) == 3 && list[0].corner && list[2].corner {
		return []knot{list[0], list[2]} // a single side, straight
	}
	return list
}

// turned returns a knot with its place counted on around the outline.
func (f *fitter) turned(k int) knot {
	n := f.knot(k)
	n.place += k / len(f.knots) * len(f.o)
	return n
}

// run puts curves from the first knot to the last, as few as keep near.
func (f *fitter) run(ends []knot) {
	a, b := ends[0], ends[len(ends)-1]
	if len(ends) == 2 && (a.corner || b.corner) {
		f.lineTo(b.at)
		return
	}
	c, worst, ok := fit(a, b, f.between(a, b), f.near)
	switch {
	case ok:
		f.curveTo(c)
	case len(ends) == 2:
		f.curveTo(f.rounded(a, b))
	default:
		k := splitting(ends, worst)
		f.run(ends[:k+1])
		f.run(ends[k:])
	}
}

// splitting returns the number of the knot, none of the ends, nearest to a
// place.
func splitting(ends []knot, place int) int {
	best := 1
	for k := 1; k < len(ends)-1; k++ {
		if distance(ends[k].place, place) < distance(ends[best].place, place) {
			best = k
		}
	}
	return best
}

func distance(a, b int) int { return max(a-b, b-a) }

// numbered is a place of the outline with its number.
type numbered struct {
	vec
	number int
}

// between returns the places from one knot to another, those nearest to the
// knots left out.
func (f *fitter) between(a, b knot) []numbered {
	var list []numbered
	for i := a.place + 1; i < b.place; i++ {
		list = append(list, numbered{f.o.at(i), i})
	}
	return list
}

// rounded is Selinger's curve around the vertex between the middles of two
// sides: it needs no places to go by.
func (f *fitter) rounded(a, b knot) cubic {
	v := a.at.mix(b.at, 0.5)
	if sin := a.way.cross(b.way); max(sin, -sin) > leastAngle/10 {
		v = a.at.add(a.way.scaled(b.at.sub(a.at).cross(b.way) / sin))
	}
	t := min(max(roundness(a.at, v, b.at, f.near), 0.55), 1)
	return cubic{a.at, a.at.mix(v, t), b.at.mix(v, t), b.at}
}

func (f *fitter) lineTo(v vec) {
	f.out.Segments = append(f.out.Segments, svg.Segment{Kind: svg.Line, To: v.out()})
}

func (f *fitter) curveTo(c cubic) {
	f.out.Segments = append(f.out.Segments, svg.Segment{Kind: svg.Cubic, P: [3]svg.Vec{c[1].out(), c[2].out()}, To: c[3].out()})
}
