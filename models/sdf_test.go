package models

import (
	"math/rand/v2"
	"testing"

	"github.com/deadsy/sdfx/sdf"
	v3 "github.com/deadsy/sdfx/vec/v3"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// samples is how many places are compared in each solid.
const samples = 20_000

// agree compares, at random places, on which side of the mesh they lie (by a
// ray through the triangles) with the sign of the field. Places nearer to the
// surface than a thousandth of a millimetre are drawn again.
func agree(t *testing.T, name string, m *mesh.Mesh, field sdf.SDF3) {
	t.Helper()
	rng := rand.New(rand.NewPCG(5, 6))
	caster := newCaster(m)
	box := field.BoundingBox().ScaleAboutCenter(1.1)
	for n := 0; n < samples; {
		p := v3.Vec{
			X: box.Min.X + rng.Float64()*(box.Max.X-box.Min.X),
			Y: box.Min.Y + rng.Float64()*(box.Max.Y-box.Min.Y),
			Z: box.Min.Z + rng.Float64()*(box.Max.Z-box.Min.Z),
		}
		d := field.Evaluate(p)
		if d > -1e-3 && d < 1e-3 {
			continue
		}
		if in := caster.inside(p); in != (d < 0) {
			t.Fatalf("%s: at %+v the mesh says inside %v, the field %g mm", name, p, in, d)
		}
		n++
	}
}

// caster tells by an upward ray whether a place is inside a mesh. The
// triangles are sorted into a grid of columns.
type caster struct {
	mesh    *mesh.Mesh
	box     mesh.Box
	columns [columns][columns][]mesh.Triangle
}

const columns = 64

func newCaster(m *mesh.Mesh) *caster {
	c := &caster{mesh: m, box: m.Bounds()}
	for _, t := range m.Triangles {
		a, b, d := m.Vertices[t[0]], m.Vertices[t[1]], m.Vertices[t[2]]
		x0, y0 := c.column(float64(min(a.X, b.X, d.X)), float64(min(a.Y, b.Y, d.Y)))
		x1, y1 := c.column(float64(max(a.X, b.X, d.X)), float64(max(a.Y, b.Y, d.Y)))
		for x := x0; x <= x1; x++ {
			for y := y0; y <= y1; y++ {
				c.columns[x][y] = append(c.columns[x][y], t)
			}
		}
	}
	return c
}

func (c *caster) column(x, y float64) (int, int) {
	at := func(v float64, lo, hi int32) int {
		return min(max(int(columns*(v-float64(lo))/float64(hi-lo)), 0), columns-1)
	}
	return at(x, c.box.Min.X, c.box.Max.X), at(y, c.box.Min.Y, c.box.Max.Y)
}

func (c *caster) inside(p v3.Vec) bool {
	x, y, z := p.X*planar.PerMM, p.Y*planar.PerMM, p.Z*planar.PerMM
	i, j := c.column(x, y)
	winding := 0
	for _, t := range c.columns[i][j] {
		winding += passed(c.mesh, t, x, y, z)
	}
	return winding != 0
}

// passed returns +1 or -1 where the upward ray from x, y, z passes a triangle
// that faces up or down.
func passed(m *mesh.Mesh, t mesh.Triangle, x, y, z float64) int {
	var v [3][3]float64
	for k := range 3 {
		w := m.Vertices[t[k]]
		v[k] = [3]float64{float64(w.X) - x, float64(w.Y) - y, float64(w.Z) - z}
	}
	cross := func(a, b [3]float64) float64 { return a[0]*b[1] - a[1]*b[0] }
	w0, w1, w2 := cross(v[1], v[2]), cross(v[2], v[0]), cross(v[0], v[1])
	area := w0 + w1 + w2
	if area == 0 || w0*area < 0 || w1*area < 0 || w2*area < 0 {
		return 0
	}
	if (w0*v[0][2]+w1*v[1][2]+w2*v[2][2])/area < 0 {
		return 0
	}
	if area > 0 {
		return 1
	}
	return -1
}

func TestTileMeshAgreesWithItsField(t *testing.T) {
	for _, c := range tileCases() {
		tile, err := NewTile(c.parms)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range append([]Stack{tile.Base}, tile.Inlays...) {
			m, err := s.Mesh()
			if err != nil {
				t.Fatal(err)
			}
			field, err := s.SDF()
			if err != nil {
				t.Fatal(err)
			}
			agree(t, c.name+[]string{" base", " inlay", " inlay 2"}[i], m, field)
		}
	}
}

// TestFieldOfPlainHexagonIsSdfx compares distances with a hexagonal prism built
// from sdfx's own primitives.
func TestFieldOfPlainHexagonIsSdfx(t *testing.T) {
	tile, err := NewTile(TileParms{AcrossFlats: 38, Thickness: 10})
	if err != nil {
		t.Fatal(err)
	}
	ours, err := tile.Base.SDF()
	if err != nil {
		t.Fatal(err)
	}
	flat, err := sdf.Polygon2D(sdf.Nagon(6, 19/0.8660254037844386))
	if err != nil {
		t.Fatal(err)
	}
	prism := sdf.Transform3D(sdf.Extrude3D(flat, 10), sdf.Translate3d(v3.Vec{Z: 5}).Mul(sdf.RotateZ(sdf.DtoR(30))))
	rng := rand.New(rand.NewPCG(7, 8))
	for range samples {
		p := v3.Vec{X: rng.Float64()*60 - 30, Y: rng.Float64()*60 - 30, Z: rng.Float64()*20 - 5}
		a, b := ours.Evaluate(p), prism.Evaluate(p)
		if (a < 0) != (b < 0) && (a > 1e-4 || a < -1e-4) {
			t.Fatalf("at %+v: %g mm, sdfx %g mm", p, a, b)
		}
	}
}
