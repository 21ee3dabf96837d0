package main

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"shanhai/rules/check"
	"shanhai/rules/hive"

	"github.com/spf13/cobra"
)

// convertOptions is what the flags of rules convert say.
type convertOptions struct {
	Streams  ioStreams
	Games    check.Games
	File     string    // "-" for standard input
	Markdown bool      // of standard input
	To       hive.Form // empty: by the name of Out, else scripts become PGN and everything else a script
	Out      string    // empty for standard output
	Example  string    // id or number of the one example or game to convert
}

// newRulesConvertCmd is the command that turns records of Hive games into scripts and back.
func newRulesConvertCmd(streams ioStreams, runF func(context.Context, *convertOptions) error) *cobra.Command {
	opts := &convertOptions{Streams: streams, Games: knownGames()}
	if runF == nil {
		runF = convertRun
	}
	cmd := &cobra.Command{
		Use:   "convert file[#example]",
		Short: "Turn records of Hive games into scripts, and scripts into records",
		Long: `convert reads records of Hive games: SGF files of boardspace.net, PGN files,
GameStrings of the Universal Hive Protocol (one a line), and examples of scripts
and Markdown files that play a game from its first turn without landscape. It
writes any of these but Markdown; every move is played by the rules on the way,
so a record with an illegal move is refused with its place.

An example is named by its id, or by its number in the file, and so is a game of
a PGN file. Without a name all games of a script or a record are converted, of a
Markdown file the only one.

What the form written has no place for is named on standard error.`,
		Example: `  shanhai rules convert game.sgf > game.play
  shanhai rules convert games.pgn --to uhp
  shanhai rules convert my-rules.md#final --out final.sgf`,
		Args:              oneRulesFile,
		ValidArgsFunction: completeRecords,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := opts.read(args[0]); err != nil {
				return err
			}
			return runF(cmd.Context(), opts)
		},
	}
	set := cmd.Flags()
	set.StringVar((*string)(&opts.To), "to", "", "`form` to write: "+strings.Join(convertForms(), ", ")+"; not given:\nthat of --out, else a record becomes a script\nand a script PGN")
	set.StringVar(&opts.Out, "out", "", "`file` to write instead of standard output")
	set.StringVar(&opts.Example, "example", "", "`id` or number of the one example to convert")
	set.BoolVar(&opts.Markdown, "markdown", false, "standard input is Markdown")
	_ = cmd.RegisterFlagCompletionFunc("to", cobra.FixedCompletions(convertForms(), cobra.ShellCompDirectiveNoFileComp))
	_ = cmd.MarkFlagFilename("out", "play", "pgn", "sgf")
	return cmd
}

func completeRecords(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
	return []cobra.Completion{"sgf", "pgn", "uhp", "txt", "play", "md"}, cobra.ShellCompDirectiveFilterFileExt
}

// convertForms are the forms that --to names.
func convertForms() []string {
	var out []string
	for _, f := range hive.Forms() {
		out = append(out, string(f))
	}
	return out
}

// read parts the argument and refuses what makes no sense.
func (o *convertOptions) read(file string) error {
	shown := rulesShowOptions{Example: o.Example}
	if err := shown.readFile(file); err != nil {
		return err
	}
	o.File, o.Example = shown.File, shown.Example
	if o.To != "" {
		if err := oneOf("--to", string(o.To), convertForms()); err != nil {
			return err
		}
	}
	if o.Out == "" {
		return nil
	}
	switch {
	case isMarkdownName(o.Out):
		return usageErrorf("--out: %s: Markdown isn't written; allowed: a file whose name ends in .play, .pgn, .sgf or .uhp", o.Out)
	case formNamed(o.Out) == "" && o.To == "":
		return usageErrorf("--out: %s: the name has no known extension; allowed: a file whose name ends in .play, .pgn, .sgf or .uhp, or --to with any name", o.Out)
	case formNamed(o.Out) != "" && o.To != "" && formNamed(o.Out) != o.To:
		return usageErrorf("--out, --to: %s is the name of another form than %s; allowed: one of the two, or a name that fits", o.Out, o.To)
	}
	return checkPlace(o.Out)
}

// form returns what is to be written.
func (o *convertOptions) form(fromScript bool) hive.Form {
	switch {
	case o.To != "":
		return o.To
	case o.Out != "":
		return formNamed(o.Out)
	case fromScript:
		return hive.FormPGN
	}
	return hive.FormScript
}

// formNamed returns the form that a file's name tells; empty if it tells none.
func formNamed(file string) hive.Form {
	return map[string]hive.Form{".play": hive.FormScript, ".pgn": hive.FormPGN, ".sgf": hive.FormSGF, ".uhp": hive.FormGameString}[strings.ToLower(filepath.Ext(file))]
}

// convertRun reads games and writes them in another form.
func convertRun(ctx context.Context, o *convertOptions) error {
	games, fromScript, err := o.games(ctx)
	if err != nil {
		return err
	}
	form := o.form(fromScript)
	text, err := o.write(games, form)
	if err != nil {
		return err
	}
	o.tellLeft(games, form)
	if o.Out == "" {
		_, err = o.Streams.Out.Write(text)
		return err
	}
	if err := writeWhole(o.Out, text, true); err != nil {
		return notWritten(o.Out, err)
	}
	_, err = fmt.Fprintf(o.Streams.Out, "%s written\n", o.Out)
	return err
}

// tellLeft names what the form has no place for.
func (o *convertOptions) tellLeft(games []hive.Game, form hive.Form) {
	var left hive.Left
	for _, g := range games {
		left = left.And(g.Left(form))
	}
	for i, g := range games {
		if unsaid := g.Unsaid(); unsaid != "" && form == hive.FormScript {
			fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s: game %d: the record says %q and the position does not show it; the script says so in a note, for it can claim a resignation or an agreement only\n", o.File, i+1, unsaid)
		}
	}
	if text := left.String(); text != "" {
		fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s: left out, for %s has no place for it: %s\n", o.File, formName(form), text)
	}
}

// formName is what people call a form.
func formName(form hive.Form) string {
	return map[hive.Form]string{
		hive.FormScript: "a script of a game", hive.FormPGN: "PGN", hive.FormSGF: "SGF", hive.FormGameString: "a GameString",
	}[form]
}
