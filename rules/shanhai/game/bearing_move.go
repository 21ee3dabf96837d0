package game

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// powerRule returns the rule of a power.
func powerRule(k creature.Kind) rules.ID {
	switch k {
	case creature.YingLong:
		return shanhai.YingLongMove
	case creature.XuanWu:
		return shanhai.XuanWuMove
	case creature.BaiHu:
		return shanhai.BaiHuMove
	case creature.ZhuQue:
		return shanhai.ZhuQueMove
	case creature.QingLong:
		return shanhai.QingLongMove
	case creature.QiLin:
		return shanhai.QiLinMove
	}
	return shanhai.FeiLianMove
}

// move adds the rules of a creature's own way.
func (b *bearing) move(w shanhai.Way) {
	b.addIf(!w.Swim, powerRule(w.Power))
	b.addIf(w.Power != creature.ZhuQue, shanhai.Freedom)
	b.addIf(b.meetsCreatures(w), shanhai.Occupied)
	onTile := len(b.p.At(b.act.To)) > 0
	b.addIf(onTile, shanhai.Standing)
	terrain := b.terrain(w)
	b.add(terrain...)
	if b.act.Creature.Kind == creature.PiXiu {
		b.borrowed(w, len(terrain) > 0)
	}
}

// meetsCreatures tells whether the rule on occupied hexes has a part in a way: it forbids creatures to those who only
// walk on the ground, and allows them to the others.
func (b *bearing) meetsCreatures(w shanhai.Way) bool {
	switch w.Power {
	case creature.XuanWu:
		return creaturesOn(b.p, b.act.To) > 0
	case creature.ZhuQue, creature.QiLin:
		for _, h := range w.Through {
			if creaturesOn(b.p, h) > 0 {
				return true
			}
		}
		return false
	}
	return true
}

// borrowed adds what bears on PiXiu alone.
func (b *bearing) borrowed(w shanhai.Way, terrain bool) {
	b.add(shanhai.PiXiuMove)
	fromLand := landOn(b.p, b.act.From) != creature.None
	toLand := landOn(b.p, b.act.To) != creature.None
	b.addIf(terrain || fromLand || toLand || w.Remembered, shanhai.PiXiuTerrain)
	b.lending(w, b.act.From)
}

// lending adds the rules on lenders, if a power is lent to the PiXiu on a hex: a covered creature lends nothing, one at
// rest does.
func (b *bearing) lending(w shanhai.Way, at hex.Hex) {
	if !w.Borrowed {
		return
	}
	last, moved := b.p.LastMoved()
	for _, h := range at.Neighbors() {
		tiles := b.p.At(h)
		if len(tiles) == 0 {
			continue
		}
		b.addIf(creaturesOn(b.p, h) > 1, shanhai.Covered)
		top := tiles[len(tiles)-1].Creature
		resting := moved && h == last && top.Owner == b.p.ToMove()
		b.addIf(resting && top.Kind == w.Power, shanhai.WindRest)
	}
}

// wind adds the rules of the wind of one lifter.
func (b *bearing) wind(w shanhai.Way) {
	b.add(shanhai.Wind, shanhai.WindNotJustMoved, shanhai.WindNotStacked, shanhai.WindRest, shanhai.FeiLianMove, shanhai.Freedom)
	at, _ := b.p.Find(*w.Lifter)
	for _, h := range at.Neighbors() {
		if h != b.act.From {
			b.addIf(landOn(b.p, h) == creature.Mountain, shanhai.MountainFeiLian)
			b.addIf(landOn(b.p, h) == creature.Sea, shanhai.SeaBarred)
			b.addIf(creaturesOn(b.p, h) > 0, shanhai.Occupied)
		}
	}
	if w.Lifter.Kind == creature.PiXiu {
		b.add(shanhai.PiXiuMove)
		b.lending(w, at)
	}
}
