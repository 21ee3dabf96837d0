package trace

import (
	"math"
)

// longestPiece bounds how many places one straight piece may pass, and so the
// work.
const longestPiece = 256

// polygon returns the corners, by their numbers in o, of the polygon of
// fewest sides that keeps within noise of all places of o, and of those with
// fewest the one of least penalty (Selinger, section 2.2). The first corner is
// place 0, the last is place 0 again, numbered len(o).
func (o outline) polygon(noise float64) []int {
	n := len(o)
	s := newSums(o)
	best := make([]route, n+1)
	for i := 1; i <= n; i++ {
		best[i].sides = math.MaxInt
	}
	for i := range n {
		o.straight(i, noise, func(j int) {
			if sides := best[i].sides + 1; sides <= best[j].sides {
				best[j].offer(route{sides, best[i].penalty + s.penalty(i, j), i})
			}
		})
	}
	return back(best)
}

// route is a way from place 0 to another along straight pieces.
type route struct {
	sides   int
	penalty float64
	from    int
}

func (r *route) offer(o route) {
	if o.sides < r.sides || o.sides == r.sides && o.penalty < r.penalty {
		*r = o
	}
}

// back follows the routes from the last place to the first.
func back(best []route) []int {
	at := len(best) - 1
	corners := make([]int, best[at].sides+1)
	for k := len(corners) - 1; k >= 0; k-- {
		corners[k] = at
		at = best[at].from
	}
	return corners
}

// straight calls f with every place j after i to which a straight line from i
// keeps within noise of all places between.
func (o outline) straight(i int, noise float64, f func(j int)) {
	var c cone
	far := 0.0
	for j := i + 1; j <= min(len(o), i+longestPiece); j++ {
		v := o.at(j).sub(o[i])
		l := v.length()
		if far = max(far, l); l < far-noise {
			return // it turns back
		}
		if j == i+1 || c.holds(v) {
			f(j)
		}
		if c.narrow(v, l, noise); c.empty() {
			return
		}
	}
}

func (o outline) at(i int) vec {
	if i >= len(o) {
		i %= len(o)
	}
	return o[i]
}

// cone holds the directions that pass near enough to the places so far.
type cone struct {
	right, left vec
	some        bool // bounded at all
}

func (c *cone) holds(v vec) bool {
	return !c.some || c.right.cross(v) >= 0 && v.cross(c.left) >= 0
}

func (c *cone) empty() bool { return c.some && c.right.cross(c.left) < 0 }

// narrow keeps the directions that pass within r of v; l is v's length.
func (c *cone) narrow(v vec, l, r float64) {
	if l <= r {
		return
	}
	h := math.Sqrt(float64((l - r) * (l + r)))
	along, across := v.scaled(h), v.left().scaled(r)
	right, left := along.sub(across), along.add(across)
	if !c.some {
		*c = cone{right, left, true}
		return
	}
	if c.right.cross(right) > 0 {
		c.right = right
	}
	if c.left.cross(left) < 0 {
		c.left = left
	}
}

// sums holds the moments of an outline's places from the first up to each, so
// that those of any run come by subtraction.
type sums struct {
	o outline
	m []moments
}

// moments are sums over places: their number, coordinates, squares and product.
type moments struct{ n, x, y, xx, xy, yy float64 }

func newSums(o outline) sums {
	s := sums{o, make([]moments, len(o)+2)}
	for i := range len(o) + 1 {
		v, m := o.at(i).sub(o[0]), s.m[i]
		s.m[i+1] = moments{
			m.n + 1, m.x + v.x, m.y + v.y,
			m.xx + float64(v.x*v.x), m.xy + float64(v.x*v.y), m.yy + float64(v.y*v.y),
		}
	}
	return s
}

// of returns the moments about the mean, but for n, x, y, of places i to j.
func (s sums) of(i, j int) moments {
	a, b := s.m[i], s.m[j+1]
	m := moments{b.n - a.n, b.x - a.x, b.y - a.y, b.xx - a.xx, b.xy - a.xy, b.yy - a.yy}
	m.x, m.y = m.x/m.n, m.y/m.n
	m.xx = m.xx/m.n - float64(m.x*m.x)
	m.xy = m.xy/m.n - float64(m.x*m.y)
	m.yy = m.yy/m.n - float64(m.y*m.y)
	return m
}

// mean returns the mean of places i to j.
func (s sums) mean(i, j int) vec {
	m := s.of(i, j)
	return s.o[0].add(vec{m.x, m.y})
}

// penalty is the length of the piece from i to j times the root mean square
// distance of the places along it from its line.
func (s sums) penalty(i, j int) float64 {
	m := s.of(i, j)
	a := s.o.at(i).sub(s.o[0])
	d := s.o.at(j).sub(s.o[0]).sub(a)
	off := d.cross(vec{m.x, m.y}.sub(a))
	spread := float64(float64(d.x*d.x)*m.yy) - float64(2*float64(d.x*d.y)*m.xy) + float64(float64(d.y*d.y)*m.xx)
	return math.Sqrt(max(0, float64(off*off)+spread))
}

// line returns the line that comes nearest to places i to j in the mean: its
// middle and direction.
func (s sums) line(i, j int) (middle, way vec) {
	m := s.of(i, j)
	middle = s.o[0].add(vec{m.x, m.y})
	d := m.xx - m.yy
	root := math.Sqrt(float64(d*d) + float64(4*m.xy*m.xy))
	way = vec{(d + root) / 2, m.xy}
	if d < 0 {
		way = vec{m.xy, (root - d) / 2}
	}
	if chord := s.o.at(j).sub(s.o.at(i)); way.dot(chord) < 0 {
		way = way.scaled(-1)
	} else if way == (vec{}) {
		way = chord
	}
	return middle, way.unit()
}
