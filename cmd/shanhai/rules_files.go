package main

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"shanhai/rules/script"
)

// rulesText is a text with examples.
type rulesText struct {
	Path     string // as it was named, "stdin" for standard input
	Text     []byte
	Markdown bool
}

// stdinName is the name of standard input in messages.
const stdinName = "stdin"

// rulesPaths lists the scripts and Markdown files that the paths name, and those in the folders among them, each once.
func rulesPaths(paths []string) ([]string, error) {
	var found []string
	for _, path := range paths {
		files, err := rulesBelow(path)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if !slices.Contains(found, file) {
				found = append(found, file)
			}
		}
	}
	return found, nil
}

// rulesBelow lists the files at a path.
func rulesBelow(path string) ([]string, error) {
	if path == "-" {
		return []string{path}, nil
	}
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, usageErrorf("%s: %w; allowed: scripts (*.play), Markdown files (*.md), folders and - for standard input", path, reason(err))
	case info.IsDir():
		return rulesInFolder(path)
	case !isRulesFile(path):
		return nil, usageErrorf("%s: neither a script nor Markdown; allowed: *.play and *.md, or - with --markdown", path)
	}
	return []string{filepath.Clean(path)}, nil
}

// isRulesFile tells by its name whether a file may hold examples.
func isRulesFile(name string) bool { return isScriptName(name) || isMarkdownName(name) }

func isScriptName(name string) bool { return strings.EqualFold(filepath.Ext(name), ".play") }

func isMarkdownName(name string) bool { return strings.EqualFold(filepath.Ext(name), ".md") }

// rulesInFolder lists the files below a folder, without what is hidden or comes from others.
func rulesInFolder(folder string) ([]string, error) {
	var files []string
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return usageErrorf("%s: %w; allowed: folders that can be read", path, reason(err))
		case entry.IsDir() && path != folder && skippedFolder(entry.Name()):
			return fs.SkipDir
		case !entry.IsDir() && isRulesFile(path) && !strings.HasPrefix(entry.Name(), "."):
			files = append(files, filepath.Clean(path))
		}
		return nil
	})
	return files, err
}

// skippedFolder tells whether a folder holds no text of the author's.
func skippedFolder(name string) bool {
	return strings.HasPrefix(name, ".") || name == "node_modules" || name == "vendor"
}

// readSource reads a file, or standard input, up to a little more than the parser takes.
func readSource(in io.Reader, path string, markdown bool) (rulesText, error) {
	s := rulesText{Path: path, Markdown: isMarkdownName(path)}
	if path == "-" {
		s.Path, s.Markdown = stdinName, markdown
	} else {
		f, err := os.Open(path)
		if err != nil {
			return s, unreadableFile(path, err)
		}
		defer f.Close()
		in = f
	}
	var err error
	if s.Text, err = io.ReadAll(io.LimitReader(in, script.MaxBytes+1)); err != nil {
		return s, unreadableFile(s.Path, err)
	}
	return s, nil
}

// unreadableFile words why a file can't be read.
func unreadableFile(path string, err error) error {
	return usageErrorf("%s: %w; allowed: a file that can be read", path, reason(err))
}

// errNoExample tells that there was nothing to check.
func errNoExample(paths []string) error {
	return usageErrorf("%s: no example found; allowed: scripts (*.play), and Markdown files with blocks that begin with ```play", strings.Join(paths, ", "))
}
