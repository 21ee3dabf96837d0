package relief

import (
	"math"

	"shanhai/inscriptions/planar"
)

// slight is the difference in height, in grid steps, below which it does not
// matter which diagonal is taken: a micrometre.
const slight = 64

// alignRounds bounds the rounds of Align; few sides change after the third.
const alignRounds = 4

// Align exchanges inner sides so that they run along valleys and ridges, not
// across: of the two diagonals of a quadrangle that one is taken whose height
// is nearer to the true one where they cross. height returns it in grid steps.
func (r *Relief) Align(height func(planar.Point) float64) {
	for range alignRounds {
		changed := false
		for at := range int32(len(r.facets)) {
			changed = r.alignFacet(at, height) || changed
		}
		if !changed {
			return
		}
	}
}

func (r *Relief) alignFacet(at int32, height func(planar.Point) float64) bool {
	changed := false
	for k := range int32(3) {
		if r.facets[at].across[k] <= at {
			continue // the outline, or the neighbour's to decide
		}
		if q := r.quad(at, k); r.convex(q) && r.nearer(q, height) {
			r.flip(at, q)
			changed = true
		}
	}
	return changed
}

// nearer tells whether the diagonal c, d is nearer to the surface than a, b.
func (r *Relief) nearer(q quad, height func(planar.Point) float64) bool {
	a, b, c, d := r.Sites[q.a], r.Sites[q.b], r.Sites[q.c], r.Sites[q.d]
	along := part(c.Point, d.Point, a.Point, b.Point)
	now := mix(a.Z, b.Z, along)
	then := mix(c.Z, d.Z, part(b.Point, a.Point, c.Point, d.Point))
	if math.Abs(now-then) < slight {
		return false
	}
	crossing := planar.Point{
		X: int64(math.Round(mix(a.X, b.X, along))),
		Y: int64(math.Round(mix(a.Y, b.Y, along))),
	}
	z := height(crossing)
	return math.Abs(then-z) < math.Abs(now-z)
}

// part returns which part of the way from a to b the line c, d crosses it.
func part(c, d, a, b planar.Point) float64 {
	u, v := planar.Turn(c, a, d), planar.Turn(d, b, c)
	return float64(u) / float64(u+v)
}

func mix(a, b int64, part float64) float64 {
	return float64(a) + float64(part*float64(b-a))
}
