package models

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	v3 "github.com/deadsy/sdfx/vec/v3"

	"shanhai/inscriptions/planar"
	art "shanhai/inscriptions/shanhai"
	"shanhai/inscriptions/svg"
	"shanhai/models/mesh"
)

// drawings are all drawings of the set that a tile can wear.
var drawings = []string{"yinglong", "xuanwu", "baihu", "qinglong", "zhuque", "qilin", "pixiu", "feilian", "shan", "hai"}

// drawn returns one of the set's drawings in a circle of the given diameter in mm.
func drawn(t testing.TB, key string, circle float64) planar.Region {
	t.Helper()
	data, err := art.Drawing(key)
	if err != nil {
		t.Fatal(err)
	}
	drawing, _, err := svg.Read(bytes.NewReader(data), key+".svg")
	if err != nil {
		t.Fatal(err)
	}
	r, err := drawing.FitCanvas(circle, 0, art.Radius)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func realCarved(t testing.TB, key string, size float64) CarvedParms {
	p := CarvedParms{AcrossFlats: size, Thickness: 10, Chamfer: 0.6, Depth: CarvedDepth, Angle: ChiselAngle, Round: CarvedRound}
	p.Glyph = drawn(t, key, p.GlyphCircle())
	return p
}

// sizes are the pocket size, the usual one and the largest.
var sizes = []float64{26, 38, 80}

func TestCarvedDrawings(t *testing.T) {
	for _, size := range sizes {
		if testing.Short() && size != 38 {
			t.Logf("left out: %g mm (-short)", size)
			continue
		}
		for _, key := range drawings {
			p := realCarved(t, key, size)
			c, m := carvedMesh(t, p)
			if r := m.Check(); !r.Sound() || r.Shells != 1 {
				t.Errorf("%s, %g mm: %+v", key, size, r)
			}
			if n := len(m.Triangles); n > 60_000 {
				t.Errorf("%s, %g mm: %d triangles", key, size, n)
			}
			carvedSides(t, key, c, m)
			surface, outline := heightDeviation(c, m), rimDeviation(m, p, drawn(t, key, finer*p.GlyphCircle()))
			if surface > 0.05 || outline > 0.05 {
				t.Errorf("%s, %g mm: the surface is off by %.3f mm, the outline by %.3f", key, size, surface, outline)
			}
			t.Logf("%s, %g mm: %d triangles, surface %.3f mm, outline %.3f mm", key, size, len(m.Triangles), surface, outline)
		}
	}
}

// heightDeviation returns how far, in mm, the mesh is off the field's height at
// random places of the glyph.
func heightDeviation(c Carved, m *mesh.Mesh) float64 {
	rng := rand.New(rand.NewPCG(11, 12))
	caster, worst := newCaster(m), 0.0
	for n := 0; n < samples; {
		x, y := (rng.Float64()-0.5)*c.parms.AcrossFlats, (rng.Float64()-0.5)*c.parms.AcrossFlats
		if d := c.cut.outline.depth(x, y); d > 0 {
			n++
			want := c.parms.Thickness - c.cut.depth(x, y, d)
			worst = max(worst, math.Abs(caster.height(x, y)-want))
		}
	}
	return worst
}

// carvedSides compares the side of the mesh on which places in and around the
// carved layer lie with the sign of the whole tile's field.
func carvedSides(t *testing.T, key string, c Carved, m *mesh.Mesh) {
	t.Helper()
	field, err := c.SDF()
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(13, 14))
	caster, box := newCaster(m), field.BoundingBox()
	low := c.parms.Thickness - 1.5*c.parms.Depth
	for n := 0; n < samples; {
		p := v3.Vec{
			X: box.Min.X + rng.Float64()*(box.Max.X-box.Min.X),
			Y: box.Min.Y + rng.Float64()*(box.Max.Y-box.Min.Y),
			Z: low + rng.Float64()*2*c.parms.Depth,
		}
		d := field.Evaluate(p)
		if math.Abs(d) < 0.05 {
			continue
		}
		if in := caster.inside(p); in != (d < 0) {
			t.Fatalf("%s: at %+v the mesh says inside %v, the field %g mm", key, p, in, d)
		}
		n++
	}
}

// height returns the height in mm of the mesh's upper surface over x, y.
func (c *caster) height(x, y float64) float64 {
	px, py := x*planar.PerMM, y*planar.PerMM
	i, j := c.column(px, py)
	top := math.Inf(-1)
	for _, t := range c.columns[i][j] {
		top = max(top, liesOver(c.mesh, t, px, py))
	}
	return top / planar.PerMM
}

// liesOver returns the height of an upward triangle over a place, minus
// infinity where it is not there.
func liesOver(m *mesh.Mesh, t mesh.Triangle, x, y float64) float64 {
	var w [3]float64
	var z [3]float64
	for k := range 3 {
		a, b := m.Vertices[t[(k+1)%3]], m.Vertices[t[(k+2)%3]]
		w[k] = (float64(a.X)-x)*(float64(b.Y)-y) - (float64(b.X)-x)*(float64(a.Y)-y)
		z[k] = float64(m.Vertices[t[k]].Z)
	}
	sum := w[0] + w[1] + w[2]
	if sum <= 0 || w[0] < 0 || w[1] < 0 || w[2] < 0 {
		return math.Inf(-1)
	}
	return (w[0]*z[0] + w[1]*z[1] + w[2]*z[2]) / sum
}

// finer is how many times larger the drawing is read, and so how many times
// finer it is flattened, for the true outline.
const finer = 3

// rimDeviation returns how far, in mm, the edge at which the level face ends
// and the cut begins lies from the true outline, and the true outline from that edge.
func rimDeviation(m *mesh.Mesh, p CarvedParms, large planar.Region) float64 {
	var truth planar.Region
	for _, ring := range large.Rings {
		truth.Rings = append(truth.Rings, ring.Mapped(func(q planar.Point) planar.Point {
			return planar.Point{X: q.X / finer, Y: q.Y / finer}
		}))
	}
	rim := rimOf(m, int32(planar.Grid(p.Thickness)), p.GlyphCircle()/2+GlyphMargin/2)
	return max(farthest(rim, segmentsOf(truth)), farthest(segmentsOf(truth), rim))
}

type stretch struct{ ax, ay, bx, by float64 }

func segmentsOf(r planar.Region) []stretch {
	var out []stretch
	for _, ring := range r.Rings {
		for i, p := range ring {
			ax, ay := p.MM()
			bx, by := ring[(i+1)%len(ring)].MM()
			out = append(out, stretch{ax, ay, bx, by})
		}
	}
	return out
}

// rimOf returns the edges within a radius in mm between level triangles at the
// top and upward ones that lie lower: the walls of the cut.
func rimOf(m *mesh.Mesh, top int32, radius float64) []stretch {
	owner := map[[2]int32]mesh.Triangle{}
	for _, t := range m.Triangles {
		for k := range 3 {
			owner[[2]int32{t[k], t[(k+1)%3]}] = t
		}
	}
	level := func(t mesh.Triangle) bool {
		return m.Vertices[t[0]].Z == top && m.Vertices[t[1]].Z == top && m.Vertices[t[2]].Z == top
	}
	var out []stretch
	for _, t := range m.Triangles {
		for k := range 3 {
			a, b := t[k], t[(k+1)%3]
			if beyond := owner[[2]int32{b, a}]; level(t) && !level(beyond) && facesUp(m, beyond) {
				ax, ay, _ := m.Vertices[a].MM()
				bx, by, _ := m.Vertices[b].MM()
				if math.Hypot(ax, ay) < radius {
					out = append(out, stretch{ax, ay, bx, by})
				}
			}
		}
	}
	return out
}

func facesUp(m *mesh.Mesh, t mesh.Triangle) bool {
	at := func(i int32) planar.Point {
		return planar.Point{X: int64(m.Vertices[i].X), Y: int64(m.Vertices[i].Y)}
	}
	return planar.Turn(at(t[0]), at(t[1]), at(t[2])) > 0
}

// farthest returns the greatest distance from places all along some stretches,
// 0.02 mm apart, to the nearest of others.
func farthest(from, to []stretch) float64 {
	squares := map[[2]int][]stretch{}
	square := func(v float64) int { return int(math.Floor(v)) }
	for _, s := range to {
		for i := square(min(s.ax, s.bx) - 1); i <= square(max(s.ax, s.bx)+1); i++ {
			for j := square(min(s.ay, s.by) - 1); j <= square(max(s.ay, s.by)+1); j++ {
				squares[[2]int{i, j}] = append(squares[[2]int{i, j}], s)
			}
		}
	}
	worst := 0.0
	for _, s := range from {
		n := int(math.Hypot(s.bx-s.ax, s.by-s.ay)/0.02) + 1
		for i := range n {
			t := float64(i) / float64(n)
			x, y := s.ax+t*(s.bx-s.ax), s.ay+t*(s.by-s.ay)
			worst = max(worst, toNearest(squares[[2]int{square(x), square(y)}], x, y))
		}
	}
	return worst
}

func toNearest(list []stretch, x, y float64) float64 {
	best := math.Inf(1)
	for _, s := range list {
		dx, dy := s.bx-s.ax, s.by-s.ay
		t := max(0, min(1, ((x-s.ax)*dx+(y-s.ay)*dy)/(dx*dx+dy*dy)))
		best = min(best, math.Hypot(s.ax+t*dx-x, s.ay+t*dy-y))
	}
	return best
}
