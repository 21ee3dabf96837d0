package svg

import (
	"math"
	"testing"
)

func TestEnclosingCircles(t *testing.T) {
	for name, c := range map[string]struct {
		points []Vec
		want   circle
	}{
		"none":                   {nil, circle{}},
		"one":                    {[]Vec{{3, 4}}, circle{Vec{3, 4}, 0}},
		"two":                    {[]Vec{{0, 0}, {6, 8}}, circle{Vec{3, 4}, 5}},
		"repeated":               {[]Vec{{1, 1}, {1, 1}, {3, 1}, {3, 1}}, circle{Vec{2, 1}, 1}},
		"on a line":              {[]Vec{{0, 0}, {1, 0}, {2, 0}, {10, 0}}, circle{Vec{5, 0}, 5}},
		"right angle":            {[]Vec{{0, 0}, {8, 0}, {0, 6}}, circle{Vec{4, 3}, 5}},
		"equilateral":            {[]Vec{{0, 0}, {2, 0}, {1, math.Sqrt(3)}}, circle{Vec{1, 1 / math.Sqrt(3)}, 2 / math.Sqrt(3)}},
		"obtuse":                 {[]Vec{{0, 0}, {10, 0}, {4, 1}}, circle{Vec{5, 0}, 5}},
		"square with one inside": {[]Vec{{0, 0}, {2, 0}, {2, 2}, {0, 2}, {1.5, 0.5}}, circle{Vec{1, 1}, math.Sqrt2}},
	} {
		got := enclosing(c.points)
		if got.c.sub(c.want.c).length() > 1e-9 || math.Abs(got.r-c.want.r) > 1e-9 {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

// The second method: a slow walk downhill on the largest distance, which
// is a convex function of the centre.
func TestEnclosingCircleIsSmallest(t *testing.T) {
	seed := uint64(7)
	random := func() float64 {
		seed = seed*6364136223846793005 + 1442695040888963407
		return float64(seed>>40) / (1 << 24)
	}
	for range 200 {
		var points []Vec
		for range 3 + int(random()*40) {
			points = append(points, Vec{random() * 30, random() * random() * 20})
		}
		got := enclosing(points)
		for _, p := range points {
			if !got.holds(p) {
				t.Fatalf("%v lies outside %+v", p, got)
			}
		}
		if want := downhill(points); got.r > want+1e-6 {
			t.Fatalf("radius %.9f, but %.9f is enough for %v", got.r, want, points)
		}
	}
}

func downhill(points []Vec) float64 {
	c, step := points[0], 8.0
	reach := func(c Vec) float64 { return farthest(points, c).sub(c).length() }
	for best := reach(c); step > 1e-9; {
		moved := false
		for k := range 16 {
			sin, cos := math.Sincos(float64(k) * math.Pi / 8)
			if next := c.add(Vec{step * cos, step * sin}); reach(next) < best {
				c, best, moved = next, reach(next), true
				break
			}
		}
		if !moved {
			step /= 2
		}
	}
	return reach(c)
}
