package inspect_test

import (
	"bytes"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"shanhai/models/mesh"
	"shanhai/pieces/inspect"
	"shanhai/pieces/manifest"
	"shanhai/pieces/print"
	"shanhai/pieces/print/bambu"
	"shanhai/pieces/print/printtest"
	"shanhai/pieces/print/prusa"
	"shanhai/pieces/print/stlfile"
)

func project(t *testing.T) print.Project {
	t.Helper()
	m, err := print.FindMachine("a1mini", "0.4")
	if err != nil {
		t.Fatal(err)
	}
	p, err := printtest.Project(m, 0.8, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func bytesOf(t *testing.T, write func(*bytes.Buffer) error) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func stl(t *testing.T, m *mesh.Mesh) []byte {
	return bytesOf(t, func(b *bytes.Buffer) error { return stlfile.Write(b, "body", m) })
}

// built is a small build: a project, a plate for the other slicer, two meshes
// and their manifest.
func built(t *testing.T) fstest.MapFS {
	p := project(t)
	files := map[string][]byte{
		"set/tile.3mf":       bytesOf(t, func(b *bytes.Buffer) error { return bambu.Write(b, p) }),
		"set/tile.prusa.3mf": bytesOf(t, func(b *bytes.Buffer) error { return prusa.Write(b, p, 0) }),
		"set/stl/base.stl":   stl(t, p.Objects[0].Parts[0].Mesh),
		"set/stl/inlay.stl":  stl(t, p.Objects[0].Parts[1].Mesh),
	}
	out, list := fstest.MapFS{"set/README.md": {Data: []byte("text")}}, manifest.Manifest{Version: manifest.Version}
	for _, name := range []string{"set/tile.3mf", "set/tile.prusa.3mf", "set/stl/base.stl", "set/stl/inlay.stl"} {
		data := files[name]
		out[name] = &fstest.MapFile{Data: data}
		list.Files = append(list.Files, manifest.File{Path: strings.TrimPrefix(name, "set/"), Bytes: len(data), SHA256: manifest.Hash(data)})
	}
	data, err := list.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	out["set/manifest.json"] = &fstest.MapFile{Data: data}
	return out
}

func TestABuildIsClean(t *testing.T) {
	files := inspect.Tree(built(t), "set")
	if len(files) != 5 || inspect.Worst(files) != inspect.Clean {
		t.Fatalf("%+v", files)
	}
	hexagon := func(r float64) float64 { return 1.5 * math.Sqrt(3) * r * r }
	tile := files[3]
	if tile.Path != "set/tile.3mf" || tile.Format != "3MF" || len(tile.Bodies) != 2 || len(tile.Plates) != 2 || len(tile.Filaments) != 2 || len(tile.Notes) != 0 {
		t.Fatalf("%+v", tile)
	}
	b := tile.Bodies[1]
	if b.Name != "tile-inlay" || b.Copies != 4 || b.Filament != 2 || b.Triangles != 20 || b.Shells != 1 || !b.Closed ||
		math.Abs(b.Volume-0.8*hexagon(11)) > 0.01 || b.Min != [3]float64{-11, -9.526275634765625, 0} || math.Abs(b.Max[2]-0.8) > 1e-5 {
		t.Errorf("%+v", b)
	}
	if files[0].Format != "manifest" || files[0].Listed != 4 {
		t.Errorf("%+v", files[0])
	}
}

func TestEveryKindOfFaultDecidesTheOutcome(t *testing.T) {
	open := printtest.Box(0, 0, 0, 1, 2, 3)
	open.Triangles = open.Triangles[1:]
	for name, c := range map[string]struct {
		spoil func(fstest.MapFS)
		path  string
		want  inspect.Outcome
		words string
	}{
		"open body":     {func(f fstest.MapFS) { f["set/stl/base.stl"].Data = stl(t, open) }, "set/stl/base.stl", inspect.Defective, "open edge"},
		"changed file":  {func(f fstest.MapFS) { f["set/stl/base.stl"].Data[100] ^= 1 }, "set/manifest.json", inspect.Defective, "stl/base.stl: SHA-256"},
		"longer file":   {func(f fstest.MapFS) { f["set/stl/base.stl"].Data = stl(t, open) }, "set/manifest.json", inspect.Defective, "the manifest says"},
		"missing file":  {func(f fstest.MapFS) { delete(f, "set/stl/base.stl") }, "set/manifest.json", inspect.Defective, "listed but not there"},
		"path outside":  {func(f fstest.MapFS) { replace(f["set/manifest.json"], "stl/base.stl", "../README.md") }, "set/manifest.json", inspect.Defective, "no path below"},
		"other version": {func(f fstest.MapFS) { replace(f["set/manifest.json"], `"version": 1`, `"version": 9`) }, "set/manifest.json", inspect.Unreadable, "version 9"},
		"cut project":   {func(f fstest.MapFS) { f["set/tile.3mf"].Data = f["set/tile.3mf"].Data[:900] }, "set/tile.3mf", inspect.Unreadable, "zip"},
		"no such file":  {func(fstest.MapFS) {}, "set/other.3mf", inspect.Unreadable, "not exist"},
		"other kind":    {func(fstest.MapFS) {}, "set/README.md", inspect.Unreadable, "neither .3mf nor .stl"},
		"empty folder":  {func(f fstest.MapFS) { f["empty/x.txt"] = &fstest.MapFile{} }, "empty", inspect.Unreadable, "no .3mf, .stl"},
		"wrong preset":  {func(f fstest.MapFS) { f["set/tile.3mf"].Data = overfull(t) }, "set/tile.3mf", inspect.Defective, "apart"},
	} {
		fsys := built(t)
		c.spoil(fsys)
		files := inspect.Tree(fsys, c.path)
		if inspect.Worst(files) != c.want || !said(files, c.words) {
			t.Errorf("%s: outcome %d, want %d: %+v", name, inspect.Worst(files), c.want, files)
		}
		if whole := inspect.Worst(inspect.Tree(fsys, ".")); c.path != "empty" && strings.HasSuffix(c.words, "edge") && whole != inspect.Defective {
			t.Errorf("%s: the whole tree's outcome is %d", name, whole)
		}
	}
}

func replace(f *fstest.MapFile, old, by string) {
	f.Data = bytes.Replace(f.Data, []byte(old), []byte(by), 1)
}

// overfull is a project with two tiles on the same spot.
func overfull(t *testing.T) []byte {
	p := project(t)
	p.Plates[0].Instances[1] = p.Plates[0].Instances[0]
	return bytesOf(t, func(b *bytes.Buffer) error { return bambu.Write(b, p) })
}

func said(files []inspect.File, words string) bool {
	for _, f := range files {
		if f.Err != nil && strings.Contains(f.Err.Error(), words) || strings.Contains(strings.Join(f.Defects, "\n"), words) {
			return true
		}
	}
	return false
}

func TestABodyFarFromTheOriginIsCheckedAllTheSame(t *testing.T) {
	far := printtest.Box(0, 0, 0, 10, 10, 10).Moved(mesh.Vertex{X: 1000 << 16, Y: -2000 << 16})
	data := stl(t, far)
	f := inspect.Print("far.stl", bytes.NewReader(data), int64(len(data)))
	if f.Outcome() != inspect.Clean || f.Bodies[0].Volume != 1000 || f.Bodies[0].Min[0] != 1000 || !f.Bodies[0].Closed {
		t.Errorf("%+v", f)
	}
	huge := printtest.Box(0, 0, 0, 600, 1, 1)
	data = stl(t, huge)
	if f := inspect.Print("huge.stl", bytes.NewReader(data), int64(len(data))); f.Outcome() != inspect.Clean || len(f.Notes) != 1 {
		t.Errorf("%+v", f)
	}
}

// TestARealFolderIsWalked uses the disk, where files give random access.
func TestARealFolderIsWalked(t *testing.T) {
	dir, files := t.TempDir(), built(t)
	for name, f := range files {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var fsys fs.FS = os.DirFS(dir)
	if found := inspect.Tree(fsys, "."); len(found) != 5 || inspect.Worst(found) != inspect.Clean {
		t.Errorf("%+v", found)
	}
}
