package printable

import (
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
)

// Each line says what, where, how small, what it needs and what to do.
func TestWordsOfAFinding(t *testing.T) {
	for want, outlines := range map[string][][]float64{
		"stroke at (2.0, -3.0): 0.50 mm wide over 5.0 mm, needs 0.8 mm; thicken it by 0.3 mm":                                {rectangle(2, -3, 5, 0.5, 0)},
		"island at (0.0, 0.0): 1.10 mm across, needs 1.2 mm; enlarge it by 0.1 mm or join it to its neighbour":               {rectangle(0, 0, 0.9, 0.632, 0)},
		"island at (0.0, 0.0): 0.14 mm across, needs 1.2 mm; remove it":                                                      {rectangle(0, 0, 0.1, 0.1, 0)},
		"gap at (0.0, 0.0): 0.40 mm wide over 4.0 mm, needs 0.6 mm; open it by 0.2 mm":                                       {rectangle(0, 0, 8, 8, 0), rectangle(0, 0, 4, 0.4, 0)},
		"gap at (0.0, 0.0): 0.10 mm wide over 4.0 mm, needs 0.6 mm; close it or open it by 0.5 mm":                           {rectangle(0, 0, 8, 8, 0), rectangle(0, 0, 4, 0.1, 0)},
		"gap at (0.0, 0.0): its sides touch, at most 0.01 mm wide over 4.0 mm, needs 0.6 mm; close it or open it by 0.59 mm": {rectangle(0, 0, 8, 8, 0), rectangle(0, 0, 4, 0.01, 0)},
		"hole at (0.0, 0.0): 0.02 mm across, needs 0.6 mm; fill it":                                                          {rectangle(0, 0, 8, 8, 0), rectangle(0, 0, 0.02, 0.02, 0)},
	} {
		if got := only2(t, outlines...).String(); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	hole := only2(t, rectangle(0, 0, 8, 8, 0), coordinates(circle(0, 0, 0.2)))
	near(t, "hole", hole.Widest, 0.4, 0.03)
	if got := hole.String(); !strings.HasPrefix(got, "hole at (0.0, 0.0): 0.") || !strings.HasSuffix(got, " or fill it") {
		t.Error(got)
	}
	taper := only2(t, []float64{0, 0, 12, -1.2, 12, 1.2}).String()
	if !strings.Contains(taper, ": runs to a point from 0.76 mm over 3.8 mm, needs 0.8 mm; blunt it") {
		t.Error(taper)
	}
	wedge := only2(t, []float64{0, -0.15, 12, -0.75, 12, 0.75, 0, 0.15}).String()
	if !strings.Contains(wedge, ": 0.32 to 0.77 mm wide over ") {
		t.Error(wedge)
	}
}

// coordinates returns a ring as region takes it.
func coordinates(r planar.Ring) []float64 {
	var out []float64
	for _, p := range r {
		x, y := p.MM()
		out = append(out, x, y)
	}
	return out
}

func only2(t *testing.T, outlines ...[]float64) Finding {
	t.Helper()
	r := Check(region(t, outlines...), nozzle)
	if len(r.Findings) != 1 {
		t.Fatal(r.Findings)
	}
	return r.Findings[0]
}

// The words add up what the bar of 2.5 mm2 loses: all of it.
func TestLossesAreAreas(t *testing.T) {
	r := Check(region(t, rectangle(2, -3, 5, 0.5, 0)), nozzle)
	if got, want := r.Losses(), "printed as it is, 2.5 of the drawing's 2.5 mm2 would be lost, and gaps of 0.0 mm2 would close"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestCounts(t *testing.T) {
	for want, kinds := range map[string][]Kind{
		"1 stroke":                       {Stroke},
		"2 gaps":                         {Gap, Gap},
		"1 gap and 1 island":             {Gap, Island},
		"2 strokes, 1 gap and 3 islands": {Stroke, Stroke, Gap, Island, Island, Island},
	} {
		var r Report
		for _, k := range kinds {
			r.Findings = append(r.Findings, Finding{Kind: k})
		}
		if got := r.counts(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
