package main

import (
	"fmt"
	"slices"
	"strings"

	"shanhai/pieces/design"

	"github.com/spf13/pflag"
)

// usageWidth is where flag texts are broken: beside the longest flag they fit 80 columns.
const usageWidth = 48

// settingFlag makes a flag of a setting. It keeps what is said; the design judges it.
type settingFlag struct {
	setting design.Setting
	values  []string
}

// Set takes what is said. Lists and tables add up, a scalar is replaced.
func (f *settingFlag) Set(text string) error {
	switch f.setting.Kind {
	case design.List, design.Counts, design.Shades:
		f.values = append(f.values, strings.Split(text, ",")...)
	case design.Paths:
		f.values = append(f.values, text)
	default:
		f.values = []string{text}
	}
	return nil
}

// String returns what was said.
func (f *settingFlag) String() string { return strings.Join(f.values, ",") }

// Type names the value in the help text.
func (f *settingFlag) Type() string {
	switch f.setting.Kind {
	case design.Switch:
		return ""
	case design.Number, design.Whole:
		return f.setting.Unit
	case design.List:
		return "list"
	case design.Path:
		return "folder"
	case design.File:
		return "file"
	case design.Counts:
		return "piece=n"
	case design.Shades:
		return "name=#RRGGBB"
	case design.Paths:
		return "piece=file"
	}
	return "name"
}

// addSettings gives the flag set a flag for every setting of the table, or for the named ones alone.
func addSettings(flags *pflag.FlagSet, cat design.Catalogue, only ...string) {
	flags.SortFlags = false
	for _, s := range design.Settings(cat) {
		if len(only) > 0 && !slices.Contains(only, s.Key) {
			continue
		}
		flag := flags.VarPF(&settingFlag{setting: s}, s.Key, "", flagUsage(s))
		if s.Kind == design.Switch {
			flag.NoOptDefVal = "true"
		}
	}
}

// flagUsage explains a flag: what it is, what is allowed, the default, an example.
func flagUsage(s design.Setting) string {
	text := s.Usage
	if allowed := flagAllowed(s); allowed != "" {
		text += " (" + allowed + ")"
	}
	lines := design.Wrap(text, usageWidth)
	return strings.Join(append(lines, flagExample(s)), "\n")
}

// flagAllowed words what may be said. The type of a table's flag says it
// already, but for the names: pieces are those of --pieces, colours are listed.
func flagAllowed(s design.Setting) string {
	switch s.Kind {
	case design.Switch:
		return ""
	case design.Counts:
		return fmt.Sprintf("%g to %g; may be repeated", s.Min, s.Max)
	case design.Paths:
		return "may be repeated"
	case design.Shades:
		return strings.Join(s.Names, ", ") + "; may be repeated"
	}
	return s.Allowed()
}

// flagExample shows the default and the flag in use.
func flagExample(s design.Setting) string {
	example := "--" + s.Key + " " + s.Example
	if s.Kind == design.Switch {
		example = "--" + s.Key
	}
	if s.Kind.IsTable() {
		return fmt.Sprintf("e.g. %s", quoteHash(example))
	}
	return fmt.Sprintf("default %s; e.g. %s", strings.Join(s.Default, ","), example)
}

// quoteHash puts a value with # into the quotes that a shell may want.
func quoteHash(example string) string {
	if !strings.Contains(example, "#") {
		return example
	}
	flag, value, _ := strings.Cut(example, " ")
	return flag + " '" + value + "'"
}
