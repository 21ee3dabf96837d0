package main

import (
	"shanhai/pieces/design"

	"github.com/spf13/cobra"
)

// completeSettings gives the shell the values that flags allow.
func completeSettings(cmd *cobra.Command, cat design.Catalogue) {
	for _, s := range design.Settings(cat) {
		if cmd.Flags().Lookup(s.Key) == nil || s.Kind == design.Path {
			continue
		}
		_ = cmd.RegisterFlagCompletionFunc(s.Key, cobra.FixedCompletions(completions(s)))
	}
	_ = cmd.MarkFlagFilename("config", "toml")
	_ = cmd.RegisterFlagCompletionFunc("out", func(*cobra.Command, []string, string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return nil, cobra.ShellCompDirectiveFilterDirs
	})
}

// completions lists what may follow a flag, and how the shell goes on from it.
func completions(s design.Setting) ([]cobra.Completion, cobra.ShellCompDirective) {
	if !s.Kind.IsTable() {
		return s.Values, cobra.ShellCompDirectiveNoFileComp
	}
	names := make([]cobra.Completion, len(s.Names))
	for i, name := range s.Names {
		names[i] = name + "="
	}
	return names, cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
}
