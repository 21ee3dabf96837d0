package planar

import (
	"errors"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

func square(x, y, side float64) Ring {
	return Ring{At(x, y), At(x+side, y), At(x+side, y+side), At(x, y+side)}
}

func polygon(xy ...float64) Ring {
	var r Ring
	for i := 0; i < len(xy); i += 2 {
		r = append(r, At(xy[i], xy[i+1]))
	}
	return r
}

func pentagram() Ring {
	var r Ring
	for i := range 5 {
		a := math.Pi/2 + 4*math.Pi/5*float64(i)
		r = append(r, At(10*math.Cos(a), 10*math.Sin(a)))
	}
	return r
}

// pentagramAreas returns the areas inside a pentagram with corners on radius
// 10: all of it, and without the pentagon in its middle. The middle has the
// radius R cos 72 / cos 36.
func pentagramAreas() (nonZero, evenOdd float64) {
	deg := math.Pi / 180
	inner := 10 * math.Cos(72*deg) / math.Cos(36*deg)
	pentagon := 2.5 * inner * inner * math.Sin(72*deg)
	star := 5 * 10 * inner * math.Sin(36*deg)
	return star, star - pentagon
}

func TestSettleAreas(t *testing.T) {
	starAll, starArms := pentagramAreas()
	cases := []struct {
		name  string
		rings []Ring
		rule  FillRule
		area  float64 // mm2, by hand
		off   float64 // how far parting may move it
		count int
	}{
		{"one square", []Ring{square(0, 0, 10)}, NonZero, 100, 0, 1},
		{"clockwise square", []Ring{square(0, 0, 10).Reversed()}, NonZero, 100, 0, 1},
		{"two squares overlapping", []Ring{square(0, 0, 10), square(5, 5, 10)}, NonZero, 175, 1e-9, 1},
		{"the same by even-odd: two L that meet in two corners", []Ring{square(0, 0, 10), square(5, 5, 10)}, EvenOdd, 150, 1e-3, 2},
		{"nested, same direction", []Ring{square(0, 0, 10), square(2, 2, 4)}, NonZero, 100, 0, 1},
		{"nested, even-odd", []Ring{square(0, 0, 10), square(2, 2, 4)}, EvenOdd, 84, 0, 2},
		{"hole by direction", []Ring{square(0, 0, 10), square(2, 2, 4).Reversed()}, NonZero, 84, 0, 2},
		{"the same square twice", []Ring{square(0, 0, 10), square(0, 0, 10)}, NonZero, 100, 0, 1},
		{"the same square twice, even-odd", []Ring{square(0, 0, 10), square(0, 0, 10)}, EvenOdd, 0, 0, 0},
		{"squares that share an edge", []Ring{square(0, 0, 10), square(10, 0, 10)}, NonZero, 200, 0, 1},
		{"squares that share part of an edge", []Ring{square(0, 0, 10), square(10, 5, 10)}, NonZero, 200, 0, 1},
		{"squares that touch in a corner", []Ring{square(0, 0, 10), square(10, 10, 10)}, NonZero, 200, 1e-3, 2},
		{"a tip on an edge", []Ring{square(0, 0, 10), polygon(10, 5, 15, 0, 15, 10)}, NonZero, 125, 1e-3, 2},
		{"a hole that touches the outline", []Ring{square(0, 0, 10), polygon(0, 5, 5, 2, 5, 8)}, EvenOdd, 85, 1e-3, 1},
		{"pentagram, non-zero", []Ring{pentagram()}, NonZero, starAll, 1e-3, 1},
		{"pentagram, even-odd", []Ring{pentagram()}, EvenOdd, starArms, 1e-3, 5},
		{"a figure of eight", []Ring{polygon(0, 0, 10, 10, 10, 0, 0, 10)}, NonZero, 50, 1e-3, 2},
		{"a spike", []Ring{polygon(0, 0, 10, 0, 10, 10, 5, 10, 5, 20, 5, 10, 0, 10)}, NonZero, 100, 0, 1},
		{"points repeated", []Ring{{At(0, 0), At(0, 0), At(4, 0), At(4, 4), At(4, 4), At(0, 4)}}, NonZero, 16, 0, 1},
		{"a gap under the contact distance", []Ring{square(0, 0, 10), square(10.00003, 0, 10)}, NonZero, 200, 1e-3, 1},
		{"a speck", []Ring{square(0, 0, 0.005)}, NonZero, 0, 0, 0},
		{"nothing", nil, NonZero, 0, 0, 0},
		{"a line there and back", []Ring{{At(0, 0), At(5, 5)}}, NonZero, 0, 0, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got, err := Settle(c.rings, c.rule)
			if err != nil {
				t.Fatal(err)
			}
			if math.Abs(got.Area()-c.area) > c.off {
				t.Errorf("area %.6f mm2, want %.6f", got.Area(), c.area)
			}
			if len(got.Rings) != c.count {
				t.Errorf("%d rings, want %d: %v", len(got.Rings), c.count, got.Rings)
			}
			mustBeSound(t, got)
		})
	}
}

// TestSettleDoesNotDependOnHowRingsAreDrawn settles bars that cross at angles
// of a few millionths, where a step of rounding moves a crossing far, in
// another order and from other first points.
func TestSettleDoesNotDependOnHowRingsAreDrawn(t *testing.T) {
	rng := rand.New(rand.NewPCG(231, 0))
	off := func(n int64) int64 { return rng.Int64N(2*n+1) - n }
	for n := range 500 {
		var rings, turned []Ring
		for range 2 + rng.IntN(6) {
			y, far := off(60), int64(Limit/2)
			top := y + 1 + rng.Int64N(2000)
			r := Ring{{-far, y + off(40)}, {far, y + off(40)}, {far + off(40), top + off(40)}, {-far + off(40), top + off(40)}}
			rings = append(rings, r)
			turned = append([]Ring{append(append(Ring{}, r[2:]...), r[:2]...)}, turned...)
		}
		a, errA := Settle(rings, FillRule(n%2))
		b, errB := Settle(turned, FillRule(n%2))
		if errA != nil || errB != nil || !reflect.DeepEqual(a, b) {
			t.Fatalf("case %d: %v (%v) and %v (%v)", n, a, errA, b, errB)
		}
	}
}

// TestSettleKeepsFineCurves draws a dot with points nearer to each other than
// those that are taken to be one: they are thinned out, not drawn together.
func TestSettleKeepsFineCurves(t *testing.T) {
	for _, n := range []int{1000, 5000, 20_000} {
		const radius = 0.1
		var dot Ring
		for i := range n {
			sin, cos := Sincos(4 * float64(i) / float64(n))
			dot = append(dot, At(radius*cos, radius*sin))
		}
		got, err := Settle([]Ring{dot}, NonZero)
		if err != nil {
			t.Fatal(err)
		}
		mustBeSound(t, got)
		// The outline may stray by one merge to either side.
		off := 2 * math.Pi * radius * MM(2*merge)
		if want := math.Pi * radius * radius; math.Abs(got.Area()-want) > off {
			t.Errorf("%d points: %.6f mm2, want %.6f", n, got.Area(), want)
		}
	}
}

// TestSettlePartsNeedles joins slivers at their tips, so thin that the tips
// are still one point when drawn back by the usual 0.02 mm.
func TestSettlePartsNeedles(t *testing.T) {
	for _, length := range []float64{1, 10, 100} {
		for _, wide := range []int64{40, 200, 1000} {
			tip, far := At(0, 0), Grid(length)
			got, err := Settle([]Ring{
				{tip, {far, 0}, {far, wide}},
				{tip, {far, 2 * wide}, {far, 3 * wide}},
			}, NonZero)
			if err != nil {
				t.Errorf("%g mm long, %d steps wide: %v", length, wide, err)
				continue
			}
			mustBeSound(t, got)
			if want, a := length*MM(wide), got.Area(); a > want || a < want/4 {
				t.Errorf("%g mm long, %d steps wide: %g mm2 left of %g", length, wide, a, want)
			}
		}
	}
}

func mustBeSound(t *testing.T, r Region) {
	t.Helper()
	if p, bad := r.Overlap(); bad {
		x, y := p.MM()
		t.Fatalf("outlines meet at (%.6f, %.6f)", x, y)
	}
	for _, ring := range r.Rings {
		for i, p := range ring {
			if Turn(ring[(i+len(ring)-1)%len(ring)], p, ring[(i+1)%len(ring)]) == 0 {
				t.Fatalf("point %v is not a corner", p)
			}
		}
	}
}

func TestBooleans(t *testing.T) {
	a, b := Region{[]Ring{square(0, 0, 10)}}, Region{[]Ring{square(5, 5, 10)}}
	union, _ := Union(a, b)
	diff, _ := Subtract(a, b)
	both, _ := Intersect(a, b)
	for name, got := range map[string][2]float64{
		"union": {union.Area(), 175}, "difference": {diff.Area(), 75}, "intersection": {both.Area(), 25},
	} {
		if got[0] != got[1] {
			t.Errorf("%s: %v mm2, want %v", name, got[0], got[1])
		}
	}
}

func TestSettleRefusesBeyondTheGrid(t *testing.T) {
	if _, err := Settle([]Ring{square(250, 0, 10)}, NonZero); err == nil {
		t.Fatal("a point at 260 mm was accepted")
	}
}

// TestSettleKeepsWhatTheRuleSays compares, at random places away from the
// outlines, the settled region with the winding number of the outlines as given.
func TestSettleKeepsWhatTheRuleSays(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 100 {
		rings := randomRings(rng, 1+n%4, 3+n%40, n%3)
		for _, rule := range []FillRule{NonZero, EvenOdd} {
			got, err := Settle(rings, rule)
			if err != nil {
				t.Fatalf("case %d: %v", n, err)
			}
			mustBeSound(t, got)
			comparePlaces(t, rng, rings, rule, got)
		}
	}
}

func comparePlaces(t *testing.T, rng *rand.Rand, rings []Ring, rule FillRule, got Region) {
	t.Helper()
	given := Region{rings}
	for range 60 {
		p := At(rng.Float64()*24-12, rng.Float64()*24-12)
		if distance(rings, p) < 0.025 {
			continue
		}
		if want := rule.inside(int32(given.Winding(p))); got.Contains(p) != want {
			t.Fatalf("at %v: inside %v, want %v", p, !want, want)
		}
	}
}

// randomRings draws rings with real, coarse or integer coordinates, so that
// crossings, contacts and shared edges all occur.
func randomRings(rng *rand.Rand, rings, points, kind int) []Ring {
	coarse := []float64{0, 4, 1}[kind]
	out := make([]Ring, rings)
	for i := range out {
		for range points {
			x, y := rng.Float64()*20-10, rng.Float64()*20-10
			if coarse > 0 {
				x, y = math.Round(x*coarse)/coarse, math.Round(y*coarse)/coarse
			}
			out[i] = append(out[i], At(x, y))
		}
	}
	return out
}

// distance returns the distance in mm from p to the nearest edge.
func distance(rings []Ring, p Point) float64 {
	best := math.Inf(1)
	for _, e := range ringEdges(rings) {
		ax, ay := e.a.MM()
		bx, by := e.b.MM()
		px, py := p.MM()
		t := ((px-ax)*(bx-ax) + (py-ay)*(by-ay)) / ((bx-ax)*(bx-ax) + (by-ay)*(by-ay))
		t = max(0, min(1, t))
		best = min(best, math.Hypot(px-ax-t*(bx-ax), py-ay-t*(by-ay)))
	}
	return best
}

func FuzzSettle(f *testing.F) {
	f.Add([]byte{0, 0, 10, 0, 10, 10, 0, 10}, false)
	f.Add([]byte{0, 0, 10, 10, 10, 0, 0, 10, 5, 5, 5, 5, 200, 3}, true)
	f.Fuzz(func(t *testing.T, data []byte, evenOdd bool) {
		if len(data) > 160 {
			return
		}
		rings := ringsFrom(data)
		rule := NonZero
		if evenOdd {
			rule = EvenOdd
		}
		got, err := Settle(rings, rule)
		if err != nil {
			t.Fatalf("refused: %v", err)
		}
		mustBeSound(t, got)
	})
}

// ringsFrom reads pairs of bytes as points; a pair of equal bytes above 250
// begins a new ring. Neighbouring values are a few grid steps to a mm apart.
func ringsFrom(data []byte) []Ring {
	rings := []Ring{nil}
	for i := 0; i+1 < len(data); i += 2 {
		if data[i] > 250 && data[i] == data[i+1] {
			rings = append(rings, nil)
			continue
		}
		k := len(rings) - 1
		rings[k] = append(rings[k], Point{spread(data[i]), spread(data[i+1])})
	}
	return rings
}

// spread maps a byte to a coordinate: coarse by its high bits, and with odd
// steps by its low ones, so that near misses are common.
func spread(b byte) int64 { return int64(b>>3)*PerMM/4 + int64(b&7)*3 }

func TestSettleRefusesScribbles(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	_, err := Settle(randomRings(rng, 1, 20_000, 0), NonZero)
	var tangle *TangleError
	if !errors.As(err, &tangle) {
		t.Errorf("20,000 lines across each other: got %v", err)
	}
}

func TestSincosAgainstTheLibrary(t *testing.T) {
	for q := -9.0; q < 9; q += 0.0137 {
		sin, cos := Sincos(q)
		if math.Abs(sin-math.Sin(q*math.Pi/2)) > 4e-15 || math.Abs(cos-math.Cos(q*math.Pi/2)) > 4e-15 {
			t.Fatalf("%g quarters: %g, %g", q, sin, cos)
		}
	}
}
