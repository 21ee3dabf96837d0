// Command bench measures, in one run and on one machine, how long our tile and
// the whole build take, beside other tools that make the same tile from the
// same glyph. A tool that can't be had is skipped by name.
//
//	go run ./bench          (or: make bench)
package main

import (
	"fmt"
	"os"
	"runtime"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run() error {
	work, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	fmt.Printf("%s/%s, %d cores, %s\n\n", runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), runtime.Version())
	for _, key := range []string{"hai", "yinglong"} {
		subject, err := newSubject(key)
		if err != nil {
			return err
		}
		if err := compare(subject, work); err != nil {
			return err
		}
	}
	return wholeBuild(work)
}

// peer is a way to make a tile's two meshes from the subject's outline.
type peer struct {
	name    string
	measure func(subject, string) (timing, error)
}

// compare prints a table of all peers for one subject.
func compare(s subject, work string) error {
	fmt.Printf("tile with the glyph %s, %d outline points: base and inlay\n", s.key, s.points)
	ours, err := measureOurs(s, work)
	if err != nil {
		return err
	}
	row("shanhai", ours, ours)
	for _, p := range []peer{{"manifold-3d (npm)", measureManifold}, {"OpenSCAD (Debian, whole process)", measureOpenSCAD}} {
		t, err := p.measure(s, work)
		if err != nil {
			fmt.Printf("  %-34s skipped: %v\n", p.name, err)
			continue
		}
		row(p.name, t, ours)
	}
	fmt.Println()
	return nil
}

func row(name string, t, ours timing) {
	fmt.Printf("  %-34s %9.2f ms (best %.2f)  %6d triangles  %6.1f x\n",
		name, ms(t.median), ms(t.best), t.triangles, float64(t.median)/float64(ours.median))
}
