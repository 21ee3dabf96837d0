package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"shanhai/rules/script"

	"github.com/rogpeppe/go-internal/diff"
)

// rulesFmtRun lays out one file after the other. What can't be read does not keep it from the others.
func rulesFmtRun(ctx context.Context, o *rulesFmtOptions) error {
	paths, err := rulesPaths(o.Paths)
	if err != nil {
		return err
	}
	if len(paths) == 0 {
		return errNoExample(o.Paths)
	}
	unread, changed := 0, 0
	for _, path := range paths {
		if err := ctx.Err(); err != nil {
			return err
		}
		switch differs, err := o.file(path); {
		case errors.Is(err, unreadScript{}):
			unread++
		case err != nil:
			return err
		case differs:
			changed++
		}
	}
	return o.status(unread, changed, len(paths))
}

// unreadScript is the error of a script whose own errors have been told.
type unreadScript struct{}

func (unreadScript) Error() string { return "" }

// status says with what to end.
func (o *rulesFmtOptions) status(unread, changed, files int) error {
	switch {
	case unread > 0:
		return usageErrorf("%d of %d files can't be read and stay as they were", unread, files)
	case o.Check && changed > 0:
		return fmt.Errorf("%d of %d files would change; \"shanhai rules fmt --write\" changes them", changed, files)
	}
	return nil
}

// file lays out a file, and tells whether that changes it.
func (o *rulesFmtOptions) file(path string) (bool, error) {
	s, err := readSource(o.Streams.In, path, o.Markdown)
	if err != nil {
		return false, err
	}
	format := script.Format
	if s.Markdown {
		format = script.FormatMarkdown
	}
	out, errs := format(s.Text)
	for _, err := range errs {
		fmt.Fprintf(o.Streams.Err, "%s:%s\n", s.Path, err)
	}
	if len(errs) > 0 {
		return false, unreadScript{}
	}
	return !bytes.Equal(out, s.Text), o.put(s, out)
}

// put does with the result what was asked for.
func (o *rulesFmtOptions) put(s rulesText, out []byte) error {
	differs := !bytes.Equal(out, s.Text)
	if o.Write && differs {
		if err := overwrite(s.Path, out); err != nil {
			return err
		}
	}
	var said []byte
	if differs && (o.Write || o.Check) {
		said = []byte(s.Path + "\n")
	}
	if o.Diff {
		said = append(said, diff.Diff(s.Path+".orig", s.Text, s.Path, out)...)
	}
	if !o.Write && !o.Check && !o.Diff {
		said = out
	}
	_, err := o.Streams.Out.Write(said)
	return err
}

// overwrite writes a file whole, where its link leads, and keeps its permissions.
func overwrite(path string, data []byte) error {
	target, err := filepath.EvalSymlinks(path)
	if err != nil {
		return unwritableFile(path, err)
	}
	info, err := os.Stat(target)
	if err != nil {
		return unwritableFile(path, err)
	}
	if err := writeWhole(target, data, true); err != nil {
		return unwritableFile(path, err)
	}
	return os.Chmod(target, info.Mode().Perm())
}

// unwritableFile words why a file was not written.
func unwritableFile(path string, err error) error {
	return usageErrorf("%s: %w; allowed: a file in a folder that can be written", path, reason(err))
}
