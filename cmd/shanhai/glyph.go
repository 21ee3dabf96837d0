package main

import (
	"context"
	"path/filepath"
	"strings"

	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"

	"github.com/spf13/cobra"
)

// newGlyphCmd is the command about drawings.
func newGlyphCmd(streams ioStreams, runF func(context.Context, *glyphOptions) error) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "glyph",
		Short: "Look at a drawing before it is cut into a tile",
		Long:  `glyph looks at drawings, the set's own and yours, before they go into tiles.`,
		Example: `  shanhai glyph check hill.svg
  shanhai glyph check yinglong --size 20 --out yinglong.png`,
		Args: knownGlyphCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newGlyphCheckCmd(streams, runF))
	return cmd
}

// knownGlyphCommand refuses a word that is none of the commands below glyph.
func knownGlyphCommand(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return usageErrorf("unknown command %q%s; allowed: glyph check file|piece", "glyph "+args[0], nearest(args[0], []string{"check"}, "glyph "))
}

// glyphOptions is what "glyph check" was asked for.
type glyphOptions struct {
	Streams  ioStreams
	Design   design.Design
	Warnings []string // of the settings, one line each
	Subject  string   // a file or a piece
	Picture  string   // file that the picture goes into; empty for none
	Thicken  bool
	Write    string // file that the repaired drawing goes into; empty for none
}

// newGlyphCheckCmd is the command that says what of a drawing can't be printed.
// runF, where it is not nil, runs instead of the work.
func newGlyphCheckCmd(streams ioStreams, runF func(context.Context, *glyphOptions) error) *cobra.Command {
	opts := &glyphOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "check file|piece",
		Short: "Say which strokes, gaps and islands of a drawing are too small to print",
		Long: `check says what of a drawing the nozzle can't draw on a tile: strokes
narrower than two lines, gaps that close, islands too small to hold, each with
its place in mm from the tile's middle, x to the right, y up, and what to do.
The drawing is an SVG file, a black-and-white PNG picture or characters, placed
on the tile as "shanhai build --glyph" does it, or that of a piece of the set.
With the 0.4 mm nozzle strokes need 0.8 mm, gaps 0.6 mm, islands 1.2 mm; with
the 0.2 mm nozzle half of that.

--out draws the tile with a ruler and the places, numbered as in the list:
strokes red, gaps blue, islands orange. --thicken repairs what there is room for
and reports what is left; in the picture, what it added is green, what it took
away violet. --write keeps the result, for --glyph.

The status is 0 where all can be printed, 1 where something can't (after
--thicken: where something is left), 2 where the drawing can't be read. The file
shanhai.toml is read as "shanhai build" reads it.`,
		Example: `  shanhai glyph check hill.svg --size 26
  shanhai glyph check yinglong --size 20 --out yinglong.png
  shanhai glyph check text:應龍 --size 30
  shanhai glyph check hill.svg --thicken --write hill-bold.svg`,
		Args: oneSubject,
	}
	cat := shanhai.Catalogue()
	addSettings(cmd.Flags(), cat, "size", "chamfer", "glyph-fit", "glyph-rotate", "font", "printer", "nozzle")
	flags := cmd.Flags()
	flags.StringVar(&opts.Picture, "out", "", "`picture` to draw, .png or .svg\ne.g. --out marked.png")
	flags.BoolVar(&opts.Thicken, "thicken", false, "repair what there is room for\ne.g. --thicken")
	flags.StringVar(&opts.Write, "write", "", "`file` for the repaired drawing, .svg\ne.g. --write hill-bold.svg")
	config := addConfigFlag(flags)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := opts.read(cat, *config, cmd, args[0]); err != nil {
			return err
		}
		if runF != nil {
			return runF(cmd.Context(), opts)
		}
		return glyphCheckRun(cmd.Context(), opts)
	}
	completeGlyph(cmd, cat)
	return cmd
}

// oneSubject takes exactly one argument.
func oneSubject(cmd *cobra.Command, args []string) error {
	if err := someArgs("file or piece")(cmd, args); err != nil {
		return err
	}
	return noLongerThan(1)(cmd, args)
}

// completeGlyph gives the shell the pieces besides the files, and what flags allow.
func completeGlyph(cmd *cobra.Command, cat design.Catalogue) {
	completeSettings(cmd, cat)
	cmd.ValidArgsFunction = func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return glyphPieces(cat), cobra.ShellCompDirectiveDefault
	}
	_ = cmd.MarkFlagFilename("write", "svg")
}

// read fills the options from file and flags and refuses what can't be written.
func (o *glyphOptions) read(cat design.Catalogue, config string, cmd *cobra.Command, subject string) (err error) {
	o.Subject = subject
	if err := o.checkFiles(); err != nil {
		return err
	}
	o.Design, o.Warnings, err = readDesign(cat, config, cmd.Flags())
	return err
}

// checkFiles judges the names of the files to write.
func (o *glyphOptions) checkFiles() error {
	kind := strings.ToLower(filepath.Ext(o.Picture))
	switch {
	case o.Picture != "" && kind != ".png" && kind != ".svg":
		return usageErrorf("--out: %s: is no kind of picture; allowed: a name that ends in .png or .svg", o.Picture)
	case o.Write != "" && !o.Thicken:
		return usageErrorf("--write: there is no repaired drawing to write; allowed: --write with --thicken")
	case o.Write != "" && strings.ToLower(filepath.Ext(o.Write)) != ".svg":
		return usageErrorf("--write: %s: is no kind of drawing; allowed: a name that ends in .svg", o.Write)
	}
	for flag, file := range map[string]string{"--out": o.Picture, "--write": o.Write} {
		if file != "" && filepath.Clean(file) == filepath.Clean(o.Subject) {
			return usageErrorf("%s: %s: is the drawing itself; allowed: another name", flag, file)
		}
	}
	if o.Picture != "" && filepath.Clean(o.Picture) == filepath.Clean(o.Write) {
		return usageErrorf("--write: %s: is the picture's file too; allowed: another name", o.Write)
	}
	return nil
}
