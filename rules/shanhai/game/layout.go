package game

import (
	"fmt"
	"strconv"
	"strings"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Layout returns what an author writes to set up this position, apart from its tiles: the options that differ from the
// game's, and the facts.
func (g position) Layout() rules.Layout {
	return rules.Layout{Options: optionItems(g.p.Options()), Facts: g.facts()}
}

// optionItems writes the options that differ from the default.
func optionItems(o shanhai.Options) []rules.Item {
	var out []rules.Item
	for _, s := range []struct {
		name, value string
		differs     bool
	}{
		{"advanced", advancedOf(o), !o.QiLin || !o.PiXiu || !o.FeiLian},
		{"landscape", strconv.Itoa(o.LandscapeInterval), o.LandscapeInterval != 0},
		{"first", shanhai.Black.String(), o.BlackStarts},
		{"opening", "tournament", o.TournamentOpening},
		{"ring", "landscape", o.LandscapeCloses},
		{"repetition", "off", !o.RepetitionDraw},
	} {
		if s.differs {
			out = append(out, item(s.name, s.value))
		}
	}
	return out
}

// advancedOf names the advanced creatures of a game.
func advancedOf(o shanhai.Options) string {
	var in []creature.Kind
	for _, k := range creature.Creatures() {
		if k.Advanced() && o.Supply(k) > 0 {
			in = append(in, k)
		}
	}
	if len(in) == 0 {
		return "none"
	}
	return letters(in)
}

func letters(kinds []creature.Kind) string {
	var out strings.Builder
	for _, k := range kinds {
		out.WriteByte(k.Letter())
	}
	return out.String()
}

// facts writes whose turn it is, and what the turns before have left behind.
func (g position) facts() []rules.Item {
	out := []rules.Item{item(factToMove, g.p.ToMove().String()), item(factTurn, strconv.Itoa(g.p.Turn()))}
	if h, moved := g.p.LastMoved(); moved {
		out = append(out, item(factLast, fmt.Sprintf("%d,%d", h.Q, h.R)))
	}
	for _, m := range memories() {
		if kinds := g.p.Remembers(m.owner); len(kinds) > 0 {
			out = append(out, item(m.fact, letters(kinds)))
		}
	}
	if k := g.p.Drawn(); k != creature.None {
		out = append(out, item(factDrawn, k.Name()))
	}
	return out
}

// item is a name with its value as if an author had written them.
func item(name, value string) rules.Item {
	at := rules.Place{Line: 1, Column: 1}
	return rules.Item{Name: rules.Word{Text: name, At: at}, Value: rules.Word{Text: value, At: at}}
}
