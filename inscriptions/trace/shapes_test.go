package trace

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
)

// paint draws what covers says, in pixels, y down, by n by n samples a pixel:
// n = 1 gives a picture in black and white, 16 one with grey edges.
func paint(w, h, n int, covers func(x, y float64) bool) *image.Gray {
	img := image.NewGray(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			in := 0
			for k := range n * n {
				sx, sy := float64(x)+(float64(k%n)+0.5)/float64(n), float64(y)+(float64(k/n)+0.5)/float64(n)
				if covers(sx, sy) {
					in++
				}
			}
			img.SetGray(x, y, color.Gray{Y: uint8(255 - (255*in+n*n/2)/(n*n))})
		}
	}
	return img
}

func encode(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func trace(t testing.TB, img image.Image) *Tracing {
	t.Helper()
	tr, err := Read(bytes.NewReader(encode(t, img)), "x.png")
	if err != nil {
		t.Fatal(err)
	}
	return tr
}

// region returns the traced region; a pixel is a 96th of an inch.
func region(t testing.TB, tr *Tracing) planar.Region {
	t.Helper()
	r, err := tr.Drawing.Keep(0)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// shape is a form with known area, outline and corners, in pixels.
type shape struct {
	name    string
	area    float64
	length  float64 // of the outline
	covers  func(x, y float64) bool
	off     func(x, y float64) float64 // distance from the outline
	corners []vec
}

const frame = 240.0 // side of the pictures in pixels

func disc(cx, cy, r float64) shape {
	d := func(x, y float64) float64 { return math.Hypot(x-cx, y-cy) }
	return shape{"disc", math.Pi * r * r, 2 * math.Pi * r,
		func(x, y float64) bool { return d(x, y) < r },
		func(x, y float64) float64 { return math.Abs(d(x, y) - r) }, nil}
}

func ring(cx, cy, r, hole float64) shape {
	a, b := disc(cx, cy, r), disc(cx, cy, hole)
	return shape{"ring", a.area - b.area, a.length + b.length,
		func(x, y float64) bool { return a.covers(x, y) && !b.covers(x, y) },
		func(x, y float64) float64 { return min(a.off(x, y), b.off(x, y)) }, nil}
}

// polygonShape is a convex polygon, its corners clockwise as they are seen.
func polygonShape(name string, corners ...vec) shape {
	s := shape{name: name, corners: corners}
	side := func(i int) (a, b vec) { return corners[i], corners[(i+1)%len(corners)] }
	for i := range corners {
		a, b := side(i)
		s.area += a.cross(b) / 2
		s.length += b.sub(a).length()
	}
	s.covers = func(x, y float64) bool {
		for i := range corners {
			if a, b := side(i); b.sub(a).cross(vec{x, y}.sub(a)) < 0 {
				return false
			}
		}
		return true
	}
	s.off = func(x, y float64) float64 {
		best := math.Inf(1)
		for i := range corners {
			a, b := side(i)
			t := vec{x, y}.sub(a).dot(b.sub(a)) / b.sub(a).dot(b.sub(a))
			best = min(best, a.mix(b, min(max(t, 0), 1)).sub(vec{x, y}).length())
		}
		return best
	}
	return s
}

func turnedSquare(c, half, degrees float64) shape {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	var list []vec
	for _, v := range []vec{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
		list = append(list, vec{c + half*(v.x*cos-v.y*sin), c + half*(v.x*sin+v.y*cos)})
	}
	return polygonShape("square", list...)
}

func shapes() []shape {
	return []shape{
		disc(120.3, 119.6, 97.4), disc(118, 121, 12.3), ring(120, 120, 100.2, 61.7),
		turnedSquare(120.2, 80.3, 0), turnedSquare(120, 80, 0), turnedSquare(119.7, 75, 17), turnedSquare(120, 75, 45), turnedSquare(120, 75, 3),
		polygonShape("triangle", vec{120, 12}, vec{221.7, 200.3}, vec{20.4, 183}),
		polygonShape("bar", vec{30, 100}, vec{200, 140}, vec{198.6, 145.8}, vec{28.6, 105.8}),
	}
}

// eachShape calls f for every shape, in grey and in black and white, with how
// far the outline may be off at the most, and in the mean, in pixels.
func eachShape(t *testing.T, f func(t *testing.T, s shape, img *image.Gray, most, mean float64)) {
	for _, s := range shapes() {
		for _, k := range []struct {
			name       string
			samples    int
			most, mean float64
		}{{"grey", 8, 0.4, 0.05}, {"black and white", 1, 0.75, 0.1}} {
			t.Run(s.name+" "+k.name, func(t *testing.T) {
				img := paint(frame, frame, k.samples, s.covers)
				f(t, s, img, k.most, k.mean)
			})
		}
	}
}

// TestAreas holds the area against the closed formula, and against the
// picture's own ink: a picture in black and white has only that.
func TestAreas(t *testing.T) {
	eachShape(t, func(t *testing.T, s shape, img *image.Gray, _, mean float64) {
		ink := 0.0
		for _, v := range img.Pix {
			ink += float64(255-v) / 255
		}
		got := region(t, trace(t, img)).Area() / inch96 / inch96
		if off := math.Abs(got-ink) / s.length; off > mean {
			t.Errorf("area %.2f pixels, the picture has %.2f: the outline is %.3f pixels off in the mean", got, ink, off)
		}
		if off := math.Abs(got-s.area) / s.length; off > 0.4 || len(grey(img)) > 0 && off > mean {
			t.Errorf("area %.2f pixels, want %.2f: the outline is %.3f pixels off in the mean", got, s.area, off)
		}
	})
}

// grey lists the pixels that are neither black nor white.
func grey(img *image.Gray) (list []uint8) {
	for _, v := range img.Pix {
		if v != 0 && v != 255 {
			list = append(list, v)
		}
	}
	return list
}

func TestOutlinesLieWhereTheyAre(t *testing.T) {
	eachShape(t, func(t *testing.T, s shape, img *image.Gray, most, _ float64) {
		worst := 0.0
		for _, ring := range region(t, trace(t, img)).Rings {
			a := ring[len(ring)-1]
			for _, b := range ring {
				for k := range 8 { // chords too
					x, y := a.MM()
					bx, by := b.MM()
					x, y = x+(bx-x)*float64(k)/8, y+(by-y)*float64(k)/8
					worst = max(worst, s.off(x/inch96+frame/2, frame/2-y/inch96))
				}
				a = b
			}
		}
		if worst > most {
			t.Errorf("%.3f pixels off, more than %.2f", worst, most)
		}
	})
}

func TestCornersAreSharp(t *testing.T) {
	eachShape(t, func(t *testing.T, s shape, img *image.Gray, most, _ float64) {
		for _, c := range s.corners {
			best := math.Inf(1)
			for _, ring := range region(t, trace(t, img)).Rings {
				for _, p := range ring {
					x, y := p.MM()
					best = min(best, math.Hypot(x/inch96+frame/2-c.x, frame/2-y/inch96-c.y))
				}
			}
			if best > 2*most {
				t.Errorf("the corner %v is missed by %.2f pixels", c, best)
			}
		}
	})
}

func TestFewCurves(t *testing.T) {
	for _, c := range []struct {
		shape shape
		most  int
	}{{disc(120.3, 119.6, 97.4), 16}, {turnedSquare(119.7, 75, 17), 4}, {turnedSquare(120, 80, 0), 4}} {
		for _, n := range []int{1, 8} {
			tr := trace(t, paint(frame, frame, n, c.shape.covers))
			path := tr.Drawing.Shapes[0].Path
			if len(path) != 1 || len(path[0].Segments) > c.most {
				t.Errorf("%s, %d samples: %d outlines, the first of %d pieces", c.shape.name, n, len(path), len(path[0].Segments))
			}
		}
	}
}

// TestThinLines: what is one pixel wide stays, with about its area.
func TestThinLines(t *testing.T) {
	for _, w := range []float64{1, 2, 3} {
		line := func(x, y float64) bool { return x > 20 && x < 220 && y > 100 && y < 100+w }
		got := region(t, trace(t, paint(frame, frame, 1, line))).Area() / inch96 / inch96
		if math.Abs(got-200*w) > 0.15*200*w {
			t.Errorf("%g wide: area %.1f pixels, want %g", w, got, 200*w)
		}
		slant := func(x, y float64) bool { return x > 20 && x < 220 && math.Abs(y-60-x/3) < w/2 }
		got = region(t, trace(t, paint(frame, frame, 1, slant))).Area() / inch96 / inch96
		if math.Abs(got-200*w) > 0.2*200*w {
			t.Errorf("%g wide, slanting: area %.1f pixels, want %g", w, got, 200*w)
		}
	}
}

// TestTopology counts rings: corners that touch are joined or not, holes and
// islands in them stay.
func TestTopology(t *testing.T) {
	for _, c := range []struct {
		name  string
		rings int
		art   string
	}{
		{"two that touch at a corner", 2, "##.. ##.. ..## ..##"},
		{"a hole", 2, "#### #..# #..# ####"},
		{"an island in a hole", 3, "######## #......# #......# #..##..# #..##..# #......# #......# ########"},
		{"to the edge of the picture", 1, "#### #### #### ...."},
	} {
		rows := strings.Fields(c.art)
		const cell = 30.0
		img := paint(int(cell)*len(rows[0]), int(cell)*len(rows), 1, func(x, y float64) bool { return rows[int(y/cell)][int(x/cell)] == '#' })
		r := region(t, trace(t, img))
		want := float64(strings.Count(c.art, "#")) * cell * cell
		if got := r.Area() / inch96 / inch96; len(r.Rings) != c.rings || math.Abs(got-want) > 0.01*want {
			t.Errorf("%s: %d rings, area %.1f; want %d, %.1f", c.name, len(r.Rings), got, c.rings, want)
		}
	}
}
