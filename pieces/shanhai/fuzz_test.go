package shanhai

import (
	"math"
	"os"
	"path/filepath"
	"testing"

	"shanhai/models"
)

// FuzzDrawingToMesh goes the whole way of a maker's drawing: document, region,
// tile, meshes. Whatever is not refused is sound, and base and inlay together
// are the plain tile.
func FuzzDrawingToMesh(f *testing.F) {
	paths, err := filepath.Glob("../../inscriptions/*/*.svg")
	if err != nil || len(paths) < 10 {
		f.Fatalf("%d drawings to begin with: %v", len(paths), err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h4v4h4v4h-4v-4h-4z" stroke="#000" stroke-width=".3"/></svg>`))
	d := plainDesign()
	p := tileParms(d)
	plain, err := models.NewTile(p)
	if err != nil {
		f.Fatal(err)
	}
	whole, _, err := plain.Meshes()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		glyph, _, err := Drawing{Name: "fuzz.svg", Data: data}.Fit(d)
		if err != nil || glyph.Points() > 20_000 {
			return
		}
		p.Glyph, p.Down = glyph, models.GlyphDepth
		tile, err := models.NewTile(p)
		if err != nil {
			t.Fatalf("a fitted glyph is refused: %v", err)
		}
		base, inlay, err := tile.Meshes()
		if err != nil {
			t.Fatal(err)
		}
		if r := base.Check(); !r.Sound() {
			t.Errorf("base: %v", r.Faults)
		}
		if r := inlay.Check(); !r.Sound() {
			t.Errorf("inlay: %v", r.Faults)
		}
		if sum := base.Volume() + inlay.Volume(); math.Abs(sum-whole.Volume()) > 1e-6*whole.Volume() {
			t.Errorf("base and inlay %.6f mm3, the plain tile %.6f", sum, whole.Volume())
		}
	})
}
