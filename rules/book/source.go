package book

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"

	"shanhai/rules"
	"shanhai/rules/script"
)

// group is the texts of a language, in their order.
type group struct {
	tongue tongue
	names  []string
}

// textsIn finds the texts of a book by language, of the languages wanted or of all.
func textsIn(files fs.FS, wanted []string) ([]group, error) {
	names, err := fs.Glob(files, "*.md")
	if err != nil || len(names) == 0 {
		return nil, &SourceError{".", errors.New("holds no text"), "a folder with Markdown files (*.md) in it"}
	}
	var groups []group
	for _, t := range tongues() {
		g := group{tongue: t}
		for _, name := range names {
			if languageOf(name) == t.code {
				g.names = append(g.names, name)
			}
		}
		if len(g.names) > 0 && (len(wanted) == 0 || slices.Contains(wanted, t.code)) {
			groups = append(groups, g.sorted())
		}
	}
	return groups, lacking(names, groups, wanted)
}

// lacking tells which of the wanted languages has no text, and how one is named that is.
func lacking(names []string, groups []group, wanted []string) error {
	for _, language := range wanted {
		if !slices.ContainsFunc(groups, func(g group) bool { return g.tongue.code == language }) {
			return &SourceError{".", errors.New("holds no text in " + language), "a text whose name tells that, such as " + nameIn(names[0], language)}
		}
	}
	return nil
}

// nameIn is what a text is named that is in a language.
func nameIn(name, language string) string {
	stem := strings.TrimSuffix(name, path.Ext(name))
	if named(name) != "" {
		stem = stem[:strings.LastIndexByte("."+stem, '.')]
	}
	return strings.TrimPrefix(strings.TrimSuffix(stem, ".")+"."+language+".md", ".")
}

// sorted returns the group with the text that is named after the language first.
func (g group) sorted() group {
	slices.SortStableFunc(g.names, func(a, b string) int {
		switch main := g.tongue.code + ".md"; {
		case a == b:
			return 0
		case a == main:
			return -1
		case b == main:
			return 1
		}
		return strings.Compare(a, b)
	})
	return g
}

// languageOf tells a text's language by its name.
func languageOf(name string) string { return cmp.Or(named(name), tongues()[0].code) }

// named is the language that a text's name tells, "en.md" or "house.zh-Hant.md"; empty if it tells none.
func named(name string) string {
	stem := strings.TrimSuffix(name, path.Ext(name))
	stem = rules.Language(stem[strings.LastIndexByte(stem, '.')+1:])
	if _, known := tongueOf(stem); known {
		return stem
	}
	return ""
}

// readFile reads a file of at most so many bytes.
func readFile(files fs.FS, name string, most int64) ([]byte, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, reasonOf(err)
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		return nil, errors.New("is no plain file")
	}
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	switch {
	case err != nil:
		return nil, reasonOf(err)
	case int64(len(data)) > most:
		return nil, fmt.Errorf("is larger than %d bytes", most)
	}
	return data, nil
}

// reasonOf strips the operation and the path, which the message names already.
func reasonOf(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}

// readText reads a text or a script.
func readText(files fs.FS, name string) ([]byte, error) {
	data, err := readFile(files, name, script.MaxBytes)
	if err != nil {
		return nil, &SourceError{name, err, fmt.Sprintf("a file of at most %d bytes that can be read", script.MaxBytes)}
	}
	return data, nil
}
