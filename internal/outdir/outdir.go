// Package outdir writes a folder of files as a whole. Files are staged in the
// folder's own .partial and renamed into place when all of them are there, the
// manifest last; what the last manifest lists and this run did not write is
// removed. A run that fails or is killed leaves whole files or none, and what
// it leaves over the next run clears away.
//
// A manifest is a JSON object whose "files" is a list of objects with a
// "path", slash-separated and relative to the folder. Nothing outside the
// folder is ever touched, whatever a manifest or a symbolic link says.
package outdir

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// Folder is an output folder that is being written. Put may be called from
// several goroutines at once, the other methods from one.
//
// Two runs into one folder at the same time are not kept apart by a lock, which
// a kill would leave behind: the later one takes the staging over, and the
// earlier one fails with ErrTakenOver or finishes first.
type Folder struct {
	dir      string
	manifest string
	root     *os.Root
	staging  *os.Root // of this run: once another run clears it, nothing more goes in
	made     []string // folders that Open made, the innermost first
	previous []string // what earlier runs wrote, by their manifest and journal
	journal  bool     // a killed run's journal is there, or our own is

	mu     sync.Mutex
	staged map[string]bool // names by fold
	names  []string        // in the order of Put
}

// Open starts a run into the folder dir, making it where it is not there.
// manifest is the name of the manifest in it. End the run by Commit or by
// Discard. The error is an *Error.
func Open(dir, manifest string) (*Folder, error) {
	f := &Folder{dir: dir, manifest: manifest, staged: make(map[string]bool)}
	f.made = missing(dir)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		f.removeMade()
		return nil, unusable(dir, err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		f.removeMade()
		return nil, unusable(dir, err)
	}
	f.root = root
	if err := f.prepare(); err != nil {
		_ = f.Discard() // the first fault is the one to tell
		return nil, unusable(dir, err)
	}
	return f, nil
}

// prepare clears what a killed run left and finds out what earlier runs wrote.
func (f *Folder) prepare() error {
	if info, err := f.root.Stat(f.manifest); err == nil && info.IsDir() {
		return &fs.PathError{Op: "open", Path: f.manifest, Err: errIsFolder}
	}
	f.readPrevious()
	if err := f.root.RemoveAll(stagingDir); err != nil {
		return err
	}
	if err := f.root.MkdirAll(stagingDir, 0o777); err != nil {
		return err
	}
	var err error
	f.staging, err = f.root.OpenRoot(stagingDir)
	return err
}

// Discard ends the run: what was staged is removed, and folders that Open made
// are removed where they are empty. After Commit it does nothing.
func (f *Folder) Discard() error {
	if f.root == nil {
		return nil
	}
	err := errors.Join(f.clear(), f.root.Close())
	f.root = nil
	f.removeMade()
	if err != nil {
		return failed(f.dir, err)
	}
	return nil
}

// clear removes what is not finished, unless it is another run's by now.
func (f *Folder) clear() error {
	if f.staging == nil {
		return nil
	}
	ours := f.ours()
	err := f.staging.Close()
	if ours {
		err = errors.Join(err, f.root.RemoveAll(f.leftovers()))
	}
	return err
}

// ours tells whether the staging is still that of this run.
func (f *Folder) ours() bool {
	mine, err := f.staging.Stat(".")
	if err != nil {
		return false
	}
	there, err := f.root.Stat(stagingDir)
	return err == nil && os.SameFile(mine, there)
}

// leftovers names what can go: all that is not there for the finished files,
// but for a journal that the next run needs.
func (f *Folder) leftovers() string {
	if f.journal {
		return stagingDir
	}
	return partialDir
}

// missing lists dir and the folders above it that are not there, the innermost first.
func missing(dir string) []string {
	var dirs []string
	for {
		if _, err := os.Lstat(dir); !errors.Is(err, fs.ErrNotExist) {
			return dirs
		}
		dirs = append(dirs, dir)
		parent := filepath.Dir(dir)
		if parent == dir {
			return dirs
		}
		dir = parent
	}
}

// removeMade removes the folders that Open made, as far as they are empty.
func (f *Folder) removeMade() {
	for _, dir := range f.made {
		if os.Remove(dir) != nil {
			return
		}
	}
}
