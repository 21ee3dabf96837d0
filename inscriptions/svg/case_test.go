package svg

import (
	"math"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
)

// picture is a document whose ink is known: its area by a closed formula, its
// outlines by looking at it.
type picture struct {
	name   string
	text   string
	area   float64 // mm2
	outers int
	holes  int
}

// doc wraps a body in a square canvas of 40 mm, one unit a mm.
func doc(body string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40mm" height="40mm" viewBox="0 0 40 40">` + body + `</svg>`
}

func read(t testing.TB, text string) (*Drawing, []Note) {
	t.Helper()
	d, notes, err := Read(strings.NewReader(text), "test.svg")
	if err != nil {
		t.Fatal(err)
	}
	return d, notes
}

// keep returns the ink of a document in its own millimetres.
func keep(t testing.TB, text string) planar.Region {
	t.Helper()
	d, _ := read(t, text)
	r, err := d.Keep(0)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// topology counts the outer rings and the holes of a region.
func topology(r planar.Region) (outers, holes int) {
	for _, ring := range r.Rings {
		if ring.Area2() > 0 {
			outers++
		} else {
			holes++
		}
	}
	return outers, holes
}

func length2(r planar.Region) float64 {
	sum := 0.0
	for _, ring := range r.Rings {
		for i, p := range ring {
			d := ring[(i+1)%len(ring)].Sub(p)
			sum += math.Hypot(planar.MM(d.X), planar.MM(d.Y))
		}
	}
	return sum
}

// check holds a region against a picture. The area may be off by the outline's
// length times the tolerance that flattening promises.
func (p picture) check(t *testing.T, r planar.Region) {
	t.Helper()
	slack := 1e-4 + Tolerance*length2(r)
	if got := r.Area(); math.Abs(got-p.area) > slack {
		t.Errorf("area %.4f mm2, want %.4f within %.4f", got, p.area, slack)
	}
	if o, h := topology(r); o != p.outers || h != p.holes {
		t.Errorf("%d outer rings and %d holes, want %d and %d", o, h, p.outers, p.holes)
	}
}

func TestPictures(t *testing.T) {
	for _, p := range pictures() {
		t.Run(p.name, func(t *testing.T) { p.check(t, keep(t, p.text)) })
	}
}

func pictures() []picture {
	var all []picture
	for _, list := range [][]picture{fillPictures, pathPictures, shapePictures, transformPictures, usePictures, viewPictures,
		stylePictures, strokePictures, clipPictures, maskPictures, exportPictures} {
		all = append(all, list...)
	}
	return all
}
