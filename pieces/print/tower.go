package print

import "math"

// A prime tower cleans the nozzle after a filament change. Where it stands is
// written into the project (wipe_tower_x, wipe_tower_y, plate by plate); how
// big it gets the slicer works out. The figures below are those of Bambu
// Studio's estimate, with OrcaSlicer's where they ask for more room.
const (
	towerMargin     = 15   // WIPE_TOWER_MARGIN: nearer to the bed's edge both programs move the tower
	towerBrim       = 3    // prime_tower_brim_width
	towerWidth      = 35   // prime_tower_width, of a tower without ribs
	towerDepth      = 20   // the least depth of a tower without ribs, up to 100 mm high
	towerSpacing    = 1.5  // prime_tower_infill_gap, 150 %
	towerRib        = 8    // prime_tower_rib_width
	primeVolume     = 45   // filament_prime_volume of PLA, mm3 a change
	nozzleChange    = 24.1 // filament_change_length 10 mm of 1.75 mm filament, mm3, two nozzles only
	towerBrimSpread = 4    // the brim as printed (whole lines) and a little
)

// PrimeTower returns the rectangle of the prime tower without its brim, for a
// plate with that many filaments whose highest object is height mm high. It
// lies at the back right, as near to the corner as the slicers leave it. It is
// empty if one filament is enough.
func (m Machine) PrimeTower(filaments int, height float64) Rect {
	if filaments < 2 {
		return Rect{}
	}
	ribbed := m.ribbedTower(filaments, height)
	w, d := math.Max(towerWidth, ribbed), math.Max(math.Max(towerDepth, stableDepth(height)), ribbed)
	right, back := m.ReachMax-towerMargin-towerBrim, m.Depth-towerMargin-towerBrim
	return Rect{right - w, back - d, right, back}
}

// KeepOut returns the area around a prime tower that its brim may cover.
func (r Rect) KeepOut() Rect {
	if r.Empty() {
		return r
	}
	return Rect{r.X0 - towerBrimSpread, r.Y0 - towerBrimSpread, r.X1 + towerBrimSpread, r.Y1 + towerBrimSpread}
}

// ribbedTower returns the side of the square tower with ribs, the standard
// since Bambu Studio 2.0, in whole mm.
func (m Machine) ribbedTower(filaments int, height float64) float64 {
	volume := float64(primeVolume * (filaments - 1))
	if m.Nozzles == 2 {
		volume = float64(primeVolume*filaments) + float64(nozzleChange*float64(filaments/2))
	}
	side := math.Sqrt(volume / m.LayerHeight * towerSpacing)
	return math.Ceil(math.Max(side, stableDepth(height)) + towerRib/math.Sqrt2)
}

// stableDepth is the depth in mm that a tower needs at a height to stand
// (Bambu's min_depth_per_height, linear between the entries).
func stableDepth(height float64) float64 {
	steps := [][2]float64{{5, 5}, {100, 20}, {250, 40}, {350, 60}}
	if height <= steps[0][0] {
		return steps[0][1]
	}
	for i := 1; i < len(steps); i++ {
		a, b := steps[i-1], steps[i]
		if height <= b[0] {
			return a[1] + float64((b[1]-a[1])*((height-a[0])/(b[0]-a[0])))
		}
	}
	return steps[len(steps)-1][1]
}
