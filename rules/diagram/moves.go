package diagram

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Moves are all moves of one tile, as something is said of them: its hex is outlined, dots show where it may go.
type Moves struct {
	Tile string    // as moves call it; empty if it is not to be named
	From *hex.Hex  // where it lies; nil if it comes from the hand
	To   []hex.Hex // where it may go
}

// Chosen lists the hexes of the tiles that Moves are about.
func (v View) Chosen() []hex.Hex {
	var out []hex.Hex
	for _, m := range v.Moves {
		if m.From != nil {
			out = append(out, *m.From)
		}
	}
	return out
}

// Targets lists where the tiles that Moves are about may go.
func (v View) Targets() []hex.Hex {
	var out []hex.Hex
	for _, m := range v.Moves {
		out = append(out, m.To...)
	}
	return out
}

// mover is a tile that a mark is about, and where it lies; nil if it comes from the hand.
type mover struct {
	tile string
	from *hex.Hex
}

func moverOf(a rules.Act) mover { return mover{a.Tile, a.From} }
func (m Moves) mover() mover    { return mover{m.Tile, m.From} }
func (m mover) fromHand() bool  { return m.tile != "" && m.from == nil }

// covered returns how many tiles lie beneath the mover and whether others lie upon it.
func (m mover) covered(stacks map[hex.Hex][]rules.Tile) (beneath int, is bool) {
	if m.from == nil || m.tile == "" {
		return 0, false
	}
	stack := stacks[*m.from]
	for i, tile := range stack {
		if tile.Name == m.tile {
			return i, i < len(stack)-1
		}
	}
	return 0, false
}

// outline is how a mover is outlined.
type outline struct {
	mover
	colour string
	dash   float64
}

// outlines lists the tiles that marks are about and that are on the table.
func (v View) outlines() []outline {
	var out []outline
	add := func(m mover, colour string, dash float64) {
		if m.from != nil {
			out = append(out, outline{m, colour, dash})
		}
	}
	for _, m := range v.Moves {
		add(m.mover(), mayName, 0)
	}
	for _, a := range v.Allowed {
		add(moverOf(a), mayName, 0)
	}
	for _, a := range v.Forbidden {
		add(moverOf(a), noName, 5)
	}
	return out
}
