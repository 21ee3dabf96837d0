package main

import (
	"errors"
	"os"
	"path/filepath"

	"shanhai/rules/script"
)

// folderShelf is the files that the links of a text may name, as they lie on the disk.
type folderShelf struct {
	reader *rulesReader
	text   rulesText
}

// Document reads a file that a link names.
func (s folderShelf) Document(file string) (*script.Document, error) {
	doc, err := s.reader.linked(beside(s.text, file))
	if err != nil {
		return nil, reason(err)
	}
	return doc, nil
}

// Beside lists the scripts and pages in a file's folder.
func (s folderShelf) Beside(file string) []string {
	entries, err := os.ReadDir(filepath.Dir(beside(s.text, file)))
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if isRulesFile(e.Name()) && !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	return names
}

// beside returns the path of a file that a text names.
func beside(s rulesText, file string) string {
	target := filepath.FromSlash(file)
	if s.Path == stdinName {
		return target
	}
	return filepath.Join(filepath.Dir(s.Path), target)
}

// linked reads a file that a link names.
func (r *rulesReader) linked(file string) (*script.Document, error) {
	if doc, known := r.scripts[file]; known {
		return doc, nil
	}
	if info, err := os.Stat(file); err != nil || !info.Mode().IsRegular() {
		return nil, orNotRegular(err)
	}
	s, err := readSource(nil, file, false)
	if err != nil {
		return nil, err
	}
	doc, _ := parseSource(s) // its errors are told where the file is checked
	r.scripts[file] = doc
	return doc, nil
}

// orNotRegular is err, or says that a path is no file.
func orNotRegular(err error) error {
	if err == nil {
		return errors.New("not a file")
	}
	return err
}
