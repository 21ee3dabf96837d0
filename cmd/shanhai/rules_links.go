package main

import (
	"errors"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// follow says what is wrong with a link; nil if it leads to what is there.
func (r *rulesReader) follow(s rulesText, doc *script.Document, link script.Reference) *check.Fault {
	if link.File != "" {
		file := beside(s, link.File)
		linked, err := r.linked(file)
		if err != nil {
			return &check.Fault{At: link.To.At, Text: link.To.Text, Why: "the link leads to no file: " + reason(err).Error(), Nearest: nearestFile(file, link)}
		}
		doc = linked
	}
	if link.Fragment == "" {
		return nil
	}
	ids := r.reachable(doc, link.File)
	if slices.Contains(ids, link.Fragment) {
		return nil
	}
	f := &check.Fault{At: link.To.At, Text: link.To.Text, Why: "the link leads nowhere: " + nothingCalled(link)}
	if near := spelling.Nearest(link.Fragment, ids); near != "" {
		f.Nearest = link.File + "#" + near
	}
	return f
}

// beside returns the path of a file that a text names.
func beside(s rulesText, file string) string {
	target := filepath.FromSlash(file)
	if s.Path == stdinName {
		return target
	}
	return filepath.Join(filepath.Dir(s.Path), target)
}

// nothingCalled says what a file lacks.
func nothingCalled(link script.Reference) string {
	switch {
	case link.File == "":
		return "this page has neither an example nor a heading " + link.Fragment
	case isScriptName(link.File):
		return link.File + " has no example " + link.Fragment
	}
	return link.File + " has neither an example nor a heading " + link.Fragment
}

// reachable lists what a link can lead to: the examples of a document and, on a page, its headings, its HTML ids and the rules,
// which a rulebook has sections for.
func (r *rulesReader) reachable(doc *script.Document, file string) []string {
	var ids []string
	for _, e := range doc.Examples {
		if e.ID != "" {
			ids = append(ids, e.ID)
		}
	}
	if isScriptName(file) {
		return ids
	}
	ids = append(ids, doc.Anchors...)
	for _, game := range r.games {
		for _, rule := range game.Rules() {
			ids = append(ids, string(rule.ID))
		}
	}
	return append(ids, houseRules(doc)...)
}

// houseRules lists the rules that an author declares.
func houseRules(doc *script.Document) []string {
	var ids []string
	for _, e := range doc.Examples {
		for _, s := range e.Steps {
			if rule, is := s.(script.HouseRule); is {
				ids = append(ids, rule.ID.Text)
			}
		}
	}
	return ids
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

// nearestFile returns a link to the file in the same folder whose name is nearest; empty if none is near.
func nearestFile(file string, link script.Reference) string {
	entries, err := os.ReadDir(filepath.Dir(file))
	if err != nil {
		return ""
	}
	var names []string
	for _, e := range entries {
		if isRulesFile(e.Name()) && !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	near := spelling.Nearest(filepath.Base(file), names)
	if near == "" {
		return ""
	}
	_, fragment, _ := strings.Cut(link.To.Text, "#")
	if fragment != "" {
		near += "#" + fragment
	}
	return path.Join(path.Dir(link.File), near)
}
