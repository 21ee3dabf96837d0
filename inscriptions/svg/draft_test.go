package svg

import (
	"os"
	"path/filepath"
	"testing"
)

func TestX(t *testing.T) {
	files, _ := filepath.Glob("../shanhai/*.svg")
	more, _ := filepath.Glob("../bagua/*.svg")
	for _, f := range append(files, more...) {
		r, _ := os.Open(f)
		d, notes, err := Read(r, f)
		if err != nil {
			t.Fatal(err)
		}
		g, err := d.FitCanvas(34, 0, 0.96)
		if err != nil {
			t.Fatal(err)
		}
		h, err := d.Fit(34, 0)
		t.Log(f, notes, g.Points(), g.Area(), g.Reach(), len(g.Rings), h.Area(), h.Reach(), err)
	}
}
