package shanhai

import (
	"math"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/printable"
	"shanhai/internal/creature"
	"shanhai/models"
	"shanhai/pieces/design"
)

// pocket is the size that the art must print at: tiles of 26 mm, nozzle 0.4.
func pocket() *factory {
	return newFactory(design.Design{Size: 26, Thickness: 10, Chamfer: 0.6, Style: design.StyleInlay, Nozzle: design.Nozzle04}, nil)
}

func TestArtPrintsOnThePocketTile(t *testing.T) {
	f := pocket()
	for _, k := range creature.All() {
		glyph, err := f.read(k.Key())
		if err != nil {
			t.Fatal(err)
		}
		r := printable.Check(glyph, printable.ForNozzle(0.4))
		if lost := r.LostShare(); lost >= 0.01 {
			t.Errorf("%s: an opening by 0.8 mm loses %.2f %% of the ink, want less than 1", k.Key(), 100*lost)
		}
		if filled := r.FilledShare(); filled >= 0.015 {
			t.Errorf("%s: a closing by 0.6 mm fills %.2f %%, want less than 1.5", k.Key(), 100*filled)
		}
		for _, finding := range r.Findings {
			t.Errorf("%s: %v", k.Key(), finding)
		}
	}
}

// TestArtFillsItsCircle holds ink, reach and balance against the bars: 40-58 %
// of the glyph circle for creatures, 32-45 % for the inscriptions, nothing
// outside, the centre of gravity within a twelfth of the radius of the middle.
// A mountain's mass lies low by nature: it is held from side to side only.
func TestArtFillsItsCircle(t *testing.T) {
	f := pocket()
	radius := f.tileParms().GlyphCircle() / 2
	for _, k := range creature.All() {
		glyph, err := f.read(k.Key())
		if err != nil {
			t.Fatal(err)
		}
		low, high := 0.40, 0.58
		if k.Landscape() {
			low, high = 0.32, 0.45
		}
		if ink := glyph.Area() / (math.Pi * radius * radius); ink < low || ink > high {
			t.Errorf("%s: %.1f %% ink, want %.0f to %.0f", k.Key(), 100*ink, 100*low, 100*high)
		}
		if glyph.Reach() > radius {
			t.Errorf("%s reaches %.3f mm, its circle %.3f", k.Key(), glyph.Reach(), radius)
		}
		x, y := centroid(glyph)
		if k == creature.Mountain {
			y = 0
		}
		if math.Hypot(x, y) > radius/12 {
			t.Errorf("%s: its centre of gravity lies at %.2f, %.2f mm", k.Key(), x, y)
		}
	}
}

// centroid returns the centre of gravity in mm, by the shoelace formula.
func centroid(r planar.Region) (x, y float64) {
	var sx, sy, sum float64
	for _, ring := range r.Rings {
		for i, p := range ring {
			ax, ay := p.MM()
			bx, by := ring[(i+1)%len(ring)].MM()
			w := ax*by - bx*ay
			sx, sy, sum = sx+(ax+bx)*w, sy+(ay+by)*w, sum+w
		}
	}
	return sx / (3 * sum), sy / (3 * sum)
}

func TestLidEmblemPrintsOnTheSmallestBox(t *testing.T) {
	f := newFactory(design.Design{Size: 26, Thickness: 10, Chamfer: 0.6, WellClearance: 0.4, LidClearance: 0.25}, nil)
	emblem, err := f.emblem()
	if err != nil {
		t.Fatal(err)
	}
	lid := models.DefaultLid(f.boxParms(boxDeep), emblem, models.GlyphDepth)
	if emblem.Reach() > lid.InlayApothem() {
		t.Errorf("the emblem reaches %.2f mm, the lid leaves %.2f", emblem.Reach(), lid.InlayApothem())
	}
	for _, finding := range printable.Check(emblem, printable.ForNozzle(0.4)).Findings {
		t.Errorf("lid for 26 mm tiles: %v", finding)
	}
}
