package preview

import "math"

// relief is the scene as a height map seen from above, with a pyramid of
// coarser and smoother maps: what darkened corners are found with. Pieces on a
// table are close to a height map, and unlike the picture, it knows what lies
// behind an edge.
type relief struct {
	levels []heights
	x0, y0 float64 // the scene's place of the first cell's middle in mm
	cell   float64 // mm
	top    float64 // mm, the highest place above the floor
	first  int     // the finest level that darkens
	peaks  peaks
}

// heights is one map: the mean height in mm above the floor in each cell.
type heights struct {
	w, h int
	z    []float32
}

const (
	reliefCells  = 640  // cells along the longer side, at most
	reliefMargin = 0.15 // free border as a part of that side, for the coarse maps to level out in
	cornerNear   = 0.35 // mm, the smallest radius that darkens
	cornerFar    = 14.0 // mm, the largest
	beside       = 1.7  // cells that a wall looks before itself, past its own height in the map
	horizon      = 3    // cells of the coarsest map beyond which nothing is looked for
	underside    = 0.35 // of the sky reaches faces that look down, which a height map does not know
)

// newRelief looks at the scene from straight above, with so many cells along
// the longer side.
func newRelief(s Scene, cells float64) *relief {
	var g stage
	g.place(s, Above().axes())
	lo, hi := extent(g.points)
	side := max(hi.x-lo.x, hi.y-lo.y, 1)
	r := &relief{cell: side * (1 + 2*reliefMargin) / cells, top: hi.z - s.Floor}
	r.x0, r.y0 = lo.x-float64(side*reliefMargin), lo.y-float64(side*reliefMargin)
	nx := int((hi.x-lo.x+2*float64(side*reliefMargin))/r.cell) + 1
	ny := int((hi.y-lo.y+2*float64(side*reliefMargin))/r.cell) + 1
	r.build(g.heightMap(s, r.x0, r.y0, r.cell, nx, ny, min(lo.z, s.Floor)-1))
	return r
}

// build makes the coarser levels, at least one: a scene of metres has cells
// wider than any corner.
func (r *relief) build(finest heights) {
	r.levels = []heights{finest}
	for size := r.cell; size < cornerFar || len(r.levels) < 2; size *= 2 {
		if size < cornerNear {
			r.first = len(r.levels)
		}
		r.levels = append(r.levels, r.levels[len(r.levels)-1].halved())
	}
	r.peaks = newPeaks(&finest, horizon<<(len(r.levels)-1))
}

// flatLens looks along the axes at cells of a grid; x0, y0 is the middle of
// the lower left one.
func flatLens(axes matrix, x0, y0, cell float64, nx, ny int, base float64) lens {
	return lens{
		axes: axes, width: float64(nx), height: float64(ny), focal: 1 / cell, base: base,
		cx: x0 + half(float64(cell*float64(nx-1))), cy: y0 + half(float64(cell*float64(ny-1))),
	}
}

func extent(points []vec) (lo, hi vec) {
	lo, hi = points[0], points[0]
	for _, p := range points {
		lo = vec{min(lo.x, p.x), min(lo.y, p.y), min(lo.z, p.z)}
		hi = vec{max(hi.x, p.x), max(hi.y, p.y), max(hi.z, p.z)}
	}
	return lo, hi
}

// heightMap draws the scene, placed as seen from above, into one map of nx by
// ny cells, the first with its middle at x0, y0; rows run upwards as y does.
func (g *stage) heightMap(s Scene, x0, y0, cell float64, nx, ny int, base float64) heights {
	g.lens = flatLens(Above().axes(), x0, y0, cell, nx, ny, base)
	g.samples = 1
	g.project(s)
	var l layer
	g.fill(&l, nx, ny)
	out := heights{nx, ny, make([]float32, nx*ny)}
	for y := range ny {
		from, to := l.depth[(ny-1-y)*nx:][:nx], out.z[y*nx:][:nx]
		for x, d := range from {
			if d != 0 {
				to[x] = float32(max(float64(d)+base-s.Floor, 0))
			}
		}
	}
	return out
}

// fill draws all faces into one layer.
func (g *stage) fill(l *layer, width, rows int) {
	l.reset(width, 0, rows)
	for i := range g.faces {
		l.draw(&g.faces[i], int32(i)+1)
	}
}

// halved returns the map at half the fineness, each cell the weighted mean of
// the 4 x 4 around its middle (1 3 3 1), so that coarse maps are smooth. The
// floor goes on beyond the border.
func (m *heights) halved() heights {
	w, h := (m.w+3)/2, (m.h+3)/2 // one cell more on each side: what is smooth spreads
	rows := heights{w, m.h, make([]float32, w*m.h)}
	for y := range m.h {
		for x := range w {
			rows.z[y*w+x] = tent4(m.get(2*x-3, y), m.get(2*x-2, y), m.get(2*x-1, y), m.get(2*x, y))
		}
	}
	out := heights{w, h, make([]float32, w*h)}
	for y := range h {
		for x := range w {
			out.z[y*w+x] = tent4(rows.get(x, 2*y-3), rows.get(x, 2*y-2), rows.get(x, 2*y-1), rows.get(x, 2*y))
		}
	}
	return out
}

func (m *heights) get(x, y int) float32 {
	if uint(x) >= uint(m.w) || uint(y) >= uint(m.h) {
		return 0
	}
	return m.z[y*m.w+x]
}

func tent4(a, b, c, d float32) float32 { return float32((a+d)*0.125) + float32((b+c)*0.375) }

// at returns the height at a place given in cells of a level, blended between
// cells by a quadratic B-spline, which shows no seams between cells.
func (m *heights) at(x, y float64) float64 {
	ix, wx := spline(x)
	iy, wy := spline(y)
	if ix < -2 || iy < -2 || ix >= m.w || iy >= m.h {
		return 0
	}
	sum := 0.0
	if ix >= 0 && iy >= 0 && ix+3 <= m.w && iy+3 <= m.h {
		for j, b := range wy {
			z := m.z[(iy+j)*m.w+ix:][:3]
			row := float64(wx[0]*float64(z[0])) + float64(wx[1]*float64(z[1])) + float64(wx[2]*float64(z[2]))
			sum += float64(b * row)
		}
		return sum
	}
	for j, b := range wy {
		row := float64(wx[0]*float64(m.get(ix, iy+j))) + float64(wx[1]*float64(m.get(ix+1, iy+j))) +
			float64(wx[2]*float64(m.get(ix+2, iy+j)))
		sum += float64(b * row)
	}
	return sum
}

// spline returns the first of three cells around a place and their weights.
func spline(v float64) (int, [3]float64) {
	i := math.Floor(min(max(v, -1e6), 1e6) + 0.5)
	f := v - i // -0.5 to 0.5
	a, b := 0.5-f, 0.5+f
	return int(i) - 1, [3]float64{float64(a*a) / 2, 0.75 - float64(f*f), float64(b*b) / 2}
}

// open returns the part of the sky that a point with normal n sees, judged
// from the mean heights around it at growing radii. Height is above the floor.
func (r *relief) open(p, n vec, height float64) float64 {
	u, v := (p.x-r.x0)/r.cell, (p.y-r.y0)/r.cell
	if n.z > 0.999 && height > r.peaks.at(u, v)-1e-3 {
		return 1
	}
	if n.z < -0.1 {
		return underside
	}
	sum := 0.0
	for level := 1; level < len(r.levels); level++ {
		u, v = half(u)+0.75, half(v)+0.75 // cell i of the finer map lies at i/2 + 3/4 of the halved one
		if level < r.first {
			continue
		}
		radius := float64(r.cell * float64(int(1)<<level))
		h := r.levels[level].at(u+float64(n.x*beside), v+float64(n.y*beside))
		sum += clamp01((h - height) / float64(radius*1.4))
	}
	hidden := clamp01(1.5 * sum / float64(len(r.levels)-max(r.first, 1)))
	return 1 - float64(0.7*float64(hidden*(2-hidden)))
}
