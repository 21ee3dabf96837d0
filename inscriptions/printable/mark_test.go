package printable

import (
	"math"
	"testing"

	"shanhai/inscriptions/planar"
)

// marked returns the mark of the single finding as a region.
func marked(t *testing.T, f Finding) planar.Region {
	t.Helper()
	r, err := planar.Settle(f.mark(), planar.NonZero)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The mark of a thin bar is the bar: its whole area, and nothing beside it.
func TestMarkIsThePart(t *testing.T) {
	for _, degrees := range []float64{0, 30} {
		bar := region(t, rectangle(2, -3, 5, 0.5, degrees))
		mark := marked(t, only(t, Check(bar, nozzle), Stroke))
		near(t, "area", mark.Area(), 2.5, 0.02)
		outside, err := planar.Subtract(mark, bar)
		if err != nil {
			t.Fatal(err)
		}
		near(t, "outside", outside.Area(), 0, 0.03)
	}
}

// A ring's mark is the ring, hole and all.
func TestMarkOfARing(t *testing.T) {
	mark := marked(t, only(t, Check(settled(t, circle(0, 0, 3), circle(0, 0, 2.5)), nozzle), Stroke))
	near(t, "area", mark.Area(), math.Pi*(9-6.25), 0.1)
	if len(mark.Rings) != 2 {
		t.Errorf("%d rings", len(mark.Rings))
	}
}

// A gap whose width wavers about the limit is marked as one, without slivers: bars
// 6 mm long whose sides are as far apart as their teeth say.
func TestMarkBridgesAWaveringWidth(t *testing.T) {
	upper := []float64{-3, 3}
	for i := range 41 {
		upper = append(upper, -3+0.15*float64(i), 0.5+0.02*float64(i%2)) // 0.565 to 0.585 mm apart
	}
	upper = append(upper, 3, 3)
	for i, j := 0, len(upper)-2; i < j; i, j = i+2, j-2 { // counter-clockwise or not, Settle tells
		upper[i], upper[j], upper[i+1], upper[j+1] = upper[j], upper[i], upper[j+1], upper[i+1]
	}
	r := settled(t, region(t, upper).Rings[0], region(t, []float64{-3, -3, 3, -3, 3, -0.065, -3, -0.065}).Rings[0])
	report := Check(r, nozzle)
	f := only(t, report, Gap)
	mark := marked(t, f)
	if len(mark.Rings) != 1 {
		t.Errorf("%d pieces", len(mark.Rings))
	}
	box := mark.Bounds().Size()
	near(t, "length of the mark", planar.MM(box.X), 6.3, 0.5)
}

// However thin a part, its mark is seen: as wide as three cells at least.
func TestMarkOfAHairIsSeen(t *testing.T) {
	hair := region(t, rectangle(0, 0, 4, 0.01, 0))
	f := only(t, Check(hair, nozzle), Stroke)
	size := marked(t, f).Bounds().Size()
	near(t, "height", planar.MM(size.Y), 3*markCell, 0.01)
}
