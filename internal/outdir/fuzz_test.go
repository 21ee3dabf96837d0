package outdir

import (
	"os"
	"path/filepath"
	"testing"
)

// Whatever a manifest and a journal say, a run removes nothing outside its
// folder and no folder, and it leaves its own files whole.
func FuzzManifest(f *testing.F) {
	f.Add([]byte(`{"files":[{"path":"a"},{"path":"../outside"}]}`), []byte(`{"files":[{"path":"d/b"}]}`))
	f.Add([]byte(`{"files":[{"path":"/outside"},{"path":"link/outside"},{"path":"d"}]}`), []byte(`[]`))
	f.Add([]byte(`{"files":[{"path":"new"},{"path":"NEW"},{"path":"new/x"},{"path":"\u0000"}]}`), []byte(nil))
	f.Fuzz(func(t *testing.T, manifest, journal []byte) {
		base := t.TempDir()
		dir := filepath.Join(base, "set")
		for _, d := range []string{filepath.Join(dir, "d"), filepath.Join(dir, partialDir)} {
			if err := os.MkdirAll(d, 0o777); err != nil {
				t.Fatal(err)
			}
		}
		_ = os.Symlink(base, filepath.Join(dir, "link"))
		for name, content := range map[string][]byte{
			filepath.Join(base, "outside"): []byte("gold"), filepath.Join(dir, "manifest.json"): manifest,
			filepath.Join(dir, filepath.FromSlash(journalName)): journal, filepath.Join(dir, "d", "b"): nil,
		} {
			if err := os.WriteFile(name, content, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		run(t, dir, "new", "d/new")
		for name, want := range map[string]string{
			filepath.Join(base, "outside"): "gold", filepath.Join(dir, "new"): "new", filepath.Join(dir, "d", "new"): "d/new",
		} {
			if got, err := os.ReadFile(name); err != nil || string(got) != want {
				t.Errorf("%s: %q, %v", name, got, err)
			}
		}
		if _, err := os.Stat(filepath.Join(dir, partialDir)); err == nil {
			t.Error("staging is left over")
		}
	})
}
