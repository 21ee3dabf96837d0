//go:build !linux

package main

import "os"

// peakMB is measured on Linux only.
func peakMB(*os.ProcessState) int64 { return 0 }
