package shanhai_test

import (
	"math"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/pieces"
	"shanhai/pieces/shanhai"
)

func pieceOf(t *testing.T, set pieces.Set, key string) pieces.Object {
	t.Helper()
	for _, p := range set.Pieces {
		if p.Key == key {
			objects, err := p.Objects()
			if err != nil {
				t.Fatal(err)
			}
			return objects[0]
		}
	}
	t.Fatalf("no %s", key)
	return pieces.Object{}
}

// hexagonVolume is that of a hexagonal tile: a prism and two frusta.
func hexagonVolume(size, thickness, chamfer float64) float64 {
	area := func(flats float64) float64 { return math.Sqrt(3) / 2 * flats * flats }
	low, high := area(size-2*chamfer), area(size)
	return high*(thickness-2*chamfer) + 2*chamfer/3*(low+high+math.Sqrt(low*high))
}

// What is left of base and inlay from far is together the skin of the plain
// tile: it encloses the volume that the formula gives, whatever the glyph.
func TestDistantTilesAreWholeFromOutside(t *testing.T) {
	for _, settings := range [][]string{{"style=inlay"}, {"style=inlay", "both-faces=true"}} {
		d := chosen(t, settings...)
		want := hexagonVolume(d.Size, d.Thickness, d.Chamfer)
		for _, stray := range []float64{0.04, 0.16, 0.32} {
			set := shanhai.Distant(d, nil, stray)
			for _, p := range set.Pieces {
				if p.Group == "box" {
					continue
				}
				o := pieceOf(t, set, p.Key)
				var all []*mesh.Mesh
				for _, part := range o.Parts {
					all = append(all, part.Mesh)
				}
				if got := mesh.Join(all...).Volume(); math.Abs(got/want-1) > 1e-4 {
					t.Errorf("%v, %s, stray %g: %.2f mm3 instead of %.2f", settings, p.Key, stray, got, want)
				}
			}
		}
	}
}

// The ink keeps its area, but for what an outline's stray may take or add.
func TestDistantGlyphsKeepTheirPlace(t *testing.T) {
	d := chosen(t, "style=inlay")
	for _, stray := range []float64{0.04, 0.16} {
		near, far := shanhai.Sketch(d, nil), shanhai.Distant(d, nil, stray)
		for _, p := range near.Pieces {
			if p.Group == "box" {
				continue
			}
			exact, length := face(pieceOf(t, near, p.Key).Parts[1].Mesh)
			coarse, _ := face(pieceOf(t, far, p.Key).Parts[1].Mesh)
			if math.Abs(exact-coarse) > length*stray/4 {
				t.Errorf("%s, stray %g: %.2f mm2 of ink instead of %.2f", p.Key, stray, coarse, exact)
			}
		}
	}
}

// face returns the area of a body's level faces that look down, in mm2, and the
// length of their outline in mm.
func face(m *mesh.Mesh) (area, length float64) {
	edges := map[[2]int32]bool{}
	at := func(i int32) planar.Point { return planar.Point{X: int64(m.Vertices[i].X), Y: int64(m.Vertices[i].Y)} }
	for _, t := range m.Triangles {
		if turn := planar.Turn(at(t[0]), at(t[1]), at(t[2])); turn < 0 {
			area -= planar.MM(turn) / planar.PerMM / 2
			for k, i := range t {
				edges[[2]int32{i, t[(k+1)%3]}] = true
			}
		}
	}
	for e := range edges {
		if !edges[[2]int32{e[1], e[0]}] {
			d := at(e[1]).Sub(at(e[0]))
			length += math.Hypot(planar.MM(d.X), planar.MM(d.Y))
		}
	}
	return area, length
}

// What has no inlay stays closed; a piece that can't be made more coarsely is
// made as ever.
func TestDistantKeepsOthersWhole(t *testing.T) {
	for _, c := range []struct {
		style string
		stray float64
	}{{"engraved", 0.16}, {"skin", 0.16}, {"inlay", 0}, {"inlay", 100}} {
		o := pieceOf(t, shanhai.Distant(chosen(t, "style="+c.style), nil, c.stray), "yinglong")
		for _, part := range o.Seen() {
			if r := part.Mesh.Check(); !r.Sound() {
				t.Errorf("%s, stray %g: %v", c.style, c.stray, r.Faults)
			}
		}
	}
}

func TestDistantIsLess(t *testing.T) {
	d := chosen(t)
	count := func(set pieces.Set) (n int) {
		for _, p := range set.Pieces {
			if p.Group != "box" {
				for _, part := range pieceOf(t, set, p.Key).Seen() {
					n += len(part.Mesh.Triangles) * p.Count
				}
			}
		}
		return n
	}
	near, far := count(shanhai.Sketch(d, nil)), count(shanhai.Distant(d, nil, 0.16))
	if far*10 > near {
		t.Errorf("%d of %d triangles are left", far, near)
	}
}
