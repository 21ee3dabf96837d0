package main

import (
	"context"
	"io"
	"slices"

	"shanhai/rules/check"
	"shanhai/rules/script"
)

// rulesReader reads and checks files, one after the other.
type rulesReader struct {
	games    check.Games
	in       io.Reader
	markdown bool // in is Markdown
	failFast bool
	scripts  map[string]*script.Document // and pages, by path, of those that links name
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
	r.links += len(doc.Links)
	return append(out, check.Links(doc, r.games, folderShelf{r, s})...)
}

// parseSource reads a text as what it is.
func parseSource(s rulesText) (*script.Document, []*script.Error) {
	if s.Markdown {
		return script.ParseMarkdown(s.Text)
	}
	return script.Parse(s.Text)
}
