package main

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"

	"shanhai/internal/spelling"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// rulesReader reads and checks files, one after the other.
type rulesReader struct {
	games    check.Games
	in       io.Reader
	markdown bool // in is Markdown
	failFast bool
	scripts  map[string]*script.Document // by path, of those that links name
	links    int                         // how many links to examples were seen
}

// aside reads and checks beside, since reading standard input can't be broken off.
func (r *rulesReader) aside(ctx context.Context, paths []string) ([]check.File, error) {
	type answer struct {
		files []check.File
		err   error
	}
	done := make(chan answer, 1)
	go func() {
		files, err := r.check(ctx, paths)
		done <- answer{files, err}
	}()
	select {
	case a := <-done:
		return a.files, a.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// check reads and checks files until one is not right, if that was asked for.
func (r *rulesReader) check(ctx context.Context, paths []string) ([]check.File, error) {
	r.scripts = make(map[string]*script.Document)
	var files []check.File
	for _, path := range paths {
		s, err := readSource(r.in, path, r.markdown)
		if err != nil {
			return nil, err
		}
		f, err := r.file(ctx, s)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
		if r.failFast && f.Verdict() >= check.Unreached {
			break
		}
	}
	return files, nil
}

// file checks the examples and the links of a text.
func (r *rulesReader) file(ctx context.Context, s rulesText) (check.File, error) {
	doc, errs := parseSource(s)
	faults := make([]check.Fault, len(errs))
	for i, err := range errs {
		faults[i] = check.SyntaxFault(err)
	}
	f := check.File{Path: s.Path, Faults: r.outside(s, doc, faults)}
	for report := range check.Walk(doc, r.games, faults...) {
		if err := ctx.Err(); err != nil {
			return f, err
		}
		f.Reports = append(f.Reports, report)
		if r.failFast && f.Verdict() >= check.Unreached {
			break
		}
	}
	return f, nil
}

// outside returns what can't be read outside the examples, and the links that lead nowhere.
func (r *rulesReader) outside(s rulesText, doc *script.Document, faults []check.Fault) []check.Fault {
	out := slices.Clone(check.Outside(doc, faults))
	for _, link := range doc.Links {
		r.links++
		if fault := r.follow(s, link); fault != nil {
			out = append(out, *fault)
		}
	}
	return out
}

// parseSource reads a text as what it is.
func parseSource(s rulesText) (*script.Document, []*script.Error) {
	if s.Markdown {
		return script.ParseMarkdown(s.Text)
	}
	return script.Parse(s.Text)
}

// follow says what is wrong with a link to an example; nil if it leads to one.
func (r *rulesReader) follow(s rulesText, link script.Link) *check.Fault {
	target := filepath.FromSlash(link.File)
	if s.Path != stdinName {
		target = filepath.Join(filepath.Dir(s.Path), target)
	}
	doc, err := r.script(target)
	if err != nil {
		return &check.Fault{At: link.At, Text: link.File, Why: "the link leads to no script: " + reason(err).Error()}
	}
	return missingExample(doc, link)
}

// script reads a script that a link names.
func (r *rulesReader) script(path string) (*script.Document, error) {
	if doc, known := r.scripts[path]; known {
		return doc, nil
	}
	if info, err := os.Stat(path); err != nil || !info.Mode().IsRegular() {
		return nil, orNotRegular(err)
	}
	s, err := readSource(nil, path, false)
	if err != nil {
		return nil, err
	}
	doc, _ := script.Parse(s.Text) // its errors are told where the file is checked
	r.scripts[path] = doc
	return doc, nil
}

// orNotRegular is err, or says that a path is no file.
func orNotRegular(err error) error {
	if err == nil {
		return errors.New("not a file")
	}
	return err
}

// missingExample says that a script lacks the example of a link.
func missingExample(doc *script.Document, link script.Link) *check.Fault {
	var ids []string
	for _, e := range doc.Examples {
		if e.ID == link.Example {
			return nil
		}
		if e.ID != "" {
			ids = append(ids, e.ID)
		}
	}
	if link.Example == "" && len(doc.Examples) > 0 {
		return nil
	}
	return &check.Fault{
		At: link.At, Text: link.File + "#" + link.Example, Nearest: spelling.Nearest(link.Example, ids),
		Why: "the link leads to no example: " + link.File + " has no " + link.Example,
	}
}
