package shanhai

import (
	"fmt"
	"strings"

	"shanhai/internal/creature"
)

// String returns the canonical text of the position, which Parse reads back equal: items parted by "; ", the game first,
// then the options that differ from DefaultOptions, the turn, the tiles by rows from the north and each stack from the
// bottom up, then what the last turn left behind. It does not hold the past.
func (p *Position) String() string {
	items := append(optionItems(p.b.opts), fmt.Sprintf("turn %d", p.b.turn))
	for _, t := range p.Tiles() {
		items = append(items, tileText(t)+" "+axial(t.Hex))
	}
	if h, ok := p.LastMoved(); ok {
		items = append(items, "last "+axial(h))
	}
	for _, owner := range [2]Player{White, Black} {
		if kinds := p.Remembers(owner); len(kinds) > 0 {
			items = append(items, fmt.Sprintf("memory %c %s", owner.Letter(), letterList(kinds)))
		}
	}
	if k := p.Drawn(); k != creature.None {
		items = append(items, "drawn "+string(k.Letter()))
	}
	return strings.Join(items, "; ")
}

// optionItems writes the options.
func optionItems(o Options) []string {
	items := []string{"game " + advancedText(o)}
	for _, item := range []struct {
		set  bool
		text string
	}{
		{o.LandscapeInterval != 0, fmt.Sprintf("landscape %d", o.LandscapeInterval)},
		{o.BlackStarts, "first b"},
		{o.TournamentOpening, "opening tournament"},
		{o.LandscapeCloses, "ring landscape"},
		{!o.RepetitionDraw, "repetition off"},
	} {
		if item.set {
			items = append(items, item.text)
		}
	}
	return items
}

// advancedText lists the advanced tiles of a game, "-" for none.
func advancedText(o Options) string {
	text := ""
	for _, k := range creature.Creatures() {
		if k.Advanced() && o.Supply(k) > 0 {
			text += string(k.Letter())
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

func letterList(kinds []creature.Kind) string {
	var text strings.Builder
	for _, k := range kinds {
		text.WriteByte(k.Letter())
	}
	return text.String()
}

// tileText writes a tile as the position's text shows it.
func tileText(t Tile) string {
	if t.Land != creature.None {
		return string(t.Land.Letter())
	}
	return Notation().Creature(t.Creature)
}
