package printable

import (
	"encoding/binary"
	"io"
	"math"
	"testing"
	"time"

	"shanhai/inscriptions/planar"
)

// FuzzCheck takes bytes for outlines: whatever they are, the answers are sound.
func FuzzCheck(f *testing.F) {
	f.Add([]byte{0, 0, 0, 0, 200, 0, 0, 0, 200, 0, 100, 0, 0, 0, 100, 0})
	f.Add([]byte{0, 0, 0, 0, 255, 10, 3, 0, 1, 0, 255, 10, 255, 255, 7, 200, 3, 3, 99, 99, 8, 0, 240, 240})
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := planar.Settle(ringsOf(data), planar.EvenOdd)
		if err != nil {
			t.Skip()
		}
		report := Check(r, nozzle)
		soundReport(t, report)
		out, c, err := Thicken(r, nozzle)
		if err != nil {
			return
		}
		soundReport(t, c.After)
		if len(report.Findings) > 20 {
			return // pictures of scribbles take their time
		}
		soundMarks(t, report)
		if err := (Sheet{Region: out, Report: c.After, Added: c.Added, Removed: c.Removed}).DrawSVG(io.Discard); err != nil {
			t.Error(err)
		}
		if p, bad := out.Overlap(); bad {
			t.Errorf("thickened outlines cross at %v", p)
		}
	})
}

// ringsOf reads points of two 16-bit numbers, on a square of about 16 mm; a point
// with both low bits set ends a ring.
func ringsOf(data []byte) []planar.Ring {
	rings := []planar.Ring{nil}
	for len(data) >= 4 && len(data) < 2000 {
		x, y := binary.LittleEndian.Uint16(data), binary.LittleEndian.Uint16(data[2:])
		data = data[4:]
		last := len(rings) - 1
		rings[last] = append(rings[last], planar.Point{X: int64(x) << 4, Y: int64(y) << 4})
		if x&y&1 == 1 {
			rings = append(rings, nil)
		}
	}
	var out []planar.Ring
	for _, r := range rings {
		if len(r) > 2 {
			out = append(out, r)
		}
	}
	return out
}

// soundMarks: every finding has something to show.
func soundMarks(t *testing.T, r Report) {
	t.Helper()
	for _, f := range r.Findings {
		if len(f.mark()) == 0 {
			t.Errorf("nothing is marked for %s", f)
		}
	}
}

func soundReport(t *testing.T, r Report) {
	t.Helper()
	for _, f := range r.Findings {
		for _, v := range []float64{f.Width, f.Widest, f.Extent, f.Lost} {
			if math.IsNaN(v) || v < 0 || v > 1e4 {
				t.Fatalf("%+v", f)
			}
		}
		if f.Width >= f.Limit {
			t.Errorf("%s", f)
		}
		_ = f.String()
	}
	if r.Lost < 0 || r.Filled < 0 || math.IsNaN(r.Lost+r.Filled) || r.Lost > 1.2*r.Ink+0.5 {
		t.Errorf("lost %g, filled %g of %g mm2", r.Lost, r.Filled, r.Ink)
	}
}

// A comb of ten times the points of a busy drawing, on a tile's area and on a
// square millimetre, is answered. The bound is no measure of speed: it is what
// tells an answer from none.
func TestHairyOutlinesAreAnswered(t *testing.T) {
	if testing.Short() {
		t.Skip("left out: -short")
	}
	for _, width := range []float64{30, 1} {
		start := time.Now()
		Check(comb(width, 5000), nozzle)
		if d := time.Since(start); d > time.Minute {
			t.Errorf("%g mm: %v", width, d)
		}
	}
}

// comb returns a square with fine teeth, two points a tooth.
func comb(width float64, teeth int) planar.Region {
	r := planar.Ring{planar.At(0, 0), planar.At(width, 0)}
	for i := teeth; i > 0; i-- {
		r = append(r, planar.At(width*float64(i)/float64(teeth), width), planar.At(width*(float64(i)-0.5)/float64(teeth), width/10))
	}
	return planar.Region{Rings: []planar.Ring{r}}
}
