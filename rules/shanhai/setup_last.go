package shanhai

import "shanhai/internal/creature"

// moved sets the creature last moved: one on top, moved on a turn that placed no landscape by a player who may move, the
// mover's own unless the wind set it down.
func (l *layout) moved() error {
	if l.setup.Last == nil {
		return nil
	}
	at := *l.setup.Last
	c, ok := l.ref.cellOf(at)
	if !ok || topOf(l.b.cells[c].word) == 0 {
		return refuse(Turn, at, "no creature that could have moved last is on %d,%d", "上一回合不可能移動到 %d,%d：那裡沒有瑞獸", at.Q, at.R)
	}
	if before := int(l.b.turn) - 1; l.placedLandscape(before) {
		return refuse(LandscapeTurn, at, "turn %d placed landscape, so nothing was moved on it", "第 %d 回合放了地形，沒有移動任何瑞獸", before)
	}
	mover := l.b.side.Opponent()
	if !l.b.has(makeID(mover, slotYingLong)) {
		return refuse(MoveAfter, at, "%v cannot have moved last without YingLong in the realm", "%v的應龍還沒上場，上一回合不可能移動過瑞獸", mover)
	}
	if w := l.b.cells[c].word; topOf(w).owner() != mover && !l.blown(c, mover) {
		return refuse(Wind, at, "the wind cannot have set %v down here", "風不可能把%v放到這裡", topOf(w).creature())
	}
	l.b.last = c
	return nil
}

// blown tells whether a player's wind can have set the creature on c down: alone on the plain, beside a lifter that still
// has the wind, for nothing but the lifted creature has moved.
func (l *layout) blown(c cell, mover Player) bool {
	if w := l.b.cells[c].word; levelOf(w) != 1 || landOf(w) != plain {
		return false
	}
	for d := range uint32(6) {
		if l.lifts(step(c, d)&cellMask, mover) {
			return true
		}
	}
	return false
}

// lifts tells whether a player's creature on a cell has the wind.
func (l *layout) lifts(c cell, mover Player) bool {
	w := l.b.cells[c].word
	i := topOf(w)
	if i == 0 || i.owner() != mover || landOf(w) == mountain {
		return false
	}
	switch i.kind() {
	case creature.FeiLian:
		return true
	case creature.PiXiu:
		return l.b.powers(c)&powerOf(creature.FeiLian) != 0
	}
	return false
}
