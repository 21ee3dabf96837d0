package models

import (
	"testing"

	"shanhai/inscriptions/planar"
)

// FuzzCarvedMesh carves settled outlines of any shape and holds the mesh
// against what Mesh promises. Two bytes are a point; 255, 255 begins a new ring.
func FuzzCarvedMesh(f *testing.F) {
	f.Add([]byte{10, 10, 200, 20, 120, 220}, uint8(45), uint8(16), uint8(3))
	f.Add([]byte{0, 0, 240, 0, 0, 3, 240, 3, 255, 255, 5, 5, 250, 128, 5, 200}, uint8(60), uint8(30), uint8(10))
	f.Add([]byte{100, 100, 101, 100, 101, 101, 255, 255, 100, 102, 101, 102, 101, 101}, uint8(30), uint8(1), uint8(0))
	f.Fuzz(func(t *testing.T, data []byte, angle, depth, round uint8) {
		glyph, err := planar.Settle(ringsOf(data), planar.EvenOdd)
		if err != nil || glyph.Empty() {
			t.Skip()
		}
		p := carvedBlank(glyph)
		p.Angle = MinChiselAngle + float64(angle%31)
		p.Depth, p.Round = float64(depth%30+1)/10, float64(round%11)/10
		c, err := NewCarved(p)
		if err != nil {
			t.Skip() // settling may move a point a little beyond the circle
		}
		m, err := c.Mesh()
		if err != nil {
			t.Fatal(err)
		}
		if r := m.Check(); !r.Sound() || r.Shells != 1 || len(m.Triangles) > carvedTriangles {
			t.Errorf("%+v, %d triangles", r, len(m.Triangles))
		}
		plain, err := c.base.Mesh()
		if err != nil {
			t.Fatal(err)
		}
		if away := plain.Volume() - m.Volume(); away < -1e-6 || away > glyph.Area()*p.Depth+1e-6 {
			t.Errorf("%g mm3 cut away, the glyph's columns have %g", away, glyph.Area()*p.Depth)
		}
	})
}

// ringsOf lays points into the square of 7.65 mm about the middle.
func ringsOf(data []byte) []planar.Ring {
	rings := []planar.Ring{nil}
	for ; len(data) > 1 && len(rings) < 8; data = data[2:] {
		if data[0] == 255 && data[1] == 255 {
			rings = append(rings, nil)
			continue
		}
		last := &rings[len(rings)-1]
		*last = append(*last, planar.At((float64(data[0])-127.5)*0.03, (float64(data[1])-127.5)*0.03))
	}
	var out []planar.Ring
	for _, r := range rings {
		if len(r) > 2 {
			out = append(out, r)
		}
	}
	return out
}
