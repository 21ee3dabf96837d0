package site_test

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// sources is what decides on the page's bundle, as web/build/sources.mjs has it.
func sources() []string {
	return []string{
		"build/licences.mjs", "build/pack.mjs", "build/sources.mjs", "index.html", "package-lock.json",
		"public", "src", "tsconfig.json", "vite.config.ts",
	}
}

// upToDate fails unless the page that is embedded was made from the sources as
// they are: else the tests would drive another page than the one in the tree.
func upToDate(t *testing.T) {
	t.Helper()
	said, err := os.ReadFile("page/.sources")
	if err != nil {
		t.Fatalf("the page does not say what it was bundled from; run make web: %v", err)
	}
	if string(said) != sum(t) {
		t.Fatal("the page was bundled from other sources than those in web; run make web")
	}
	modules, err := filepath.Glob("page/assets/*.wasm.gz")
	if err != nil || len(modules) == 0 {
		t.Fatalf("the page has no module: %v", err)
	}
	for _, file := range modules {
		name, _, _ := strings.Cut(filepath.Base(file), "-")
		if !bytes.Equal(unzippedFile(t, file), compiled(t, program(name))) {
			t.Fatalf("the page's %s was compiled from other Go sources than those in the tree; run make web", name)
		}
	}
}

// program is the package of a module: the studio has been there first.
func program(module string) string {
	if module == "studio" {
		return "../wasm"
	}
	return "../wasm/" + module
}

// sum is that of web/build/sources.mjs.
func sum(t *testing.T) string {
	t.Helper()
	h := sha256.New()
	for _, part := range sources() {
		var names []string
		err := filepath.WalkDir(path.Join("..", part), func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				names = append(names, name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			rel, _ := filepath.Rel("..", name)
			fmt.Fprintf(h, "%s\n%d\n%s", filepath.ToSlash(rel), len(data), data)
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

func unzippedFile(t *testing.T, file string) []byte {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// compiled returns a module as the Makefile compiles it.
func compiled(t *testing.T, program string) []byte {
	t.Helper()
	out := filepath.Join(t.TempDir(), "module.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w", "-o", out, program)
	cmd.Env = append(slices.Clone(os.Environ()), "GOOS=js", "GOARCH=wasm")
	if said, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
