package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"shanhai/rules/hive"
	"shanhai/rules/script"

	"github.com/spf13/cobra"
)

// convertOptions is what the flags of rules convert say.
type convertOptions struct {
	Streams ioStreams
	File    string // "-" for standard input
	To      string // script, pgn, sgf or uhp; empty: scripts become PGN, everything else a script
	Out     string // empty for standard output
	Example string // of a script with several
}

// newRulesConvertCmd is the command that turns records of Hive games into scripts and back.
func newRulesConvertCmd(streams ioStreams, runF func(context.Context, *convertOptions) error) *cobra.Command {
	opts := &convertOptions{Streams: streams}
	cmd := &cobra.Command{
		Use:   "convert FILE",
		Short: "Turn records of Hive games into scripts, and scripts into records",
		Long: `convert reads records of Hive games: SGF files of boardspace.net, PGN files,
GameStrings of the Universal Hive Protocol (one a line), and scripts of games
without landscape. It writes any of these; every move is played by the rules on
the way, so a record with an illegal move is refused with its place.

A record becomes a script unless --to says otherwise, a script becomes PGN.`,
		Example: `  shanhai rules convert game.sgf > game.play
  shanhai rules convert games.pgn --to uhp
  shanhai rules convert my-games.play --example final --to sgf --out final.sgf`,
		Args: exactlyOneFile,
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.File = args[0]
			if runF != nil {
				return runF(cmd.Context(), opts)
			}
			return convertRun(opts)
		},
	}
	cmd.Flags().StringVar(&opts.To, "to", "", "`form` to write: script, pgn, sgf or uhp")
	cmd.Flags().StringVar(&opts.Out, "out", "", "`file` to write instead of standard output")
	cmd.Flags().StringVar(&opts.Example, "example", "", "`id` of the one example of a script to convert")
	return cmd
}

func exactlyOneFile(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usageErrorf(`%d files; allowed: one file, or "-" for standard input`, len(args))
	}
	return nil
}

func convertRun(o *convertOptions) error {
	text, err := readInput(o.Streams.In, o.File)
	if err != nil {
		return asUsage(err)
	}
	games, fromScript, err := o.read(text)
	if err != nil {
		return usageErrorf("%s:%w", o.File, err)
	}
	out, err := o.write(games, fromScript)
	if err != nil {
		return usageErrorf("%s: %w", o.File, err)
	}
	return writeOutput(o.Streams.Out, o.Out, out)
}

// maxRecord is the size of the largest record that is read, in bytes: some 100,000 games.
const maxRecord = 64 << 20

// readInput reads a file, or standard input for "-".
func readInput(in io.Reader, name string) ([]byte, error) {
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		in = f
	}
	text, err := io.ReadAll(io.LimitReader(in, maxRecord+1))
	if err == nil && len(text) > maxRecord {
		err = fmt.Errorf("%s: longer than %d MB; split the file", name, maxRecord>>20)
	}
	return text, err
}

// writeOutput writes a file, or to the stream if none is named.
func writeOutput(to io.Writer, name string, text []byte) error {
	if name == "" {
		_, err := to.Write(text)
		return err
	}
	return os.WriteFile(name, text, 0o666)
}

// read reads the games of a script or a record and tells whether it was a script.
func (o *convertOptions) read(text []byte) ([]hive.Game, bool, error) {
	if !looksLikeScript(o.File, text) {
		if o.Example != "" {
			return nil, false, errors.New(" --example goes with a script; a record has no examples")
		}
		games, err := hive.Read(string(text))
		return games, false, err
	}
	games, err := o.readScript(text)
	return games, true, err
}

// looksLikeScript tells scripts from records: by the name, else because it neither begins as one nor has semicolons only.
func looksLikeScript(name string, text []byte) bool {
	if strings.HasSuffix(name, ".play") {
		return true
	}
	bare := bytes.TrimSpace(bytes.TrimPrefix(text, []byte("\ufeff")))
	return len(bare) > 0 && bare[0] != '(' && bare[0] != '[' && bare[0] != '{' && !bytes.HasPrefix(bare, []byte("Base"))
}

func (o *convertOptions) readScript(text []byte) ([]hive.Game, error) {
	doc, faults := script.Parse(text)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	var games []hive.Game
	for _, ex := range doc.Examples {
		if o.Example != "" && ex.ID != o.Example || !plays(ex) {
			continue
		}
		g, err := hive.FromExample(ex)
		if err != nil {
			return nil, err
		}
		games = append(games, g)
	}
	if len(games) == 0 && o.Example == "" {
		return nil, errors.New(" no example plays a game")
	}
	if len(games) == 0 {
		return nil, fmt.Errorf(" no example %q; allowed: %s", o.Example, exampleIDs(doc))
	}
	return games, nil
}

// plays tells whether an example has a move: what stands before the first example of a script need not.
func plays(ex script.Example) bool {
	return slices.ContainsFunc(ex.Steps, func(s script.Step) bool { _, move := s.(script.Move); return move })
}

// exampleIDs lists the examples of a script.
func exampleIDs(doc *script.Document) string {
	var ids []string
	for _, ex := range doc.Examples {
		if ex.ID != "" {
			ids = append(ids, ex.ID)
		}
	}
	if len(ids) == 0 {
		return "none has an id"
	}
	return strings.Join(ids, ", ")
}

// write writes the games in the form asked for.
func (o *convertOptions) write(games []hive.Game, fromScript bool) ([]byte, error) {
	switch to := o.form(fromScript); to {
	case "script":
		return hive.Script(games)
	case "pgn":
		return eachGame(games, "\n", hive.Game.PGN)
	case "uhp":
		return eachGame(games, "", func(g hive.Game) (string, error) { text, err := g.GameString(); return text + "\n", err })
	case "sgf":
		if len(games) != 1 {
			return nil, fmt.Errorf("%d games, and an SGF file holds one; --example picks one of a script", len(games))
		}
		return eachGame(games, "", hive.Game.SGF)
	default:
		return nil, fmt.Errorf("--to %q; allowed: script, pgn, sgf, uhp", to)
	}
}

func (o *convertOptions) form(fromScript bool) string {
	switch {
	case o.To != "":
		return o.To
	case fromScript:
		return "pgn"
	}
	return "script"
}

// eachGame writes games one after another.
func eachGame(games []hive.Game, between string, write func(hive.Game) (string, error)) ([]byte, error) {
	var out bytes.Buffer
	for i, g := range games {
		text, err := write(g)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out.WriteString(between)
		}
		out.WriteString(text)
	}
	return out.Bytes(), nil
}
