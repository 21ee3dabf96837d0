package outdir

import (
	"encoding/json"
	"io"
	"slices"
)

// maxList is the largest manifest that is read, in bytes: a thousand times the usual.
const maxList = 64 << 20

// list is the part of a manifest that this package reads; a journal is nothing else.
type list struct {
	Files []entry `json:"files"`
}

// entry is one file of a list.
type entry struct {
	Path string `json:"path"`
}

// listOf makes a list of names.
func listOf(names []string) list {
	l := list{Files: make([]entry, len(names))}
	for i, name := range names {
		l.Files[i].Path = name
	}
	return l
}

// readPrevious finds out what earlier runs wrote: what the manifest lists, and
// a journal where the last run was killed while it moved its files.
func (f *Folder) readPrevious() {
	journal, found := f.readList(journalName)
	f.journal = found
	manifest, _ := f.readList(f.manifest)
	names := append(journal, manifest...)
	slices.Sort(names)
	f.previous = slices.Compact(names)
}

// readList returns the names that a list holds and that this package may
// remove. One that can't be read lists nothing: nothing is removed then.
func (f *Folder) readList(name string) ([]string, bool) {
	file, err := f.root.Open(name)
	if err != nil {
		return nil, false
	}
	defer file.Close()
	var l list
	if json.NewDecoder(io.LimitReader(file, maxList)).Decode(&l) != nil {
		return nil, false
	}
	var names []string
	for _, e := range l.Files {
		if f.mayWrite(e.Path) {
			names = append(names, e.Path)
		}
	}
	return names, true
}
