package svg

import (
	"fmt"
	"math"
	"testing"

	"shanhai/inscriptions/planar"
)

// A round pen covers exactly the places nearer to the line than half its
// width. That is checked by distance to many points of the line, whatever
// the line does: bends tighter than the pen, cusps, loops, hairpins.
func TestRoundPenCoversByDistance(t *testing.T) {
	for name, data := range map[string]string{
		"gentle":             "M5 20C15 5 25 35 35 20",
		"bend tighter":       "M10 30C18 0 22 0 30 30",
		"hairpin":            "M10 20C40 20 40 20.5 10 20.5",
		"cusp":               "M10 30C35 5 5 5 30 30",
		"nearly a cusp":      "M10 30C34 5 6 5 30 30",
		"loop":               "M12 30C45 5 -5 5 28 30",
		"small loop":         "M18 22C26 17 14 17 22 22",
		"straight and back":  "M10 20C40 20 0 20 30 20",
		"spiral of arcs":     "M20 20a1 1 0 0 1 2 0a2 2 0 0 1-4 0a3 3 0 0 1 6 0a5 5 0 0 1-10 0",
		"tiny ring":          "M20 20a.5 .5 0 1 1 0 .01z",
		"zigzag":             "M10 10L12 30 14 10 16 30 18 10 20 30",
		"S":                  "M10 10C30 10 10 30 30 30",
		"quadratic":          "M10 30Q20 -10 30 30",
		"control at the end": "M10 20C10 20 20 5 30 20C30 20 30 20 30 30",
		"closed":             "M10 10L30 12 28 30 12 28Z",
		"star":               "M" + pentagram + "Z",
	} {
		for _, width := range []float64{0.4, 3, 8} {
			t.Run(fmt.Sprint(name, " ", width), func(t *testing.T) { roundPen(t, data, width) })
		}
	}
}

func roundPen(t *testing.T, data string, width float64) {
	t.Helper()
	r := keep(t, doc(fmt.Sprintf(`<path d="%s" fill="none" stroke="red" stroke-width="%g" stroke-linecap="round" stroke-linejoin="round"/>`, data, width)))
	path, err := parsePath(data)
	if err != nil {
		t.Fatal(err)
	}
	line := densely(path)
	for y := 0.25; y < 40; y += 0.5 {
		for x := 0.25; x < 40; x += 0.5 {
			far := math.Sqrt(nearest(line, Vec{x, y})) - width/2
			if math.Abs(far) < Tolerance+0.002 {
				continue
			}
			if r.Contains(planar.At(x-20, 20-y)) != (far < 0) {
				t.Fatalf("at %g,%g, %.4f mm from the pen's edge: inside is %v", x, y, far, far > 0)
			}
		}
	}
}

// densely returns points of a path no more than about 0.03 mm apart.
func densely(p Path) []Vec {
	var out []Vec
	for _, s := range p {
		at := s.Start
		segments := s.Segments
		if s.Closed {
			segments = append(segments[:len(segments):len(segments)], Segment{Kind: Line, To: s.Start})
		}
		for _, g := range segments {
			for k := range 2001 {
				out = append(out, g.point(at, float64(k)/2000))
			}
			at = g.To
		}
	}
	return out
}

// nearest returns the square of the smallest distance.
func nearest(line []Vec, v Vec) float64 {
	best := math.Inf(1)
	for _, p := range line {
		d := p.sub(v)
		best = min(best, d.X*d.X+d.Y*d.Y)
	}
	return best
}

// The corners of butt and square caps lie square to the line's true tangent,
// also where the line bends right up to its end.
func TestCapsFollowTheTangent(t *testing.T) {
	for _, c := range []struct {
		cap  string
		want Vec // corner to the left of the end
	}{{"butt", Vec{30, 8}}, {"square", Vec{32, 8}}} {
		r := keep(t, doc(`<path d="M10 30A20 20 0 0 1 30 10" fill="none" stroke="red" stroke-width="4" stroke-linecap="`+c.cap+`"/>`))
		best := math.Inf(1)
		for _, p := range vecs(r) {
			best = min(best, p.sub(Vec{c.want.X - 20, 20 - c.want.Y}).length())
		}
		if best > 1e-4 {
			t.Errorf("%s: nearest outline point is %.4f mm from the corner", c.cap, best)
		}
	}
}
