package preview

import (
	"math"
	"slices"
)

// stage is a scene ready for the sample grid. Its slices are kept between
// pictures to save the making of them.
type stage struct {
	transforms []transform
	points     []vec // all vertices of all bodies, in camera space
	lens       lens
	samples    int // samples along a pixel's side
	faces      []face
	screen     []corner
}

// corner is a vertex on the sample grid.
type corner struct {
	x, y  int32
	depth float32
}

// set puts the scene before the camera and projects it.
func (g *stage) set(s Scene, c Camera, width, height, samples int) {
	g.place(s, c.axes())
	g.placeLabels(s, c.axes())
	g.lens = c.fit(g.points, width, height)
	g.samples = samples
	g.project(s)
}

// place fills the camera-space points.
func (g *stage) place(s Scene, axes matrix) {
	g.transforms, g.points = g.transforms[:0], slices.Grow(g.points[:0], s.vertices())
	for i := range s.Bodies {
		t := s.Bodies[i].Place.transform()
		g.transforms = append(g.transforms, t)
		whole := t.scale.then(axes)
		move := axes.apply(t.move)
		for _, v := range s.Bodies[i].Mesh.Vertices {
			g.points = append(g.points, whole.apply(steps(v)).add(move))
		}
	}
}

// placeLabels adds points around the labels behind the bodies' points, so that
// the camera holds them, too. A letter is taken to be as wide as it is high.
func (g *stage) placeLabels(s Scene, axes matrix) {
	for _, l := range s.Labels {
		at := axes.apply(vec{l.X, l.Y, l.Z})
		wide := float64(half(l.Size) * float64(len(l.Text)))
		g.points = append(g.points, at.add(vec{x: -wide, y: -l.Size}), at.add(vec{x: wide, y: l.Size}))
	}
}

// then returns the rotation that does m first, then n.
func (m *matrix) then(n matrix) matrix {
	var out matrix
	for i, row := range n {
		out[i] = m[0].times(row.x).add(m[1].times(row.y)).add(m[2].times(row.z))
	}
	return out
}

// project fills the faces that look at the camera and may cover a sample.
func (g *stage) project(s Scene) {
	g.toGrid()
	g.faces = slices.Grow(g.faces[:0], s.triangles()/2) // about half of them look away
	first := int32(0)
	for b := range s.Bodies {
		m := s.Bodies[b].Mesh
		for t, tri := range m.Triangles {
			p, q, r := &g.screen[first+tri[0]], &g.screen[first+tri[1]], &g.screen[first+tri[2]]
			g.admit(p, q, r, int32(b), int32(t))
		}
		first += int32(len(m.Vertices))
	}
}

// gridLimit keeps fixed-point places, and products of two, within bounds. The
// fit keeps the bodies inside the picture, far below it.
const gridLimit = 1 << 23

func (g *stage) toGrid() {
	g.screen = slices.Grow(g.screen[:0], len(g.points))
	k := float64(g.samples * subSteps)
	for i := range g.points {
		x, y, d := g.lens.project(g.points[i])
		g.screen = append(g.screen, corner{toFixed(float64(x * k)), toFixed(float64(y * k)), float32(d)})
	}
}

func toFixed(v float64) int32 {
	return int32(math.Floor(min(max(v, -gridLimit), gridLimit) + 0.5))
}

// admit keeps a triangle unless it looks away or lies between the sample rows
// or columns.
func (g *stage) admit(p, q, r *corner, body, triangle int32) {
	area := int64(q.x-p.x)*int64(r.y-p.y) - int64(q.y-p.y)*int64(r.x-p.x)
	if area >= 0 {
		return
	}
	if firstSample(min(p.y, q.y, r.y)) == firstSample(max(p.y, q.y, r.y)) ||
		firstSample(min(p.x, q.x, r.x)) == firstSample(max(p.x, q.x, r.x)) {
		return
	}
	g.faces = append(g.faces, face{
		x: [3]int32{p.x, q.x, r.x}, y: [3]int32{p.y, q.y, r.y},
		depth: [3]float32{p.depth, q.depth, r.depth}, body: body, triangle: triangle,
	})
}
