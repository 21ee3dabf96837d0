package printable

import (
	"testing"

	"shanhai/inscriptions/planar"
)

// A bar of 0.5 mm has to grow to 0.8, less the slack; a wedge never ends.
func TestEnlarge(t *testing.T) {
	for _, width := range []float64{0.25, 0.5, 0.7, 0.9} {
		factor, ok := Enlarge(region(t, rectangle(0, 0, 9, width, 20)), nozzle)
		if want := max(1, 0.77/width); !ok || factor < want-0.001 || factor > want*1.02 {
			t.Errorf("%g mm: %.3f %v, want %.3f", width, factor, ok, want)
		}
	}
	for name, r := range map[string]planar.Region{
		"wedge":    region(t, []float64{0, 0, 12, -1.2, 12, 1.2}),
		"hair":     region(t, rectangle(0, 0, 9, 0.1, 0)),
		"pin hole": region(t, rectangle(0, 0, 9, 9, 0), rectangle(0, 0, 0.05, 0.05, 0)),
	} {
		if factor, ok := Enlarge(r, nozzle); ok {
			t.Errorf("%s: prints when enlarged %g times", name, factor)
		}
	}
}

// What Enlarge promises is kept: nothing is too small then, and something is a little before.
func TestEnlargeIsEnough(t *testing.T) {
	for _, key := range pieceKeys[:5] {
		r := drawn(t, key, 20)
		factor, ok := Enlarge(r, nozzle)
		if !ok || len(Check(scaled(r, factor), nozzle).Findings) != 0 {
			t.Errorf("%s: %g, %v", key, factor, ok)
		}
		if factor > 1 && len(Check(scaled(r, factor*0.96), nozzle).Findings) == 0 {
			t.Errorf("%s: %g is more than enough", key, factor)
		}
	}
}
