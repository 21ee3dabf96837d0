package shanhai

import (
	"maps"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/printable"
)

// A bar 5 mm long and 0.5 mm wide is too thin for the 0.4 mm nozzle, which
// needs 0.8 mm; a square of 5 mm is not.
func TestTooSmallIsOneShortLine(t *testing.T) {
	said := func(w, h float64) []string {
		t.Helper()
		r, err := planar.Settle([]planar.Ring{{planar.At(-w/2, -h/2), planar.At(w/2, -h/2), planar.At(w/2, h/2), planar.At(-w/2, h/2)}}, planar.NonZero)
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, l := range tooSmall("shan", printable.Check(r, printable.ForNozzle(0.4)), "shanhai glyph check shan") {
			if want := map[string]string{"piece": "shan", "nozzle": "0.4", "strokes": "1"}; l.Code != "too-small" || !maps.Equal(l.Facts, want) {
				t.Errorf("%s %v", l.Code, l.Facts)
			}
			out = append(out, l.Text)
		}
		return out
	}
	want := `shan: 1 stroke is too small for the 0.4 mm nozzle; "shanhai glyph check shan" shows where and what helps`
	if got := said(5, 0.5); len(got) != 1 || got[0] != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := said(5, 5); got != nil {
		t.Error(got)
	}
}
