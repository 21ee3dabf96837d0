package trace

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/svg"
)

// TestDrawingsOfTheSet holds the whole way against a second one: drawings,
// painted by librsvg at 600 pixels and traced, must cover what the SVG reader
// makes of the same files, but for a strip of 0.1 pixels along the outlines, and
// as smoothly: they have hardly a straight line.
func TestDrawingsOfTheSet(t *testing.T) {
	if _, err := exec.LookPath("rsvg-convert"); err != nil {
		t.Skip("rsvg-convert is not installed (Debian: librsvg2-bin): no drawings are painted and traced")
	}
	files, _ := filepath.Glob("../shanhai/*.svg")
	if len(files) == 0 {
		t.Fatal("no drawings")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			d, _, err := svg.Read(bytes.NewReader(src), file)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, d, painted(t, file))
		})
	}
}

const pixels, canvas = 600, 40.0 // of the traced picture, and the mm it is laid on

func painted(t *testing.T, file string) *svg.Drawing {
	t.Helper()
	data, err := exec.Command("rsvg-convert", "-w", "600", "-h", "600", "-b", "white", file).Output()
	if err != nil {
		t.Fatal(err)
	}
	tr, err := Read(bytes.NewReader(data), file)
	if err != nil {
		t.Fatal(err)
	}
	if len(tr.Notes) > 0 {
		t.Errorf("notes: %q", tr.Notes)
	}
	if straight, all := pieces(tr.Drawing.Shapes[0].Path); straight*20 > all {
		t.Errorf("%d of %d pieces are straight: the drawing's curves have become corners", straight, all)
	}
	return tr.Drawing
}

// pieces counts the pieces of a path, and the straight ones among them.
func pieces(p svg.Path) (straight, all int) {
	for _, s := range p {
		all += len(s.Segments)
		for _, g := range s.Segments {
			straight += count(g.Kind == svg.Line)
		}
	}
	return straight, all
}

func compare(t *testing.T, want, got *svg.Drawing) {
	t.Helper()
	a, err := want.FitCanvas(canvas, 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	b, err := got.FitCanvas(canvas, 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	over, err := planar.Subtract(b, a)
	if err != nil {
		t.Fatal(err)
	}
	under, err := planar.Subtract(a, b)
	if err != nil {
		t.Fatal(err)
	}
	strip := (over.Area() + under.Area()) / length(a) / (canvas / pixels)
	if strip > 0.1 || b.Points() > 3*a.Points()/2 {
		t.Errorf("%.3f pixels off in the mean, %d points for %d", strip, b.Points(), a.Points())
	}
	t.Logf("%.3f pixels off in the mean, %d points for %d", strip, b.Points(), a.Points())
}

// length returns the length in mm of a region's outlines.
func length(r planar.Region) float64 {
	sum := 0.0
	for _, ring := range r.Rings {
		for i, p := range ring {
			x, y := ring[(i+1)%len(ring)].Sub(p).MM()
			sum += vec{x, y}.length()
		}
	}
	return sum
}
