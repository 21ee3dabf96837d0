package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules/check"
)

// isFile tells whether there is a file of a name.
func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

// exhibit is an example to show.
type exhibit struct {
	name   string // its id, or its number
	title  string
	report check.Report
}

// exhibits reads the file and lists its examples.
func (o *rulesShowOptions) exhibits(ctx context.Context) ([]exhibit, error) {
	reader := &rulesReader{games: o.Games, in: o.Streams.In, markdown: o.Markdown}
	files, err := reader.aside(ctx, []string{o.File})
	if err != nil {
		return nil, err
	}
	if out := exhibitsOf(files[0]); len(out) > 0 {
		return out, nil
	}
	return nil, noExhibit(files[0])
}

// exhibitsOf lists the examples of a file.
func exhibitsOf(f check.File) []exhibit {
	var out []exhibit
	for i, n := range check.Numbers(f.Reports) {
		if r := f.Reports[i]; n > 0 {
			out = append(out, exhibit{cmp.Or(r.Example.ID, strconv.Itoa(n)), r.Example.Called(), r})
		}
	}
	return out
}

// noExhibit tells that a file has no example, and what may be the reason.
func noExhibit(f check.File) error {
	if len(f.Faults) > 0 {
		return usageErrorf("%s:%s: %s; there is no example", f.Path, f.Faults[0].At, f.Faults[0].Why)
	}
	return usageErrorf(`%s: there is no example; allowed: a script, or Markdown with blocks that begin with "%splay"`, f.Path, "```")
}

// chosen returns the examples that were asked for.
func (o *rulesShowOptions) chosen(all []exhibit) ([]exhibit, error) {
	if o.Example == "" {
		if len(all) > 1 && (o.Out != "" || o.Ply != lastPly) {
			return nil, usageErrorf("%s: which of its %d examples?; allowed: --example with one of %s", o.File, len(all), names(all))
		}
		return all, nil
	}
	for i, e := range all {
		if e.name == o.Example || strconv.Itoa(i+1) == o.Example && !named(all, o.Example) {
			return all[i : i+1], nil
		}
	}
	return nil, usageErrorf("%s: no example %q%s; allowed: %s", o.File, o.Example, didYouMean(o.Example, all), names(all))
}

// named tells whether an example has an id.
func named(all []exhibit, id string) bool {
	for _, e := range all {
		if e.name == id {
			return true
		}
	}
	return false
}

// mostNames is how many examples a message lists.
const mostNames = 20

// names lists the examples.
func names(all []exhibit) string {
	var out []string
	for _, e := range all[:min(len(all), mostNames)] {
		out = append(out, e.name)
	}
	if more := len(all) - mostNames; more > 0 {
		out = append(out, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(out, ", ")
}

func didYouMean(word string, all []exhibit) string {
	var ids []string
	for _, e := range all {
		ids = append(ids, e.name)
	}
	if near := spelling.Nearest(word, ids); near != "" {
		return fmt.Sprintf(", did you mean %q?", near)
	}
	return ""
}
