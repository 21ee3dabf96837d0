package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/rules"
)

// namedLifter looks whether the lifter that the notation names, if any, could do what is legal by some power.
func (j *judge) namedLifter() error {
	if j.act.Lifter == nil {
		return nil
	}
	if j.act.Type != Relocate {
		return j.broken(Wind, "the wind relocates creatures of the realm", "風只能捲起境界裡的瑞獸")
	}
	at, err := j.lifterAt(*j.act.Lifter)
	if err != nil {
		return err
	}
	return j.windFrom(at, j.from())
}

// relocationByWind says why the wind cannot bring a creature to its hex.
func (j *judge) relocationByWind() error {
	from := j.from()
	lifter, err := j.chooseLifter(from)
	if err != nil {
		return err
	}
	at, err := j.lifterAt(lifter)
	if err != nil {
		return err
	}
	return j.windFrom(at, from)
}

// chooseLifter returns the lifter named, else an own lifter beside the creature. Without one an opponent's creature is not
// for the player to move at all.
func (j *judge) chooseLifter(from cell) (Creature, error) {
	if j.act.Lifter != nil {
		return *j.act.Lifter, nil
	}
	var elsewhere id
	for _, slot := range [2]id{slotPiXiu, slotFeiLian} {
		i := makeID(j.b.side, slot)
		if !j.b.has(i) {
			continue
		}
		if _, beside := directionTo(j.b.pos[i], from); beside {
			return i.creature(), nil
		}
		elsewhere = i
	}
	if elsewhere == 0 {
		return Creature{}, j.broken(Turn, "%v is not the player's own, and %v has no wind", "%v不是自己的瑞獸，%v也沒有能御風的瑞獸", j.act.Creature, j.b.side)
	}
	return Creature{}, j.broken(Turn, "%v is not the player's own, and %v is not beside it", "%v不是自己的瑞獸，%v也不在牠旁邊", j.act.Creature, elsewhere.creature())
}

// lifterAt returns where a lifter lies that may use the wind.
func (j *judge) lifterAt(lifter Creature) (cell, error) {
	i, ok := lifter.id()
	if !ok || !j.b.has(i) {
		return 0, j.broken(Supply, "%v is not in the realm", "%v不在境界裡", lifter)
	}
	c := j.b.pos[i]
	w := j.b.cells[c].word
	switch {
	case lifter.Owner != j.b.side:
		return 0, j.broken(Turn, "%v is not the player's own", "%v不是自己的瑞獸", lifter)
	case lifter.Kind != creature.FeiLian && lifter.Kind != creature.PiXiu:
		return 0, j.broken(Wind, "%v has no wind", "%v不會御風", lifter)
	case topOf(w) != i:
		return 0, j.broken(Covered, "%v is under %v", "%v被%v壓住了", lifter, topOf(w).creature())
	case c == j.b.last:
		return 0, j.broken(WindRest, "%v was set down by the wind and rests", "%v剛被風放下，這一回合要休息", lifter)
	case landOf(w) == mountain:
		return 0, j.broken(MountainFeiLian, "%v has no wind on a mountain", "%v在山上不能御風", lifter)
	case !j.b.hasWind(c, i):
		return 0, j.broken(PiXiuMove, "%v has not the power of FeiLian here", "%v在這裡借不到飛廉的能力", lifter)
	}
	return c, nil
}

// windFrom says why the wind of the lifter on at cannot bring the creature on from to the hex of the act; nil if it can.
func (j *judge) windFrom(at, from cell) error {
	if err := j.liftable(from); err != nil {
		return err
	}
	to, near := j.to()
	w := j.wordAt(to, near)
	if rule, why := windLanding(w); rule != "" {
		return j.brokenAt(rule, j.act.To, why)
	}
	toLifter, beside := directionTo(at, from)
	out, reaches := directionTo(at, to)
	switch {
	case !beside || !reaches || !near || from == to:
		return j.broken(Wind, "the wind goes from one hex beside the lifter to another", "風只能捲起御風的瑞獸旁邊的瑞獸，放到牠旁邊的另一格")
	case j.b.ungated(at, 1<<toLifter) == 0 || j.b.ungated(at, 1<<out) == 0:
		return j.broken(Freedom, "a gate between stacks bars the wind", "兩旁較高的格子成了玄武門，擋住了風")
	}
	return nil
}

// windLanding says why the wind can set nothing down on the hex of word w.
func windLanding(w uint32) (rules.ID, rules.Phrase) {
	switch {
	case landOf(w) == mountain:
		return MountainFeiLian, rules.Say("the wind sets nothing down on a mountain", "風不能把瑞獸放到山上")
	case landOf(w) == sea:
		return SeaBarred, rules.Say("the wind sets nothing down in the sea", "風不能把瑞獸放進海裡")
	case topOf(w) != 0:
		return Occupied, rules.Say("the wind sets nothing down on a creature", "風不能把瑞獸放到別的瑞獸身上")
	}
	return "", rules.Phrase{}
}

// liftable says why the wind cannot lift the creature on top of from.
func (j *judge) liftable(from cell) error {
	c := j.act.Creature
	switch w := j.b.cells[from].word; {
	case from == j.b.last && c.Owner == j.b.side:
		return j.broken(WindRest, "%v was set down by the wind and rests", "%v剛被風放下，這一回合要休息", c)
	case from == j.b.last:
		return j.broken(WindNotJustMoved, "%v was moved the turn before", "%v上一回合剛移動過", c)
	case levelOf(w) != 1:
		return j.broken(WindNotStacked, "%v does not stand alone on the plain or in the sea", "%v不是單獨站在平地上或海裡", c)
	}
	return j.realmHolds(from)
}
