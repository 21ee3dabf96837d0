package uhp

import (
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// option is a setting that the protocol can read and write.
type option struct {
	name   string
	value  func(*shanhai.Options) *bool
	preset bool
}

// options lists the settings: whether the queen may not open, and whether the third repetition is a draw.
func options() []option {
	return []option{
		{"TournamentOpening", func(o *shanhai.Options) *bool { return &o.TournamentOpening }, true},
		{"RepetitionDraw", func(o *shanhai.Options) *bool { return &o.RepetitionDraw }, false},
	}
}

func (e *Engine) optionsCommand(rest string) (string, error) {
	words := strings.Fields(rest)
	switch {
	case len(words) == 0:
		return e.listOptions(), nil
	case words[0] == "get" && len(words) == 2:
		return e.option(words[1], nil)
	case words[0] == "set" && len(words) == 3:
		return e.option(words[1], &words[2])
	}
	return "", fmt.Errorf(`options %q: want "get NAME" or "set NAME VALUE"`, rules.Excerpt(rest))
}

func (e *Engine) listOptions() string {
	var lines []string
	for _, o := range options() {
		lines = append(lines, o.line(&e.options))
	}
	return strings.Join(lines, "\n")
}

// line writes an option as "Name;type;current;default".
func (o option) line(all *shanhai.Options) string {
	return strings.Join([]string{o.name, "bool", boolWord(*o.value(all)), boolWord(o.preset)}, ";")
}

func boolWord(b bool) string {
	if b {
		return "True"
	}
	return "False"
}

// option reads an option, or writes it if a value is given.
func (e *Engine) option(name string, value *string) (string, error) {
	for _, o := range options() {
		if o.name != name {
			continue
		}
		if value != nil {
			set := strings.EqualFold(*value, "true")
			if !set && !strings.EqualFold(*value, "false") {
				return "", fmt.Errorf("options set %s %q: want True or False", name, rules.Excerpt(*value))
			}
			*o.value(&e.options) = set
		}
		return o.line(&e.options), nil
	}
	return "", fmt.Errorf("no option %q: there are TournamentOpening and RepetitionDraw", rules.Excerpt(name))
}
