package main

import (
	"context"
	"slices"

	"github.com/spf13/cobra"
)

// rulesFmtOptions is what rules fmt was asked for.
type rulesFmtOptions struct {
	Streams  ioStreams
	Paths    []string
	Markdown bool // of standard input
	Write    bool
	Diff     bool
	Check    bool
}

// newRulesFmtCmd is the command that lays out scripts. runF, where it is not nil, runs instead of the work.
func newRulesFmtCmd(streams ioStreams, runF func(context.Context, *rulesFmtOptions) error) *cobra.Command {
	opts := &rulesFmtOptions{Streams: streams}
	if runF == nil {
		runF = rulesFmtRun
	}
	cmd := &cobra.Command{
		Use:   "fmt path...",
		Short: "Lay out scripts in their one form: pictures aligned, spaces and quotes set",
		Long: `fmt writes scripts (*.play) in the one layout of the language, and Markdown
files (*.md) with their "play" blocks in it and all else byte for byte. Nothing
that a script says changes. Folders are searched for both; - is standard input.

The result goes to standard output; --write puts it into the files instead, and
lists those that changed. A file with an error is left as it is.

The status is 0, 1 where --check finds a file that is laid out otherwise, 2
where something can't be read.`,
		Example: `  shanhai rules fmt --write rules/
  shanhai rules fmt --check --diff rules.md
  shanhai rules fmt - < game.play`,
		Args: someArgs("path"),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.Paths = args
			if err := opts.validate(); err != nil {
				return err
			}
			return runF(cmd.Context(), opts)
		},
		ValidArgsFunction: completeRulesFiles,
	}
	addRulesFmtFlags(cmd, opts)
	return cmd
}

func addRulesFmtFlags(cmd *cobra.Command, o *rulesFmtOptions) {
	set := cmd.Flags()
	set.BoolVarP(&o.Write, "write", "w", false, "write the files, and list those that changed")
	set.BoolVarP(&o.Diff, "diff", "d", false, "write what would change instead of the result")
	set.BoolVar(&o.Check, "check", false, "list the files that would change; status 1 if any")
	set.BoolVar(&o.Markdown, "markdown", false, "standard input is Markdown, not a script")
}

// validate refuses flags that make no sense together.
func (o *rulesFmtOptions) validate() error {
	stdin := slices.Contains(o.Paths, "-")
	switch {
	case o.Markdown && !stdin:
		return usageErrorf("--markdown: it is about standard input; allowed: with - among the paths, as files say by their names what they are")
	case o.Write && stdin:
		return usageErrorf("--write: standard input can't be written; allowed: files and folders")
	case o.Write && o.Check:
		return usageErrorf("--write: --check writes nothing; allowed: one of the two")
	}
	return nil
}
