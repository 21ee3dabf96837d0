package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"shanhai/internal/outdir"
	"shanhai/pieces/manifest"
	"shanhai/pieces/shanhai/art"
	"shanhai/rules"
	"shanhai/rules/book"
	"shanhai/rules/check"
	"shanhai/rules/check/form"
	shanhaibook "shanhai/rules/shanhai/book"

	"github.com/spf13/cobra"
)

// rulesBookOptions is what rules book was asked for.
type rulesBookOptions struct {
	Streams  ioStreams
	Games    check.Games
	Language string // or allLanguages
	Source   string // folder of the author's own book; empty for that of the game
	Out      string
}

// allLanguages stands for every language that there is a text in.
const allLanguages = "all"

// bookManifest lists what was written of a book. Its name keeps it apart from that of a set.
const bookManifest = "rulebook.json"

// newRulesBookCmd is the command that makes the rulebook. runF, where it is not nil, runs instead of the work.
func newRulesBookCmd(streams ioStreams, runF func(context.Context, *rulesBookOptions) error) *cobra.Command {
	opts := &rulesBookOptions{Streams: streams, Games: knownGames()}
	if runF == nil {
		runF = rulesBookRun
	}
	cmd := &cobra.Command{
		Use:   "book",
		Short: "Make the rulebook as web pages, to read offline or to print",
		Long: `book plays every example through and makes the rulebook of them: a page a
language that needs no network, with a search, and pictures that step through
the moves. From a browser it prints on A4 and Letter.

--source makes a book of your own: a folder with Markdown files, whose examples
stand in "play" blocks or are links, alone in a paragraph, to an example of a
script: [Example](examples/my.play#gate). A file's name tells its language:
家規.zh-Hant.md is Chinese, any other is English.

If an example is wrong nothing is written; the status is then 1, and 2 where
something can't be read.`,
		Example: `  shanhai rules book
  shanhai rules book --lang zh-Hant --out pages
  shanhai rules book --source my-rules --out pages`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			opts.Language = rules.Language(opts.Language)
			if err := oneOf("--lang", opts.Language, bookLanguages()); err != nil {
				return err
			}
			return runF(cmd.Context(), opts)
		},
	}
	cmd.Flags().StringVar(&opts.Language, "lang", allLanguages, "`language` of the book: "+strings.Join(bookLanguages(), ", "))
	cmd.Flags().StringVar(&opts.Source, "source", "", "`folder` with a book of your own")
	cmd.Flags().StringVar(&opts.Out, "out", filepath.Join("out", "rulebook"), "`folder` for the pages")
	_ = cmd.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(bookLanguages(), cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.MarkFlagDirname("source")
	_ = cmd.MarkFlagDirname("out")
	return cmd
}

// bookLanguages lists what --lang may say.
func bookLanguages() []string { return append([]string{allLanguages}, book.KnownLanguages()...) }

// rulesBookRun makes the book and writes it as a whole.
func rulesBookRun(ctx context.Context, o *rulesBookOptions) error {
	pages, err := o.pages()
	if err != nil {
		return err
	}
	if err := o.misnamed(); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return o.write(pages)
}

// pages makes the files of the book.
func (o *rulesBookOptions) pages() (map[string][]byte, error) {
	files, err := o.files()
	if err != nil {
		return nil, err
	}
	tiles, err := newSetArt(art.Glyphs)
	if err != nil {
		return nil, err
	}
	look := book.Options{Art: tiles, Emblem: book.Emblem{Kind: "yinglong", Text: "山海"}, Kind: shanhaibook.Kind, Fact: shanhaibook.Fact}
	if o.Language != allLanguages {
		look.Languages = []string{o.Language}
	}
	pages, reports, err := book.Render(files, o.Games, look)
	return pages, o.refusal(reports, err)
}

// files is where the book's texts are.
func (o *rulesBookOptions) files() (fs.FS, error) {
	if o.Source == "" {
		return shanhaibook.Files(), nil
	}
	info, err := os.Stat(o.Source)
	switch {
	case err != nil:
		return nil, usageErrorf("--source: %s: %w; allowed: a folder with Markdown files", o.Source, reason(err))
	case !info.IsDir():
		return nil, usageErrorf("--source: %s: is no folder; allowed: a folder with Markdown files", o.Source)
	}
	return os.DirFS(o.Source), nil
}

// misnamed tells which texts are made as English though they look Chinese.
func (o *rulesBookOptions) misnamed() error {
	files, err := o.files()
	if err != nil {
		return err
	}
	for _, m := range book.MisnamedIn(files) {
		if _, err := fmt.Fprintf(o.Streams.Err, "shanhai: %s is made as an English page, but looks Chinese; a Chinese page is named %s\n", filepath.Join(o.Source, m.Name), m.Better); err != nil {
			return err
		}
	}
	return nil
}

// refusal reports what is not right, and words why there is no book.
func (o *rulesBookOptions) refusal(reports []check.File, err error) error {
	var source *book.SourceError
	switch {
	case errors.As(err, &source):
		return usageErrorf("%s: %w; allowed: %s", filepath.Join(o.Source, source.Path), reason(source.Err), source.Want)
	case !errors.Is(err, book.ErrNotRight):
		return err
	}
	for i := range reports {
		reports[i].Path = filepath.Join(o.Source, filepath.FromSlash(reports[i].Path))
	}
	style := form.Style{Colour: o.Streams.OutColour, Quiet: true, Width: min(o.Streams.OutWidth, widestText)}
	if err := form.Text(o.Streams.Out, reports, style); err != nil {
		return err
	}
	return fmt.Errorf("%w; no book was written", checkStatus(reports))
}

// write puts the pages into their folder, all or none.
func (o *rulesBookOptions) write(pages map[string][]byte) error {
	out, err := outdir.Open(o.Out, bookManifest)
	if err != nil {
		return placeError(err)
	}
	written := &counter{next: out}
	for _, name := range sortedKeys(pages) {
		if err := written.Put(name, pages[name]); err != nil {
			return errors.Join(unchanged(err), out.Discard())
		}
	}
	list, err := bookList(pages)
	if err != nil {
		return errors.Join(err, out.Discard())
	}
	removed, err := out.Commit(list)
	if err != nil {
		return errors.Join(err, out.Discard())
	}
	_, err = fmt.Fprintf(o.Streams.Out, "%s written into %s%s; open %s\n", written, o.Out, removedWords(len(removed)), filepath.Join(o.Out, "index.html"))
	return err
}

// bookFile is a file of the list of what was written.
type bookFile struct {
	Path   string `json:"path"`
	Bytes  int    `json:"bytes"`
	SHA256 string `json:"sha256"`
}

// bookList is the list of what was written, as internal/outdir reads it.
func bookList(pages map[string][]byte) ([]byte, error) {
	var list struct {
		Files []bookFile `json:"files"`
	}
	for _, name := range sortedKeys(pages) {
		list.Files = append(list.Files, bookFile{name, len(pages[name]), manifest.Hash(pages[name])})
	}
	data, err := json.MarshalIndent(list, "", " ")
	return append(data, '\n'), err
}
