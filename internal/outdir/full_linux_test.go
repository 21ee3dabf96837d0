package outdir

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"
)

// limitedDir names, in the environment of a child of the tests, the folder that it is to overfill.
const limitedDir = "OUTDIR_TEST_WRITE_BEYOND"

// overfill stages files until no more go in.
func overfill(dir string) error {
	f, err := Open(dir, "manifest.json")
	if err != nil {
		return err
	}
	defer f.Discard()
	for i := range 64 {
		if err := f.Put(fmt.Sprintf("d/f%d", i), make([]byte, 64<<10)); err != nil {
			return err
		}
	}
	return errors.New("everything went in")
}

// writeBeyondTheLimit runs where no file may grow beyond 32 kB.
func writeBeyondTheLimit(dir string) {
	signal.Ignore(syscall.SIGXFSZ)
	limit := syscall.Rlimit{Cur: 32 << 10, Max: 32 << 10}
	err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit)
	if err == nil {
		err = overfill(dir)
	}
	fmt.Println(err)
	os.Exit(0)
}

// A write that the system cuts short is told, and nothing is left of it.
func TestAWriteCutShortIsToldAndCleared(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, "a")
	before := tree(t, dir)
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), limitedDir+"="+dir)
	out, err := child.CombinedOutput()
	if want := filepath.Join(dir, "d", "f0") + ": file too large"; err != nil || strings.TrimSpace(string(out)) != want {
		t.Errorf("%v: %s, want %s", err, out, want)
	}
	if got := tree(t, dir); !reflect.DeepEqual(got, before) {
		t.Errorf("left over: %v", got)
	}
}

// A full disk is told, is no fault of the path, and nothing is left of the run.
func TestAFullDiskIsToldAndCleared(t *testing.T) {
	mount := t.TempDir()
	if err := syscall.Mount("tmpfs", mount, "tmpfs", 0, "size=512k"); err != nil {
		t.Skipf("no small file system can be mounted (%v): left out", err)
	}
	defer syscall.Unmount(mount, syscall.MNT_DETACH)
	dir := filepath.Join(mount, "set")
	run(t, dir, "a")
	before := tree(t, mount)
	err := overfill(dir)
	var full *Error
	if !errors.Is(err, syscall.ENOSPC) || !errors.As(err, &full) || full.BadInput() {
		t.Errorf("got %v", err)
	}
	if got := tree(t, mount); !reflect.DeepEqual(got, before) {
		t.Errorf("left over: %v", got)
	}
}
