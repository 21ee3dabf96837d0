package preview

import "math"

// shadow is the scene as the key lamp sees it.
type shadow struct {
	layer  layer
	lens   lens
	cell   float64 // mm
	spread float64 // the tangent of the lamp's half width
	top    float64 // mm, the scene's highest place
	rise   float64 // mm of height a mm towards the lamp
	near   coarse
	disc   [shadowTaps][2]float64
	search [searchTaps][2]float64
}

const (
	shadowCells = 1400 // cells along the longer side of the lamp's view, at most
	shadowTaps  = 128  // places on the lamp's disc
	searchTaps  = 24   // places in which to look for what stands in the way
	searchRim   = 8    // of them in a ring around the disc
	shadowBias  = 1.5  // cells that a face is taken nearer, so as not to shade itself
)

// newShadow looks at the scene, whose highest place is given, along the lamp's
// direction, with so many cells along the longer side.
func newShadow(s Scene, cells, top, azimuth, elevation, spread float64) *shadow {
	var g stage
	c := Camera{Azimuth: azimuth, Elevation: elevation}
	g.place(s, c.axes())
	lo, hi := extent(g.points)
	w := &shadow{cell: max(hi.x-lo.x, hi.y-lo.y, 1) / cells}
	nx, ny := int((hi.x-lo.x)/w.cell)+3, int((hi.y-lo.y)/w.cell)+3
	g.lens = flatLens(c.axes(), lo.x-w.cell, lo.y-w.cell, w.cell, nx, ny, lo.z-1)
	g.samples = 1
	g.project(s)
	g.fill(&w.layer, nx, ny)
	w.lens, w.top, w.rise = g.lens, top, max(c.axes()[2].z, 0.05)
	sin, cos := sincos(min(max(spread, 0.1), 60))
	w.spread = sin / cos
	spiral(w.disc[:])
	w.searchDisc()
	w.near = newCoarse(&w.layer, w.reach(s.Floor), func(row int, depth float32) float64 {
		return w.lens.point(0, float64(row)+0.5, float64(depth)).z
	})
	return w
}

// spiral spreads points evenly over the unit disc, each turned by the golden
// angle from the last.
func spiral(out [][2]float64) {
	for i := range out {
		r := math.Sqrt((float64(i) + 0.5) / float64(len(out)))
		s, c := sincos(float64(float64(i) * 137.50776405003785))
		out[i] = [2]float64{float64(r * c), float64(r * s)}
	}
}

// searchDisc fills the places to search: some over the disc, and the corners
// of an octagon around it, so that where all are hidden the whole disc is.
func (w *shadow) searchDisc() {
	spiral(w.search[searchRim:])
	for i := range searchRim {
		s, c := sincos(float64(i) * 360 / searchRim)
		w.search[i] = [2]float64{float64(1.1 * c), float64(1.1 * s)}
	}
}

// receiver is a place before the lamp with the slope of its face: what its
// surroundings on the same face may hide is not counted as shadow.
type receiver struct {
	x, y, depth float64 // cells, cells, mm
	perX, perY  float64 // mm a cell
}

// steepest bounds a face's slope to the lamp; beyond it hardly any light falls.
const steepest = 6.0

func (w *shadow) receiver(p, n vec) receiver {
	var r receiver
	r.x, r.y, r.depth = w.lens.project(w.lens.axes.apply(p))
	m := w.lens.axes.apply(n)
	facing := max(m.z, 1e-6)
	r.perX = float64(min(max(-m.x/facing, -steepest), steepest) * w.cell)
	r.perY = float64(min(max(m.y/facing, -steepest), steepest) * w.cell)
	r.depth += float64(shadowBias*w.cell) + half(math.Abs(r.perX)+math.Abs(r.perY))
	return r
}

// level is the difference of heights in mm that makes no shadow.
const level = 1e-3

// lit returns the part of the lamp that a place on a face with normal n sees.
// What stands in the way near it throws a hard shadow, what is far a soft one.
func (w *shadow) lit(p, n vec) float64 {
	if p.z > w.top-level {
		return 1
	}
	r := w.receiver(p, n)
	if w.near.at(r.x, r.y) < p.z+level {
		return 1
	}
	reach := w.reach(p.z)
	gap, hits := 0.0, 0
	for _, t := range w.search {
		dx, dy := float64(t[0]*reach), float64(t[1]*reach)
		over := w.depthAt(r.x+dx, r.y+dy) - r.depth - float64(dx*r.perX) - float64(dy*r.perY)
		if over > 0 {
			gap += over
			hits++
		}
	}
	switch hits {
	case 0:
		return 1
	case searchTaps:
		return 0
	}
	return w.part(&r, max(float64(gap/float64(hits)*w.spread)/w.cell, 1.5))
}

// reach returns how many cells aside something may stand that still hides a
// part of the lamp from a place at height z.
func (w *shadow) reach(z float64) float64 {
	return float64((w.top-z)/w.rise*w.spread) / w.cell
}

// part returns the lit part of a disc of the given radius in cells.
func (w *shadow) part(r *receiver, radius float64) float64 {
	hidden := 0
	for i := range w.disc {
		dx, dy := float64(w.disc[i][0]*radius), float64(w.disc[i][1]*radius)
		if w.depthAt(r.x+dx, r.y+dy) > r.depth+float64(dx*r.perX)+float64(dy*r.perY) {
			hidden++
		}
	}
	return float64(shadowTaps-hidden) / shadowTaps
}

// behind is the depth where the lamp meets nothing.
const behind = -4 * reachLimit

// depthAt returns the depth of the face that the lamp meets at a place.
func (w *shadow) depthAt(x, y float64) float64 {
	if x < 0 || y < 0 {
		return behind
	}
	ix, iy := int(x), int(y)
	if ix >= w.layer.width || iy >= w.layer.rows {
		return behind
	}
	d := w.layer.depth[iy*w.layer.width+ix]
	if d == 0 {
		return behind
	}
	return float64(d)
}
