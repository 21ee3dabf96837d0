package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shanhai/pieces/print/printtest"
)

// goRun runs the go command for another system and returns what it prints.
func goRun(t *testing.T, system, arch string, args ...string) []byte {
	t.Helper()
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED=0")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, errs.String())
	}
	return out
}

// TestSameBytesInWebAssembly builds part of the set with the program compiled
// to WebAssembly and compares the manifest, hashes and all, with our own.
func TestSameBytesInWebAssembly(t *testing.T) {
	if testing.Short() {
		t.Skip("left out: -short")
	}
	node := printtest.Tool(t, "node")
	dir := t.TempDir()
	program := filepath.Join(dir, "shanhai.wasm")
	goRun(t, "js", "wasm", "build", "-o", program, ".")
	root := strings.TrimSpace(string(goRun(t, "linux", "amd64", "env", "GOROOT")))
	args := []string{"build", "--pieces", "zhuque,hai,box", "--out"}
	there := exec.Command(node, append([]string{filepath.Join(root, "lib/wasm/wasm_exec_node.js"), program}, append(args, filepath.Join(dir, "there"))...)...)
	there.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "TMPDIR=" + dir} // wasm_exec limits arguments and environment together
	if out, err := there.CombinedOutput(); err != nil {
		t.Fatalf("in WebAssembly: %v\n%s", err, out)
	}
	var said bytes.Buffer
	if code := run(t.Context(), append(args, filepath.Join(dir, "here")), ioStreams{Out: &said, Err: &said}, realWorks()); code != exitOK {
		t.Fatalf("here: status %d\n%s", code, said.String())
	}
	manifests := make([][]byte, 2)
	for i, place := range []string{"here", "there"} {
		data, err := os.ReadFile(filepath.Join(dir, place, "shanhai", manifestName))
		if err != nil {
			t.Fatal(err)
		}
		manifests[i] = data
	}
	if !bytes.Equal(manifests[0], manifests[1]) {
		t.Error("WebAssembly writes other bytes")
	}
}

// TestNoFusedMultiplyAdd compiles the program for arm64, where the compiler may
// fuse a product and a sum and so round once instead of twice, and looks for
// such instructions in all code of ours that decides bytes.
func TestNoFusedMultiplyAdd(t *testing.T) {
	if testing.Short() {
		t.Skip("left out: -short")
	}
	program := filepath.Join(t.TempDir(), "shanhai")
	goRun(t, "linux", "arm64", "build", "-o", program, ".")
	code := goRun(t, "linux", "amd64", "tool", "objdump", "-s", "^shanhai/(inscriptions|models|pieces)", program)
	fused := regexp.MustCompile(`(?m)^ *(\S+\.go:\d+)\s.*\sFN?M(?:ADD|SUB)[DS]\s`)
	var places []string
	for _, m := range fused.FindAllSubmatch(code, -1) {
		places = append(places, string(m[1]))
	}
	slices.Sort(places)
	for _, place := range slices.Compact(places) {
		t.Errorf("%s: a product and a sum are fused; write float64(a*b)", place)
	}
	if !bytes.Contains(code, []byte("planar.Settle")) {
		t.Error("the listing does not hold our code")
	}
}
