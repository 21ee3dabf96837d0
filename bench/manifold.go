package main

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

const manifoldVersion = "3.5.4"

//go:embed manifold.mjs
var manifoldScript []byte

// measureManifold makes the tile with manifold-3d in one node process that
// times itself, without start and loading.
func measureManifold(s subject, work string) (timing, error) {
	dir := filepath.Join(work, "manifold")
	if err := installManifold(dir); err != nil {
		return timing{}, err
	}
	input, err := json.Marshal(map[string]any{"rings": millimetres(s), "across": s.parms.AcrossFlats,
		"thickness": s.parms.Thickness, "chamfer": s.parms.Chamfer, "depth": s.parms.Up, "runs": runs})
	if err != nil {
		return timing{}, err
	}
	cmd := exec.Command("node", "manifold.mjs")
	cmd.Dir, cmd.Stdin, cmd.Stderr = dir, strings.NewReader(string(input)), os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return timing{}, err
	}
	var said struct {
		Median, Best float64 // ms
		Triangles    int
	}
	if err := json.Unmarshal(out, &said); err != nil {
		return timing{}, fmt.Errorf("manifold.mjs said %q", out)
	}
	unit := float64(time.Millisecond)
	return timing{time.Duration(said.Median * unit), time.Duration(said.Best * unit), said.Triangles}, nil
}

func installManifold(dir string) error {
	if _, err := os.Stat(filepath.Join(dir, "node_modules")); err == nil {
		return nil
	}
	for _, program := range []string{"node", "npm"} {
		if _, err := exec.LookPath(program); err != nil {
			return errors.New("needs node and npm")
		}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "manifold.mjs"), manifoldScript, 0o644); err != nil {
		return err
	}
	cmd := exec.Command("npm", "install", "--silent", "--no-fund", "--no-audit", "manifold-3d@"+manifoldVersion)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("npm could not install it: %s", strings.TrimSpace(string(out)))
	}
	return nil
}

// millimetres returns the glyph's rings as pairs of numbers.
func millimetres(s subject) [][][2]float64 {
	var rings [][][2]float64
	for _, ring := range s.parms.Glyph.Rings {
		var points [][2]float64
		for _, p := range ring {
			x, y := p.MM()
			points = append(points, [2]float64{x, y})
		}
		rings = append(rings, points)
	}
	return rings
}
