package printtest

import (
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// Tool returns the path of a program that gives a second opinion. Where it is
// not installed the test is left out, with the reason; under CI that fails.
func Tool(t testing.TB, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if os.Getenv("CI") != "" {
		t.Fatalf("%s is not installed, and CI leaves no check out", name)
	}
	t.Skipf("left out: %s is not installed (Debian package %s)", name, name)
	return ""
}

// Body is what PrusaSlicer's --info says of one part or object.
type Body struct {
	Min, Max [3]float64
	Facets   int
	Manifold bool
	Volume   float64
}

// Info returns what PrusaSlicer reads from a file: one body for each part.
func Info(t testing.TB, file string) []Body {
	t.Helper()
	out, err := exec.Command(Tool(t, "prusa-slicer"), "--info", file).CombinedOutput()
	if err != nil {
		t.Fatalf("prusa-slicer --info: %v\n%s", err, out)
	}
	var bodies []Body
	for line := range strings.Lines(string(out)) {
		key, value, ok := strings.Cut(strings.TrimSpace(line), " = ")
		if key == "size_x" {
			bodies = append(bodies, Body{})
		}
		if ok && len(bodies) > 0 {
			bodies[len(bodies)-1].set(key, strings.TrimSpace(value))
		}
	}
	return bodies
}

func (b *Body) set(key, value string) {
	number, _ := strconv.ParseFloat(value, 64)
	switch key {
	case "number_of_facets":
		b.Facets = int(number)
	case "manifold":
		b.Manifold = value == "yes"
	case "volume":
		b.Volume = number
	case "min_x", "min_y", "min_z":
		b.Min[key[4]-'x'] = number
	case "max_x", "max_y", "max_z":
		b.Max[key[4]-'x'] = number
	}
}
