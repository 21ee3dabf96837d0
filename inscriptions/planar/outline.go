package planar

import (
	"math"
	"slices"
)

// arc is a directed piece of a region's outline, the region to its left.
type arc struct {
	from, to Point
	next     int32
	corner   [2]Point // where the arc ends and the next begins, once touching corners are parted
}

// outline returns the rings around the parts that the rule calls inside, and
// the number of places where rings touched in a point and were parted.
func (g graph) outline(rule FillRule, round int) ([]Ring, int) {
	arcs := g.boundary(rule)
	touching := link(arcs, round)
	return rings(arcs), touching
}

// boundary returns the arcs with inside on one side only.
func (g graph) boundary(rule FillRule) []arc {
	b := newBands(g.edges)
	var arcs []arc
	for i, s := range g.edges {
		left, right := b.sides(int32(i))
		switch in, out := rule.inside(left), rule.inside(right); {
		case in && !out:
			arcs = append(arcs, arc{from: s.lo, to: s.hi})
		case out && !in:
			arcs = append(arcs, arc{from: s.hi, to: s.lo})
		}
	}
	slices.SortFunc(arcs, func(a, b arc) int {
		if c := comparePoints(a.from, b.from); c != 0 {
			return c
		}
		return comparePoints(a.to, b.to)
	})
	return arcs
}

// link gives every arc its successor and returns the number of points where
// more than one outline passes.
func link(arcs []arc, round int) int {
	arriving := make([]int32, len(arcs))
	for i := range arriving {
		arriving[i] = int32(i)
	}
	slices.SortFunc(arriving, func(i, j int32) int {
		if c := comparePoints(arcs[i].to, arcs[j].to); c != 0 {
			return c
		}
		return int(i - j)
	})
	touching := 0
	for k := 0; k < len(arcs); {
		n := 1
		for k+n < len(arcs) && arcs[k+n].from == arcs[k].from {
			n++
		}
		if n == 1 {
			in := &arcs[arriving[k]]
			in.next, in.corner = int32(k), [2]Point{in.to, in.to}
		} else {
			linkTouching(arcs, arriving[k:k+n], k, n, round)
			touching++
		}
		k += n
	}
	return touching
}

// linkTouching pairs the arcs around a point where several outlines meet. Every
// wedge of inside lies counter-clockwise between a leaving and an arriving arc;
// these two are joined and their corner is cut off or, where cutting has not
// parted the outlines, drawn back into the wedge.
func linkTouching(arcs []arc, in []int32, first, n, round int) {
	for _, i := range in {
		a := &arcs[i]
		back := a.from.Sub(a.to)
		best := first
		for k := first + 1; k < first+n; k++ {
			if clockwiseCloser(back, arcs[k].to.Sub(a.to), arcs[best].to.Sub(a.to)) {
				best = k
			}
		}
		a.next = int32(best)
		a.corner = parted(a.to, arcs[best].to.Sub(a.to), back, round)
	}
}

// clockwiseCloser tells whether turning clockwise from ray r meets p before q.
func clockwiseCloser(r, p, q Point) bool {
	hp, hq := clockwiseHalf(r, p), clockwiseHalf(r, q)
	if hp != hq {
		return hp < hq
	}
	return p.Cross(q) < 0
}

// clockwiseHalf is 0 for rays within half a turn clockwise of r, else 1.
func clockwiseHalf(r, p Point) int {
	c := r.Cross(p)
	if c < 0 || c == 0 && r.Dot(p) < 0 {
		return 0
	}
	return 1
}

// cutRounds is the number of rounds in which corners are cut, a little deeper
// each time; cutting changes less of the area than drawing back.
const cutRounds = 4

// parted returns the one or two points that take the place of the corner at p,
// whose wedge lies counter-clockwise from ray out to ray back.
func parted(p, out, back Point, round int) [2]Point {
	if round >= cutRounds {
		q := drawnBack(p, out, back, recess(out, back, round))
		return [2]Point{q, q}
	}
	if out.Cross(back) <= 0 { // not a tip: the tips that touch it give way
		return [2]Point{p, p}
	}
	by := partBy * float64(round+1)
	return [2]Point{along(p, back, by), along(p, out, by)}
}

// along returns the point at a distance from p in a direction, a third of its
// length at most.
func along(p, direction Point, by float64) Point {
	x, y := float64(direction.X), float64(direction.Y)
	part := min(by/math.Sqrt(float64(x*x)+float64(y*y)), 1.0/3)
	return Point{p.X + int64(math.Round(x*part)), p.Y + int64(math.Round(y*part))}
}

// needle is the width (0.001 mm) up to which a tip is taken to be too thin to be
// missed: it may be drawn back as far as it takes.
const needle = PerMM / 1000

// recess returns how far the corner between two rays is drawn back in a round:
// 0.02 mm, and twice as far with every round where that parts nothing since the
// corner is a needle, as when several lie side by side.
func recess(out, back Point, round int) float64 {
	by := float64(cutRounds * partBy)
	if turn := out.Cross(back); turn > 0 && out.Dot(back) > 0 {
		a, b := length(out), length(back)
		far := min(by*float64(int64(1)<<(round-cutRounds)), a, b)
		if far*float64(turn) <= needle*float64(a*b) {
			return max(by, far)
		}
	}
	return by
}

// drawnBack returns the corner at p moved by a distance along the middle of its
// wedge, which lies counter-clockwise from ray out to ray back.
func drawnBack(p, out, back Point, far float64) Point {
	ox, oy := unit(out)
	bx, by := unit(back)
	mx, my := ox+bx, oy+by
	switch turn := out.Cross(back); {
	case turn == 0:
		mx, my = -oy, ox
	case turn < 0:
		mx, my = -mx, -my
	}
	part := far / math.Sqrt(float64(mx*mx)+float64(my*my))
	return Point{p.X + int64(math.Round(mx*part)), p.Y + int64(math.Round(my*part))}
}

func unit(p Point) (x, y float64) {
	l := length(p)
	return float64(p.X) / l, float64(p.Y) / l
}

func length(p Point) float64 {
	x, y := float64(p.X), float64(p.Y)
	return math.Sqrt(float64(x*x) + float64(y*y))
}

// rings follows the arcs round.
func rings(arcs []arc) []Ring {
	seen := make([]bool, len(arcs))
	var out []Ring
	for i := range arcs {
		if seen[i] {
			continue
		}
		var ring Ring
		for k := int32(i); !seen[k]; k = arcs[k].next {
			seen[k] = true
			ring = append(ring, arcs[k].corner[0])
			if arcs[k].corner[1] != arcs[k].corner[0] {
				ring = append(ring, arcs[k].corner[1])
			}
		}
		out = append(out, ring)
	}
	return out
}

// canonical drops points on straight runs and specks, starts each ring at its
// lowest point and orders the rings, so that equal regions are equal data.
func canonical(rings []Ring) Region {
	var out []Ring
	for _, r := range rings {
		r = straightened(r)
		if a := r.Area2(); max(a, -a) >= speck {
			out = append(out, startingLowest(r))
		}
	}
	slices.SortFunc(out, func(a, b Ring) int { return comparePoints(a[0], b[0]) })
	return Region{out}
}

// straightened drops the points at which the ring does not turn.
func straightened(r Ring) Ring {
	out := make(Ring, 0, len(r))
	for i, p := range r {
		prev := r[(i+len(r)-1)%len(r)]
		if len(out) > 0 {
			prev = out[len(out)-1]
		}
		if Turn(prev, p, r[(i+1)%len(r)]) != 0 {
			out = append(out, p)
		}
	}
	return out
}

func startingLowest(r Ring) Ring {
	low := 0
	for i := range r {
		if before(r[i], r[low]) {
			low = i
		}
	}
	return append(append(make(Ring, 0, len(r)), r[low:]...), r[:low]...)
}
