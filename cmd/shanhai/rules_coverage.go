package main

import (
	"context"
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/check/form"

	"github.com/spf13/cobra"
)

// rulesCoverageOptions is what rules coverage was asked for.
type rulesCoverageOptions struct {
	Streams   ioStreams
	Paths     []string
	Games     check.Games
	Game      rules.Game
	Format    string
	Markdown  bool    // of standard input
	Missing   bool    // lists what is not shown
	FailUnder float64 // percent
}

// newRulesCoverageCmd is the command that says which rules examples show. runF, where it is not nil, runs instead of the
// work.
func newRulesCoverageCmd(streams ioStreams, runF func(context.Context, *rulesCoverageOptions) error) *cobra.Command {
	opts := &rulesCoverageOptions{Streams: streams, Games: knownGames()}
	if runF == nil {
		runF = rulesCoverageRun
	}
	var game string
	cmd := &cobra.Command{
		Use:   "coverage path...",
		Short: "Say which rules the examples show obeyed and broken",
		Long: `coverage lists the rules of the game that the examples show: obeyed, by a claim
that holds and cites the rule, and broken, by an illegal move, an impossible
position or a false claim that cites it. The author's own rules follow, with the
claims that cite them; those are for the author to judge.

A page of house rules shows few of the game's rules, and need not show more. For
a whole rulebook, --missing lists the others too, and --fail-under answers with
status 1 where less than that percentage is shown. There each rule counts twice:
obeyed and broken are a cell each.

The status is 1 too where an example is wrong, 2 where something can't be read.
A line names one example and counts the others; --format markdown and json name
all.`,
		Example: `  shanhai rules coverage my-rules.md
  shanhai rules coverage rules/ --missing
  shanhai rules coverage rules/ --fail-under 100 --format markdown`,
		Args: someArgs("path"),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.Paths = args
			if err := opts.read(game); err != nil {
				return err
			}
			return runF(cmd.Context(), opts)
		},
		ValidArgsFunction: completeRulesFiles,
	}
	cmd.Flags().StringVar(&opts.Format, "format", "text", "`form`: "+strings.Join(coverageFormats(), ", "))
	cmd.Flags().BoolVar(&opts.Markdown, "markdown", false, "standard input is Markdown, not a script")
	cmd.Flags().BoolVar(&opts.Missing, "missing", false, "list the rules that are not shown too")
	cmd.Flags().Float64Var(&opts.FailUnder, "fail-under", 0, "`percent` of the cells that must be shown")
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(coverageFormats(), cobra.ShellCompDirectiveNoFileComp))
	addGameFlag(cmd, &game)
	return cmd
}

// coverageFormats are the forms of the list.
func coverageFormats() []string { return []string{"text", "json", "markdown"} }

// read checks the flags.
func (o *rulesCoverageOptions) read(game string) (err error) {
	if err := oneOf("--format", o.Format, coverageFormats()); err != nil {
		return err
	}
	if !(o.FailUnder >= 0 && o.FailUnder <= 100) {
		return usageErrorf("--fail-under: %g percent can't be; allowed: 0 to 100", o.FailUnder)
	}
	o.Game, err = gameNamed(game)
	return err
}

// rulesCoverageRun checks the examples and writes what they show.
func rulesCoverageRun(ctx context.Context, o *rulesCoverageOptions) error {
	paths, err := rulesPaths(o.Paths)
	if err != nil {
		return err
	}
	reader := &rulesReader{games: o.Games, in: o.Streams.In, markdown: o.Markdown}
	files, err := reader.aside(ctx, paths)
	if err != nil {
		return err
	}
	if form.Sum(files).Nothing() {
		return errNoExample(o.Paths)
	}
	covers := check.Coverage(o.Game, files)
	if err := o.write(covers, form.HouseRules(files)); err != nil {
		return err
	}
	return o.status(files, covers)
}

// write writes the list in its form.
func (o *rulesCoverageOptions) write(covers []check.Cover, house []form.House) error {
	missing := o.Missing || o.FailUnder > 0
	switch o.Format {
	case "json":
		return form.CoverageJSON(o.Streams.Out, o.Game, covers, house)
	case "markdown":
		return form.CoverageMarkdown(o.Streams.Out, covers, house, missing)
	}
	return form.CoverageText(o.Streams.Out, covers, house, missing)
}

// status answers with the status that the examples deserve. What is wrong shows nothing, so it comes first.
func (o *rulesCoverageOptions) status(files []check.File, covers []check.Cover) error {
	shown, all := check.Shown(covers)
	switch err := checkStatus(files); {
	case err != nil:
		return fmt.Errorf(`%w; "shanhai rules check" tells more`, err)
	case float64(100*shown) < o.FailUnder*float64(all):
		return fmt.Errorf("%d of %d cells shown, less than %g %%; add examples for what is missing", shown, all, o.FailUnder)
	}
	return nil
}
