package planar

import (
	"math/rand/v2"
	"testing"
)

// checkTriangles asserts what fixes a triangulation of a sound region: the
// number of triangles, all of them counter-clockwise with some area, the exact
// sum of their areas, and every inner side shared by two.
func checkTriangles(t *testing.T, r Region) {
	t.Helper()
	var points []Point
	want, area := 0, int64(0)
	for _, ring := range r.Rings {
		points = append(points, ring...)
		area += ring.Area2()
		want += len(ring) + 2
		if ring.Area2() > 0 {
			want -= 4
		}
	}
	got := Triangulate(r)
	if len(got) != want {
		t.Fatalf("%d triangles, want %d", len(got), want)
	}
	for _, tri := range got {
		a := Turn(points[tri[0]], points[tri[1]], points[tri[2]])
		if a <= 0 {
			t.Fatalf("triangle %v has area %d", tri, a)
		}
		area -= a
	}
	if area != 0 {
		t.Fatalf("triangles miss the area by %d", area)
	}
	checkSides(t, r, got)
}

// checkSides asserts that every directed side occurs once, and that its reverse
// occurs too unless the side is part of the outline.
func checkSides(t *testing.T, r Region, triangles []Triangle) {
	t.Helper()
	outline := map[[2]int32]bool{}
	base := 0
	for _, ring := range r.Rings {
		for i := range ring {
			outline[[2]int32{int32(base + i), int32(base + (i+1)%len(ring))}] = true
		}
		base += len(ring)
	}
	count := map[[2]int32]int{}
	for _, tri := range triangles {
		for k := range 3 {
			count[[2]int32{tri[k], tri[(k+1)%3]}]++
		}
	}
	for side, n := range count {
		back := count[[2]int32{side[1], side[0]}]
		if n != 1 || back+boolInt(outline[side]) != 1 {
			t.Fatalf("side %v occurs %d times, its reverse %d times", side, n, back)
		}
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

func TestTriangulateShapes(t *testing.T) {
	comb := Ring{At(0, 0), At(12, 0)}
	for i := 6; i > 0; i-- {
		comb = append(comb, At(float64(2*i), 10), At(float64(2*i-1), 1))
	}
	comb = append(comb, At(0, 10))
	cases := map[string][]Ring{
		"triangle":                    {polygon(0, 0, 4, 0, 0, 3)},
		"square":                      {square(0, 0, 4)},
		"hexagon":                     {RegularPolygon(6, 38, 0)},
		"hexagon, point up":           {RegularPolygon(6, 38, 30)},
		"comb":                        {comb},
		"square with a hole":          {square(0, 0, 10), square(3, 3, 4).Reversed()},
		"holes in a row":              {square(0, 0, 10), square(1, 4, 2).Reversed(), square(4, 4, 2).Reversed(), square(7, 4, 2).Reversed()},
		"an island in a hole":         {square(0, 0, 10), square(2, 2, 6).Reversed(), square(4, 4, 2)},
		"points on straight sides":    {polygon(0, 0, 2, 0, 5, 0, 10, 0, 10, 3, 10, 6, 10, 10, 5, 10, 0, 10, 0, 9, 0, 8)},
		"a point in line with a side": {polygon(0, 0, 10, 0, 10, 10, 6, 10, 4, 5, 2, 0.5, 0, 10)},
		"flat points on both chains":  {polygon(5, 10, 2, 8, 2, 6, 2, 4, 5, 0, 8, 4, 8, 6, 8, 8)},
		"circle":                      {Circle(0, 0, 20, 0.01)},
		"ring":                        {Circle(0, 0, 20, 0.01), Circle(0, 0, 19, 0.01).Reversed()},
	}
	for name, rings := range cases {
		t.Run(name, func(t *testing.T) { checkTriangles(t, Region{rings}) })
	}
}

func TestTriangulateRandomRegions(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for n := range 100 {
		r, err := Settle(randomRings(rng, 1+n%5, 3+n%30, n%3), FillRule(n&1))
		if err != nil {
			t.Fatal(err)
		}
		checkTriangles(t, r)
	}
}

func TestTriangulateIsDelaunay(t *testing.T) {
	// Of the two ways to cut a kite, the short diagonal has the stouter triangles.
	got := Triangulate(Region{[]Ring{polygon(0, 0, 5, -1, 10, 0, 5, 1)}})
	for _, tri := range got {
		for k := range 3 {
			if tri[k] == 0 && tri[(k+1)%3] == 2 || tri[k] == 2 && tri[(k+1)%3] == 0 {
				t.Fatalf("cut along the long diagonal: %v", got)
			}
		}
	}
}

func FuzzTriangulate(f *testing.F) {
	f.Add([]byte{0, 0, 80, 0, 80, 80, 0, 80})
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 160 {
			return
		}
		if r, err := Settle(ringsFrom(data), EvenOdd); err == nil {
			checkTriangles(t, r)
		}
	})
}
