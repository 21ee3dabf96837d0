package main

import (
	"context"
	"io"
	"slices"

	"shanhai/pieces/design"
	"shanhai/pieces/gallery"
	"shanhai/pieces/preview"
	"shanhai/pieces/shanhai"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// previewOptions is what preview was asked for.
type previewOptions struct {
	Streams  ioStreams
	Designs  []design.Design  // one, or one a style
	Warnings []string         // of the settings, one line each
	Glyphs   shanhai.Drawings // the maker's own drawings by piece
	Order    gallery.Order
	File     string // that the picture goes into
	Draw     painter

	piece              string // "" is the whole set
	sheet, box, styles bool
}

// painter draws one picture. It hands the bytes to w when the picture is
// whole, and says how far it is to progress, from any goroutine.
type painter func(ctx context.Context, designs []design.Design, glyphs shanhai.Drawings, o gallery.Order, w io.Writer, progress progressFunc) (gallery.Report, error)

// defaultWidth of a picture in pixels: what a page or a post shows at most.
const defaultWidth = 1200

// newPreviewCmd is the command that draws pictures. runF, where it is not nil, runs instead of the work.
func newPreviewCmd(streams ioStreams, work painter, runF func(context.Context, *previewOptions) error) *cobra.Command {
	opts := &previewOptions{Streams: streams, Draw: work}
	if runF == nil {
		runF = previewRun
	}
	cat := shanhai.Catalogue()
	cmd := &cobra.Command{
		Use:   "preview [piece]",
		Short: "Draw a picture of a piece or of the set",
		Long: `preview draws a picture of the pieces as they will look in their filaments: the
whole set on a table, or the named piece. --sheet shows every piece from above
over its name, --styles one piece in every style, --box the open box with its
tiles in it.

A PNG is shaded; an SVG shows the pieces from above, true to scale. The settings
are those of "shanhai build", and shanhai.toml is read as there, but for its
key "out": --out is the picture's file here.`,
		Example: `  shanhai preview
  shanhai preview yinglong --variant black --out dragon.png
  shanhai preview --sheet --style engraved --color base-white='#E8E0D0'
  shanhai preview box-large --box --transparent
  shanhai preview qilin --styles --out styles.png --width 1000`,
		Args: noLongerThan(1),
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
			return pieceKeys(cat), cobra.ShellCompDirectiveNoFileComp
		},
	}
	opts.addFlags(cmd.Flags())
	addSettings(cmd.Flags(), cat, lookSettings(cat)...)
	config := addConfigFlag(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if err := opts.read(cat, *config, cmd, args); err != nil {
			return err
		}
		return runF(cmd.Context(), opts)
	}
	completeSettings(cmd, cat)
	_ = cmd.MarkFlagFilename("out", "png", "svg")
	return cmd
}

// addFlags adds the flags that are no settings of a design.
func (o *previewOptions) addFlags(flags *pflag.FlagSet) {
	flags.SortFlags = false
	flags.StringVar(&o.File, "out", "preview.png", "`file` of the picture, .png or .svg\ne.g. --out set.svg")
	flags.BoolVar(&o.sheet, "sheet", false, "every piece from above over its name\ne.g. --sheet")
	flags.BoolVar(&o.box, "box", false, "the open box, or the one that is named, with its\ntiles and its lid\ne.g. --box")
	flags.BoolVar(&o.styles, "styles", false, "the named piece in every style side by side\ne.g. --styles")
	flags.IntVar(&o.Order.Width, "width", defaultWidth, "of a PNG in `pixels` (16 to 8192)\ne.g. --width 800")
	flags.BoolVar(&o.Order.Flat, "flat", false, "from straight above, as an SVG always is\ne.g. --flat")
	flags.BoolVar(&o.Order.Clear, "transparent", false, "no table, to lay over any page\ne.g. --transparent")
	flags.BoolVar(&o.Order.Underside, "underside", false, "turn the pieces over\ne.g. --underside")
	flags.BoolVar(&o.Order.Small, "small", false, "a PNG of at most 256 colours: a third of the size\ne.g. --small")
}

// lookSettings lists the settings that a picture may depend on: all but where
// the files go and how they are printed.
func lookSettings(cat design.Catalogue) []string {
	var keys []string
	for _, s := range design.Settings(cat) {
		if !slices.Contains([]string{"out", "format", "slicer", "dry-run", "printer", "filament", "infill", "change"}, s.Key) {
			keys = append(keys, s.Key)
		}
	}
	return keys
}

// pieceKeys lists the names of the pieces.
func pieceKeys(cat design.Catalogue) []string {
	keys := make([]string, len(cat.Pieces))
	for i, p := range cat.Pieces {
		keys[i] = p.Key
	}
	return keys
}

// leastWidth of a picture in pixels: less shows nothing.
const leastWidth = 16

// checkWidth holds --width against what can be drawn.
func checkWidth(width int) error {
	if width < leastWidth || width > preview.MaxSide {
		return usageErrorf("--width: %d px can't be drawn; allowed: %d to %d px", width, leastWidth, preview.MaxSide)
	}
	return nil
}
