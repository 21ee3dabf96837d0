package relief

import (
	"math"

	"shanhai/inscriptions/planar"
)

// begin starts an insertion.
func (r *Relief) begin() {
	r.stamp++
	r.changed, r.loose = r.changed[:0], r.loose[:0]
}

// touch notes that a facet changes and takes its offers off it.
func (r *Relief) touch(at int32) {
	f := &r.facets[at]
	if f.stamp == r.stamp {
		return
	}
	f.stamp = r.stamp
	r.changed = append(r.changed, at)
	r.loose = append(r.loose, f.offers...)
	f.offers = f.offers[:0]
}

// settle gives the loose offers to the changed facets.
func (r *Relief) settle() {
	for _, o := range r.loose {
		for _, at := range r.changed {
			if r.covers(at, r.offers[o].Point) {
				r.facets[at].offers = append(r.facets[at].offers, o)
				break
			}
		}
	}
	for _, at := range r.changed {
		r.measure(at)
	}
}

// covers tells whether p lies in a facet or on its sides.
func (r *Relief) covers(at int32, p planar.Point) bool {
	t := r.facets[at].corner
	a, b, c := r.Sites[t[0]].Point, r.Sites[t[1]].Point, r.Sites[t[2]].Point
	return planar.Turn(a, b, p) >= 0 && planar.Turn(b, c, p) >= 0 && planar.Turn(c, a, p) >= 0
}

// measure finds the offer farthest from a facet.
func (r *Relief) measure(at int32) {
	f := &r.facets[at]
	f.worst, f.miss = 0, 0
	l := r.plane(f.corner)
	for _, o := range f.offers {
		s := r.offers[o]
		if miss := math.Abs(float64(s.Z) - l.at(s.Point)); miss > f.miss {
			f.worst, f.miss = o, miss
		}
	}
}

// plane is a plane through a site, with its rise along x and y.
type plane struct {
	from Site
	x, y float64
}

func (r *Relief) plane(t planar.Triangle) plane {
	a, b, c := r.Sites[t[0]], r.Sites[t[1]], r.Sites[t[2]]
	u, v := b.Sub(a.Point), c.Sub(a.Point)
	area := float64(u.Cross(v))
	du, dv := b.Z-a.Z, c.Z-a.Z
	return plane{a, float64(du*v.Y-dv*u.Y) / area, float64(dv*u.X-du*v.X) / area}
}

// at returns the height of the plane over p.
func (l plane) at(p planar.Point) float64 {
	d := p.Sub(l.from.Point)
	return float64(l.from.Z) + (float64(l.x*float64(d.X)) + float64(l.y*float64(d.Y)))
}

// dealBits make the side of the squares, half a millimetre, into which offers are
// sorted to find those over a facet.
const dealBits = 15

// deal gives every offer to the facet below it.
func (r *Relief) deal() {
	squares := map[planar.Point][]int32{}
	for i, s := range r.offers {
		at := squareOf(s.Point)
		squares[at] = append(squares[at], int32(i))
	}
	dealt := make([]bool, len(r.offers))
	for i := range r.facets {
		r.collect(int32(i), squares, dealt)
		r.measure(int32(i))
	}
}

func squareOf(p planar.Point) planar.Point {
	return planar.Point{X: p.X >> dealBits, Y: p.Y >> dealBits}
}

// collect gives a facet the offers over it that no other has.
func (r *Relief) collect(at int32, squares map[planar.Point][]int32, dealt []bool) {
	t := r.facets[at].corner
	box := planar.Ring{r.Sites[t[0]].Point, r.Sites[t[1]].Point, r.Sites[t[2]].Point}.Bounds()
	low, high := squareOf(box.Min), squareOf(box.Max)
	for y := low.Y; y <= high.Y; y++ {
		for x := low.X; x <= high.X; x++ {
			for _, o := range squares[planar.Point{X: x, Y: y}] {
				if !dealt[o] && r.covers(at, r.offers[o].Point) {
					dealt[o] = true
					r.facets[at].offers = append(r.facets[at].offers, o)
				}
			}
		}
	}
}
