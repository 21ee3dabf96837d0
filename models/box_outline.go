package models

import (
	"math"

	"shanhai/inscriptions/planar"
)

// side is one straight side of a convex outline: the half-plane n.x <= d with
// a unit normal n and d in mm.
type side struct {
	nx, ny, d float64
	snaps     bool // carries a bead or a groove; its normal is then an axis
}

// facets is a convex outline, its sides in counter-clockwise order. Keeping
// the sides rather than the corners makes every offset exact and keeps the
// corners of two offsets in step, as a Slab needs them.
type facets []side

// Cosines of the angles that hexagons and octagons on common axes need; written
// out, so that no library's cosine decides the last bit.
const (
	cos15 = (sqrt6 + math.Sqrt2) / 4
	cos30 = sqrt3 / 2
	cos45 = math.Sqrt2 / 2
	tan22 = math.Sqrt2 - 1 // tan 22.5
	sqrt3 = 1.7320508075688772935274463415058723669428
	sqrt6 = math.Sqrt2 * sqrt3
)

// octagon returns the regular octagon of the given apothem in mm with its flats
// towards the axes, so that the bed it needs is no wider than its flats. The
// four sides on the axes are those that snap.
func octagon(apothem float64) facets {
	const c = cos45
	d := onGrid(apothem)
	return facets{
		{1, 0, d, true}, {c, c, d, false}, {0, 1, d, true}, {-c, c, d, false},
		{-1, 0, d, true}, {-c, -c, d, false}, {0, -1, d, true}, {c, -c, d, false},
	}
}

// hexagon returns the regular hexagon of the given apothem around (cx, cy), in
// mm, with two of its flats towards the x axis.
func hexagon(cx, cy, apothem float64) facets {
	f := make(facets, 6)
	for i := range f {
		nx, ny := sixth(i)
		f[i] = side{nx: nx, ny: ny, d: float64(nx*cx) + float64(ny*cy) + apothem}
	}
	return f
}

// oblong returns the rectangle of the given half width and half depth in mm;
// its two long sides, towards the y axis, snap.
func oblong(halfX, halfY float64) facets {
	x, y := onGrid(halfX), onGrid(halfY)
	return facets{{1, 0, x, false}, {0, 1, y, true}, {-1, 0, x, false}, {0, -1, y, true}}
}

// sixth returns the direction at i times 60 degrees from the x axis.
func sixth(i int) (x, y float64) {
	switch i % 6 {
	case 0:
		return 1, 0
	case 1:
		return 0.5, cos30
	case 2:
		return -0.5, cos30
	case 3:
		return -1, 0
	case 4:
		return -0.5, -cos30
	}
	return 0.5, -cos30
}

// onGrid returns the length in mm moved to the grid, so that a side on an axis
// lies on it exactly.
func onGrid(mm float64) float64 { return planar.MM(planar.Grid(mm)) }

// ring returns the outline with every side moved outwards by out and the sides
// that snap moved inwards by groove besides, in mm.
func (f facets) ring(out, groove float64) planar.Ring {
	r := make(planar.Ring, len(f))
	for i := range f {
		before, after := f[(i+len(f)-1)%len(f)], f[i]
		r[i] = meet(before.moved(out, groove), after.moved(out, groove))
	}
	return r
}

func (s side) moved(out, groove float64) side {
	s.d += out
	if s.snaps {
		s.d -= groove
	}
	return s
}

// meet returns the corner between two sides.
func meet(a, b side) planar.Point {
	det := float64(a.nx*b.ny) - float64(a.ny*b.nx)
	x := (float64(a.d*b.ny) - float64(b.d*a.ny)) / det
	y := (float64(a.nx*b.d) - float64(b.nx*a.d)) / det
	return planar.At(x, y)
}

// clipped returns the part of the convex outline behind s; s must cut it.
func (f facets) clipped(s side) facets {
	r := f.ring(0, 0)
	var out facets
	for i, p := range r {
		q := r[(i+1)%len(r)]
		from, to := s.holds(p), s.holds(q)
		if from || to {
			out = append(out, f[i])
		}
		if from && !to {
			out = append(out, s)
		}
	}
	return out
}

func (s side) holds(p planar.Point) bool {
	x, y := p.MM()
	return float64(s.nx*x)+float64(s.ny*y) <= s.d
}

// outline draws a ring for a place on a column's course: out is the distance
// that its sides have moved outwards, snap the depth of a groove or the height
// of a bead, all in mm.
type outline func(out, snap float64) planar.Ring

// plain is the outline without beads: a groove runs along the whole of each
// side that snaps, corner to corner.
func (f facets) plain() outline { return f.ring }

// beadToe, in mm, is how far apart the two points at a bead's end are where
// the bead has no height yet: a ring has the same number of points at every
// height and none of them twice. It leaves a bead's end flat to within the
// tolerance of an outline.
const beadToe = 0.01

// beaded is the outline, meant for a hole, with a bead on each side that
// snaps: centred, length mm long, its ends slanting by 45 degrees.
func (f facets) beaded(length float64) outline {
	half := planar.Grid(length / 2)
	return func(out, snap float64) planar.Ring {
		corners := f.ring(out, 0)
		var r planar.Ring
		for i, s := range f {
			r = append(r, corners[i])
			if s.snaps {
				r = append(r, s.bead(corners[i], half, planar.Grid(snap))...)
			}
		}
		return r
	}
}

// bead returns the four points of a bead on a side along an axis that goes
// through corner: from the wall, along the bead's face, and back to the wall.
func (s side) bead(corner planar.Point, half, height int64) planar.Ring {
	n := planar.Point{X: int64(s.nx), Y: int64(s.ny)}
	t := planar.Point{X: -n.Y, Y: n.X}
	wall := corner.Dot(n)
	at := func(along, inwards int64) planar.Point {
		return planar.Point{X: n.X*(wall-inwards) + t.X*along, Y: n.Y*(wall-inwards) + t.Y*along}
	}
	toe := half - height - planar.Grid(beadToe)
	return planar.Ring{at(-half, 0), at(-toe, height), at(toe, height), at(half, 0)}
}

// fixed is the outline that is the same at every height.
func fixed(r planar.Ring) outline {
	return func(_, _ float64) planar.Ring { return r }
}
