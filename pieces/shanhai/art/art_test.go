package art

import (
	"math"
	"testing"

	"shanhai/internal/creature"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// area returns the area within rings; those of holes run the other way round.
func area(rings [][][2]float64) float64 {
	sum := 0.0
	for _, ring := range rings {
		for i, p := range ring {
			q := ring[(i+1)%len(ring)]
			sum += (p[0]*q[1] - q[0]*p[1]) / 2
		}
	}
	return math.Abs(sum)
}

func TestEveryTileOfTheSetHasALook(t *testing.T) {
	for _, w := range []Writing{Glyphs, Characters} {
		s, err := New(w)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range creature.All() {
			owners := []string{"white", "black"}
			if k.Landscape() {
				owners = []string{""}
			}
			for _, owner := range owners {
				tile, ok := s.Tile(k.Key(), owner)
				if !ok || area(tile.Glyph) < 0.02*math.Pi || area(tile.Glyph) > 0.6*math.Pi || tile.Ink == tile.Base {
					t.Errorf("%d %s %q: %v, ink on %.2f of the circle", w, k, owner, ok, area(tile.Glyph)/math.Pi)
				}
			}
		}
	}
}

func TestWhatTheSetLacks(t *testing.T) {
	s, err := New(Glyphs)
	if err != nil {
		t.Fatal(err)
	}
	if tile, ok := s.Tile("yinglong", "red"); ok {
		t.Errorf("a red player has %v", tile)
	}
	if tile, ok := s.Tile("", "white"); !ok || tile.Glyph != nil || tile.Base != (design.Colour{R: 0xF5, G: 0xF5, B: 0xF0}) {
		t.Errorf("a bare white tile: %v, %v", tile, ok)
	}
}

// The drawing on a printed tile, made by way of millimetres, covers the same part of its circle.
func TestGlyphsAreThoseOfThePrintedTiles(t *testing.T) {
	s, err := New(Glyphs)
	if err != nil {
		t.Fatal(err)
	}
	draft, err := design.New(shanhai.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	d, _, err := draft.Finish()
	if err != nil {
		t.Fatal(err)
	}
	reach := func(key string) float64 {
		r, err := shanhai.SetDrawing(key, d)
		if err != nil {
			t.Fatal(err)
		}
		return r.Area() / (r.Reach() * r.Reach())
	}
	for _, k := range creature.All() {
		tile, _ := s.Tile(k.Key(), "white")
		far := 0.0
		for _, ring := range tile.Glyph {
			for _, p := range ring {
				far = max(far, math.Hypot(p[0], p[1]))
			}
		}
		if far > 1.001 || far < 0.8 {
			t.Errorf("%s reaches %.4f", k, far)
		}
		if got, want := area(tile.Glyph)/(far*far), reach(k.Key()); math.Abs(got/want-1) > 0.01 {
			t.Errorf("%s covers %.4f, on the tile %.4f", k, got, want)
		}
	}
}

// y grows downward: the mountain stands on its foot, which is wider than its peaks.
func TestGlyphsStandUpright(t *testing.T) {
	s, err := New(Glyphs)
	if err != nil {
		t.Fatal(err)
	}
	tile, _ := s.Tile("shan", "")
	low, high := 0.0, 0.0 // width of the outline near the foot and near the peaks
	for _, ring := range tile.Glyph {
		for _, p := range ring {
			if p[1] > 0.3 {
				low = max(low, math.Abs(p[0]))
			}
			if p[1] < -0.3 {
				high = max(high, math.Abs(p[0]))
			}
		}
	}
	if low < 1.2*high {
		t.Errorf("the foot is %.2f wide, the peaks %.2f", low, high)
	}
}
