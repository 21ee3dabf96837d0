package planar

import (
	"maps"
	"math"
	"slices"
)

const (
	// contact is the distance in grid steps (0.00006 mm) at which a point is
	// taken to lie on an edge.
	contact = 4
	// merge is the distance in grid steps (0.00025 mm) at which two points are
	// taken to be one. It is well above contact, so that what is left of an edge
	// when it is cut at a point beside it keeps its direction.
	merge = 4 * contact
	// nodeRounds bounds the rounds of cutting edges at each other: snapping a
	// crossing to the grid can make a new one, but each round leaves far fewer.
	nodeRounds = 40
	// pairBudget bounds the pairs of edges looked at in settling one drawing,
	// and crossingBudget the places where they meet (a second or two together).
	// Art of 30,000 points whose shapes lie side by side stays far below both,
	// scribbles do not. Pairs grow with the square of the outlines that lie one
	// within another: a thousand nested circles of 31 points take 42 million a
	// round, and are refused where they touch, so that they need a third.
	pairBudget     = 100_000_000
	crossingBudget = 300_000
)

// budget is what settling one drawing may still cost.
type budget struct{ pairs, crossings int }

// edge is a directed piece of outline between two points.
type edge struct{ a, b Point }

// graph is a set of edges that meet at their ends only: each undirected edge
// once, from its lower to its higher end, with the number of outlines that run
// along it upwards less the number that run down.
type graph struct{ edges []span }

// span is an undirected edge of a graph; lo is before hi in scan order.
type span struct {
	lo, hi Point
	runs   int32
}

// before orders points by y, then x.
func before(p, q Point) bool { return p.Y < q.Y || p.Y == q.Y && p.X < q.X }

func comparePoints(p, q Point) int {
	if p == q {
		return 0
	}
	if before(p, q) {
		return -1
	}
	return 1
}

// node cuts the rings' edges wherever they cross or touch, until they meet at
// their ends only.
func node(rings []Ring, work *budget) (graph, error) {
	edges := ringEdges(rings)
	for round := 0; round < nodeRounds; round++ {
		cuts, err := findCuts(edges, work)
		if err != nil {
			return graph{}, err
		}
		if cuts.empty() {
			return gather(edges), nil
		}
		cuts.unchain()
		edges = cuts.apply(edges)
	}
	return graph{}, &TangleError{edges[0].a, "cross each other too densely to be told apart"}
}

func ringEdges(rings []Ring) []edge {
	n := 0
	for _, r := range rings {
		n += len(r)
	}
	edges := make([]edge, 0, n)
	for _, r := range rings {
		for i, p := range r {
			if q := r[(i+1)%len(r)]; p != q {
				edges = append(edges, edge{p, q})
			}
		}
	}
	return edges
}

// cuts holds, for one round, the points at which edges are to be cut and the
// points that are to be moved onto others.
type cuts struct {
	at    map[int32][]Point
	moved map[Point]Point
}

func (c cuts) empty() bool { return len(c.at) == 0 && len(c.moved) == 0 }

func (c cuts) cut(e int32, p Point) { c.at[e] = append(c.at[e], p) }

// move records that the later of two points is to be drawn onto the earlier.
func (c cuts) move(p, q Point) {
	if before(p, q) {
		p, q = q, p
	}
	if old, ok := c.moved[p]; !ok || before(q, old) {
		c.moved[p] = q
	}
}

// findCuts looks at every pair of edges whose boxes come near each other.
func findCuts(edges []edge, work *budget) (cuts, error) {
	found := cuts{at: map[int32][]Point{}, moved: map[Point]Point{}}
	order := byLeft(edges)
	boxes := make([]Box, len(edges))
	for i, e := range edges {
		boxes[i] = e.box()
	}
	for k, i := range order {
		right := boxes[i].Max.X + merge
		for _, j := range order[k+1:] {
			if boxes[j].Min.X > right {
				break
			}
			if work.pairs--; work.pairs < 0 || work.crossings < 0 {
				return found, &TangleError{edges[i].a, "are too many, too long or too tangled to be settled"}
			}
			if boxes[i].Min.Y-merge <= boxes[j].Max.Y && boxes[j].Min.Y-merge <= boxes[i].Max.Y {
				work.crossings -= found.meet(edges, i, j)
			}
		}
	}
	return found, nil
}

func byLeft(edges []edge) []int32 {
	order := make([]int32, len(edges))
	for i := range order {
		order[i] = int32(i)
	}
	slices.SortFunc(order, func(i, j int32) int {
		if l, r := min(edges[i].a.X, edges[i].b.X), min(edges[j].a.X, edges[j].b.X); l != r {
			return int(l - r)
		}
		return int(i - j)
	})
	return order
}

func (e edge) box() Box {
	return Box{
		Point{min(e.a.X, e.b.X), min(e.a.Y, e.b.Y)},
		Point{max(e.a.X, e.b.X), max(e.a.Y, e.b.Y)},
	}
}

// meet records what two edges do to each other and returns 1 if they cross, else 0.
func (c cuts) meet(edges []edge, i, j int32) int {
	e, f := edges[i], edges[j]
	touched := c.end(i, e, f.a)
	touched = c.end(i, e, f.b) || touched
	touched = c.end(j, f, e.a) || touched
	touched = c.end(j, f, e.b) || touched
	if touched || !cross(e, f) {
		return 0
	}
	p := crossing(inOrder(e, f))
	if p != e.a && p != e.b {
		c.cut(i, p)
	}
	if p != f.a && p != f.b {
		c.cut(j, p)
	}
	return 1
}

// end records what an end p of another edge does to e, and tells whether they touch.
func (c cuts) end(i int32, e edge, p Point) bool {
	if p == e.a || p == e.b {
		return true
	}
	if near(p, e.a) {
		c.move(p, e.a)
		return true
	}
	if near(p, e.b) {
		c.move(p, e.b)
		return true
	}
	if !e.touches(p) {
		return false
	}
	c.cut(i, p)
	return true
}

func near(p, q Point) bool {
	d := p.Sub(q)
	return max(d.X, -d.X) <= merge && max(d.Y, -d.Y) <= merge
}

// touches tells whether p lies beside the edge, within contact of it.
func (e edge) touches(p Point) bool {
	d := e.b.Sub(e.a)
	along := d.Dot(p.Sub(e.a))
	if along <= 0 || along >= d.Dot(d) {
		return false
	}
	off := float64(d.Cross(p.Sub(e.a)))
	return off == 0 || math.Abs(off) <= contact*math.Sqrt(float64(d.Dot(d)))
}

// cross tells whether the two edges cross at an inner point of both.
func cross(e, f edge) bool {
	return opposite(Turn(e.a, e.b, f.a), Turn(e.a, e.b, f.b)) &&
		opposite(Turn(f.a, f.b, e.a), Turn(f.a, f.b, e.b))
}

func opposite(a, b int64) bool { return a > 0 && b < 0 || a < 0 && b > 0 }

// inOrder returns two edges in a sense and an order that do not depend on how
// they were drawn, so that their crossing does not either.
func inOrder(e, f edge) (edge, edge) {
	e, f = e.upward(), f.upward()
	if c := comparePoints(e.a, f.a); c > 0 || c == 0 && before(f.b, e.b) {
		return f, e
	}
	return e, f
}

func (e edge) upward() edge {
	if before(e.b, e.a) {
		return edge{e.b, e.a}
	}
	return e
}

// crossing returns the grid point nearest to where the edges' lines meet.
func crossing(e, f edge) Point {
	d, g := e.b.Sub(e.a), f.b.Sub(f.a)
	t := float64(f.a.Sub(e.a).Cross(g)) / float64(d.Cross(g))
	return Point{
		e.a.X + int64(math.Round(t*float64(d.X))),
		e.a.Y + int64(math.Round(t*float64(d.Y))),
	}
}

// apply returns the edges after the round's cuts and moves.
func (c cuts) apply(edges []edge) []edge {
	out := make([]edge, 0, len(edges)+len(c.at))
	for i, e := range edges {
		from := c.target(e.a)
		for _, p := range alongEdge(e, c.at[int32(i)]) {
			p = c.target(p)
			out = appendEdge(out, from, p)
			from = p
		}
		out = appendEdge(out, from, c.target(e.b))
	}
	return out
}

// unchain drops the moves onto points that move themselves, so that a row of
// near points, a finely drawn curve, is thinned out and not drawn together into
// one. Every move goes to an earlier point, so the first of a row stays.
func (c cuts) unchain() {
	for _, p := range slices.SortedFunc(maps.Keys(c.moved), comparePoints) {
		if _, moves := c.moved[c.moved[p]]; moves {
			delete(c.moved, p)
		}
	}
}

// target returns where a point goes.
func (c cuts) target(p Point) Point {
	if q, ok := c.moved[p]; ok {
		return q
	}
	return p
}

// alongEdge sorts the points by their place along the edge.
func alongEdge(e edge, points []Point) []Point {
	d := e.b.Sub(e.a)
	slices.SortFunc(points, func(p, q Point) int {
		if s, t := d.Dot(p.Sub(e.a)), d.Dot(q.Sub(e.a)); s != t {
			if s < t {
				return -1
			}
			return 1
		}
		return comparePoints(p, q)
	})
	return points
}

func appendEdge(edges []edge, a, b Point) []edge {
	if a == b {
		return edges
	}
	return append(edges, edge{a, b})
}

// gather joins the edges that run along the same two points; those that cancel
// are left out.
func gather(edges []edge) graph {
	spans := make([]span, len(edges))
	for i, e := range edges {
		spans[i] = span{e.a, e.b, 1}
		if before(e.b, e.a) {
			spans[i] = span{e.b, e.a, -1}
		}
	}
	slices.SortFunc(spans, compareSpans)
	out := spans[:0]
	for _, s := range spans {
		if k := len(out) - 1; k >= 0 && out[k].lo == s.lo && out[k].hi == s.hi {
			out[k].runs += s.runs
			continue
		}
		out = append(out, s)
	}
	return graph{slices.DeleteFunc(out, func(s span) bool { return s.runs == 0 })}
}

func compareSpans(s, t span) int {
	if c := comparePoints(s.lo, t.lo); c != 0 {
		return c
	}
	return comparePoints(s.hi, t.hi)
}
