package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// measureOpenSCAD makes base and inlay with two runs of OpenSCAD.
func measureOpenSCAD(s subject, work string) (timing, error) {
	if _, err := exec.LookPath("openscad"); err != nil {
		return timing{}, errors.New("not installed: apt-get install openscad")
	}
	glyph := scadGlyph(s)
	bodies := map[string]string{"base": scadBase(s), "inlay": scadInlay(s)}
	for name, body := range bodies {
		if err := os.WriteFile(filepath.Join(work, name+".scad"), []byte(glyph+body), 0o644); err != nil {
			return timing{}, err
		}
	}
	triangles := 0
	t, err := timed(func() error {
		triangles = 0
		for _, name := range []string{"base", "inlay"} {
			n, err := openscad(work, name)
			if err != nil {
				return err
			}
			triangles += n
		}
		return nil
	})
	t.triangles = triangles
	return t, err
}

// openscad renders one body and returns its number of facets.
func openscad(dir, name string) (int, error) {
	cmd := exec.Command("openscad", "-o", name+".stl", name+".scad")
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil || strings.Contains(string(out), "ERROR") {
		return 0, fmt.Errorf("OpenSCAD failed on the %s: %s", name, strings.TrimSpace(string(out)))
	}
	stl, err := os.ReadFile(filepath.Join(dir, name+".stl"))
	return len(regexp.MustCompile(`(?m)^\s*facet `).FindAll(stl, -1)), err
}

// scadGlyph defines the module glyph, rings as paths of one polygon.
func scadGlyph(s subject) string {
	var points, paths []string
	n := 0
	for _, ring := range millimetres(s) {
		var path []string
		for _, p := range ring {
			points = append(points, fmt.Sprintf("[%.6f,%.6f]", p[0], p[1]))
			path = append(path, strconv.Itoa(n))
			n++
		}
		paths = append(paths, "["+strings.Join(path, ",")+"]")
	}
	return fmt.Sprintf("module glyph() polygon([%s],[%s]);\n", strings.Join(points, ","), strings.Join(paths, ","))
}

func scadBase(s subject) string {
	p := s.parms
	return fmt.Sprintf(`module frustum(low, high, h) cylinder(h=h, r1=low/sqrt(3), r2=high/sqrt(3), $fn=6);
difference() {
  union() {
    frustum(%[1]g-2*%[2]g, %[1]g, %[2]g);
    translate([0,0,%[2]g]) frustum(%[1]g, %[1]g, %[3]g-2*%[2]g);
    translate([0,0,%[3]g-%[2]g]) frustum(%[1]g, %[1]g-2*%[2]g, %[2]g);
  }
  translate([0,0,%[3]g-%[4]g]) linear_extrude(%[4]g+1) glyph();
}
`, p.AcrossFlats, p.Chamfer, p.Thickness, p.Up)
}

func scadInlay(s subject) string {
	p := s.parms
	return fmt.Sprintf("translate([0,0,%g]) linear_extrude(%g) glyph();\n", p.Thickness-p.Up, p.Up)
}
