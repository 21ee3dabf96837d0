// Package book makes a static rulebook of Markdown texts and examples that are played through: a page of HTML a language
// that needs nothing else, neither other files nor the network. It knows no game.
package book

import (
	"errors"
	"io/fs"

	"shanhai/rules/check"
	"shanhai/rules/diagram"
)

// Options say what a book looks like.
type Options struct {
	Languages []string    // the texts to print, e.g. "en"; none: all there are
	Art       diagram.Art // nil: plain tiles with characters
	Emblem    Emblem
	// Kind names a kind of tile, given the key of its kind, in a language, e.g. "QingLong" or "青龍". Nil, or empty for an
	// unknown kind: the tile is called what it has written on it.
	Kind func(language, kind string) string
	// Fact words an option or a fact of a set-up, such as "first" and "black", in a language. Nil, or empty for what has no
	// words in it: it is shown as it is written.
	Fact func(language, name, value string) string
}

// Emblem is what a cover shows: the glyph of a kind of tile, and characters beside it.
type Emblem struct{ Kind, Text string }

// ErrNotRight tells that an example or a link of the book is not right; the reports say which.
var ErrNotRight = errors.New("the book is not right")

// SourceError says why a file can't be made a book of.
type SourceError struct {
	Path string
	Err  error
	Want string // what is allowed
}

// Error returns the place, the reason and what is allowed.
func (e *SourceError) Error() string { return e.Path + ": " + e.Err.Error() + "; allowed: " + e.Want }

// Unwrap returns the reason.
func (e *SourceError) Unwrap() error { return e.Err }

// BadInput tells that the source is to blame.
func (e *SourceError) BadInput() bool { return true }

// Book is a book that has been read and checked.
type Book struct {
	games   check.Games
	options Options
	library *library
	texts   []*edition // by language, as Languages lists them
}

// Open reads the texts at the top of a file system and the examples that they show, and plays these through. A text is
// named after its language, en.md or zh-Hant.md; any other *.md is English, and NAME.zh-Hant.md is Chinese. Several texts
// of a language follow each other by name, the one named after the language first. The error is a *SourceError, or
// ErrNotRight, with which the book still has its Reports.
func Open(files fs.FS, games check.Games, o Options) (*Book, error) {
	b := &Book{games: games, options: o, library: newLibrary(files, games)}
	groups, err := textsIn(files, o.Languages)
	if err != nil {
		return b, err
	}
	for _, g := range groups {
		t, err := b.read(g)
		if err != nil {
			return b, err
		}
		b.texts = append(b.texts, t)
	}
	for _, f := range b.Reports() {
		if f.Verdict() >= check.Unreached {
			return b, ErrNotRight
		}
	}
	return b, nil
}

// Reports returns how the book's files were checked, the texts first.
func (b *Book) Reports() []check.File { return b.library.reports() }

// Languages lists the languages of the texts.
func (b *Book) Languages() []string {
	out := make([]string, len(b.texts))
	for i, t := range b.texts {
		out[i] = t.tongue.code
	}
	return out
}

// Render makes the files of a book: a page a language, and index.html with its cover. With ErrNotRight there are no files.
func Render(files fs.FS, games check.Games, o Options) (map[string][]byte, []check.File, error) {
	b, err := Open(files, games, o)
	if err != nil {
		return nil, b.Reports(), err
	}
	out, err := b.Pages()
	return out, b.Reports(), err
}
