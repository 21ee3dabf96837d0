package printable

import (
	"math"

	"github.com/deadsy/sdfx/sdf"
	v2 "github.com/deadsy/sdfx/vec/v2"

	"shanhai/inscriptions/planar"
)

const (
	// bridged is the longest way in mm along an outline, between two thin
	// stretches of one part, that the picture of the part covers as well: where a
	// width wavers about the limit, a maker sees one place, not slivers.
	bridged = 1.0
	// leap is the distance in mm between the centres of neighbouring discs above
	// which they don't belong to one middle line.
	leap = 4 * step
	// markTolerance is how far a mark's outline may lie from the true one, in cells.
	markTolerance = 0.15
)

// ball is a disc that lies in the material.
type ball struct {
	centre vec
	radius float64
}

// balls returns the discs of a part, a chain for each stretch of the outline.
// Together they are what the part covers, since a region is the union of its
// largest discs.
func (t *thinning) balls(p part, limit float64) [][]ball {
	var chains [][]ball
	for _, run := range t.joined(t.runs(p)) {
		var chain []ball
		for _, i := range t.extended(run, limit/2) {
			b := ball{t.all[i].centre(), t.all[i].radius}
			if n := len(chain); n > 0 && b.centre.sub(chain[n-1].centre).length() > leap {
				chains, chain = append(chains, chain), nil
			}
			chain = append(chain, b)
		}
		chains = append(chains, chain)
	}
	return chains
}

// joined puts runs that are close on one ring together, with what lies between.
func (t *thinning) joined(runs [][]int) [][]int {
	var out [][]int
	for _, run := range runs {
		if n := len(out); n > 0 && t.close(out[n-1], run) {
			for i := t.next(out[n-1][len(out[n-1])-1]); i != run[0]; i = t.next(i) {
				out[n-1] = append(out[n-1], i)
			}
			out[n-1] = append(out[n-1], run...)
			continue
		}
		out = append(out, run)
	}
	return out
}

// close tells whether run b follows run a on one ring within what is bridged.
func (t *thinning) close(a, b []int) bool {
	end := a[len(a)-1]
	return t.ring(end) == t.ring(b[0]) && t.along(b[0])-t.along(end) <= bridged
}

// hull is the area that chains of balls cover, as a distance field in mm,
// negative inside and true within two cells of the border.
type hull struct {
	lines []taper
	near  *index
	cell  float64
}

// hairline is the least radius, in cells, that a mark is drawn with, so that it
// is seen however thin the part.
const hairline = 1.5

// taper is a line between two balls.
type taper struct {
	edge
	from, grows float64 // radius at a, and what it gains to b
}

func (h *hull) box(i int) box {
	t := &h.lines[i]
	return around(t.a, t.b, max(t.from, t.from+t.grows)+float64(2*h.cell))
}

var _ sdf.SDF2 = (*hull)(nil)

func newHull(chains [][]ball, cell float64) *hull {
	h := &hull{cell: cell}
	for _, chain := range chains {
		a := chain[0]
		for _, b := range chain[min(1, len(chain)-1):] {
			way := b.centre.sub(a.centre)
			line := edge{a: a.centre, b: b.centre, dir: way.unit(), length: way.length()}
			from, to := max(a.radius, float64(hairline*cell)), max(b.radius, float64(hairline*cell))
			h.lines = append(h.lines, taper{line, from, to - from})
			a = b
		}
	}
	h.near = newIndex(len(h.lines), h.box, float64(8*cell))
	return h
}

// Evaluate returns the distance from the border.
func (h *hull) Evaluate(at v2.Vec) float64 {
	v, least := vec{at.X, at.Y}, float64(2*h.cell)
	h.near.each(box{v, v}, func(cell int) {
		for _, i := range h.near.in(cell) {
			least = min(least, h.lines[i].beyond(v))
		}
	})
	return least
}

// beyond returns how far a place lies outside the line's balls.
func (t *taper) beyond(v vec) float64 {
	part := 0.0
	if t.length > 0 {
		part = min(max(v.sub(t.a).dot(t.dir)/t.length, 0), 1)
	}
	return v.sub(t.at(float64(part*t.length))).length() - (t.from + float64(t.grows*part))
}

// BoundingBox returns a box around the hull.
func (h *hull) BoundingBox() sdf.Box2 {
	all := h.box(0)
	for i := range h.lines {
		all = all.joined(h.box(i))
	}
	return sdf.Box2{Min: v2.Vec{X: all.min.x, Y: all.min.y}, Max: v2.Vec{X: all.max.x, Y: all.max.y}}
}

// markCell is the size in mm of the cells in which a mark is drawn where no
// picture's scale asks for others.
const markCell = 0.03

// maxMarkCells bounds the cells of one mark: the whole of a tile of 20 mm in
// cells of 0.05 mm.
const maxMarkCells = 160_000

// mark returns what to paint, by the non-zero rule, to show a finding.
func (f Finding) mark() []planar.Ring { return f.markIn(markCell) }

// markIn draws the mark in cells of the given size in mm.
func (f Finding) markIn(cell float64) []planar.Ring {
	if f.outline != nil {
		return []planar.Ring{f.outline}
	}
	var rings []planar.Ring
	size := newHull(f.balls, cell).BoundingBox().Size()
	cell = max(cell, math.Sqrt(float64(size.X*size.Y)/maxMarkCells))
	for _, r := range sample(newHull(f.balls, cell), cell).contours() {
		rings = append(rings, simplified(r, float64(markTolerance*cell)))
	}
	return rings
}
