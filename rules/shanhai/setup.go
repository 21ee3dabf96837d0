package shanhai

import (
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
			return nil, &SetupError{l.partOf(step), l.tile, l.owner, err}
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
	ids   []id   // of the tiles of the set-up; 0 for landscape
	tile  int    // index of the tile looked at, -1 for none
	owner Player // of the memory looked at
	none  bool   // no turn at all fits the realm
}

// layoutStep is a check of a layout and the part of the set-up that it is about.
type layoutStep struct {
	part  Part
	check func() error
}

// partOf returns the part that a check blames: for a realm that no turn fits the interval, as nobody named a turn.
func (l *layout) partOf(s layoutStep) Part {
	if l.none {
		return PartInterval
	}
	return s.part
}

func (l *layout) steps() []layoutStep {
	return []layoutStep{
		{PartTiles, l.number}, {PartTiles, l.lay}, {PartTiles, l.together}, {PartTiles, l.grown},
		{PartTurn, l.takeTurn}, {PartLast, l.moved}, {PartMemory, l.memories}, {PartDrawn, l.draw},
	}
}

// refuse returns the reason why a position cannot be, about a hex.
func refuse(rule rules.ID, at hex.Hex, english, chinese string, args ...any) error {
	return rules.NewViolation(rule, "", at, rules.Say(english, chinese, args...))
}

// refuseWhole returns the reason why a position cannot be for which no single hex is to blame.
func refuseWhole(rule rules.ID, why rules.Phrase) error {
	v := rules.NewViolation(rule, "", hex.Hex{}, why)
	v.Wide = true
	return v
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
			return 0, refuse(Supply, t.Hex, "this game has no %v", "這一局沒有%v", c)
		}
		if taken[i] {
			return 0, refuse(Supply, t.Hex, "%v lies twice", "%v出現了兩次", c)
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
	return 0, tooMany(c.Owner, c.Kind, have, t.Hex)
}

// tooMany refuses one tile more of a kind than a player has.
func tooMany(p Player, k creature.Kind, have int, at hex.Hex) error {
	if have == 0 {
		return refuse(Supply, at, "%[1]v has only 0 %[2]v", "這一局%[1]v沒有%[2]v", p, KindName(k))
	}
	return refuse(Supply, at, "%v has only %d %v", "%v只有 %d 枚%v", p, have, KindName(k))
}

// numbersInOrder makes sure that no number is missing below one that is taken.
func (l *layout) numbersInOrder(taken map[id]bool) error {
	for n, i := range l.ids {
		if c := i.creature(); i != 0 && c.Number > 1 && !taken[i-1] {
			l.tile = n
			return refuse(Supply, l.setup.Tiles[n].Hex, "%v is in the realm without number %d; tiles of a kind come in order", "境界裡有%v，卻沒有 %d 號；同種棋子要依編號上場", c, c.Number-1)
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
			return refuse(OneRealm, t.Hex, "%v lies too far off to touch the realm", "%v離得太遠，碰不到境界", tileName(t))
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
	if where := standingFault(i.kind(), w); !where.Absent() {
		return refuse(Standing, t.Hex, "%v cannot stand %v", "%v不能站在%v", i.creature(), where)
	}
	l.b.on |= 1 << i
	l.b.put(c, i)
	return nil
}

func (l *layout) layLand(t Tile, c cell, w uint32) error {
	if !t.Land.Landscape() {
		return refuse(Supply, t.Hex, "%v is no landscape", "%v不是地形", KindName(t.Land))
	}
	if w&hereBit != 0 {
		return refuse(Standing, t.Hex, "landscape lies under everything else, once on a hex, and is named before the creature on it", "地形要放在最底下，一格只能有一枚，而且要寫在同一格的瑞獸之前")
	}
	left := &l.b.left[t.Land-creature.Mountain]
	if *left == 0 {
		return refuse(Supply, t.Hex, "there are only %d tiles of %v", "%[2]v只有 %[1]d 枚", t.Land.Count(), rules.Say(t.Land.Name(), t.Land.Chinese()))
	}
	*left--
	l.b.putLand(c, landOfKind(t.Land))
	return nil
}

// standingFault says where a kind cannot stand, the hex of word w (standing); absent if it can.
func standingFault(k creature.Kind, w uint32) rules.Phrase {
	top, land := topOf(w), landOf(w)
	switch {
	case top != 0 && land == mountain:
		return rules.Say("on a mountain that bears another creature", "已有瑞獸的山上")
	case top != 0 && k != creature.XuanWu && k != creature.PiXiu:
		return rules.Say("on another creature", "別的瑞獸身上")
	case top == 0 && land != plain && k != creature.PiXiu && !mayEnter(k, land):
		return onLand(kindOfLand(land))
	}
	return rules.Phrase{}
}
