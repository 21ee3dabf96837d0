package main

import (
	"context"
	"path/filepath"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// rulesShowOptions is what rules show was asked for.
type rulesShowOptions struct {
	Streams  ioStreams
	Games    check.Games
	File     string
	Markdown bool   // of standard input
	Example  string // id or number; empty: the only one, or in the terminal all
	Ply      int    // moves made; lastPly for all
	Board    int    // of several, from 1; 0 for the last
	Bare     bool   // no last move, no claims
	Hand     bool   // what is yet to come too
	Labels   diagram.Labels
	Notes    bool   // those of the example too
	Language string // of the words of the picture
	Script   bool   // as a script that sets it up

	Out        string // .svg or .png; empty for the terminal
	Width      int    // of a PNG in pixels
	Theme      diagram.Theme
	Characters bool // instead of glyphs or letters
	Font       string
	Caption    *string // nil: the example's title
}

// lastPly stands for all moves of an example.
const lastPly = -1

// newRulesShowCmd is the command that draws positions. runF, where it is not nil, runs instead of the work.
func newRulesShowCmd(streams ioStreams, runF func(context.Context, *rulesShowOptions) error) *cobra.Command {
	opts := &rulesShowOptions{Streams: streams, Games: knownGames()}
	if runF == nil {
		runF = rulesShowRun
	}
	cmd := &cobra.Command{
		Use:   "show file[#example]",
		Short: "Draw the position of an example, in the terminal or as a picture",
		Long: `show draws the position where an example of a script or a Markdown file ends,
with the last move and what is claimed there: an arrow where the last move went,
dots where a tile may go, a cross where it may not. Without --out it is drawn in
letters, from the bottom up where tiles lie on each other: S+wY.

An example is named by its id, or by its number in the file. Without a name the
terminal shows all of them.`,
		Example: `  shanhai rules show my-rules.md
  shanhai rules show my-rules.md#gate --out gate.svg
  shanhai rules show game.play --ply 12 --labels
  shanhai rules show game.play --ply 12 --dark --out move12.png --width 1200
  shanhai rules show game.play --ply 12 --script`,
		Args:              oneRulesFile,
		ValidArgsFunction: completeRulesFiles,
	}
	read := opts.addFlags(cmd)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := read(args[0]); err != nil {
			return err
		}
		return runF(cmd.Context(), opts)
	}
	return cmd
}

// oneRulesFile takes exactly one file.
func oneRulesFile(cmd *cobra.Command, args []string) error {
	if err := someArgs("file")(cmd, args); err != nil {
		return err
	}
	return noLongerThan(1)(cmd, args)
}

// showFlags are the flags as typed.
type showFlags struct {
	caption       string
	labels, names bool
	light, dark   bool
}

// addFlags adds the flags, and returns what reads them with the argument.
func (o *rulesShowOptions) addFlags(cmd *cobra.Command) func(string) error {
	var typed showFlags
	set := cmd.Flags()
	set.SortFlags = false
	set.StringVar(&o.Example, "example", "", "`id` or number of the example")
	set.IntVar(&o.Ply, "ply", lastPly, "`number` of moves to make, 0 for the set-up;\nnot given: all")
	set.Lookup("ply").DefValue = "0" // keeps it out of the help
	set.IntVar(&o.Board, "board", 0, "`number` of the board, where an example sets up\nseveral; not given: the last")
	set.StringVar(&o.Out, "out", "", "`file` of the picture, .svg or .png")
	set.IntVar(&o.Width, "width", 800, "of a PNG in `pixels` (32 to 8192)")
	set.BoolVar(&typed.labels, "labels", false, "coordinates on the hexes")
	set.BoolVar(&typed.names, "names", false, "names of the tiles on them, as moves call them")
	set.BoolVar(&o.Bare, "bare", false, "neither the last move nor what is claimed")
	set.BoolVar(&o.Hand, "hand", false, "what is yet to come too")
	set.BoolVar(&o.Notes, "notes", false, "the notes of the example too, below the caption")
	set.StringVar(&o.Language, "lang", rules.English, "`language` of the words, the title and the notes:\n"+strings.Join(rules.Languages(), ", "))
	set.StringVar(&typed.caption, "caption", "", "`text` below instead of the example's title")
	set.BoolVar(&o.Characters, "no-glyphs", false, "Chinese names in place of glyphs, and of letters\nin the terminal")
	set.BoolVar(&typed.light, "light", false, "for a light page, as if nothing is said")
	set.BoolVar(&typed.dark, "dark", false, "for a dark page")
	set.StringVar(&o.Font, "font", "", "`file` of a font for what a PNG's own letters lack:\nthose are Latin and common Chinese (.otf, .ttf, .ttc)")
	set.BoolVar(&o.Script, "script", false, "as a script that sets the position up")
	set.BoolVar(&o.Markdown, "markdown", false, "standard input is Markdown, not a script")
	_ = cmd.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(rules.Languages(), cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.MarkFlagFilename("out", "svg", "png")
	_ = cmd.MarkFlagFilename("font", "otf", "ttf", "ttc")
	return func(file string) error { return o.read(file, typed, set) }
}

// read refuses what makes no sense.
func (o *rulesShowOptions) read(file string, typed showFlags, set *pflag.FlagSet) error {
	if err := o.readFile(file); err != nil {
		return err
	}
	o.Language = rules.Language(o.Language)
	if err := oneOf("--lang", o.Language, rules.Languages()); err != nil {
		return err
	}
	if set.Changed("ply") && o.Ply < 0 {
		return usageErrorf("--ply: %d moves can't be made; allowed: a number from 0", o.Ply)
	}
	if set.Changed("board") && o.Board < 1 {
		return usageErrorf("--board: %d is no number of a board; allowed: a number from 1", o.Board)
	}
	if set.Changed("caption") {
		o.Caption = &typed.caption
	}
	if typed.dark {
		o.Theme = diagram.Dark
	}
	switch {
	case typed.light && typed.dark:
		return usageErrorf("--light, --dark: a picture is for one page; allowed: one of the two")
	case typed.labels && typed.names:
		return usageErrorf("--labels, --names: a hex has one label; allowed: one of the two")
	case typed.labels:
		o.Labels = diagram.Coordinates
	case typed.names:
		o.Labels = diagram.Names
	}
	return o.readOut(set)
}

// readFile parts the argument into file and example, unless there is a file of the whole name.
func (o *rulesShowOptions) readFile(file string) error {
	o.File = file
	at := strings.LastIndexByte(file, '#')
	if at < 0 || isFile(file) {
		return nil
	}
	if o.Example != "" {
		return usageErrorf("--example: %s names one too; allowed: one of the two", file)
	}
	o.File, o.Example = file[:at], file[at+1:]
	return nil
}

// readOut finds the format by the file's name, and whether it can be written.
func (o *rulesShowOptions) readOut(set *pflag.FlagSet) error {
	kind := strings.ToLower(filepath.Ext(o.Out))
	switch {
	case o.Out != "" && kind != ".svg" && kind != ".png":
		return usageErrorf("--out: %s: the name has no known extension; allowed: a file whose name ends in .svg or .png", o.Out)
	case kind != ".png" && (set.Changed("width") || set.Changed("font")):
		return usageErrorf("--width, --font: only a PNG needs them; allowed: with --out and a .png file")
	case o.Width < diagram.MinWidth || o.Width > diagram.MaxWidth:
		return usageErrorf("--width: %d px can't be drawn; allowed: %d to %d px", o.Width, diagram.MinWidth, diagram.MaxWidth)
	case o.Script && (o.Out != "" || o.Labels != diagram.NoLabels || o.Hand):
		return usageErrorf("--script: it is a text that scripts read; allowed: without --out, --labels, --names and --hand")
	case o.Out != "":
		return checkPlace(o.Out)
	}
	return nil
}
