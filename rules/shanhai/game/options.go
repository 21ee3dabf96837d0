package game

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"shanhai/internal/creature"
	"shanhai/internal/spelling"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// setting is an option with its reader; item is the word of the canonical text that says the same.
type setting struct {
	rules.Option
	item string
	read func(o *shanhai.Options, value string) error
}

// settings is the table of options.
func settings() []setting {
	return []setting{
		{rules.Option{Name: "advanced", Values: "all, none, or some of the letters L (QiLin), P (PiXiu), F (FeiLian)", Default: "all", Text: "which advanced creatures are in the game, one a player"}, "game", readAdvanced},
		{rules.Option{Name: "landscape", Values: fmt.Sprintf("none, or an odd number from 3 to %d", shanhai.MaxInterval), Default: "none", Text: "every how many turns a landscape tile is placed"}, "landscape", readInterval},
		{rules.Option{Name: "first", Values: "white, black", Default: "white", Text: "who has the first turn"}, "first", readFirst},
		{rules.Option{Name: "opening", Values: "free, tournament", Default: "free", Text: "whether YingLong may come first: not in the tournament opening"}, "opening", choice("free", "tournament", func(o *shanhai.Options) *bool { return &o.TournamentOpening })},
		{rules.Option{Name: "ring", Values: "creatures, landscape", Default: "creatures", Text: "whether bare landscape also closes the ring around a YingLong"}, "ring", choice("creatures", "landscape", func(o *shanhai.Options) *bool { return &o.LandscapeCloses })},
		{rules.Option{Name: "repetition", Values: "draw, off", Default: "draw", Text: "whether a position that comes for the third time is a draw"}, "repetition", choice("off", "draw", func(o *shanhai.Options) *bool { return &o.RepetitionDraw })},
	}
}

// Options returns what the players may agree on.
func (ShanHai) Options() []rules.Option {
	var out []rules.Option
	for _, s := range settings() {
		out = append(out, s.Option)
	}
	return out
}

// choice reads one of two words; the second sets the flag.
func choice(no, yes string, flag func(*shanhai.Options) *bool) func(*shanhai.Options, string) error {
	return func(o *shanhai.Options, value string) error {
		switch value = strings.ToLower(value); value {
		case no, yes:
			*flag(o) = value == yes
			return nil
		}
		return misspelt(value, rules.Say("%q or %q", "「%s」或「%s」", no, yes), no, yes)
	}
}

// misspelt is the error of a word that is none of some names, with the one that was most likely meant.
func misspelt(word string, want rules.Phrase, names ...string) error {
	err := rules.Expected(1, word, want)
	err.Nearest = spelling.Nearest(word, names)
	return err
}

// eitherPlayer names the players.
func eitherPlayer() rules.Phrase {
	return rules.Say(`"white" or "black"`, "「白」（white）或「黑」（black）")
}

func readFirst(o *shanhai.Options, value string) error {
	p, ok := shanhai.ReadPlayer(value)
	if !ok {
		return misspelt(value, eitherPlayer(), shanhai.White.String(), shanhai.Black.String())
	}
	o.BlackStarts = p == shanhai.Black
	return nil
}

func readInterval(o *shanhai.Options, value string) error {
	o.LandscapeInterval = 0
	if strings.EqualFold(value, "none") {
		return nil
	}
	n, err := strconv.Atoi(value)
	try := shanhai.Options{LandscapeInterval: n}
	if err != nil || n == 0 || try.Validate() != nil {
		return misspelt(value, rules.Say(`"none" or an odd number from 3 to %d`, "「none」（不用），或 3 到 %d 的奇數", shanhai.MaxInterval), "none")
	}
	o.LandscapeInterval = n
	return nil
}

func readAdvanced(o *shanhai.Options, value string) error {
	switch value = strings.TrimSpace(value); strings.ToLower(value) {
	case "all", "none":
		value = strings.ToLower(value)
		o.QiLin, o.PiXiu, o.FeiLian = value == "all", value == "all", value == "all"
		return nil
	}
	want := rules.Say("all, none, or some of the letters L, P and F", "「all」（全用）、「none」（不用），或字母 L、P、F 中的幾個")
	kinds, err := shanhai.Notation().ReadKinds(value)
	if capitals, fault := shanhai.Notation().ReadKinds(strings.ToUpper(value)); err != nil && fault == nil {
		kinds, err = capitals, nil
	}
	if err != nil {
		return wanted(err, want, value)
	}
	o.QiLin, o.PiXiu, o.FeiLian = false, false, false
	for _, k := range kinds {
		if !k.Advanced() {
			return rules.Expected(1, value, want)
		}
		setAdvanced(o, k)
	}
	return nil
}

// wanted says in a syntax error what was really wanted.
func wanted(err error, want rules.Phrase, value string) error {
	var s *rules.SyntaxError
	if errors.As(err, &s) {
		out := rules.Expected(s.Column, s.Got, want)
		out.Nearest = spelling.Nearest(value, []string{"all", "none"})
		return out
	}
	return err
}

func setAdvanced(o *shanhai.Options, k creature.Kind) {
	switch k {
	case creature.QiLin:
		o.QiLin = true
	case creature.PiXiu:
		o.PiXiu = true
	case creature.FeiLian:
		o.FeiLian = true
	}
}

// optionNames lists the options.
func optionNames() []string {
	var names []string
	for _, s := range settings() {
		names = append(names, s.Name)
	}
	return names
}
