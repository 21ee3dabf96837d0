package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
)

// wholeBuild runs bin/shanhai build into an empty folder and over itself.
func wholeBuild(work string) error {
	program, err := filepath.Abs("bin/shanhai")
	if err != nil {
		return err
	}
	var peak int64
	t, err := timed(func() error {
		cmd := exec.Command(program, "build")
		cmd.Dir = work
		out, err := cmd.CombinedOutput()
		if err != nil {
			return fmt.Errorf("bin/shanhai build: %v: %s (make builds it)", err, out)
		}
		peak = max(peak, peakMB(cmd.ProcessState))
		return nil
	})
	if err != nil {
		return err
	}
	fmt.Printf("the whole build, both variants, boxes, STL and 3MF: %.0f ms (best %.0f), peak memory %d MB\n",
		ms(t.median), ms(t.best), peak)
	return nil
}
