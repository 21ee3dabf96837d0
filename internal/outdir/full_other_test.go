//go:build !linux

package outdir

// The tests of a full disk need Linux; here no child is asked to overfill a folder.
const limitedDir = "OUTDIR_TEST_WRITE_BEYOND"

func writeBeyondTheLimit(string) {}
