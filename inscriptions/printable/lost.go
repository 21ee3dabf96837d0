package printable

import (
	"math"
	"sort"
)

// rimGrain is the distance in mm below which two rims count as one place.
const rimGrain = 0.02

// cover is the discs of the limit's size that lie in the material at the rims
// of its thin parts. What of a thin part they don't cover, an opening removes.
type cover struct {
	centres []vec
	near    *index
	radius  float64
	cuts    []cut
}

// cut is a covered stretch of a spoke.
type cut struct{ from, to float64 }

func newCover(t *thinning) *cover {
	c := &cover{radius: t.radius}
	seen := map[[2]int64]bool{}
	for _, r := range t.rims {
		key := r.centre.cell(rimGrain)
		if !seen[key] {
			seen[key] = true
			c.centres = append(c.centres, r.centre)
		}
	}
	c.near = newIndex(len(c.centres), func(i int) box { return around(c.centres[i], c.centres[i], 0) }, t.radius)
	return c
}

// lost returns for each spoke the area in mm2 that an opening takes from what
// it sweeps: the strip between the outline and the middle line, or the sector
// at a corner.
func (t *thinning) lost() []float64 {
	c := newCover(t)
	out := make([]float64, len(t.all))
	for i := range t.all {
		if t.thin(i) {
			out[i] = c.bare(&t.all[i], t.weight[i])
		}
	}
	return out
}

// bare returns the uncovered area along a spoke.
func (c *cover) bare(s *spoke, w weight) float64 {
	area, from := 0.0, 0.0
	for _, k := range c.along(s) {
		if k.from > from {
			area += swept(from, k.from, w)
		}
		from = max(from, k.to)
	}
	if from < s.radius {
		area += swept(from, s.radius, w)
	}
	return area
}

// swept returns the area between two distances from the foot.
func swept(from, to float64, w weight) float64 {
	return float64((to-from)*w.length) + float64((to-from)*(to+from)/2*w.turn)
}

// along returns the covered stretches of a spoke in their order.
func (c *cover) along(s *spoke) []cut {
	c.cuts = c.cuts[:0]
	c.near.each(around(s.foot, s.centre(), c.radius), func(cell int) {
		for _, i := range c.near.in(cell) {
			if k, ok := c.chord(s, c.centres[i]); ok {
				c.cuts = append(c.cuts, k)
			}
		}
	})
	sort.Slice(c.cuts, func(i, j int) bool { return c.cuts[i].from < c.cuts[j].from })
	return c.cuts
}

// chord returns the stretch of a spoke inside the disc around centre.
func (c *cover) chord(s *spoke, centre vec) (cut, bool) {
	way := centre.sub(s.foot)
	middle, off := way.dot(s.dir), way.cross(s.dir)
	rest := float64(c.radius*c.radius) - float64(off*off)
	if rest <= 0 {
		return cut{}, false
	}
	half := math.Sqrt(rest)
	k := cut{max(middle-half, 0), min(middle+half, s.radius)}
	return k, k.from < k.to
}
