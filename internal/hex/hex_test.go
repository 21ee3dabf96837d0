package hex

import (
	"math"
	"testing"
)

// center places a hex of unit width on the plane, a second way to measure neighbours and distances.
func center(h Hex) (x, y float64) {
	return float64(h.Q) + float64(h.R)/2, float64(h.R) * math.Sqrt(3) / 2
}

func TestDirectionsTurnClockwiseAtUnitDistance(t *testing.T) {
	for i, d := range Directions() {
		x, y := center(d.Unit())
		wantX, wantY := math.Cos(float64(i)*math.Pi/3), math.Sin(float64(i)*math.Pi/3)
		if math.Abs(x-wantX) > 1e-12 || math.Abs(y-wantY) > 1e-12 {
			t.Errorf("direction %d lies at %.3f,%.3f; want %.3f,%.3f (y down)", i, x, y, wantX, wantY)
		}
	}
}

func TestOppositeDirectionsCancel(t *testing.T) {
	for _, d := range Directions() {
		if sum := d.Unit().Add(d.Turn(3).Unit()); sum != (Hex{}) {
			t.Errorf("direction %d and its opposite add up to %v", d, sum)
		}
		if d.Turn(-1).Turn(1) != d || d.Turn(-7) != d.Turn(5) {
			t.Errorf("turning %d back and forth does not return", d)
		}
	}
}

// A flood from the origin counts 1, 6, 12, 18 ... hexes at distance 0, 1, 2, 3 ...
func TestDistanceEqualsStepsOfAFlood(t *testing.T) {
	seen := map[Hex]int{{}: 0}
	frontier := []Hex{{}}
	for step := 1; step <= 5; step++ {
		var next []Hex
		for _, h := range frontier {
			for _, n := range h.Neighbors() {
				if _, ok := seen[n]; !ok {
					seen[n] = step
					next = append(next, n)
				}
			}
		}
		if len(next) != 6*step {
			t.Errorf("%d hexes at distance %d, want %d", len(next), step, 6*step)
		}
		frontier = next
	}
	for h, want := range seen {
		if got := h.Distance(Hex{}); got != want {
			t.Errorf("Distance(%v) = %d, want %d", h, got, want)
		}
	}
}

func TestDirectionToFindsOnlyNeighbors(t *testing.T) {
	from := Hex{3, -2}
	for _, d := range Directions() {
		if got, ok := from.DirectionTo(from.Neighbor(d)); !ok || got != d {
			t.Errorf("DirectionTo the neighbour %d = %d, %v", d, got, ok)
		}
	}
	for _, far := range []Hex{from, {5, -2}, {4, -1}} {
		if _, ok := from.DirectionTo(far); ok {
			t.Errorf("%v is no neighbour of %v", far, from)
		}
	}
}
