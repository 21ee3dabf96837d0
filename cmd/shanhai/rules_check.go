package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"shanhai/rules/check"
	"shanhai/rules/check/form"

	"github.com/spf13/cobra"
)

// rulesCheckOptions is what rules check was asked for.
type rulesCheckOptions struct {
	Streams  ioStreams
	Paths    []string
	Games    check.Games
	Format   string
	Markdown bool // of standard input
	FailFast bool
	Quiet    bool
	Watch    bool
}

// newRulesCheckCmd is the command that plays examples through. runF, where it is not nil, runs instead of the work.
func newRulesCheckCmd(streams ioStreams, runF func(context.Context, *rulesCheckOptions) error) *cobra.Command {
	opts := &rulesCheckOptions{Streams: streams, Games: knownGames()}
	if runF == nil {
		runF = rulesCheckRun
	}
	cmd := &cobra.Command{
		Use:   "check path...",
		Short: "Play rules examples through and say which are wrong, where and by which rule",
		Long: `check plays the examples of scripts (*.play) and Markdown files (*.md) through
the rules and holds every claim against them. Folders are searched for both; -
is standard input. docs/script.md tells the language, and how to check in CI.

Each example is a line: ok, WRONG, unchecked (it cites a house rule), unreached
(it goes on from a wrong one) or UNREADABLE. Below a wrong one stand the word to
blame, the rule, what would have been right, and the board.

The status is 0 where all is right, 1 where an example is wrong, 2 where
something can't be read or there is no example.`,
		Example: `  shanhai rules check my-rules.md
  shanhai rules check rules/ --format github
  shanhai rules check rules.md --watch
  cat rules.md | shanhai rules check - --markdown`,
		Args: someArgs("path"),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.Paths = args
			if err := opts.validate(); err != nil {
				return err
			}
			return runF(cmd.Context(), opts)
		},
	}
	addRulesCheckFlags(cmd, opts)
	return cmd
}

func addRulesCheckFlags(cmd *cobra.Command, o *rulesCheckOptions) {
	set := cmd.Flags()
	set.StringVar(&o.Format, "format", "text", "`form`: "+strings.Join(checkFormats(), ", "))
	set.BoolVar(&o.Markdown, "markdown", false, "standard input is Markdown, not a script")
	set.BoolVar(&o.FailFast, "fail-fast", false, "stop at the first example that is not right")
	set.BoolVarP(&o.Quiet, "quiet", "q", false, "say nothing of what is right")
	set.BoolVar(&o.Watch, "watch", false, "check again whenever a file changes, until Ctrl-C")
	_ = cmd.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(checkFormats(), cobra.ShellCompDirectiveNoFileComp))
	cmd.ValidArgsFunction = completeRulesFiles
}

// completeRulesFiles offers files that may hold examples.
func completeRulesFiles(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return []cobra.Completion{"play", "md"}, cobra.ShellCompDirectiveFilterFileExt
}

// checkFormats are the forms of a report.
func checkFormats() []string { return []string{"text", "json", "junit", "github"} }

// writer returns what writes the report.
func (o *rulesCheckOptions) writer() func(io.Writer, []check.File, form.Style) error {
	switch o.Format {
	case "json":
		return form.JSON
	case "junit":
		return form.JUnit
	case "github":
		return form.GitHub
	}
	return form.Text
}

// validate refuses flags that make no sense.
func (o *rulesCheckOptions) validate() error {
	if err := oneOf("--format", o.Format, checkFormats()); err != nil {
		return err
	}
	stdin := false
	for _, path := range o.Paths {
		stdin = stdin || path == "-"
	}
	switch {
	case o.Markdown && !stdin:
		return usageErrorf("--markdown: it is about standard input; allowed: with - among the paths, as files say by their names what they are")
	case o.Watch && stdin:
		return usageErrorf("--watch: standard input does not change; allowed: files and folders")
	case o.Watch && o.Format != "text":
		return usageErrorf("--watch: it writes for people; allowed: --format text")
	}
	return nil
}

// oneOf refuses a value that is not among the allowed ones.
func oneOf(flag, value string, allowed []string) error {
	for _, a := range allowed {
		if a == value {
			return nil
		}
	}
	return usageErrorf("%s: unknown value %q%s; allowed: %s", flag, value, nearest(value, allowed, ""), strings.Join(allowed, ", "))
}

// rulesCheckRun checks once, or again and again.
func rulesCheckRun(ctx context.Context, o *rulesCheckOptions) error {
	if o.Watch {
		return o.watch(ctx)
	}
	return o.once(ctx)
}

// once checks, reports and answers with the status that the examples deserve.
func (o *rulesCheckOptions) once(ctx context.Context) error {
	paths, err := rulesPaths(o.Paths)
	if err != nil {
		return err
	}
	reader := &rulesReader{games: o.Games, in: o.Streams.In, markdown: o.Markdown, failFast: o.FailFast}
	files, err := reader.aside(ctx, paths)
	if err != nil {
		return err
	}
	if form.Sum(files).Nothing() && reader.links == 0 {
		return errNoExample(o.Paths)
	}
	if err := o.writer()(o.Streams.Out, files, o.style()); err != nil {
		return err
	}
	return checkStatus(files)
}

// style says how text is written.
func (o *rulesCheckOptions) style() form.Style {
	return form.Style{Colour: o.Streams.OutColour, Quiet: o.Quiet, Width: min(o.Streams.OutWidth, widestText)}
}

// widestText is the widest that sentences get, in columns.
const widestText = 100

// checkStatus words what was found in one line.
func checkStatus(files []check.File) error {
	s := form.Sum(files)
	switch {
	case s.Unreadable+s.Faults > 0:
		return usageErrorf("%s; each says what was expected", faultyWords(s))
	case s.Wrong+s.Unreached > 0:
		return errors.New(wrongWords(s))
	}
	return nil
}

// wrongWords counts what is wrong where all can be read.
func wrongWords(s form.Summary) string {
	words := fmt.Sprintf("%d of %s wrong", s.Wrong, counted(s.Examples, "example"))
	if s.Unreached > 0 {
		words += fmt.Sprintf(", %d unreached", s.Unreached)
	}
	return words
}

// faultyWords counts what can't be read and what is wrong beside it, each kind by its name.
func faultyWords(s form.Summary) string {
	var words []string
	if s.Unreadable > 0 {
		words = append(words, counted(s.Unreadable, "unreadable example"))
	}
	if s.Wrong > 0 {
		words = append(words, counted(s.Wrong, "wrong example"))
	}
	if s.Unreached > 0 {
		words = append(words, counted(s.Unreached, "unreached example"))
	}
	if s.Faults > 0 {
		words = append(words, counted(s.Faults, "fault")+" outside examples")
	}
	if last := len(words) - 1; last > 0 {
		return strings.Join(words[:last], ", ") + " and " + words[last]
	}
	return words[0]
}
