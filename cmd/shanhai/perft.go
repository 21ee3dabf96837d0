package main

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"time"

	game "shanhai/rules/shanhai"
	"shanhai/rules/uhp"

	"github.com/spf13/cobra"
)

// perftOptions is what the flags of perft say.
type perftOptions struct {
	Streams    ioStreams
	Position   *game.Position
	Depth      int
	Threads    int
	MakeLeaves bool
	Divide     bool // print the count of every act for the whole depth, instead of the count for each depth
}

// perftFlags are the flags as typed.
type perftFlags struct {
	gameType, opening, position string
	depth, threads              int
	makeLeaves, divide          bool
}

// newPerftCmd is the command that counts sequences of turns.
func newPerftCmd(streams ioStreams) *cobra.Command { return perftCmd(streams, nil) }

// perftCmd makes the command; runF, where it is not nil, runs instead of the work.
func perftCmd(streams ioStreams, runF func(context.Context, *perftOptions) error) *cobra.Command {
	var flags perftFlags
	cmd := &cobra.Command{
		Use:   "perft",
		Short: "Count the sequences of turns from a position, to check the rules engine",
		Long: `perft counts how many sequences of turns there are from a position, for each
number of turns up to --depth. Two engines that agree on these numbers agree on
the rules. The numbers go to standard output, the time they took to standard
error. Repetition ends no game here; on a landscape turn every kind left is an
act for each hex, unless the position says which was drawn.

--position takes a position in the text form of docs/notation.md, or a Universal
Hive Protocol GameString, which begins with "Base". --type is the game for an
empty realm: Base, or Base+ with some of M (PiXiu), L (QiLin) and P (FeiLian).`,
		Example: `  shanhai perft --type Base+MLP --opening tournament --depth 5
  shanhai perft --position "landscape 5" --depth 4
  shanhai perft --position "Base;InProgress;White[2];wS1;bS1 wS1-" --depth 3`,
		Args: noArgs,
	}
	addPerftFlags(cmd, &flags)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		opts, err := flags.read(cmd, streams)
		if err != nil {
			return err
		}
		if runF != nil {
			return runF(cmd.Context(), opts)
		}
		return perftRun(cmd.Context(), opts)
	}
	return cmd
}

func addPerftFlags(cmd *cobra.Command, f *perftFlags) {
	set := cmd.Flags()
	set.StringVar(&f.gameType, "type", "Base", "`game` of an empty realm, Base or Base+MLP and the like")
	set.StringVar(&f.opening, "opening", "free", "whether YingLong may come first: `free` or tournament")
	set.StringVar(&f.position, "position", "", "`text` of the position to count from, instead of an empty realm")
	set.IntVar(&f.depth, "depth", 4, "`number` of turns to count, from 0")
	set.IntVar(&f.threads, "threads", runtime.NumCPU(), "`number` of threads that share the work, from 1")
	set.BoolVar(&f.divide, "divide", false, "print the count behind each act, to find where two engines part")
	set.BoolVar(&f.makeLeaves, "make-leaves", false, "make the acts of the last turn too, instead of only counting them")
}

// read checks the flags and sets the position up.
func (f *perftFlags) read(cmd *cobra.Command, streams ioStreams) (*perftOptions, error) {
	switch {
	case f.depth < 0:
		return nil, usageErrorf("--depth %d: want a number from 0", f.depth)
	case f.divide && f.depth == 0:
		return nil, usageErrorf("--divide: want a --depth from 1")
	case f.threads < 1:
		return nil, usageErrorf("--threads %d: want a number from 1", f.threads)
	case f.opening != "free" && f.opening != "tournament":
		return nil, usageErrorf("--opening %q: want free or tournament", f.opening)
	}
	p, err := f.start(cmd)
	if err != nil {
		return nil, asUsage(err)
	}
	return &perftOptions{Streams: streams, Position: p, Depth: f.depth, Threads: f.threads, MakeLeaves: f.makeLeaves, Divide: f.divide}, nil
}

// start returns the position to count from.
func (f *perftFlags) start(cmd *cobra.Command) (*game.Position, error) {
	given := cmd.Flags().Changed
	options := game.Options{TournamentOpening: f.opening == "tournament"}
	switch hive := strings.HasPrefix(f.position, "Base"); {
	case given("position") && given("type"):
		return nil, usageErrorf("--type is for an empty realm; --position says its game itself")
	case given("position") && !hive && given("opening"):
		return nil, usageErrorf(`--opening goes with --type or a GameString; write "opening tournament" into the position`)
	case hive:
		return gamePosition("--position", f.position, options)
	case given("position"):
		p, err := game.Parse(f.position)
		if err != nil {
			return nil, fmt.Errorf("--position: %w", err)
		}
		return p, nil
	}
	return gamePosition("--type", f.gameType, options)
}

// gamePosition returns the position of a GameTypeString or GameString.
func gamePosition(flag, text string, o game.Options) (*game.Position, error) {
	g, err := uhp.ParseGame(text, o)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", flag, err)
	}
	return g.Position, nil
}

// perftRun prints the counts. A count cannot be broken off, so an interrupt does not wait for it.
func perftRun(ctx context.Context, o *perftOptions) error {
	done := make(chan error, 1)
	work := o.countDepths
	if o.Divide {
		work = o.divide
	}
	go func() { done <- work() }()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case err := <-done:
		return err
	}
}

func (o *perftOptions) engine() game.PerftOptions {
	return game.PerftOptions{Threads: o.Threads, MakeLeaves: o.MakeLeaves}
}

// countDepths prints the count for each depth.
func (o *perftOptions) countDepths() error {
	for depth := min(1, o.Depth); depth <= o.Depth; depth++ {
		begun := time.Now()
		leaves := game.Perft(o.Position, depth, o.engine())
		if err := printPerft(o.Streams, depth, leaves, time.Since(begun)); err != nil {
			return err
		}
	}
	return nil
}

// divide prints the count behind each act, sorted by its spelling.
func (o *perftOptions) divide() error {
	var lines []string
	for _, c := range game.PerftDivide(o.Position, o.Depth, o.engine()) {
		lines = append(lines, fmt.Sprintf("%s: %d\n", game.Notation().Act(o.Position, c.Act), c.Leaves))
	}
	slices.Sort(lines)
	_, err := io.WriteString(o.Streams.Out, strings.Join(lines, ""))
	return err
}

func printPerft(streams ioStreams, depth int, leaves uint64, took time.Duration) error {
	if _, err := fmt.Fprintf(streams.Out, "%d %d\n", depth, leaves); err != nil {
		return err
	}
	speed := float64(leaves) / max(took.Seconds(), 1e-9) / 1e6
	_, err := fmt.Fprintf(streams.Err, "depth %d: %.3f s, %.1f million leaves a second\n", depth, took.Seconds(), speed)
	return err
}
