package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
)

// interruptible returns a context that Ctrl-C and a polite kill end. After the first signal the second one kills.
func interruptible(parent context.Context) (context.Context, func()) {
	ctx, stop := signal.NotifyContext(parent, os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// run executes one command line and returns the exit status. An error becomes one line on streams.Err.
func run(ctx context.Context, args []string, streams ioStreams, work works) int {
	root := newRootCmd(streams, work)
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	if message := errorLine(err); message != "" {
		fmt.Fprintln(streams.Err, message)
	}
	return exitCode(err)
}

// errorLine words an error as one line; an error without words and nil are no line.
func errorLine(err error) string {
	switch {
	case err == nil || err.Error() == "":
		return ""
	case exitCode(err) == exitInterrupted:
		return "shanhai: interrupted; nothing was changed"
	}
	return "shanhai: " + strings.Join(strings.Fields(err.Error()), " ")
}

// newRootCmd puts the commands together.
func newRootCmd(streams ioStreams, work works) *cobra.Command {
	root := &cobra.Command{
		Use:   "shanhai",
		Short: "Print files and rules of ShanHai, a hexagonal tile game",
		Long: `shanhai makes the print files of the ShanHai set: tiles, landscape and box, as
projects that Bambu Studio and OrcaSlicer open ready to print, and as STL. It
also knows the rules of the game, and plays by the Universal Hive Protocol.`,
		Example: `  shanhai build
  shanhai build --size 30 --printer a1mini
  shanhai inspect out/shanhai`,
		Args:          knownCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		Version:       version(),
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.SetIn(streams.In)
	root.SetOut(streams.Out)
	root.SetErr(streams.Err)
	root.SetFlagErrorFunc(flagError)
	root.SetHelpCommand(newHelpCmd())
	root.AddCommand(
		newBuildCmd(streams, work.build, nil),
		newCouponCmd(streams, work.coupon, nil),
		newGlyphCmd(streams, nil),
		newInitCmd(streams, nil),
		newInspectCmd(streams, work.inspect, nil),
		newPerftCmd(streams),
		newPreviewCmd(streams, work.preview, nil),
		newPrintersCmd(streams, nil),
		newRulesCmd(streams),
		newServeCmd(streams, nil),
		newUHPCmd(streams),
		newVersionCmd(streams),
	)
	return root
}

// newHelpCmd is cobra's help command, but an unknown topic is an error.
func newHelpCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "help [command]",
		Short: "Explain a command",
		Long:  "help explains a command, as --help after it does.",
		RunE: func(cmd *cobra.Command, args []string) error {
			found, rest, err := cmd.Root().Find(args)
			if err != nil || len(rest) > 0 {
				return knownCommand(cmd.Root(), args)
			}
			found.InitDefaultHelpFlag()
			return found.Help()
		},
	}
}
