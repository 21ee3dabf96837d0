package referee

import (
	"errors"
	"strconv"
	"strings"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Draft is a position under the editor's hands.
type Draft struct {
	Options map[string]string `json:"options"`
	Tiles   []TileAt          `json:"tiles"` // on one hex from the bottom up
	Facts   map[string]string `json:"facts"` // "to move", "turn", "last", "memory white", "memory black", "drawn"
}

// TileAt is a tile, with or without its number, and its hex.
type TileAt struct {
	Tile string `json:"tile"`
	Hex
}

// Arranged is a position that can be, or why it cannot.
type Arranged struct {
	State   *State   `json:"state,omitempty"`
	Refusal *Refusal `json:"refusal,omitempty"`
	Trouble string   `json:"trouble,omitempty"` // what makes no sense, where no rule is broken
	Chinese string   `json:"chinese,omitempty"` // the same in Chinese
	Tile    int      `json:"tile"`              // index of the tile to blame; -1 for none
	Fact    string   `json:"fact,omitempty"`    // the fact or option to blame
}

// Lines of the words of a layout, by which an error tells what it blames.
const (
	optionLine = iota + 1
	tileLine
	factLine
	wholeLine
)

// draftFacts lists the facts in the order in which they are read.
func draftFacts() []string {
	return []string{"to move", "turn", "last", "memory white", "memory black", "drawn"}
}

// Arrange lays out a draft.
func (r *Referee) Arrange(d Draft) (Arranged, error) {
	p, err := r.game.Setup(r.layout(d))
	if err == nil {
		s := (&played{position: p, start: p.String()}).state()
		return Arranged{State: &s, Tile: -1}, nil
	}
	out := Arranged{Refusal: refusalOf(err), Tile: -1}
	var word *rules.WordError
	if errors.As(err, &word) {
		out.blame(word.Word.At, r.optionNames())
		err = word.Err
	}
	if out.Refusal == nil {
		out.Trouble, out.Chinese = err.Error(), syntaxInChinese(err)
	}
	return out, nil
}

// blame finds what stands in a place of the layout.
func (a *Arranged) blame(at rules.Place, options []string) {
	switch n := at.Column - 1; at.Line {
	case optionLine:
		a.Fact = options[n]
	case tileLine:
		a.Tile = n
	case factLine:
		a.Fact = draftFacts()[n]
	}
}

func (r *Referee) optionNames() []string {
	var names []string
	for _, o := range r.game.Options() {
		names = append(names, o.Name)
	}
	return names
}

// layout turns a draft into words, each in a place of its own. What a draft leaves out is not said.
func (r *Referee) layout(d Draft) rules.Layout {
	l := rules.Layout{At: rules.Place{Line: wholeLine, Column: 1}, Text: rules.Word{At: rules.Place{Line: wholeLine, Column: 1}}}
	l.Options = items(optionLine, r.optionNames(), d.Options)
	l.Facts = items(factLine, draftFacts(), d.Facts)
	for i, t := range d.Tiles {
		word := rules.Word{Text: t.Tile, At: rules.Place{Line: tileLine, Column: i + 1}}
		at := rules.TileAt{Tile: word}
		at.Hex.Q, at.Hex.R = t.Q, t.R
		l.Tiles = append(l.Tiles, at)
	}
	return l
}

// items returns the named values that are there, in the order of the names.
func items(line int, names []string, values map[string]string) []rules.Item {
	var out []rules.Item
	for i, name := range names {
		if value := values[name]; value != "" {
			at := rules.Place{Line: line, Column: i + 1}
			out = append(out, rules.Item{Name: rules.Word{Text: name, At: at}, Value: rules.Word{Text: value, At: at}})
		}
	}
	return out
}

// Draft reads a canonical text into the editor's form. Numbers of tiles are left out: they follow from the order.
func (r *Referee) Draft(text string) (Draft, error) {
	p, err := r.follow(Line{Start: text})
	if err != nil {
		return Draft{}, err
	}
	setup, _, err := shanhai.ReadSetup(p.start)
	if err != nil {
		return Draft{}, inputError{err}
	}
	d := Draft{Options: optionsOf(setup.Options), Facts: factsOf(setup, p.position), Tiles: []TileAt{}}
	for _, c := range p.position.Cells() {
		for _, t := range c.Tiles {
			d.Tiles = append(d.Tiles, TileAt{strings.TrimRight(t.Name, "0123456789"), hexOf(c.Hex)})
		}
	}
	return d, nil
}

// optionsOf names the options that differ from the defaults.
func optionsOf(o shanhai.Options) map[string]string {
	out := map[string]string{}
	say := func(when bool, name, value string) {
		if when {
			out[name] = value
		}
	}
	advanced := advancedOf(o)
	say(advanced != "LPF", "advanced", advanced)
	say(advanced == "", "advanced", "none")
	say(o.LandscapeInterval != 0, "landscape", strconv.Itoa(o.LandscapeInterval))
	say(o.BlackStarts, "first", "black")
	say(o.TournamentOpening, "opening", "tournament")
	say(o.LandscapeCloses, "ring", "landscape")
	say(!o.RepetitionDraw, "repetition", "off")
	return out
}

// advancedOf lists the letters of the advanced creatures in the game.
func advancedOf(o shanhai.Options) string {
	letters := ""
	for _, k := range creature.Creatures() {
		if k.Advanced() && o.Supply(k) > 0 {
			letters += string(k.Letter())
		}
	}
	return letters
}

// factsOf names the facts of a set-up.
func factsOf(s shanhai.Setup, p rules.Position) map[string]string {
	out := map[string]string{"to move": p.ToMove(), "turn": strconv.Itoa(p.Turn())}
	if s.Last != nil {
		out["last"] = strconv.Itoa(s.Last.Q) + "," + strconv.Itoa(s.Last.R)
	}
	for i, name := range [2]string{"memory white", "memory black"} {
		for _, k := range s.Memory[i] {
			out[name] += string(k.Letter())
		}
	}
	if s.Drawn != creature.None {
		out["drawn"] = string(s.Drawn.Letter())
	}
	return out
}
