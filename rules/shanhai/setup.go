package shanhai

import (
	"fmt"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Setup describes a position that need not have been reached by playing.
type Setup struct {
	Options Options
	Turn    int // number of the turn about to be taken; 0 for the first on which ToMove can face this realm
	ToMove  Player
	Tiles   []Tile // tiles on one hex from the bottom up; Above is not read; Number 0 takes the next free number
	Last    *hex.Hex
	// Memory holds the powers that each player's PiXiu remembers: some are needed if it stands in a sea or on a mountain.
	Memory [2][]creature.Kind
	Drawn  creature.Kind // the landscape drawn for this turn; None while it is not known
}

// Position lays the tiles out. A position that cannot be is refused with a *SetupError that holds a *rules.Violation, options
// that cannot be with the error of Validate.
func (s Setup) Position() (*Position, error) {
	if err := s.Options.Validate(); err != nil {
		return nil, err
	}
	l := layout{setup: s, b: newBoard(s.Options), tile: -1}
	for _, step := range l.steps() {
		if err := step.check(); err != nil {
			return nil, &SetupError{step.part, l.tile, err}
		}
		l.tile = -1
	}
	return begin(l.b, l.ref), nil
}

// layout is a set-up on its way onto a board.
type layout struct {
	setup Setup
	b     *board
	ref   reference
	ids   []id // of the tiles of the set-up; 0 for landscape
	tile  int  // index of the tile looked at, -1 for none
}

// layoutStep is a check of a layout and the part of the set-up that it is about.
type layoutStep struct {
	part  Part
	check func() error
}

func (l *layout) steps() []layoutStep {
	return []layoutStep{
		{PartTiles, l.number}, {PartTiles, l.lay}, {PartTiles, l.together}, {PartTiles, l.yingLongs},
		{PartTurn, l.takeTurn}, {PartLast, l.moved}, {PartMemory, l.memories}, {PartDrawn, l.draw},
	}
}

// refuse returns the reason why a position cannot be.
func refuse(rule rules.ID, at hex.Hex, format string, args ...any) error {
	return &rules.Violation{Rule: rule, Hex: at, Why: fmt.Sprintf(format, args...)}
}

// refuseWhole returns the reason why a position cannot be for which no single hex is to blame.
func refuseWhole(rule rules.ID, format string, args ...any) error {
	return &rules.Violation{Rule: rule, Wide: true, Why: fmt.Sprintf(format, args...)}
}

// number gives every creature its id: named numbers first, then the free ones in the order of the tiles.
func (l *layout) number() error {
	l.ids = make([]id, len(l.setup.Tiles))
	taken := map[id]bool{}
	for _, named := range [2]bool{true, false} {
		for n, t := range l.setup.Tiles {
			if t.Land != creature.None || (t.Creature.Number != 0) != named {
				continue
			}
			l.tile = n
			i, err := l.claim(t, taken)
			if err != nil {
				return err
			}
			l.ids[n] = i
		}
	}
	return l.numbersInOrder(taken)
}

// claim takes the id of a tile, the next free one if it has no number.
func (l *layout) claim(t Tile, taken map[id]bool) (id, error) {
	c := t.Creature
	have := l.setup.Options.Supply(c.Kind)
	if c.Number != 0 {
		i, ok := c.id()
		if !ok || c.Number > have {
			return 0, refuse(Supply, t.Hex, "this game has no %v", c)
		}
		if taken[i] {
			return 0, refuse(Supply, t.Hex, "%v lies twice", c)
		}
		taken[i] = true
		return i, nil
	}
	for c.Number = 1; c.Number <= have; c.Number++ {
		if i, ok := c.id(); ok && !taken[i] {
			taken[i] = true
			return i, nil
		}
	}
	return 0, refuse(Supply, t.Hex, "%v has only %d %v", c.Owner, have, c.Kind)
}

// numbersInOrder makes sure that no number is missing below one that is taken.
func (l *layout) numbersInOrder(taken map[id]bool) error {
	for n, i := range l.ids {
		if c := i.creature(); i != 0 && c.Number > 1 && !taken[i-1] {
			l.tile = n
			return refuse(Supply, l.setup.Tiles[n].Hex, "%v is in the realm without number %d; tiles of a kind come in order", c, c.Number-1)
		}
	}
	return nil
}

// lay puts the tiles down, each on what already lies on its hex.
func (l *layout) lay() error {
	if len(l.setup.Tiles) > 0 {
		l.ref = reference{origin, l.setup.Tiles[0].Hex}
	}
	for n, t := range l.setup.Tiles {
		l.tile = n
		c, ok := l.ref.cellOf(t.Hex)
		if !ok {
			return refuse(OneRealm, t.Hex, "%s lies too far off to touch the realm", tileName(t))
		}
		if err := l.layTile(t, l.ids[n], c); err != nil {
			return err
		}
	}
	return nil
}

func (l *layout) layTile(t Tile, i id, c cell) error {
	w := l.b.cells[c&cellMask].word
	if t.Land != creature.None {
		return l.layLand(t, c, w)
	}
	if why := standingFault(i.kind(), w); why != "" {
		return refuse(Standing, t.Hex, "%v cannot stand %s", i.creature(), why)
	}
	l.b.on |= 1 << i
	l.b.put(c, i)
	return nil
}

func (l *layout) layLand(t Tile, c cell, w uint32) error {
	if !t.Land.Landscape() {
		return refuse(Supply, t.Hex, "%v is no landscape", t.Land)
	}
	if w&hereBit != 0 {
		return refuse(Standing, t.Hex, "landscape lies under everything else and once on a hex")
	}
	left := &l.b.left[t.Land-creature.Mountain]
	if *left == 0 {
		return refuse(Supply, t.Hex, "there are only %d tiles of %v", t.Land.Count(), t.Land)
	}
	*left--
	l.b.putLand(c, landOfKind(t.Land))
	return nil
}

// standingFault says why a kind cannot stand on the hex of word w (standing), or nothing if it can.
func standingFault(k creature.Kind, w uint32) string {
	top := topOf(w)
	switch {
	case top != 0 && landOf(w) == mountain:
		return "on a mountain that bears another creature"
	case top != 0 && k != creature.XuanWu && k != creature.PiXiu:
		return "on another creature"
	case top == 0 && k != creature.PiXiu && !mayEnter(k, landOf(w)):
		return [3]string{plain: "here", mountain: "on a mountain", sea: "in the sea"}[landOf(w)]
	}
	return ""
}

// tileName names a tile of a set-up, with or without a number.
func tileName(t Tile) string {
	if t.Land != creature.None {
		return "the " + landName(t.Land)
	}
	if t.Creature.Number == 0 {
		return fmt.Sprintf("%v %v", t.Creature.Owner, t.Creature.Kind)
	}
	return t.Creature.String()
}

// landName returns "mountain" or "sea".
func landName(k creature.Kind) string {
	if k == creature.Mountain {
		return "mountain"
	}
	return "sea"
}
