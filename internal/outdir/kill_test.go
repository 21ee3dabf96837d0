package outdir

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// childDir names, in the environment of a child of the tests, the folder that it is to write until it is killed.
const childDir = "OUTDIR_TEST_WRITE_FOREVER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(childDir); dir != "" {
		writeForever(dir)
	}
	if dir := os.Getenv(limitedDir); dir != "" {
		writeBeyondTheLimit(dir)
	}
	os.Exit(m.Run())
}

// writeForever writes one set of files after the other, each run other ones.
func writeForever(dir string) {
	for version := 0; ; version++ {
		if err := writeVersion(dir, version); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		if version == 0 {
			fmt.Println("ready")
		}
	}
}

// writeVersion writes twenty files that vouch for themselves.
func writeVersion(dir string, version int) error {
	f, err := Open(dir, "manifest.json")
	if err != nil {
		return err
	}
	names := make([]string, 20)
	for i := range names {
		names[i] = fmt.Sprintf("d%d/f%d", i%3, i+version%2*10)
		if err := f.Put(names[i], sealed(version, i)); err != nil {
			return err
		}
	}
	_, err = f.Commit(manifestOf(names...))
	return err
}

// sealed is a content that begins with its own hash, 8 kB and more.
func sealed(version, file int) []byte {
	body := bytes.Repeat(fmt.Appendf(nil, "version %d file %d\n", version, file), 400+file)
	sum := sha256.Sum256(body)
	return append([]byte(hex.EncodeToString(sum[:])), body...)
}

// whole tells whether the content is as sealed made it.
func whole(content string) bool {
	const hashLen = 2 * sha256.Size
	if len(content) < hashLen {
		return false
	}
	sum := sha256.Sum256([]byte(content[hashLen:]))
	return content[:hashLen] == hex.EncodeToString(sum[:])
}

// Killed at any moment, a run leaves whole files or none, and the next run
// leaves exactly its own.
func TestAKillLeavesWholeFilesOrNone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "set")
	kills := 60
	if testing.Short() {
		kills = 10
	}
	midway := 0
	for i := range kills {
		killAfter(t, dir, time.Duration(i*337%5000)*time.Microsecond)
		if strings.Join(checkWhole(t, dir), "") != "" {
			midway++
		}
	}
	if midway == 0 {
		t.Error("no kill came in the middle of a run: the test shows nothing")
	}
	if err := writeVersion(dir, 0); err != nil {
		t.Fatal(err)
	}
	if got := tree(t, dir); len(got) != 21 || len(checkWhole(t, dir)) != 0 {
		t.Errorf("the next run leaves %d files", len(got))
	}
}

// killAfter starts a writer and kills it some time after its first run.
func killAfter(t *testing.T, dir string, wait time.Duration) {
	t.Helper()
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), childDir+"="+dir)
	out, err := child.StdoutPipe()
	if err := errors.Join(err, child.Start()); err != nil {
		t.Fatal(err)
	}
	line := make([]byte, len("ready"))
	if _, err := out.Read(line); err != nil || string(line) != "ready" {
		t.Fatalf("the writer says %q, %v", line, err)
	}
	time.Sleep(wait)
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait() // killed
}

// checkWhole holds every file in its place against its seal and returns what is staged.
func checkWhole(t *testing.T, dir string) (staged []string) {
	t.Helper()
	for name, content := range tree(t, dir) {
		switch {
		case strings.HasPrefix(name, partialDir):
			staged = append(staged, name)
		case name == "manifest.json":
			if !strings.HasSuffix(content, "]}") {
				t.Errorf("manifest is cut off: %q", content)
			}
		case !whole(content):
			t.Errorf("%s is not whole: %d bytes", name, len(content))
		}
	}
	return staged
}
