package book

import (
	"io/fs"
	"path"
	"strings"

	"shanhai/rules/script"
)

// shelf is the files that the links of a text may name.
type shelf struct {
	library *library
	from    string // the text
}

// path returns a file's path in the book's folder; false if it lies out of it.
func (s shelf) path(file string) (string, bool) {
	name := path.Join(path.Dir(s.from), file)
	return name, fs.ValidPath(name)
}

// Document reads a file. Out of the book's folder nobody can look.
func (s shelf) Document(file string) (*script.Document, error) {
	name, within := s.path(file)
	if !within {
		return nil, nil
	}
	return s.library.document(name)
}

// Beside lists the scripts and pages in a file's folder.
func (s shelf) Beside(file string) []string {
	name, within := s.path(file)
	if !within {
		return nil
	}
	entries, _ := fs.ReadDir(s.library.files, path.Dir(name)) // what can't be listed is no help
	var names []string
	for _, e := range entries {
		if ext := strings.ToLower(path.Ext(e.Name())); !e.IsDir() && (ext == ".md" || ext == ".play") {
			names = append(names, e.Name())
		}
	}
	return names
}

// document reads a file that a link names, without a word on what is wrong in it unless the book shows it.
func (l *library) document(name string) (*script.Document, error) {
	for _, v := range l.volumes {
		if v.name == name {
			return v.doc, nil
		}
	}
	if doc := l.linked[name]; doc != nil {
		return doc, nil
	}
	source, err := readFile(l.files, name, script.MaxBytes)
	if err != nil {
		return nil, err
	}
	doc, _ := reading(name)(source)
	l.linked[name] = doc
	return doc, nil
}

// reading returns what reads a file of a name.
func reading(name string) func([]byte) (*script.Document, []*script.Error) {
	if strings.EqualFold(path.Ext(name), ".md") {
		return script.ParseMarkdown
	}
	return script.Parse
}
