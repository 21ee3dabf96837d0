package models

import (
	"math"
	"strings"
	"testing"
)

// The limits are those of the project's table of measures: about 55 mm tiles
// on a 180 mm bed, 80 mm just on 256 mm, at 0.4 mm clearance.
func TestBoxFitsTheBedsOfTheTable(t *testing.T) {
	for _, c := range []struct {
		tile, bed float64
		fits      bool
	}{{38, 180, true}, {55, 180, true}, {57, 180, false}, {60, 180, false}, {80, 256, true}, {80, 250, false}} {
		for _, lid := range []float64{0.25, 0.4} {
			p := DefaultBox(c.tile, 10, 6)
			p.LidClearance = lid
			if _, _, ok := p.PlaceOn(Bed{Width: c.bed, Depth: c.bed}); ok != c.fits {
				t.Errorf("%v mm tiles on %v mm: fits %v, want %v (footprint %.2f)", c.tile, c.bed, ok, c.fits, p.Footprint())
			}
		}
	}
}

func TestFootprintIsTheBuiltSize(t *testing.T) {
	for _, p := range extremes() {
		far := 0.0
		box, _ := NewBox(p)
		lid, _ := NewLid(DefaultLid(p, emptyInlay, 0.8))
		for _, s := range []Stack{box, lid.Base} {
			for _, l := range s.Slabs {
				for _, r := range []float64{l.Bottom.Reach(), l.Top.Reach()} {
					far = math.Max(far, 2*r*math.Cos(math.Pi/8))
				}
			}
		}
		near(t, "footprint", p.Footprint(), far, 1e-3)
	}
}

func TestLargestTileIsTheLargest(t *testing.T) {
	corner := []Rect{{0, 0, 18, 28}}
	for _, bed := range []Bed{{Width: 180, Depth: 180}, {Width: 256, Depth: 256, Excluded: corner}, {Width: 120, Depth: 200}, {Width: 180, Depth: 180, Margin: 5}} {
		p := DefaultBox(38, 10, 4)
		got, ok := p.LargestTile(bed)
		if !ok {
			t.Fatalf("%+v: nothing fits", bed)
		}
		p.TileAcrossFlats = got
		if p.Footprint()+2*bed.Margin > math.Min(bed.Width, bed.Depth) {
			t.Errorf("%+v: %v mm tiles need %v", bed, got, p.Footprint())
		}
		p.TileAcrossFlats = got + tileStep
		if got < MaxTile && p.Footprint()+2*bed.Margin <= math.Min(bed.Width, bed.Depth) {
			t.Errorf("%+v: %v mm tiles fit too", bed, got+tileStep)
		}
	}
	if _, ok := DefaultBox(38, 10, 4).LargestTile(Bed{Width: 60, Depth: 60}); ok {
		t.Error("something fits a 60 mm bed")
	}
}

func TestABoxTooLargeSaysWhatWouldFit(t *testing.T) {
	for _, c := range []struct {
		tile, bed float64
		want      string // "" if it fits
	}{
		{38, 180, ""},
		{60, 180, "60 mm across flats it needs 194.1 x 194.1 mm, the bed has 180 x 180 mm: a box for tiles up to 55 mm fits"},
		{20, 50, "the bed has 50 x 50 mm: no allowed tile's box fits it"},
	} {
		err := DefaultBox(c.tile, 10, 4).CheckBed(Bed{Width: c.bed, Depth: c.bed})
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v mm tiles on %v mm: %v", c.tile, c.bed, err)
		}
	}
}

// An octagon leaves the corners of its square free: it may reach past an
// excluded corner that its bounding square covers, and is moved off one that
// its own outline meets.
func TestExcludedPlacesAreKeptClear(t *testing.T) {
	p := DefaultBox(60, 10, 4) // 194.1 mm across
	for _, c := range []struct {
		name string
		r    Rect
		want bool
	}{
		{"small corner", Rect{0, 0, 18, 28}, true},
		{"corner as deep as the octagon's", Rect{0, 0, 45, 45}, false},
		{"strip it can move away from", Rect{0, 0, 4, 200}, true},
		{"middle", Rect{90, 90, 110, 110}, false},
	} {
		x, y, ok := p.PlaceOn(Bed{Width: 200, Depth: 200, Excluded: []Rect{c.r}})
		if ok != c.want {
			t.Errorf("%s: placed %v, want %v", c.name, ok, c.want)
		}
		if ok && meetsOctagon(c.r, x, y, p.Footprint()/2) {
			t.Errorf("%s: lies on it at (%v, %v)", c.name, x, y)
		}
	}
}

// meetsOctagon looks for a point of r, on a fine raster, inside the octagon.
func meetsOctagon(r Rect, x, y, apothem float64) bool {
	for px := r.X0; px <= r.X1; px += 0.25 {
		for py := r.Y0; py <= r.Y1; py += 0.25 {
			dx, dy := math.Abs(px-x), math.Abs(py-y)
			if math.Max(math.Max(dx, dy), (dx+dy)/math.Sqrt2) < apothem-1e-9 {
				return true
			}
		}
	}
	return false
}
