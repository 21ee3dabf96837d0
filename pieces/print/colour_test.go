package print_test

import (
	"math"
	"testing"

	"shanhai/pieces/print"
)

func TestColoursReadAndPrintTheSame(t *testing.T) {
	for in, want := range map[string]string{"#c1272d": "#C1272D", "#000000": "#000000", "#F5F5F0": "#F5F5F0"} {
		c, err := print.ParseColour(in)
		if err != nil || c.String() != want {
			t.Errorf("%s: %v, %v", in, c, err)
		}
	}
	for _, bad := range []string{"", "C1272D", "#C1272", "#C1272DFF", "#+1272D", "#GG0000", "red"} {
		if c, err := print.ParseColour(bad); err == nil {
			t.Errorf("%q gave %v", bad, c)
		}
	}
}

// The wanted values are those of WCAG 2's own worked figures: white over
// #767676 has a contrast of 4.54 : 1, #0000FF over white 8.59 : 1.
func TestLuminanceGivesThePublishedContrasts(t *testing.T) {
	white, contrast := print.Colour{R: 255, G: 255, B: 255}, map[string]float64{"#767676": 4.54, "#0000FF": 8.59, "#FF0000": 4.00, "#000000": 21}
	for s, want := range contrast {
		c, err := print.ParseColour(s)
		if err != nil {
			t.Fatal(err)
		}
		if got := (white.Luminance() + 0.05) / (c.Luminance() + 0.05); math.Abs(got-want) > 0.005 {
			t.Errorf("%s: %.3f, want %.2f", s, got, want)
		}
	}
}

func FuzzParseColour(f *testing.F) {
	f.Add("#C1272D")
	f.Add("#zz0000")
	f.Fuzz(func(t *testing.T, s string) {
		c, err := print.ParseColour(s)
		if err != nil {
			return
		}
		again, err := print.ParseColour(c.String())
		if err != nil || again != c {
			t.Errorf("%q: %v, then %v, %v", s, c, again, err)
		}
	})
}
