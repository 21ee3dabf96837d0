package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/hive"
	"shanhai/rules/script"
)

// maxRecord is the size of the largest record that is read, in bytes: some 100,000 games.
const maxRecord = 64 << 20

// games reads the games to convert, and tells whether they stand in a script or in Markdown.
func (o *convertOptions) games(ctx context.Context) (games []hive.Game, fromScript bool, err error) {
	text, err := o.input()
	if err != nil {
		return nil, false, err
	}
	switch {
	case len(bytes.TrimSpace(text)) == 0:
		return nil, false, usageErrorf("%s: empty; allowed: an SGF file of boardspace.net, PGN, GameStrings one a line, a script or Markdown", o.name())
	case o.isMarkdown(text), isScriptName(o.File), looksLikeScript(text):
		games, err = o.fromExamples(ctx, rulesText{Path: o.name(), Text: text, Markdown: o.isMarkdown(text)})
		return games, true, err
	}
	games, err = o.fromRecord(string(text))
	return games, false, err
}

// name is what messages call the input.
func (o *convertOptions) name() string {
	if o.File == "-" {
		return stdinName
	}
	return o.File
}

// input reads the file, or standard input.
func (o *convertOptions) input() ([]byte, error) {
	in := o.Streams.In
	if o.File != "-" {
		f, err := os.Open(o.File)
		if err != nil {
			return nil, unreadableFile(o.File, err)
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, maxRecord+1))
	switch {
	case err != nil:
		return nil, unreadableFile(o.name(), err)
	case len(text) > maxRecord:
		return nil, usageErrorf("%s: longer than %d MB; allowed: a part of it in a file of its own", o.name(), maxRecord>>20)
	}
	return text, nil
}

// isMarkdown tells by the name, or by a block of an example, whether a text is Markdown.
func (o *convertOptions) isMarkdown(text []byte) bool {
	switch {
	case o.Markdown, isMarkdownName(o.File):
		return true
	case o.recordName() || isScriptName(o.File):
		return false
	}
	return bytes.Contains(text, []byte("```play")) || bytes.Contains(text, []byte("~~~play"))
}

// recordName tells whether the file is called as records are.
func (o *convertOptions) recordName() bool {
	switch strings.ToLower(filepath.Ext(o.File)) {
	case ".sgf", ".pgn", ".uhp":
		return true
	}
	return false
}

// looksLikeScript tells scripts from records: their first line that is no comment is a statement.
func looksLikeScript(text []byte) bool {
	for line := range strings.SplitSeq(strings.TrimPrefix(string(text[:min(len(text), 1<<16)]), "\ufeff"), "\n") {
		word := strings.TrimSpace(line)
		if word == "" || word[0] == '#' {
			continue
		}
		return slices.Contains(scriptWords(), strings.ToLower(word[:max(strings.IndexAny(word+" ", " :\t"), 0)]))
	}
	return false
}

// scriptWords are what the first line of a script may begin with, but for moves.
func scriptWords() []string {
	return []string{"game", "title", "event", "date", "place", "player", "example", "option", "rule", "board", "note"}
}

// fromRecord reads a record.
func (o *convertOptions) fromRecord(text string) ([]hive.Game, error) {
	read := hive.Read
	switch strings.ToLower(filepath.Ext(o.File)) {
	case ".sgf":
		read = func(text string) ([]hive.Game, error) { g, err := hive.ReadSGF(text); return []hive.Game{g}, err }
	case ".pgn":
		read = hive.ReadPGN
	case ".uhp":
		read = hive.ReadGameStrings
	}
	games, err := read(text)
	switch {
	case err != nil:
		return nil, usageErrorf("%s%w", o.place(err), err)
	case len(games) == 0:
		return nil, usageErrorf("%s: no game in it; allowed: an SGF file of boardspace.net, PGN, GameStrings one a line, a script or Markdown", o.name())
	case o.Example == "":
		return games, nil
	}
	n, err := strconv.Atoi(o.Example)
	if err != nil || n < 1 || n > len(games) {
		return nil, usageErrorf("%s: no game %q; allowed: 1 to %d", o.name(), o.Example, len(games))
	}
	return games[n-1 : n], nil
}

// place writes the file before an error that begins with its place, or with none.
func (o *convertOptions) place(err error) string {
	var word *rules.WordError
	if errors.As(err, &word) && !word.Word.Absent() {
		return o.name() + ":"
	}
	return o.name() + ": "
}

// fromExamples reads the games of a script or of Markdown.
func (o *convertOptions) fromExamples(ctx context.Context, s rulesText) ([]hive.Game, error) {
	reader := &rulesReader{games: o.Games, scripts: map[string]*script.Document{}}
	f, err := reader.file(ctx, s)
	if err != nil {
		return nil, err
	}
	all := exhibitsOf(f)
	switch {
	case len(all) == 0:
		return nil, noExhibit(f)
	case o.Example != "":
		return o.theExample(all)
	case s.Markdown:
		return o.onlyGame(all)
	}
	return o.allGames(all)
}

// theExample returns the game of the example that was asked for.
func (o *convertOptions) theExample(all []exhibit) ([]hive.Game, error) {
	chosen, err := (&rulesShowOptions{File: o.name(), Example: o.Example}).chosen(all)
	if err != nil {
		return nil, err
	}
	g, err := o.gameOf(chosen[0])
	return []hive.Game{g}, err
}

// allGames returns every game of a script, which holds nothing else.
func (o *convertOptions) allGames(all []exhibit) ([]hive.Game, error) {
	var games []hive.Game
	for _, e := range all {
		g, err := o.gameOf(e)
		if err != nil {
			return nil, o.orOneOf(all, err)
		}
		games = append(games, g)
	}
	return games, nil
}

// onlyGame returns the only game of a page.
func (o *convertOptions) onlyGame(all []exhibit) ([]hive.Game, error) {
	found := o.convertible(all)
	switch {
	case len(all) == 1:
		g, err := o.gameOf(all[0])
		return []hive.Game{g}, err
	case len(found) == 0:
		return nil, usageErrorf("%s: none of its %d examples is a game of Hive; allowed: an example that plays from the first turn, without landscape; %s#%s says what bars that one",
			o.name(), len(all), o.File, all[0].name)
	case len(found) > 1:
		return nil, usageErrorf("%s: which of its %d games?; allowed: %s#ID with one of %s", o.name(), len(found), o.File, names(found))
	}
	g, err := o.gameOf(found[0])
	return []hive.Game{g}, err
}

// orOneOf adds to what bars an example which other ones can be converted alone.
func (o *convertOptions) orOneOf(all []exhibit, err error) error {
	found := o.convertible(all)
	if len(found) == 0 {
		return err
	}
	return usageErrorf("%w; allowed: one example alone, %s#ID with one of %s", err, o.File, names(found))
}

// convertible lists the examples that are games of Hive.
func (o *convertOptions) convertible(all []exhibit) []exhibit {
	var out []exhibit
	for _, e := range all {
		if _, err := o.gameOf(e); err == nil {
			out = append(out, e)
		}
	}
	return out
}

// gameOf returns the game that an example plays.
func (o *convertOptions) gameOf(e exhibit) (hive.Game, error) {
	for _, s := range e.report.Scenes {
		if s.Fault != nil && s.Verdict == check.Unreadable {
			return hive.Game{}, usageErrorf("%s:%s: %s", o.name(), s.Fault.At, s.Fault.Why)
		}
	}
	g, err := hive.FromExample(*e.report.Example)
	switch {
	case err != nil:
		return g, usageErrorf("%s%w", o.place(err), err)
	case len(g.Acts) == 0:
		return g, usageErrorf("%s:%s: example %s makes no move", o.name(), e.report.Example.At, e.name)
	}
	return g, nil
}
