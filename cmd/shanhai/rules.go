package main

import "github.com/spf13/cobra"

// newRulesCmd is the command about rules texts and their examples.
func newRulesCmd(streams ioStreams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "rules",
		Short: "Check, draw and publish rules with examples that are played out",
		Long: `rules works on examples of rules: positions, moves and claims in script files
(*.play) and in the "play" blocks of Markdown files, as docs/script.md tells.`,
		Example: `  shanhai rules check my-rules.md
  shanhai rules explain freedom
  shanhai rules book --out pages`,
		Args: knownRulesCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(
		newRulesBookCmd(streams, nil),
		newRulesCheckCmd(streams, nil),
		newRulesConvertCmd(streams, nil),
		newRulesCoverageCmd(streams, nil),
		newRulesExplainCmd(streams, nil),
		newRulesFmtCmd(streams, nil),
		newRulesShowCmd(streams, nil),
	)
	return cmd
}
