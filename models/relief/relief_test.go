package relief

import (
	"math"
	"math/rand/v2"
	"testing"

	"shanhai/inscriptions/planar"
)

const mm = planar.PerMM

// plate is a 20 mm square with a round hole, its corners on whole millimetres.
func plate() planar.Region {
	square := planar.Ring{planar.At(-10, -10), planar.At(10, -10), planar.At(10, 10), planar.At(-10, 10)}
	return planar.Region{Rings: []planar.Ring{square, planar.Circle(1, 2, 3, 0.01).Reversed()}}
}

// lattice returns sites every step mm over the plate, so that many lie on one
// line and on sides, at the height that f gives in mm.
func lattice(step float64, f func(x, y float64) float64) []Site {
	var out []Site
	r := plate()
	for x := -10.0; x <= 10; x += step {
		for y := -10.0; y <= 10; y += step {
			if p := planar.At(x, y); r.Contains(p) {
				out = append(out, Site{p, planar.Grid(f(x, y))})
			}
		}
	}
	return out
}

func bowl(x, y float64) float64  { return (x*x + y*y) / 40 }
func waves(x, y float64) float64 { return math.Sin(x) * math.Cos(y*0.7) }

// check asserts that the facets tile the plate: none is turned over, their areas add up to
// the plate's, every side has its reverse but the outline's, and these are the
// outline, point for point.
func check(t *testing.T, r *Relief) {
	t.Helper()
	sides := map[[2]int32]bool{}
	var area int64
	for _, f := range r.Triangles() {
		turn := planar.Turn(r.Sites[f[0]].Point, r.Sites[f[1]].Point, r.Sites[f[2]].Point)
		if turn <= 0 {
			t.Fatalf("facet %v has twice the area %d", f, turn)
		}
		area += turn
		for k := range 3 {
			side := [2]int32{f[k], f[(k+1)%3]}
			if sides[side] {
				t.Fatalf("side %v occurs twice", side)
			}
			sides[side] = true
		}
	}
	region := plate()
	if got, want := float64(area)/2/mm/mm, region.Area(); got != want {
		t.Errorf("the facets cover %v mm2, the region %v", got, want)
	}
	first := int32(0)
	for _, ring := range region.Rings {
		n := int32(len(ring))
		for i := range n {
			delete(sides, [2]int32{first + i, first + (i+1)%n})
		}
		first += n
	}
	for side := range sides {
		if !sides[[2]int32{side[1], side[0]}] {
			t.Fatalf("side %v is open and not of the outline", side)
		}
	}
}

// miss returns the greatest distance in height, in mm, from sites to the
// facets over them, found by trying all facets.
func miss(t *testing.T, r *Relief, sites []Site) float64 {
	t.Helper()
	worst := 0.0
	for _, s := range sites {
		best := math.Inf(1)
		for at := range int32(len(r.facets)) {
			if r.covers(at, s.Point) {
				best = min(best, math.Abs(r.plane(r.facets[at].corner).at(s.Point)-float64(s.Z)))
			}
		}
		worst = max(worst, best)
	}
	return worst / mm
}

func TestThinKeepsEverySiteWithinTheTolerance(t *testing.T) {
	for name, f := range map[string]func(x, y float64) float64{"bowl": bowl, "waves": waves} {
		sites := lattice(0.25, f)
		for _, tolerance := range []float64{0.5, 0.1, 0.02} {
			r := New(plate(), 0, sites)
			r.Thin(tolerance*mm, 1_000_000)
			check(t, r)
			if got := miss(t, r, interior(sites)); got > tolerance {
				t.Errorf("%s: a site is %.3f mm off, tolerance %g", name, got, tolerance)
			}
			if r.Miss() > tolerance*mm {
				t.Errorf("%s: Miss says %.3f mm, tolerance %g", name, r.Miss()/mm, tolerance)
			}
		}
	}
}

// interior leaves out the sites on the outline, which are never inserted.
func interior(sites []Site) []Site {
	var out []Site
	for _, s := range sites {
		if x, y := s.MM(); max(math.Abs(x), math.Abs(y)) < 10 && math.Hypot(x-1, y-2) > 3.001 {
			out = append(out, s)
		}
	}
	return out
}

func TestThinLeavesLevelAndEvenPartsAlone(t *testing.T) {
	region := plate()
	outline := region.Points()
	r := New(region, 5*mm, lattice(0.25, func(x, y float64) float64 { return 5 }))
	r.Thin(0.01*mm, 1_000_000)
	if len(r.Sites) != outline {
		t.Errorf("%d sites inserted into a level surface", len(r.Sites)-outline)
	}
	// A pyramid in the plate's middle is four even faces: it takes its peak and little more.
	pyramid := func(x, y float64) float64 { return max(0, 6-math.Abs(x+5)-math.Abs(y+5)) / 2 }
	r = New(region, 0, lattice(0.25, pyramid))
	r.Thin(0.01*mm, 1_000_000)
	if n := len(r.Sites) - outline; n < 3 || n > 150 {
		t.Errorf("%d sites inserted for a pyramid, of %d offered", n, len(r.offers))
	}
}

func TestThinStopsAtTheMostTriangles(t *testing.T) {
	r := New(plate(), 0, lattice(0.25, waves))
	r.Thin(0.0001*mm, 500)
	check(t, r)
	if n := len(r.Triangles()); n > 500 || n < 498 {
		t.Errorf("%d triangles, at most 500 wanted", n)
	}
	if r.Miss() <= 0.0001*mm {
		t.Error("500 triangles cannot keep a tenth of a micrometre, but Miss says so")
	}
}

func TestOffersOnTheOutlineAreDropped(t *testing.T) {
	region := plate()
	offers := []Site{
		{planar.At(0, -10), 3 * mm}, {planar.At(10, 4), -2 * mm}, // on sides
		{planar.At(10, 10), mm}, {region.Rings[1][3], mm}, // on corners
		{planar.At(15, 0), mm}, {planar.At(1, 2), mm}, // outside, and in the hole
		{planar.At(5, 5), mm}, {planar.At(5, 5), 2 * mm}, // one place twice
	}
	r := New(region, 0, offers)
	r.Thin(0.01*mm, 1_000_000)
	check(t, r)
	if n := len(r.Sites) - region.Points(); n != 1 {
		t.Errorf("%d sites inserted, want one inside", n)
	}
}

func TestRandomSitesTileThePlate(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 1))
		var offers []Site
		seen := map[planar.Point]bool{}
		for range 400 {
			// A coarse grid brings sites on one line and on sides.
			p := planar.Point{X: (rng.Int64N(81) - 40) * mm / 4, Y: (rng.Int64N(81) - 40) * mm / 4}
			if region := plate(); !seen[p] && region.Contains(p) {
				seen[p] = true
				offers = append(offers, Site{p, rng.Int64N(4 * mm)})
			}
		}
		r := New(plate(), 0, offers)
		r.Thin(mm/100, 1_000_000)
		check(t, r)
		r.Align(func(p planar.Point) float64 { return float64(rng.Int64N(4 * mm)) })
		check(t, r)
	}
}

// TestAlignFollowsARidge lays sites along a slanting roof; the sides must run
// along its ridge, so that the surface is nearer to the roof than before.
func TestAlignFollowsARidge(t *testing.T) {
	roof := func(x, y float64) float64 { return -math.Abs(x*0.6+y*0.8) / 2 }
	height := func(p planar.Point) float64 {
		x, y := p.MM()
		return mm * roof(x, y)
	}
	r := New(plate(), 0, lattice(0.5, roof))
	r.Thin(0.02*mm, 1_000_000)
	var fine []Site // away from the outline, which lies level at zero
	for _, s := range lattice(0.125, roof) {
		if x, y := s.MM(); max(math.Abs(x), math.Abs(y)) < 8 && math.Hypot(x-1, y-2) > 5 {
			fine = append(fine, s)
		}
	}
	before := mean(r, fine)
	r.Align(height)
	check(t, r)
	if after := mean(r, fine); after > before/2 {
		t.Errorf("the surface is %.4f mm off the roof on the mean, %.4f before", after, before)
	}
}

// mean returns the mean distance in height, in mm, from sites to the surface.
func mean(r *Relief, sites []Site) float64 {
	sum := 0.0
	for _, s := range sites {
		for at := range int32(len(r.facets)) {
			if r.covers(at, s.Point) {
				sum += math.Abs(r.plane(r.facets[at].corner).at(s.Point) - float64(s.Z))
				break
			}
		}
	}
	return sum / float64(len(sites)) / mm
}
