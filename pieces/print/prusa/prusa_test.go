package prusa_test

import (
	"bytes"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"shanhai/pieces/print"
	"shanhai/pieces/print/printtest"
	"shanhai/pieces/print/prusa"
)

func project(t *testing.T, key, nozzle string, depth float64, tiles int) print.Project {
	t.Helper()
	m, err := print.FindMachine(key, nozzle)
	if err != nil {
		t.Fatal(err)
	}
	p, err := printtest.Project(m, depth, tiles)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func saved(t *testing.T, p print.Project) string {
	t.Helper()
	var b bytes.Buffer
	if err := prusa.Write(&b, p, 0); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "plate.3mf")
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

func TestPrusaSlicerReadsTheMergedMesh(t *testing.T) {
	for _, m := range print.Machines() {
		p := project(t, m.Key, m.Nozzle, 0.8, 3)
		bodies := printtest.Info(t, saved(t, p))
		want := 10 * 1.5 * math.Sqrt(3) * 22 * 22 // the whole hexagonal tile
		if len(bodies) != 1 || !bodies[0].Manifold || math.Abs(bodies[0].Volume-want) > 0.05 || bodies[0].Facets != 44+20 {
			t.Errorf("%s: %+v, want one body of %.2f mm3", m.Printer, bodies, want)
		}
	}
}

// gcode slices a file where it lies.
func gcode(t *testing.T, file string) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "plate.gcode")
	said, err := exec.Command(printtest.Tool(t, "prusa-slicer"), "--dont-arrange", "--export-gcode", "-o", out, file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	return string(data)
}

// tools returns the sequence of extruders that the G-code uses.
func tools(code string) []string {
	return slices.Compact(regexp.MustCompile(`(?m)^T[0-9]+`).FindAllString(code, -1))
}

// TestRealToolChanges slices inlays for real. For an odd number of layers
// PrusaSlicer, which begins with the lower number, needs one change more.
func TestRealToolChanges(t *testing.T) {
	for depth, most := range map[float64]int{0.8: 0, 1.0: 1} {
		p := project(t, "a1", "0.4", depth, 3)
		code := gcode(t, saved(t, p))
		changes := len(tools(code)) - 1
		if want := print.ToolChanges(p, 0); changes < want || changes > want+most {
			t.Errorf("%g mm: %d tool changes, want %d and at most %d more", depth, changes, want, most)
		}
		inPlace(t, code, p)
	}
}

var extrusion = regexp.MustCompile(`(?m)^G1 X([-.\d]+) Y([-.\d]+) E[.\d]`)

// inPlace checks that plastic goes where the plate's tiles and tower are.
func inPlace(t *testing.T, code string, p print.Project) {
	t.Helper()
	hits := 0
	for _, m := range extrusion.FindAllStringSubmatch(code, -1) {
		x, _ := strconv.ParseFloat(m[1], 64)
		y, _ := strconv.ParseFloat(m[2], 64)
		if onTile(p, x, y) {
			hits++
		} else if r := p.Machine.PrimeTower(2, 10).KeepOut(); x < r.X0 || x > r.X1 || y < r.Y0 || y > r.Y1 {
			t.Fatalf("plastic at %g, %g: neither tile nor tower", x, y)
		}
	}
	if hits < 1000 {
		t.Errorf("only %d moves on the tiles", hits)
	}
}

func onTile(p print.Project, x, y float64) bool {
	for _, in := range p.Plates[0].Instances {
		if math.Hypot(x-in.X, y-in.Y) < 22.1 {
			return true
		}
	}
	return false
}

func TestAFilamentChangeByHeightReachesTheGcode(t *testing.T) {
	p := project(t, "a1", "0.4", 0.8, 2)
	p.Objects[0].Parts = p.Objects[0].Parts[:1]
	p.Plates[0].Changes = []print.Change{{Z: 9.6, Filament: 2}}
	code := gcode(t, saved(t, p))
	if got := tools(code); len(got) != 2 || heightBefore(code, "\nT1") != 9.4 && heightBefore(code, "\nT1") != 9.6 {
		t.Errorf("tools %v, changed after z = %g", got, heightBefore(code, "\nT1"))
	}
	p.Plates[0].Changes[0].Pause = true
	code = gcode(t, saved(t, p))
	if len(tools(code)) > 1 || strings.Count(code, "\nM601") != 1 || heightBefore(code, "\nM601") != 9.6 {
		t.Errorf("tools %v, %d pauses, after z = %g", tools(code), strings.Count(code, "\nM601"), heightBefore(code, "\nM601"))
	}
}

// heightBefore returns the layer in which the command stands.
func heightBefore(code, command string) float64 {
	before, _, _ := strings.Cut(code, command)
	all := regexp.MustCompile(`(?m)^;Z:([.\d]+)`).FindAllStringSubmatch(before, -1)
	if len(all) == 0 {
		return 0
	}
	z, _ := strconv.ParseFloat(all[len(all)-1][1], 64)
	return z
}

func TestTheSamePlateGivesTheSameBytes(t *testing.T) {
	var a, b bytes.Buffer
	for _, w := range []*bytes.Buffer{&a, &b} {
		if err := prusa.Write(w, project(t, "p1s", "0.2", 0.8, 4), 0); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two runs differ")
	}
}

func TestAPlateThatIsNotThereIsRefused(t *testing.T) {
	p := project(t, "a1", "0.4", 0.8, 1)
	for _, plate := range []int{-1, 1} {
		if err := prusa.Write(&bytes.Buffer{}, p, plate); err == nil || !strings.Contains(err.Error(), "0 to 0") {
			t.Error(err)
		}
	}
}
