package main

import (
	"context"

	"shanhai/pieces/shanhai"

	"github.com/spf13/cobra"
)

// newCouponCmd is the command that makes the test print. runF, where it is not nil, runs instead of the work.
func newCouponCmd(streams ioStreams, work maker, runF func(context.Context, *makeOptions) error) *cobra.Command {
	opts := &makeOptions{Streams: streams, Make: work}
	cmd := &cobra.Command{
		Use:   "coupon",
		Short: "Make a small test print, before the set",
		Long: `coupon makes a small test print that shows what your printer and filaments do:
one tile with six inlaid bars, 0.2 to 1.2 mm deep (a bar with three notches is
0.6 mm deep), in the colours base-black and yinglong; one well of the box; a
strip of the box's rim and the piece of lid that snaps on it.

The first bar whose colour hides the one behind gives --inlay-depth. A tile that
sticks in the well wants more --well-clearance, one that rattles less; likewise
the snap and --lid-clearance. The files go into the folder "coupon" below --out.
The file shanhai.toml is read as "shanhai build" reads it.`,
		Example: `  shanhai coupon
  shanhai coupon --printer a1mini --lid-clearance 0.3`,
		Args: noArgs,
	}
	cat := shanhai.Catalogue()
	addSettings(cmd.Flags(), cat, "out", "format", "dry-run", "size", "thickness", "chamfer",
		"printer", "nozzle", "filament", "infill", "lid-clearance", "well-clearance", "color")
	config := addConfigFlag(cmd.Flags())
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := opts.read(cat, *config, cmd, "coupon"); err != nil {
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
