package game

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Explaining returns those of the rules bearing on a legal act that tell why a set of acts has it, in the order of the
// rulebook. The package doc holds the table.
func (g position) Explaining(a rules.Act) []rules.ID {
	act := meant(a)
	b, legal := g.bearing(act)
	if !legal {
		return nil
	}
	ways := g.p.Ways(act)
	own := b.ownWays(ways)
	b.dropIf(len(ways) < 2 && act.Type != shanhai.Forfeit, shanhai.Turn)
	b.dropIf(!b.restLends(ways), shanhai.WindRest)
	b.dropIf(true, shanhai.MoveAfter, shanhai.WindNotJustMoved)
	if act.Type == shanhai.Relocate {
		b.dropIf(len(g.p.At(act.From)) < 2, shanhai.OneRealm)
		b.dropIf(landOn(g.p, act.From) == creature.None, shanhai.WindNotStacked)
		b.dropIf(!b.gated(ways), shanhai.Freedom)
		b.dropIf(!b.overCreatures(own), shanhai.Occupied)
	}
	return b.list()
}

// dropIf takes rules out again.
func (b *bearing) dropIf(holds bool, ids ...rules.ID) {
	if !holds {
		return
	}
	for _, id := range ids {
		delete(b.set, id)
	}
}

// ownWays returns the ways of the creature's own, without the wind.
func (b *bearing) ownWays(ways []shanhai.Way) (own []shanhai.Way) {
	for _, w := range ways {
		if w.Lifter == nil {
			own = append(own, w)
		}
	}
	return own
}

// restLends tells whether a creature at rest lends the power of a way.
func (b *bearing) restLends(ways []shanhai.Way) bool {
	lent := bearing{p: b.p, after: b.after, act: b.act, set: map[rules.ID]bool{}}
	for _, w := range ways {
		at := b.act.From
		if w.Lifter != nil {
			at, _ = b.p.Find(*w.Lifter)
		}
		lent.lending(w, at)
	}
	return lent.set[shanhai.WindRest]
}

// overCreatures tells whether one of the ways climbs, walks or flies over a creature.
func (b *bearing) overCreatures(ways []shanhai.Way) bool {
	for _, w := range ways {
		switch w.Power {
		case creature.XuanWu, creature.ZhuQue, creature.QiLin:
			if b.meetsCreatures(w) {
				return true
			}
		}
	}
	return false
}

// gated tells whether both hexes beside a step of one of the ways bear tiles.
func (b *bearing) gated(ways []shanhai.Way) bool {
	for _, w := range ways {
		if w.Power != creature.ZhuQue && b.gateBeside(b.hexesOf(w)) {
			return true
		}
	}
	return false
}

// hexesOf returns the hexes of a way with both its ends.
func (b *bearing) hexesOf(w shanhai.Way) []hex.Hex {
	hexes := []hex.Hex{b.act.From, b.act.To}
	if w.Lifter != nil {
		at, _ := b.p.Find(*w.Lifter)
		hexes = append(hexes, at)
	}
	return append(hexes, w.Through...)
}

// gateBeside tells whether both hexes beside two neighbours among some hexes bear tiles.
func (b *bearing) gateBeside(hexes []hex.Hex) bool {
	for i, from := range hexes {
		for _, to := range hexes[i+1:] {
			if from.Distance(to) == 1 && b.between(from, to) {
				return true
			}
		}
	}
	return false
}

// between tells whether both hexes beside the way from a hex to its neighbour bear tiles.
func (b *bearing) between(from, to hex.Hex) bool {
	n := 0
	for _, h := range from.Neighbors() {
		if h.Distance(to) == 1 && len(b.p.At(h)) > 0 {
			n++
		}
	}
	return n == 2
}
