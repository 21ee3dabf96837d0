package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// together makes sure that the realm is one group.
func (l *layout) together() error {
	cells := l.b.hexes()
	if len(cells) == 0 {
		return nil
	}
	l.b.nextEpoch()
	l.b.n = 0
	l.b.find(cells[0])
	l.b.floodTiles()
	for _, c := range cells {
		if l.b.cells[c].stamp != l.b.epoch {
			at := l.ref.hexOf(c)
			return refuse(OneRealm, at, "the realm is split: the tile on %d,%d does not hang together with the first", "境界斷開了：%d,%d 上的棋子沒有和第一枚連在一起", at.Q, at.R)
		}
	}
	return nil
}

// memories sets what each PiXiu remembers.
func (l *layout) memories() error {
	for _, p := range [2]Player{White, Black} {
		l.owner = p
		allowed, at := l.memorable(p)
		var memory power
		for _, k := range l.setup.Memory[p] {
			memory |= powerOf(k)
		}
		if extra := kindsOf(memory &^ allowed); len(extra) > 0 {
			return refuse(PiXiuTerrain, at, "%v cannot remember %v here", "%v在這裡不可能記得%v的能力", makeID(p, slotPiXiu).creature(), KindName(extra[0]))
		}
		if allowed != 0 && memory == 0 {
			return refuse(PiXiuTerrain, at, "%v must remember by which power it came here, some of %v", "%v必須記得帶牠到這裡的能力：%v其中至少一種", makeID(p, slotPiXiu).creature(), kindList(kindsOf(allowed)))
		}
		l.b.memory[p] = memory
	}
	return nil
}

// memorable returns the powers that a player's PiXiu can remember where it is, and where that is.
func (l *layout) memorable(p Player) (power, hex.Hex) {
	i := makeID(p, slotPiXiu)
	c := l.b.pos[i]
	if !l.b.has(i) {
		return 0, l.ref.hex
	}
	var allowed power
	land := landOf(l.b.cells[c].word)
	for _, k := range creature.Creatures() {
		if land != plain && l.b.below[i] == 0 && k != creature.PiXiu && mayEnter(k, land) {
			allowed |= powerOf(k)
		}
	}
	return allowed, l.ref.hexOf(c)
}

// draw sets the landscape drawn for the turn.
func (l *layout) draw() error {
	if l.setup.Drawn == creature.None {
		return nil
	}
	return l.b.draw(l.setup.Drawn)
}

// draw names the landscape drawn for this turn.
func (b *board) draw(k creature.Kind) error {
	if !k.Landscape() || !b.landscapeDue() {
		return refuseWhole(LandscapeTurn, rules.Say("no landscape is drawn on turn %d", "第 %d 回合不抽地形", b.turn))
	}
	if b.left[k-creature.Mountain] == 0 {
		return refuseWhole(Supply, rules.Say("no %v is left", "%v已經放完了", KindName(k)))
	}
	b.drawn = uint8(k)
	return nil
}
