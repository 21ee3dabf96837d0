package main

import (
	"context"

	"shanhai/rules/uhp"

	"github.com/spf13/cobra"
)

// uhpOptions is what the uhp command needs.
type uhpOptions struct {
	Streams ioStreams
	Name    string // name and version that the engine gives
}

// newUHPCmd is the command that lets a viewer of Hive drive the engine.
func newUHPCmd(streams ioStreams) *cobra.Command { return uhpCmd(streams, nil) }

// uhpCmd makes the command; runF, where it is not nil, runs instead of the work.
func uhpCmd(streams ioStreams, runF func(context.Context, *uhpOptions) error) *cobra.Command {
	opts := &uhpOptions{Streams: streams, Name: "ShanHai " + version()}
	return &cobra.Command{
		Use:   "uhp",
		Short: "Play by the Universal Hive Protocol on standard input and output",
		Long: `uhp reads commands of the Universal Hive Protocol from standard input and writes
the answers to standard output, so that viewers and engines of Hive can play
against this one. Without landscape the rules are those of Hive; the tiles have
Hive's letters here. The commands are info, newgame, play, pass, validmoves,
bestmove, undo, options and exit; docs/notation.md tells them.

Two options can be set: TournamentOpening (the queen may not come first, as
viewers expect; on at first) and RepetitionDraw (the third repetition is a draw;
off at first). They take effect with the next newgame.`,
		Example: `  printf 'newgame Base+MLP\nvalidmoves\nexit\n' | shanhai uhp`,
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if runF != nil {
				return runF(cmd.Context(), opts)
			}
			return uhpRun(cmd.Context(), opts)
		},
	}
}

// uhpRun answers until the input ends. Reading cannot be broken off, so an interrupt does not wait for it.
func uhpRun(ctx context.Context, o *uhpOptions) error {
	done := make(chan error, 1)
	go func() { done <- uhp.NewEngine(o.Name).Run(o.Streams.In, o.Streams.Out) }()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case err := <-done:
		return err
	}
}
