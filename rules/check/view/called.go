package view

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/diagram"
)

// called is a tile in words.
type called struct {
	tile rules.Tile
	kind func(language, kind string) string
}

// call names a tile in words: "white QingLong 1" and "白方青龍1", in English by the notation where nobody names its kind.
func (shot Shot) call(p rules.Position, name string) called {
	for _, c := range p.Cells() {
		for _, t := range c.Tiles {
			if t.Name == name {
				return called{t, shot.kind}
			}
		}
	}
	for _, in := range p.Off() {
		if in.Tile.Name == strings.TrimRight(name, "0123456789") {
			in.Tile.Name = name
			return called{in.Tile, shot.kind}
		}
	}
	if of, knows := p.(namer); knows {
		if t, known := of.Tile(name); known {
			return called{t, shot.kind}
		}
	}
	return called{rules.Tile{Name: name}, nil}
}

// namer is a position that knows tiles which its game was agreed to go without.
type namer interface {
	Tile(name string) (rules.Tile, bool)
}

// In names the tile.
func (c called) In(language string) string {
	kind := ""
	if c.kind != nil {
		kind = c.kind(language, c.tile.Kind)
	} else if language == rules.Chinese {
		kind = c.tile.Text
	}
	if kind == "" {
		return c.tile.Name
	}
	number := c.tile.Name[len(strings.TrimRight(c.tile.Name, "0123456789")):]
	if language == rules.Chinese {
		return diagram.Player(c.tile.Owner, language) + kind + number
	}
	return strings.TrimSpace(diagram.Player(c.tile.Owner, language) + " " + kind + " " + number)
}
