package main

import (
	"context"

	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"

	"github.com/spf13/cobra"
)

// makeOptions is what build and coupon were asked for.
type makeOptions struct {
	Streams  ioStreams
	Design   design.Design
	Warnings []string         // of the settings, one line each
	Glyphs   shanhai.Drawings // the maker's own drawings by piece
	Folder   string           // that the files go into
	Make     maker
}

// newBuildCmd is the command that makes the set. runF, where it is not nil, runs instead of the work.
func newBuildCmd(streams ioStreams, work maker, runF func(context.Context, *makeOptions) error) *cobra.Command {
	opts := &makeOptions{Streams: streams, Make: work}
	cmd := &cobra.Command{
		Use:   "build",
		Short: "Make the print files of the set",
		Long: `build makes the print files of the whole set, or of the pieces that --pieces
names: a project a piece, one project a player with all the tiles, and STL
files, in a folder of the set's own below --out, with a manifest of them.

Every flag is also a key of the file shanhai.toml, which is read from the
working folder, or from where --config says. A flag wins over the file, the
file over the default. "shanhai init" writes such a file.

Files that an earlier build wrote and this one does not are removed; nothing
else is. A build that fails or is interrupted changes nothing.`,
		Example: `  shanhai build
  shanhai build --size 30 --thickness 8 --printer a1mini
  shanhai build --pieces yinglong,shan --format stl --dry-run
  shanhai build --style skin --color base-black='#202020' --glyph shan=hill.svg
  shanhai build --back name --glyph hai=text:海`,
		Args: noArgs,
	}
	cat := shanhai.Catalogue()
	addSettings(cmd.Flags(), cat)
	config := addConfigFlag(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := opts.read(cat, *config, cmd, cat.Name); err != nil {
			return err
		}
		if runF != nil {
			return runF(cmd.Context(), opts)
		}
		return makeRun(cmd.Context(), opts)
	}
	completeSettings(cmd, cat)
	return cmd
}

// read fills the options from file and flags.
func (o *makeOptions) read(cat design.Catalogue, config string, cmd *cobra.Command, folder string) (err error) {
	o.Design, o.Warnings, err = readDesign(cat, config, cmd.Flags())
	if err != nil {
		return err
	}
	o.Folder = outFolder(o.Design, folder)
	o.Glyphs, err = readGlyphs(o.Design)
	return err
}
