package models

import (
	"math"
	"testing"
)

// reachTurned returns the apothem of the smallest octagon, flats towards the
// axes, around the flower turned by the given angle in degrees, by looking at
// all its corners.
func reachTurned(across, wall, turn float64) float64 {
	far := 0.0
	for i := range wellCount {
		cx, cy := 0.0, 0.0
		if i > 0 {
			cx, cy = polar(across+wall, turn+60*float64(i))
		}
		for k := range 6 {
			dx, dy := polar(across/math.Sqrt(3), turn+30+60*float64(k))
			for n := range 8 {
				ux, uy := polar(1, 45*float64(n))
				far = math.Max(far, ux*(cx+dx)+uy*(cy+dy))
			}
		}
	}
	return far
}

func polar(r, degrees float64) (x, y float64) {
	s, c := math.Sincos(degrees * math.Pi / 180)
	return r * c, r * s
}

func TestFlowerSitsInTheTightestOctagon(t *testing.T) {
	for _, f := range []flower{{20.4, 1.26}, {38.8, 1.26}, {81.6, 1.26}, {20.4, 4}} {
		near(t, "apothem", f.apothem(), reachTurned(f.across, f.wall, 0), 1e-9)
		for turn := 0.0; turn < 60; turn += 0.25 {
			if r := reachTurned(f.across, f.wall, turn); r < f.apothem()-1e-9 {
				t.Errorf("%+v turned by %v degrees fits %v, tighter than %v", f, turn, r, f.apothem())
			}
		}
	}
}

func TestEveryTileHasItsClearance(t *testing.T) {
	for _, p := range extremes() {
		box, err := NewBox(p)
		if err != nil {
			t.Fatal(err)
		}
		rings := crossSection(box, p.Floor+1)
		found := 0
		for _, tile := range tilesIn(p) {
			for _, r := range rings[1:] {
				if holds([][][2]float64{r}, tile[0]) {
					near(t, "clearance", ringDistance(tile, r), p.WellClearance, 1e-4)
					found++
				}
			}
		}
		if found != 7 {
			t.Errorf("%+v: %d tiles lie in a well, want 7", p, found)
		}
	}
}

// tilesIn lays a plain hexagon into the middle of every well.
func tilesIn(p BoxParms) [][][2]float64 {
	var out [][][2]float64
	pitch := p.TileAcrossFlats + 2*p.WellClearance + p.WellWall
	for i := range 7 {
		cx, cy := polar(pitch*math.Min(1, float64(i)), 60*float64(i))
		var tile [][2]float64
		for k := range 6 {
			dx, dy := polar(p.TileAcrossFlats/math.Sqrt(3), 30+60*float64(k))
			tile = append(tile, [2]float64{cx + dx, cy + dy})
		}
		out = append(out, tile)
	}
	return out
}
