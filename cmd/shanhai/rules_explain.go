package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check/form"

	"github.com/spf13/cobra"
)

// rulesExplainOptions is what rules explain was asked for.
type rulesExplainOptions struct {
	Streams  ioStreams
	Game     rules.Game
	Rules    []rules.Rule // none for a list of all
	Language string
}

// newRulesExplainCmd is the command that says what rules say. runF, where it is not nil, runs instead of the work.
func newRulesExplainCmd(streams ioStreams, runF func(context.Context, *rulesExplainOptions) error) *cobra.Command {
	opts := &rulesExplainOptions{Streams: streams, Language: rules.English}
	if runF == nil {
		runF = rulesExplainRun
	}
	var game string
	cmd := &cobra.Command{
		Use:   "explain [rule-id...]",
		Short: "Say what a rule says; without an ID, list all rules",
		Long: `explain writes what rules say, by the IDs that reports and examples cite.
A title, in English or Chinese, is as good as an ID.
Without an ID it lists the rules of the game by the chapters of its rulebook.`,
		Example: `  shanhai rules explain
  shanhai rules explain freedom one-realm
  shanhai rules explain freedom --lang zh-Hant
  shanhai rules explain "Freedom to move"`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := opts.read(game, args); err != nil {
				return err
			}
			opts.Language = rules.Language(opts.Language)
			if err := oneOf("--lang", opts.Language, rules.Languages()); err != nil {
				return err
			}
			return runF(cmd.Context(), opts)
		},
		ValidArgsFunction: completeRuleIDs,
	}
	addGameFlag(cmd, &game)
	cmd.Flags().StringVar(&opts.Language, "lang", opts.Language, "`language` of the rules: "+strings.Join(rules.Languages(), ", "))
	_ = cmd.RegisterFlagCompletionFunc("lang", cobra.FixedCompletions(rules.Languages(), cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

// addGameFlag lets a command choose a game.
func addGameFlag(cmd *cobra.Command, game *string) {
	names := knownGames().Names()
	cmd.Flags().StringVar(game, "game", names[0], "`name` of the game")
	_ = cmd.RegisterFlagCompletionFunc("game", cobra.FixedCompletions(names, cobra.ShellCompDirectiveNoFileComp))
}

// completeRuleIDs offers the rules of the game with their titles in the language asked for.
func completeRuleIDs(cmd *cobra.Command, _ []string, _ string) ([]cobra.Completion, cobra.ShellCompDirective) {
	game, err := gameNamed(cmd.Flag("game").Value.String())
	if err != nil {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	var ids []cobra.Completion
	for _, r := range game.Rules() {
		ids = append(ids, cobra.CompletionWithDesc(string(r.ID), r.In(cmd.Flag("lang").Value.String()).Title))
	}
	return ids, cobra.ShellCompDirectiveNoFileComp
}

// read finds the game and the rules.
func (o *rulesExplainOptions) read(game string, words []string) (err error) {
	if o.Game, err = gameNamed(game); err != nil {
		return err
	}
	if rule, is := rules.Titled(o.Game.Rules(), strings.Join(words, " ")); is && len(words) > 1 {
		words = []string{string(rule.ID)}
	}
	for _, word := range words {
		rule, err := ruleNamed(o.Game, word)
		if err != nil {
			return err
		}
		o.Rules = append(o.Rules, rule)
	}
	return nil
}

// ruleNamed finds a rule of a game by its ID, or by its title in any language.
func ruleNamed(game rules.Game, word string) (rules.Rule, error) {
	var ids []string
	for _, r := range game.Rules() {
		if string(r.ID) == word {
			return r, nil
		}
		ids = append(ids, string(r.ID))
	}
	if rule, is := rules.Titled(game.Rules(), word); is {
		return rule, nil
	}
	return rules.Rule{}, usageErrorf("unknown rule %q%s; %q lists all", word, nearest(word, ids, ""), "shanhai rules explain")
}

// rulesExplainRun writes rules, or the list of all.
func rulesExplainRun(_ context.Context, o *rulesExplainOptions) error {
	b := bufio.NewWriter(o.Streams.Out)
	if len(o.Rules) == 0 {
		listRules(b, o.Game, o.Language)
	}
	for i, r := range o.Rules {
		if i > 0 {
			fmt.Fprintln(b)
		}
		r = r.In(o.Language)
		fmt.Fprintf(b, "%s: %s\n%s\n\n%s\n", r.ID, r.Title, r.Chapter, form.Wrap(r.Text, "  ", o.columns()))
	}
	return b.Flush()
}

// columns is how wide sentences get.
func (o *rulesExplainOptions) columns() int {
	if o.Streams.OutWidth == 0 {
		return 80
	}
	return min(o.Streams.OutWidth, widestText)
}

// listRules lists the rules of a game by chapters.
func listRules(w io.Writer, game rules.Game, language string) {
	widest := 0
	for _, r := range game.Rules() {
		widest = max(widest, len(r.ID))
	}
	chapter := ""
	for _, r := range game.Rules() {
		r = r.In(language)
		if r.Chapter != chapter {
			if chapter != "" {
				fmt.Fprintln(w)
			}
			chapter = r.Chapter
			fmt.Fprintln(w, chapter)
		}
		fmt.Fprintf(w, "  %-*s  %s\n", widest, r.ID, r.Title)
	}
}
