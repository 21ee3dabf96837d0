package models

import (
	"crypto/sha256"
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/deadsy/sdfx/sdf"
	v2 "github.com/deadsy/sdfx/vec/v2"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// sumOf returns a checksum of a mesh.
func sumOf(m *mesh.Mesh) (sum [32]byte) {
	h := sha256.New()
	for _, part := range []any{m.Vertices, m.Triangles} {
		_ = binary.Write(h, binary.LittleEndian, part)
	}
	h.Sum(sum[:0])
	return sum
}

// TestOutlineDepthIsSdfx compares distance and sign with sdfx's own, slower
// field of the same outline, on the outline's corners and all around.
func TestOutlineDepthIsSdfx(t *testing.T) {
	glyphs := map[string]planar.Region{"bar": rectangle(20, 1)}
	glyphs["star"], _ = star(14)
	glyphs["yinglong"] = drawn(t, "yinglong", 34)
	for name, glyph := range glyphs {
		slow, err := sdf.Mesh2DSlow(lines(glyph))
		if err != nil {
			t.Fatal(err)
		}
		fast := newOutlineField(glyph)
		compare := func(x, y float64) {
			got, want := fast.depth(x, y), -slow.Evaluate(v2.Vec{X: x, Y: y})
			if math.Abs(got-want) > 1e-9 {
				t.Fatalf("%s: %.12f mm inside at %g, %g, sdfx %.12f", name, got, x, y, want)
			}
		}
		rng := rand.New(rand.NewPCG(9, 10))
		for range samples {
			compare(rng.Float64()*44-22, rng.Float64()*44-22)
		}
		for _, ring := range glyph.Rings {
			for _, p := range ring {
				x, y := p.MM()
				for range 16 {
					compare(x+(rng.Float64()-0.5)/4, y+(rng.Float64()-0.5)/4)
				}
				if d := fast.depth(x, y); d != 0 {
					t.Fatalf("%s: an outline point lies %g mm inside", name, d)
				}
			}
		}
	}
}

// TestCutDepthIsTheMeanOfASharpCut compares the blended depth with the mean of
// a sharp cut over 400 places of the disc, on sdfx's field of the outline.
func TestCutDepthIsTheMeanOfASharpCut(t *testing.T) {
	for _, key := range []string{"yinglong", "xuanwu", "shan"} {
		p := carvedBlank(drawn(t, key, 34))
		p.Round = CarvedRound
		c := newCut(p)
		slow, err := sdf.Mesh2DSlow(lines(p.Glyph))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(15, 16))
		for n := 0; n < 200; {
			x, y := rng.Float64()*34-17, rng.Float64()*34-17
			d := c.outline.depth(x, y)
			if d <= 0 {
				continue
			}
			n++
			got, want := c.depth(x, y, d), meanDepth(p, slow, x, y, min(p.Round, d/2))
			if math.Abs(got-want) > 0.01 {
				t.Errorf("%s: %.4f mm deep at %g, %g, the mean is %.4f", key, got, x, y, want)
			}
		}
	}
}

// meanDepth averages over a disc of radius r, its places on a spiral.
func meanDepth(p CarvedParms, outline sdf.SDF2, x, y, r float64) float64 {
	const places = 400
	golden, sum := math.Pi*(3-math.Sqrt(5)), 0.0
	for i := range places {
		s, c := math.Sincos(golden * float64(i))
		q := r * math.Sqrt((float64(i)+0.5)/places)
		d := -outline.Evaluate(v2.Vec{X: x + q*c, Y: y + q*s})
		sum += min(d, p.Depth) // at 45 degrees
	}
	return sum / places
}
