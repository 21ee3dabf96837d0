package main

import (
	"errors"
	"fmt"
	"strings"

	"shanhai/pieces/design"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// knownCommand refuses a word that is no command.
func knownCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Root().Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	return usageErrorf("unknown command %q%s; allowed: %s", args[0], nearest(args[0], names, ""), strings.Join(names, ", "))
}

// nearest asks whether the nearest name, with its prefix, was meant.
func nearest(word string, names []string, prefix string) string {
	if near := design.Nearest(word, names); near != "" {
		return fmt.Sprintf(", did you mean %q?", prefix+near)
	}
	return ""
}

// flagError words what pflag refuses; a flag that is not there gets the nearest that is.
func flagError(cmd *cobra.Command, err error) error {
	var missing *pflag.NotExistError
	if !errors.As(err, &missing) {
		return usageErrorf("%s; %q shows what is allowed", plain(err), cmd.CommandPath()+" --help")
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
	word := missing.GetSpecifiedName()
	dashes := strings.Repeat("-", min(2, len(word)))
	return usageErrorf("unknown flag %s%s%s; %q shows what is allowed", dashes, word, nearest(word, names, "--"), cmd.CommandPath()+" --help")
}

// plain words a flag's error without the names of Go's functions.
func plain(err error) string {
	text := err.Error()
	if i := strings.Index(text, ": strconv."); i >= 0 {
		return text[:i] + ": not a number of the kind it takes"
	}
	return text
}

// noArgs refuses arguments beside the flags.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	return usageErrorf("%s takes no argument, but %q was given; allowed: flags, as %q shows",
		cmd.CommandPath(), args[0], cmd.CommandPath()+" --help")
}

// noLongerThan refuses more than n arguments.
func noLongerThan(n int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) <= n {
			return nil
		}
		return usageErrorf("%s: one argument too many, %q; allowed: %d", cmd.CommandPath(), args[n], n)
	}
}

// someArgs refuses to run on nothing.
func someArgs(what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > 0 {
			return nil
		}
		return usageErrorf("%s: no %s given; allowed: %s", cmd.CommandPath(), what, cmd.UseLine())
	}
}
