package main

import (
	"os"
	"syscall"
)

// peakMB returns the largest resident size of an ended process in MB.
func peakMB(state *os.ProcessState) int64 {
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		return usage.Maxrss / 1024
	}
	return 0
}
