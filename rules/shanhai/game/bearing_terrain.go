package game

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// terrain returns the rules of landscape that bear on a creature's own way.
func (b *bearing) terrain(w shanhai.Way) (out []rules.ID) {
	for _, t := range []struct {
		bears bool
		rule  rules.ID
	}{
		{w.Swim, shanhai.SeaYingLong},
		{w.Power == creature.YingLong && b.ends(creature.Mountain), shanhai.MountainYingLong},
		{w.Power == creature.BaiHu && (b.ends(creature.Mountain) || b.passes(w, creature.Mountain)), shanhai.MountainBaiHu},
		{w.Power == creature.FeiLian && b.ends(creature.Mountain), shanhai.MountainFeiLian},
		{w.Power == creature.ZhuQue && (b.passes(w, creature.Mountain) || b.passes(w, creature.Sea)), shanhai.MountainFly},
		{w.Power == creature.QiLin && b.passes(w, creature.Mountain), shanhai.MountainQiLin},
		{level(w.Power) && b.avoids(w, creature.Mountain), shanhai.MountainBarred},
		{level(w.Power) && (b.ends(creature.Sea) || b.passes(w, creature.Sea)), shanhai.SeaLevel},
		{dry(w.Power) && b.avoids(w, creature.Sea), shanhai.SeaBarred},
	} {
		if t.bears {
			out = append(out, t.rule)
		}
	}
	return out
}

// level tells whether the sea is to a power as the plain, and a mountain barred.
func level(k creature.Kind) bool { return k == creature.QingLong || k == creature.XuanWu }

// dry tells whether seas are barred to a power.
func dry(k creature.Kind) bool {
	return k == creature.BaiHu || k == creature.QiLin || k == creature.FeiLian
}

// ends tells whether the act begins or ends on landscape of a kind.
func (b *bearing) ends(land creature.Kind) bool {
	return landOn(b.p, b.act.From) == land || landOn(b.p, b.act.To) == land
}

// passes tells whether landscape of a kind lies between.
func (b *bearing) passes(w shanhai.Way, land creature.Kind) bool {
	for _, h := range w.Through {
		if landOn(b.p, h) == land {
			return true
		}
	}
	return false
}

// avoids tells whether landscape of a kind lies beside a hex that a step leaves.
func (b *bearing) avoids(w shanhai.Way, land creature.Kind) bool {
	for _, left := range append([]hex.Hex{b.act.From}, w.Through...) {
		for _, h := range left.Neighbors() {
			if h != b.act.From && landOn(b.p, h) == land {
				return true
			}
		}
	}
	return false
}
