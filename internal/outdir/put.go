package outdir

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// partialDir holds what is not finished, stagingDir the files of a run within it.
const (
	partialDir = ".partial"
	stagingDir = partialDir + "/files"
)

// ErrTakenOver says that another run began to write the same folder.
var ErrTakenOver = errors.New("another run writes this folder")

// Faults of a name, or of what is there under it.
var (
	errName     = errors.New("is no name for a file of this folder")
	errTwice    = errors.New("is written twice")
	errIsFolder = errors.New("is a folder where a file is to be")
	errIsFile   = errors.New("is a file where a folder is to be")
)

// Put stages one file. The name is slash-separated and relative to the
// folder; each name can be put once. The error is an *Error.
func (f *Folder) Put(name string, data []byte) error {
	if err := f.claim(name); err != nil {
		return unusable(f.path(name), err)
	}
	if err := f.checkPlace(name); err != nil {
		return unusable(f.path(name), err)
	}
	if err := f.stage(name, data); err != nil {
		return failed(f.path(name), err)
	}
	return nil
}

// claim takes a name for one file.
func (f *Folder) claim(name string) error {
	if !f.mayWrite(name) {
		return errName
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.staged[fold(name)] {
		return errTwice
	}
	f.staged[fold(name)] = true
	f.names = append(f.names, name)
	return nil
}

// mayWrite tells whether name is that of a file in the folder which is neither the manifest nor staging's own.
func (f *Folder) mayWrite(name string) bool {
	first, _, _ := strings.Cut(fold(name), "/")
	return filepath.IsLocal(filepath.FromSlash(name)) && path.Clean(name) == name && name != "." &&
		!strings.Contains(name, `\`) && first != partialDir && fold(name) != fold(f.manifest)
}

// fold makes names equal that some file systems take for equal.
func fold(name string) string { return strings.ToLower(name) }

// checkPlace looks, before anything is changed, whether the file can be renamed to its place.
func (f *Folder) checkPlace(name string) error {
	if info, err := f.root.Lstat(name); err == nil && info.IsDir() {
		return errIsFolder
	}
	for dir := path.Dir(name); dir != "."; dir = path.Dir(dir) {
		info, err := f.root.Stat(dir)
		if err == nil && !info.IsDir() {
			return &fs.PathError{Op: "stat", Path: dir, Err: errIsFile}
		}
	}
	return nil
}

// stage writes the file into the staging folder.
func (f *Folder) stage(name string, data []byte) error {
	err := f.write(name, data)
	if errors.Is(err, fs.ErrNotExist) && !f.ours() {
		return ErrTakenOver
	}
	return err
}

// write makes the file and the folders that it needs.
func (f *Folder) write(name string, data []byte) error {
	if err := f.staging.MkdirAll(path.Dir(name), 0o777); err != nil {
		return err
	}
	file, err := f.staging.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Close())
}

// path is where the file comes to lie, for messages.
func (f *Folder) path(name string) string { return filepath.Join(f.dir, filepath.FromSlash(name)) }
