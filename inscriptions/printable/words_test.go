package printable

import (
	"strings"
	"testing"
)

func TestWordsOfAFinding(t *testing.T) {
	for want, outline := range map[string][]float64{
		"stroke 0.50 mm wide over 5.0 mm at (2.0, -3.0), needs 0.8 mm": rectangle(2, -3, 5, 0.5, 0),
		"island 1.10 mm across at (0.0, 0.0), needs 1.2 mm":            rectangle(0, 0, 0.9, 0.632, 0),
	} {
		if got := only2(t, outline).String(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	taper := only2(t, []float64{0, 0, 12, -1.2, 12, 1.2}).String()
	if !strings.HasPrefix(taper, "stroke running to a point from 0.76 mm over 3.8 mm at (") {
		t.Error(taper)
	}
	wedge := only2(t, []float64{0, -0.15, 12, -0.75, 12, 0.75, 0, 0.15}).String()
	if !strings.HasPrefix(wedge, "stroke 0.32 to 0.77 mm wide over ") {
		t.Error(wedge)
	}
}

func only2(t *testing.T, outline []float64) Finding {
	t.Helper()
	r := Check(region(t, outline), nozzle)
	if len(r.Findings) != 1 {
		t.Fatal(r.Findings)
	}
	return r.Findings[0]
}

func TestWarningIsOneLine(t *testing.T) {
	one := Check(region(t, rectangle(2, -3, 5, 0.5, 0)), nozzle)
	want := `shan: 1 stroke is too small for the 0.4 mm nozzle: stroke 0.50 mm wide over 5.0 mm at (2.0, -3.0), needs 0.8 mm; a larger --size helps, or "glyph check shan --thicken"`
	if got := Warnings("shan", one, "glyph check shan --thicken"); len(got) != 1 || got[0] != want {
		t.Errorf("%q\nwant %q", got, want)
	}
	many := Check(drawn(t, "feilian", 20), nozzle)
	got := Warnings("feilian", many, "")
	if len(got) != 1 || strings.Contains(got[0], "\n") || !strings.Contains(got[0], "are too small for the 0.4 mm nozzle: the worst is a stroke 0.") {
		t.Error(got)
	}
	if got := Warnings("shan", Check(drawn(t, "shan", 26), nozzle), ""); got != nil {
		t.Error(got)
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
