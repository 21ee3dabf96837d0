package outdir

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
)

// tree reads every file below dir.
func tree(t testing.TB, dir string) map[string]string {
	t.Helper()
	files := make(map[string]string)
	err := filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		files[filepath.ToSlash(rel)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// manifestOf is a manifest that lists the names.
func manifestOf(names ...string) []byte {
	data, _ := json.Marshal(listOf(names))
	return data
}

// run writes the files, each holding its own name, and commits.
func run(t testing.TB, dir string, names ...string) []string {
	t.Helper()
	f, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if err := f.Put(name, []byte(name)); err != nil {
			t.Fatal(err)
		}
	}
	removed, err := f.Commit(manifestOf(names...))
	if err != nil {
		t.Fatal(err)
	}
	return removed
}

func TestCommitPutsEveryFileInPlace(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "set")
	run(t, dir, "black/x.3mf", "black/stl/x.stl", "top.3mf")
	want := map[string]string{
		"black/x.3mf": "black/x.3mf", "black/stl/x.stl": "black/stl/x.stl", "top.3mf": "top.3mf",
		"manifest.json": string(manifestOf("black/x.3mf", "black/stl/x.stl", "top.3mf")),
	}
	if got := tree(t, dir); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v", got)
	}
	if _, err := os.Stat(filepath.Join(dir, partialDir)); !errors.Is(err, fs.ErrNotExist) {
		t.Error("staging is left over")
	}
}

func TestCommitRemovesWhatTheLastManifestListsAndNothingElse(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, "old/gone.stl", "kept.stl", "deep/er/gone.stl")
	for _, own := range []string{"notes.txt", "deep/photo.jpg"} {
		if err := os.WriteFile(filepath.Join(dir, own), []byte("mine"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	removed := run(t, dir, "kept.stl", "new.stl")
	if want := []string{"deep/er/gone.stl", "old/gone.stl"}; !reflect.DeepEqual(removed, want) {
		t.Errorf("removed %v, want %v", removed, want)
	}
	want := map[string]string{
		"kept.stl": "kept.stl", "new.stl": "new.stl", "notes.txt": "mine", "deep/photo.jpg": "mine",
		"manifest.json": string(manifestOf("kept.stl", "new.stl")),
	}
	if got := tree(t, dir); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v", got)
	}
	for _, empty := range []string{"old", "deep/er"} {
		if _, err := os.Stat(filepath.Join(dir, empty)); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is left empty", empty)
		}
	}
}

func TestDiscardLeavesNoTrace(t *testing.T) {
	base := t.TempDir()
	f, err := Open(filepath.Join(base, "a", "b"), "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Put("x/y", []byte("z")); err != nil {
		t.Fatal(err)
	}
	if err := f.Discard(); err != nil {
		t.Fatal(err)
	}
	if entries, _ := os.ReadDir(base); len(entries) != 0 {
		t.Errorf("left over: %v", entries)
	}
	if err := f.Discard(); err != nil {
		t.Error("a second Discard:", err)
	}
}

func TestDiscardLeavesTheLastRunAsItWas(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, "a", "b")
	before := tree(t, dir)
	f, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(f.Put("a", []byte("new")), f.Put("c", nil), f.Discard()); err != nil {
		t.Fatal(err)
	}
	if got := tree(t, dir); !reflect.DeepEqual(got, before) {
		t.Errorf("got %v, want %v", got, before)
	}
}

// Manifests that try to reach what is not theirs.
func TestAHostileManifestRemovesNothingOfOthers(t *testing.T) {
	base := t.TempDir()
	dir, outside := filepath.Join(base, "out"), filepath.Join(base, "outside")
	for _, d := range []string{dir, outside, filepath.Join(dir, "folder")} {
		if err := os.MkdirAll(d, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	precious := filepath.Join(outside, "precious")
	if err := os.WriteFile(precious, []byte("gold"), 0o666); err != nil {
		t.Fatal(err)
	}
	linked := os.Symlink(outside, filepath.Join(dir, "link")) == nil
	names := []string{"../outside/precious", precious, "link/precious", "folder/../../outside/precious", "folder",
		".", "", "/", "..", "a//b", "./new", `..\outside\precious`, "manifest.json", "MANIFEST.json", ".partial", ".partial/files", "NEW", "nul\x00"}
	if err := os.WriteFile(filepath.Join(dir, "manifest.json"), manifestOf(names...), 0o666); err != nil {
		t.Fatal(err)
	}
	if removed := run(t, dir, "new"); len(removed) != 0 {
		t.Errorf("removed %v", removed)
	}
	if data, err := os.ReadFile(precious); err != nil || string(data) != "gold" {
		t.Error("a file outside was touched", err)
	}
	if !linked {
		t.Log("no symbolic links here: that part was left out")
	}
	if info, err := os.Stat(filepath.Join(dir, "folder")); err != nil || !info.IsDir() {
		t.Error("a folder was removed", err)
	}
}

func TestAListThatCanNotBeReadRemovesNothing(t *testing.T) {
	for _, manifest := range []string{"", "{", "[]", `{"files": 3}`, `{"files": [{"path": 3}]}`, "null", `{}`} {
		dir := t.TempDir()
		for name, content := range map[string]string{"manifest.json": manifest, "other": "mine"} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if removed := run(t, dir, "new"); len(removed) != 0 {
			t.Errorf("%q: removed %v", manifest, removed)
		}
		if got := tree(t, dir); len(got) != 3 || got["other"] != "mine" {
			t.Errorf("%q: %v", manifest, got)
		}
	}
}

func TestPutRefusesNamesThatAreNoPlaces(t *testing.T) {
	dir := t.TempDir()
	if err := errors.Join(os.Mkdir(filepath.Join(dir, "folder"), 0o777), os.WriteFile(filepath.Join(dir, "file"), nil, 0o666)); err != nil {
		t.Fatal(err)
	}
	f, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Discard()
	if err := f.Put("twice", nil); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]error{
		"../x": errName, "/x": errName, "": errName, ".": errName, "a/../b": errName, "a/": errName, `a\b`: errName,
		"manifest.json": errName, ".partial/x": errName, "twice": errTwice, "Twice": errTwice,
		"folder": errIsFolder, "file/x": errIsFile,
	} {
		err := f.Put(name, nil)
		var refused *Error
		if !errors.Is(err, want) || !errors.As(err, &refused) || !refused.BadInput() {
			t.Errorf("%q: %v, want %v", name, err, want)
		}
	}
}

func TestOpenRefusesWhatIsNoFolder(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := errors.Join(os.WriteFile(file, nil, 0o666), os.MkdirAll(filepath.Join(dir, "set", "manifest.json"), 0o777)); err != nil {
		t.Fatal(err)
	}
	for path, reason := range map[string]string{
		file:                       "not a directory",
		filepath.Join(file, "sub"): "not a directory",
		filepath.Join(dir, "set"):  errIsFolder.Error(),
	} {
		_, err := Open(path, "manifest.json")
		var refused *Error
		if !errors.As(err, &refused) || !refused.BadInput() || refused.Error() != path+": "+reason {
			t.Errorf("%s: %v", path, err)
		}
	}
	if got := tree(t, dir); len(got) != 1 {
		t.Errorf("left over: %v", got)
	}
}

func TestOpenRefusesAFolderItMayNotWrite(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root may write anywhere: left out")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	_, err := Open(filepath.Join(dir, "set"), "manifest.json")
	if !errors.Is(err, fs.ErrPermission) {
		t.Error(err)
	}
}

func TestPutFromSeveralGoroutines(t *testing.T) {
	dir := t.TempDir()
	f, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	var wait sync.WaitGroup
	for i := range 50 {
		wait.Go(func() {
			if err := f.Put("d/"+strings.Repeat("x", i+1), []byte{byte(i)}); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	if _, err := f.Commit(nil); err != nil {
		t.Fatal(err)
	}
	for i := range 50 {
		if got := tree(t, dir)["d/"+strings.Repeat("x", i+1)]; got != string([]byte{byte(i)}) {
			t.Errorf("file %d holds %q", i, got)
		}
	}
}

// A run killed while it moved its files has no manifest of them; the journal
// lets the next run remove them all the same.
func TestTheRunAfterAKilledOneClearsAway(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, "first")
	killed, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(killed.Put("second", nil), killed.Put("third", nil), killed.writeJournal(), killed.place("second")); err != nil {
		t.Fatal(err)
	}
	failing, err := Open(dir, "manifest.json") // must not lose the journal
	if err != nil {
		t.Fatal(err)
	}
	if err := failing.Discard(); err != nil {
		t.Fatal(err)
	}
	removed := run(t, dir, "fourth")
	if want := []string{"first", "second"}; !reflect.DeepEqual(removed, want) {
		t.Errorf("removed %v, want %v", removed, want)
	}
	if got := tree(t, dir); len(got) != 2 || got["fourth"] != "fourth" {
		t.Errorf("got %v", got)
	}
}

// Of two runs at the same time the later one wins, whole; the earlier one says that it failed.
func TestTheLaterOfTwoRunsWins(t *testing.T) {
	dir := t.TempDir()
	earlier, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := earlier.Put("a", []byte("earlier")); err != nil {
		t.Fatal(err)
	}
	run(t, dir, "a", "b")
	if err := earlier.Put("c", nil); !errors.Is(err, ErrTakenOver) {
		t.Error("the earlier run goes on:", err)
	}
	if _, err := earlier.Commit(manifestOf("a")); !errors.Is(err, ErrTakenOver) {
		t.Error("the earlier run does not fail:", err)
	}
	if err := earlier.Discard(); err != nil {
		t.Error(err)
	}
	want := map[string]string{"a": "a", "b": "b", "manifest.json": string(manifestOf("a", "b"))}
	if got := tree(t, dir); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v", got)
	}
}

// A run that was taken over does not clear the staging of the one that did.
func TestDiscardLeavesTheStagingOfAnotherRun(t *testing.T) {
	dir := t.TempDir()
	earlier, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	later, err := Open(dir, "manifest.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(later.Put("a", []byte("a")), earlier.Discard(), later.Put("b", []byte("b"))); err != nil {
		t.Fatal(err)
	}
	if _, err := later.Commit(manifestOf("a", "b")); err != nil {
		t.Fatal(err)
	}
	if got := tree(t, dir); len(got) != 3 {
		t.Errorf("got %v", got)
	}
}
