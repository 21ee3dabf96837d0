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
func run(ctx context.Context, args []string, streams ioStreams) int {
	root := newRootCmd(streams)
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
func newRootCmd(streams ioStreams) *cobra.Command {
	root := &cobra.Command{
		Use:           "shanhai",
		Short:         "Print files and rules of ShanHai, a hexagonal tile game",
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.SetIn(streams.In)
	root.SetOut(streams.Out)
	root.SetErr(streams.Err)
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return asUsage(err) })
	return root
}
