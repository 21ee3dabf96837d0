package outdir

import (
	"encoding/json"
	"path"
	"slices"
)

// journalName is the file that lists, while files are being moved into place,
// all that may be there: a run that is killed then has no manifest of it.
const (
	journalName = partialDir + "/journal.json"
	nextJournal = partialDir + "/next.json"
)

// Commit moves every staged file into place, removes what earlier runs wrote
// and this one did not, and writes the manifest last. It returns the names of
// the removed files, sorted. The error is an *Error; after one the folder
// holds whole files, some of them new, and the last manifest.
func (f *Folder) Commit(manifest []byte) (removed []string, err error) {
	if err := f.stage(f.manifest, manifest); err != nil {
		return nil, failed(f.path(f.manifest), err)
	}
	if err := f.writeJournal(); err != nil {
		return nil, failed(f.dir, err)
	}
	for _, name := range f.names {
		if err := f.place(name); err != nil {
			return nil, failed(f.path(name), err)
		}
	}
	removed = f.removeStale()
	if err := f.place(f.manifest); err != nil {
		return removed, failed(f.path(f.manifest), err)
	}
	f.journal = false
	f.made = nil
	return removed, f.Discard()
}

// place renames a staged file to where it belongs.
func (f *Folder) place(name string) error {
	if err := f.root.MkdirAll(path.Dir(name), 0o777); err != nil {
		return err
	}
	return f.root.Rename(path.Join(stagingDir, name), name)
}

// writeJournal lists what may be there from now on. As any other file it is
// whole or not there.
func (f *Folder) writeJournal() error {
	data, err := json.Marshal(listOf(append(slices.Clone(f.previous), f.names...)))
	if err != nil {
		return err
	}
	if err := f.root.WriteFile(nextJournal, data, 0o666); err != nil {
		_ = f.root.Remove(nextJournal)
		return err
	}
	f.journal = true
	return f.root.Rename(nextJournal, journalName)
}

// removeStale removes the files of earlier runs that this one did not write,
// and the folders that this leaves empty.
func (f *Folder) removeStale() []string {
	var removed []string
	for _, name := range f.previous {
		if f.staged[fold(name)] || !f.removeFile(name) {
			continue
		}
		removed = append(removed, name)
		f.removeEmpty(path.Dir(name))
	}
	return removed
}

// removeFile removes a plain file, never a folder; it tells whether there was one.
func (f *Folder) removeFile(name string) bool {
	info, err := f.root.Lstat(name)
	return err == nil && !info.IsDir() && f.root.Remove(name) == nil
}

// removeEmpty removes a folder of the output and those above it, as far as they are empty.
func (f *Folder) removeEmpty(dir string) {
	for ; dir != "."; dir = path.Dir(dir) {
		if f.root.Remove(dir) != nil {
			return
		}
	}
}
