package shanhai

import (
	"math/bits"

	"shanhai/rules"
)

// grown makes sure that the creatures can have come as they lie: YingLong by the fourth turn and, in the tournament
// opening, not first; landscape into a realm with creatures; and onto other tiles by a move, which needs YingLong.
func (l *layout) grown() error {
	for _, p := range [2]Player{White, Black} {
		n := bits.OnesCount16(l.b.slots(p))
		switch has := l.b.has(makeID(p, slotYingLong)); {
		case n > 3 && !has:
			return refuseWhole(YingLongByFourth, rules.Say("%v has brought %d creatures without YingLong", "%v已經引入 %d 隻瑞獸，應龍卻還沒上場", p, n))
		case n == 1 && has && l.b.opts.TournamentOpening:
			return refuseWhole(YingLongByFourth, rules.Say("%v has brought YingLong first, which the tournament opening forbids", "%v第一枚就引入應龍，比賽開局不允許", p))
		case !has:
			if err := l.onGround(p); err != nil {
				return err
			}
		}
	}
	if l.b.on == 0 && l.b.lands > 0 {
		return refuseWhole(PlaceFirst, rules.Say("landscape lies in a realm without creatures", "境界裡只有地形，沒有瑞獸"))
	}
	return nil
}

// onGround makes sure that no creature of a player without YingLong stands on another tile: it would have moved there.
func (l *layout) onGround(p Player) error {
	for n, t := range l.setup.Tiles {
		i := l.ids[n]
		if i == 0 || i.owner() != p {
			continue
		}
		c := l.b.pos[i]
		if l.b.below[i] != 0 || landOf(l.b.cells[c&cellMask].word) != plain {
			l.tile = n
			return refuse(MoveAfter, t.Hex, "%v stands on another tile, so it has moved, and %v has no YingLong in the realm",
				"%v站在別的棋子上，可見已經移動過，而%v的應龍還沒上場", i.creature(), p)
		}
	}
	return nil
}
