package stlfile_test

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"shanhai/pieces/print/printtest"
)

// TestAdmeshHasNothingToRepair: every edge connected, no facet touched, the
// volume of the formula.
func TestAdmeshHasNothingToRepair(t *testing.T) {
	tool := printtest.Tool(t, "admesh")
	base, inlay := printtest.Tile(0.8)
	hexagon := func(r float64) float64 { return 1.5 * math.Sqrt(3) * r * r }
	for _, c := range []struct {
		data []byte
		want float64
	}{
		{bytesOf(t, "base", base), 10*hexagon(22) - 0.8*hexagon(11)}, {bytesOf(t, "inlay", inlay), 0.8 * hexagon(11)},
	} {
		file := filepath.Join(t.TempDir(), "body.stl")
		if err := os.WriteFile(file, c.data, 0o644); err != nil {
			t.Fatal(err)
		}
		out, err := exec.Command(tool, file).CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		for _, want := range []string{
			`Total disconnected facets\s+:\s+0\s+0`, `Degenerate facets\s+:\s+0`, `Edges fixed\s+:\s+0`,
			`Facets removed\s+:\s+0`, `Facets added\s+:\s+0`, `Facets reversed\s+:\s+0`, `Backwards edges\s+:\s+0`, `Normals fixed\s+:\s+0`,
			`Number of parts\s+:\s+1\b`,
		} {
			if !regexp.MustCompile(want).Match(out) {
				t.Errorf("not %s:\n%s", want, out)
			}
		}
		if v := volume(out); math.Abs(v-c.want) > 0.05 {
			t.Errorf("volume %g, want %g", v, c.want)
		}
	}
}

func volume(out []byte) float64 {
	m := regexp.MustCompile(`Volume\s+:\s+([\d.]+)`).FindSubmatch(out)
	if m == nil {
		return math.NaN()
	}
	return number(string(m[1]))
}

// TestPrusaSlicerReadsTheSTL: manifold, and of the right volume.
func TestPrusaSlicerReadsTheSTL(t *testing.T) {
	file := filepath.Join(t.TempDir(), "box.stl")
	if err := os.WriteFile(file, bytesOf(t, "box", printtest.Box(0, 0, 0, 3, 4, 5)), 0o644); err != nil {
		t.Fatal(err)
	}
	bodies := printtest.Info(t, file)
	if len(bodies) != 1 || !bodies[0].Manifold || bodies[0].Volume != 60 || bodies[0].Facets != 12 {
		t.Errorf("%+v", bodies)
	}
}

func number(s string) float64 {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		return math.NaN()
	}
	return v
}
