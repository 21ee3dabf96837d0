package models

import (
	"fmt"
	"math"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// plainTile returns the volume in mm3 of a hexagonal prism with both rims
// chamfered: a prism between two frusta (prismatoid formula).
func plainTile(acrossFlats, thickness, chamfer float64) float64 {
	hexagon := func(w float64) float64 { return w * w * math.Sqrt(3) / 2 }
	full, small, mid := hexagon(acrossFlats), hexagon(acrossFlats-2*chamfer), hexagon(acrossFlats-chamfer)
	return full*(thickness-2*chamfer) + 2*chamfer*(full+small+4*mid)/6
}

// star returns a ten-cornered glyph with a round hole, an island in it and a
// separate dot, within the given radius, and its area.
func star(radius float64) (planar.Region, float64) {
	var ring planar.Ring
	for i := range 10 {
		r := radius * 0.8
		if i%2 == 1 {
			r *= 0.6
		}
		a := math.Pi / 5 * float64(i)
		ring = append(ring, planar.At(r*math.Cos(a)-radius*0.1, r*math.Sin(a)))
	}
	hole := planar.Circle(0, 0, radius*0.3, 0.01).Reversed()
	island := planar.Circle(0, 0, radius*0.15, 0.01)
	dot := planar.Circle(radius*0.88, 0, radius*0.1, 0.01)
	r := planar.Region{Rings: []planar.Ring{ring, hole, island, dot}}
	return r, r.Area()
}

type tileCase struct {
	name  string
	parms TileParms
}

// tileCases are every way a glyph can lie in a tile, at the defaults and at the
// ends of the allowed measures (design measures: 20-80 mm, 4-20 mm, chamfer
// 0-1.5 mm, depth 0.4-2.0 mm).
func tileCases() []tileCase {
	var out []tileCase
	for _, m := range []struct{ size, thick, chamfer, depth float64 }{
		{38, 10, 0.6, 0.8}, {38, 10, 0.6, 1.0}, {20, 4, 0, 0.4}, {20, 4, 1.5, 1.8}, {80, 20, 1.5, 2.0}, {26, 4, 0.6, 0.4}, {38, 10, 0.8, 0.8},
	} {
		for _, f := range []struct {
			name           string
			up, down, back float64
		}{
			{"up", 1, 0, 0}, {"down", 0, 1, 0}, {"both", 1, 1, 0}, {"plain", 0, 0, 0},
			{"up with a back mark", 1, 0, 0.6}, {"down with a back mark", 0, 1, 0.6}, {"a back mark alone", 0, 0, 0.4},
		} {
			p := TileParms{AcrossFlats: m.size, Thickness: m.thick, Chamfer: m.chamfer, Up: m.depth * f.up, Down: m.depth * f.down, BackDepth: f.back}
			p.Glyph, _ = star(p.GlyphCircle() / 2)
			p.Back, _ = star(p.GlyphCircle() / 3)
			out = append(out, tileCase{fmt.Sprintf("%g x %g, chamfer %g, depth %g, %s", m.size, m.thick, m.chamfer, m.depth, f.name), p})
		}
	}
	return out
}

func TestTileAndInlayFillThePlainTile(t *testing.T) {
	for _, c := range tileCases() {
		t.Run(c.name, func(t *testing.T) {
			tile, err := NewTile(c.parms)
			if err != nil {
				t.Fatal(err)
			}
			base, inlay, err := tile.Meshes()
			if err != nil {
				t.Fatal(err)
			}
			want := plainTile(c.parms.AcrossFlats, c.parms.Thickness, c.parms.Chamfer)
			want -= c.parms.Back.Area() * planar.MM(planar.Grid(c.parms.BackDepth))
			depth := planar.MM(planar.Grid(c.parms.Up)) + planar.MM(planar.Grid(c.parms.Down)) // heights lie on the grid, 0.000008 mm off at most
			glyph := c.parms.Glyph.Area() * depth
			sum := base.Volume()
			if inlay != nil {
				if v := inlay.Volume(); math.Abs(v-glyph) > 1e-6*glyph {
					t.Errorf("inlay %.6f mm3, area times depth %.6f", v, glyph)
				}
				sum += inlay.Volume()
			}
			if math.Abs(sum-want) > 1e-6*want {
				t.Errorf("base and inlay %.6f mm3, the plain tile %.6f", sum, want)
			}
		})
	}
}

func TestTileMeshesAreSound(t *testing.T) {
	for _, c := range tileCases() {
		tile, err := NewTile(c.parms)
		if err != nil {
			t.Fatal(err)
		}
		base, inlay, err := tile.Meshes()
		if err != nil {
			t.Fatal(err)
		}
		if r := base.Check(); !r.Sound() || r.Shells != 1 {
			t.Errorf("%s: base %+v", c.name, r)
		}
		if inlay == nil {
			continue
		}
		if r := inlay.Check(); !r.Sound() || r.Shells != 3*len(tile.Inlays) {
			t.Errorf("%s: inlay %+v", c.name, r)
		}
		n := c.parms.Glyph.Points() * len(tile.Inlays)
		if c.parms.BackDepth > 0 {
			n += c.parms.Back.Points()
		}
		if got := len(base.Triangles) + len(inlay.Triangles); got > 9*n {
			t.Errorf("%s: %d triangles for %d outline points, more than 9 a point", c.name, got, n)
		}
	}
}

func TestTileReadsRightFromItsFace(t *testing.T) {
	// An F-like mark: its only part right of the middle lies at the top. Seen from below, right is -x.
	glyph := planar.Region{Rings: []planar.Ring{{planar.At(2, 4), planar.At(6, 4), planar.At(6, 6), planar.At(2, 6)}}}
	p := TileParms{AcrossFlats: 38, Thickness: 10, Chamfer: 0.6, Glyph: glyph, Down: 0.8}
	tile, err := NewTile(p)
	if err != nil {
		t.Fatal(err)
	}
	_, inlay, err := tile.Meshes()
	if err != nil {
		t.Fatal(err)
	}
	b := inlay.Bounds()
	if b.Max.X != int32(planar.Grid(-2)) || b.Min.Y != int32(planar.Grid(4)) || b.Min.Z != 0 {
		t.Errorf("face down the mark lies in %+v", b)
	}
}

// TestBackReadsRightFromItsFace: the mark has its only part right of the middle
// at the top. In the upper face right is +x; in the lower one, seen from below,
// -x. The recess's floor lies at the depth.
func TestBackReadsRightFromItsFace(t *testing.T) {
	mark := planar.Region{Rings: []planar.Ring{{planar.At(2, 4), planar.At(6, 4), planar.At(6, 6), planar.At(2, 6)}}}
	for name, c := range map[string]struct {
		up, down float64
		x, z     float64 // the corner of the recess's floor that is farthest right
	}{"glyph up": {0.8, 0, -6, 0.6}, "glyph down": {0, 0.8, 6, 9.4}, "no glyph": {0, 0, -6, 0.6}} {
		p := TileParms{AcrossFlats: 38, Thickness: 10, Chamfer: 0.6, Up: c.up, Down: c.down, Back: mark, BackDepth: 0.6}
		p.Glyph, _ = star(5)
		tile, err := NewTile(p)
		if err != nil {
			t.Fatal(err)
		}
		base, _, err := tile.Meshes()
		if err != nil {
			t.Fatal(err)
		}
		found := false
		for _, v := range base.Vertices {
			found = found || v == mesh.Vertex{X: int32(planar.Grid(c.x)), Y: int32(planar.Grid(4)), Z: int32(planar.Grid(c.z))}
		}
		if !found {
			t.Errorf("%s: no corner of the recess at %g, 4, %g", name, c.x, c.z)
		}
	}
}

func TestTileRefusals(t *testing.T) {
	good := TileParms{AcrossFlats: 38, Thickness: 10, Chamfer: 0.6, Up: 0.8}
	good.Glyph, _ = star(good.GlyphCircle() / 2)
	for name, spoil := range map[string]func(*TileParms){
		"no size":             func(p *TileParms) { p.AcrossFlats = 0 },
		"chamfer too large":   func(p *TileParms) { p.Chamfer = 5 },
		"glyph too deep":      func(p *TileParms) { p.Up, p.Down = 5, 5 },
		"cuts meet on grid":   func(p *TileParms) { p.Thickness, p.Up, p.Down = 4, 1.9999999, 1.9999999 },
		"mark meets glyph":    func(p *TileParms) { p.Back, p.BackDepth, p.Up = p.Glyph, 4.9999999, 4.9999999 },
		"nothing to cut":      func(p *TileParms) { p.Glyph = planar.Region{} },
		"glyph over the rim":  func(p *TileParms) { p.Glyph, _ = star(19) },
		"back over the rim":   func(p *TileParms) { p.Back, _ = star(19); p.BackDepth = 0.6 },
		"back of nothing":     func(p *TileParms) { p.BackDepth = 0.6 },
		"back upside down":    func(p *TileParms) { p.Back, p.BackDepth = p.Glyph, -0.6 },
		"back in a glyph":     func(p *TileParms) { p.Back, p.BackDepth, p.Down = p.Glyph, 0.6, 0.8 },
		"back and glyph meet": func(p *TileParms) { p.Back, p.BackDepth, p.Up = p.Glyph, 5, 5 },
	} {
		p := good
		spoil(&p)
		if _, err := NewTile(p); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}
