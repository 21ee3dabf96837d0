package shanhai

import (
	"fmt"

	"shanhai/internal/creature"
	"shanhai/rules"
)

// Player is one of the two clans.
type Player uint8

// White is the Yang clan, Black the Yin clan.
const (
	White Player = iota
	Black
)

// Opponent returns the other player.
func (p Player) Opponent() Player { return p ^ 1 }

// Letter returns 'w' or 'b', the player's letter in the notation.
func (p Player) Letter() byte { return "wb"[p&1] }

// String returns "white" or "black".
func (p Player) String() string { return [2]string{"white", "black"}[p&1] }

// In names the player in a language: "white" and "白方".
func (p Player) In(language string) string {
	if language == rules.Chinese {
		return p.chinese() + "方"
	}
	return p.String()
}

// chinese returns "白" or "黑", which stands before a tile.
func (p Player) chinese() string { return [2]string{"白", "黑"}[p&1] }

// Creature is one tile of a player: the kind and, where a player has several, its number from 1.
// Tiles of a kind come into the realm in the order of their numbers.
type Creature struct {
	Owner  Player
	Kind   creature.Kind
	Number int
}

// String names the tile as a referee would, e.g. "white QingLong 2".
func (c Creature) String() string {
	if c.Kind.Count() < 2 {
		return fmt.Sprintf("%v %v", c.Owner, c.Kind)
	}
	return fmt.Sprintf("%v %v %d", c.Owner, c.Kind, c.Number)
}

// In names the tile in a language: "white QingLong 2" and "白方青龍2".
func (c Creature) In(language string) string {
	switch {
	case language != rules.Chinese:
		return c.String()
	case c.Kind.Count() < 2:
		return c.Owner.In(language) + KindName(c.Kind).In(language)
	}
	return fmt.Sprintf("%s%s%d", c.Owner.In(language), KindName(c.Kind).In(language), c.Number)
}

// id is a tile inside the engine: the owner in bit 4, a slot from 1 to 14 below it. Zero is no tile.
// The slots of a kind follow one another.
type id uint8

// Slots of a player's tiles, by kind.
const (
	slotYingLong id = 1
	slotXuanWu   id = 2
	slotBaiHu    id = 4
	slotZhuQue   id = 6
	slotQingLong id = 9
	slotQiLin    id = 12
	slotPiXiu    id = 13
	slotFeiLian  id = 14

	ownerBit id = 16
	slotMask id = 15
)

// slotKinds gives the kind of a slot.
var slotKinds = [16]creature.Kind{
	slotYingLong: creature.YingLong,
	slotXuanWu:   creature.XuanWu, slotXuanWu + 1: creature.XuanWu,
	slotBaiHu: creature.BaiHu, slotBaiHu + 1: creature.BaiHu,
	slotZhuQue: creature.ZhuQue, slotZhuQue + 1: creature.ZhuQue, slotZhuQue + 2: creature.ZhuQue,
	slotQingLong: creature.QingLong, slotQingLong + 1: creature.QingLong, slotQingLong + 2: creature.QingLong,
	slotQiLin: creature.QiLin, slotPiXiu: creature.PiXiu, slotFeiLian: creature.FeiLian,
}

// firstSlots gives the first slot of a kind of creature.
var firstSlots = [kindCount]id{
	creature.YingLong: slotYingLong, creature.XuanWu: slotXuanWu, creature.BaiHu: slotBaiHu, creature.ZhuQue: slotZhuQue,
	creature.QingLong: slotQingLong, creature.QiLin: slotQiLin, creature.PiXiu: slotPiXiu, creature.FeiLian: slotFeiLian,
}

// kindCount is one more than the highest kind.
const kindCount = int(creature.Sea) + 1

// makeID returns the tile of a player in a slot.
func makeID(p Player, slot id) id { return id(p)<<4 | slot }

func (i id) owner() Player       { return Player(i >> 4) }
func (i id) kind() creature.Kind { return slotKinds[i&slotMask] }

// creature returns the public name of a tile.
func (i id) creature() Creature {
	k := i.kind()
	return Creature{i.owner(), k, int(i&slotMask-firstSlots[k]) + 1}
}

// id returns the engine's name of a tile; ok is false if no such tile exists.
func (c Creature) id() (tile id, ok bool) {
	if c.Owner > Black || c.Kind == creature.None || c.Kind > creature.FeiLian {
		return 0, false
	}
	if c.Number < 1 || c.Number > c.Kind.Count() {
		return 0, false
	}
	return makeID(c.Owner, firstSlots[c.Kind]+id(c.Number-1)), true
}
