package bambu

import (
	"testing"

	"shanhai/pieces/print"
)

// The wanted volumes were worked out by hand from the published formula; the
// first two are the ones that Bambu's users know: 560 and 80 mm3 plus the
// nozzle's 107.
func TestFlushVolumes(t *testing.T) {
	black, white, red := print.Colour{}, print.Colour{R: 255, G: 255, B: 255}, print.Colour{R: 255}
	for _, c := range []struct {
		from, to print.Colour
		want     int
	}{
		{black, white, 667}, {white, black, 187}, {red, red, 0},
		// hue 1, lightness 0.3: 230 and 560 * 0.3^0.7 = 241.08; third side 407.97
		{black, red, 515},
		// lightness -0.3: 24; hue least of 1 and 0.67 * 0 + 0.33 * 1 = 0.33: 75.9; third side 90.29
		{red, black, 197},
		// from one grey to nearly the same: the least of 60
		{print.Colour{R: 100, G: 100, B: 100}, print.Colour{R: 99, G: 99, B: 99}, 167},
	} {
		if got := flushVolume(c.from, c.to); got != c.want {
			t.Errorf("%v to %v: %d, want %d", c.from, c.to, got, c.want)
		}
	}
}
