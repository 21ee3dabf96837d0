package build_test

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

	"shanhai/pieces/manifest"
	"shanhai/pieces/print/printtest"
)

// onDisk writes what was built into a folder and returns it with its manifest.
func onDisk(t *testing.T, settings ...string) (string, manifest.Manifest) {
	t.Helper()
	out, s := built(t, settings...)
	dir := t.TempDir()
	for name, data := range out.files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	m, err := manifest.Read(bytes.NewReader(s.Manifest))
	if err != nil {
		t.Fatal(err)
	}
	return dir, m
}

// TestPrusaSlicerLoadsEverything: every file opens, every body in it is
// manifold, and their volumes are the manifest's.
func TestPrusaSlicerLoadsEverything(t *testing.T) {
	printtest.Tool(t, "prusa-slicer")
	dir, m := onDisk(t)
	for _, f := range m.Files {
		bodies := printtest.Info(t, filepath.Join(dir, filepath.FromSlash(f.Path)))
		if len(bodies) < len(f.Bodies) {
			t.Errorf("%s: prusa-slicer finds %d bodies of %d", f.Path, len(bodies), len(f.Bodies))
		}
		for _, b := range bodies {
			if !b.Manifold {
				t.Errorf("%s: a body is not manifold", f.Path)
			}
			if !slices.ContainsFunc(f.Bodies, func(want manifest.Body) bool {
				return want.Triangles == b.Facets && math.Abs(want.Volume-b.Volume) < 1e-4*want.Volume
			}) {
				t.Errorf("%s: a body of %d facets and %.3f mm3 is not in the manifest", f.Path, b.Facets, b.Volume)
			}
		}
	}
}

// TestAdmeshRepairsNothing runs the repair tool over every STL.
func TestAdmeshRepairsNothing(t *testing.T) {
	program := printtest.Tool(t, "admesh")
	dir, m := onDisk(t, "format=stl")
	repairs := regexp.MustCompile(`(?m)(Total disconnected facets|Degenerate facets|Edges fixed|Facets removed|Facets added|Facets reversed|Backwards edges|Normals fixed) +: +(\d+)`)
	for _, f := range m.Files {
		said, err := exec.Command(program, filepath.Join(dir, filepath.FromSlash(f.Path))).CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", f.Path, err, said)
		}
		found := repairs.FindAllStringSubmatch(string(said), -1)
		if len(found) != 8 {
			t.Fatalf("%s: admesh reports %d figures, want 8:\n%s", f.Path, len(found), said)
		}
		for _, r := range found {
			if r[2] != "0" {
				t.Errorf("%s: %s: %s", f.Path, r[1], r[2])
			}
		}
	}
}

// TestPrusaSlicesTwoFilaments slices a real plate of three inlaid tiles and
// counts the changes of extruder in the G-code against the manifest's number.
func TestPrusaSlicesTwoFilaments(t *testing.T) {
	program := printtest.Tool(t, "prusa-slicer")
	dir, m := onDisk(t, "pieces=zhuque", "variant=black", "format=3mf", "slicer=prusa")
	const name = "black/zhuque.prusa.3mf"
	i := slices.IndexFunc(m.Files, func(f manifest.File) bool { return f.Path == name })
	if i < 0 {
		t.Fatalf("no %s among %v", name, m.Files)
	}
	code := filepath.Join(dir, "plate.gcode")
	said, err := exec.Command(program, "--dont-arrange", "--export-gcode", "-o", code, filepath.Join(dir, name)).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	data, err := os.ReadFile(code)
	if err != nil {
		t.Fatal(err)
	}
	tools := slices.Compact(regexp.MustCompile(`(?m)^T\d+`).FindAllString(string(data), -1))
	if got, want := len(tools)-1, m.Files[i].Plates[0].ColourChanges; got != want {
		t.Errorf("%d changes (%s), the manifest says %d", got, strings.Join(tools, " "), want)
	}
	used := regexp.MustCompile(`(?m)^; filament used \[mm\] = ([\d.]+), ([\d.]+)`).FindStringSubmatch(string(data))
	if used == nil {
		t.Fatal("the G-code does not say how much of two filaments it uses")
	}
	for _, text := range used[1:] {
		if mm, err := strconv.ParseFloat(text, 64); err != nil || mm < 100 {
			t.Errorf("a filament is hardly used: %s mm", text)
		}
	}
}
