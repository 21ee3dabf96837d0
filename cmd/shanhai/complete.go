package main

import (
	"shanhai/pieces/design"

	"github.com/spf13/cobra"
)

// completeSettings gives the shell the values that flags allow.
func completeSettings(cmd *cobra.Command, cat design.Catalogue) {
	for _, s := range design.Settings(cat) {
		flag := cmd.Flags().Lookup(s.Key)
		if flag == nil {
			continue
		}
		if _, ok := flag.Value.(*settingFlag); ok {
			_ = cmd.RegisterFlagCompletionFunc(s.Key, cobra.FixedCompletions(completions(s)))
		}
	}
	_ = cmd.MarkFlagFilename("config", "toml")
}

// completions lists what may follow a flag, and how the shell goes on from it.
func completions(s design.Setting) ([]cobra.Completion, cobra.ShellCompDirective) {
	switch s.Kind {
	case design.Path:
		return nil, cobra.ShellCompDirectiveFilterDirs
	case design.File:
		return nil, cobra.ShellCompDirectiveDefault
	}
	if !s.Kind.IsTable() {
		return s.Values, cobra.ShellCompDirectiveNoFileComp
	}
	names := make([]cobra.Completion, len(s.Names))
	for i, name := range s.Names {
		names[i] = name + "="
	}
	return names, cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
}
