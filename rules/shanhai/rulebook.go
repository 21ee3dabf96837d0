package shanhai

import "shanhai/rules"

// The chapters of the rulebook.
const (
	chapterSetup     = "Set-up and turns"
	chapterMoving    = "Moving"
	chapterLandscape = "Landscape"
	chapterEnd       = "End"
)

// Rules returns every rule of the game in the order of the rulebook. A hex is bare if no creature is on it; its level is
// the number of creatures on it, one more on a mountain; the realm is every tile on the table, landscape included.
func Rules() []rules.Rule {
	var out []rules.Rule
	for _, c := range []struct {
		name  string
		rules []rules.Rule
	}{
		{chapterSetup, setupRules()},
		{chapterMoving, append(movingRules(), windRules()...)},
		{chapterLandscape, append(mountainRules(), seaRules()...)},
		{chapterEnd, endRules()},
	} {
		for _, r := range c.rules {
			r.Chapter = c.name
			out = append(out, r)
		}
	}
	return out
}

// RuleByID finds a rule of the game.
func RuleByID(id rules.ID) (rules.Rule, bool) {
	for _, r := range Rules() {
		if r.ID == id {
			return r, true
		}
	}
	return rules.Rule{}, false
}

func setupRules() []rules.Rule {
	return []rules.Rule{
		{ID: Supply, Title: "The tiles", Text: "A player has one YingLong, two XuanWu, two BaiHu, three QingLong and three ZhuQue, and where the players agree on it one QiLin, one PiXiu and one FeiLian each. Six mountains and six seas belong to nobody. Tiles of a kind are numbered as they come into the realm."},
		{ID: FirstPlayer, Title: "Who starts", Text: "White, the Yang clan, has the first turn, unless the players let Black start."},
		{ID: Turn, Title: "One act a turn", Text: "The players take turns, numbered from 1 over both and counting forfeited ones. A turn is one act: introduce a creature, move one, relocate one by the wind, place landscape when it is due, or forfeit. Bringing a creature to a hex is the same act by whatever power. A finished game has no more turns."},
		{ID: PlaceFirst, Title: "The first creatures", Text: "The first creature of the game goes anywhere. The other player's first must touch the realm, and it alone may touch the opponent's creatures when it comes in."},
		{ID: PlaceOwn, Title: "Introducing", Text: "A later creature comes onto a hex without a tile, even a closed-in one, that touches at least one hex with an own creature on top and none with an opponent's on top. Bare landscape beside it neither helps nor hinders."},
		{ID: YingLongByFourth, Title: "YingLong by the fourth turn", Text: "Whoever has not introduced YingLong in three own turns may from the fourth on do nothing else. Landscape turns and forfeited turns are not counted. In the tournament opening YingLong may not come first."},
		{ID: MoveAfter, Title: "No move before YingLong", Text: "A player moves nothing and uses no wind before the own YingLong is in the realm."},
		{ID: ForfeitTurn, Title: "Forfeited turns", Text: "A player without any legal act forfeits the turn; nobody else may. It counts as a turn, so nothing is at rest or just moved after it."},
	}
}

func movingRules() []rules.Rule {
	return []rules.Rule{
		{ID: OneRealm, Title: "One realm", Text: "While a tile is lifted all others must hang together, landscape included; a creature on top of another tile is free of this. At every step the mover keeps touch: a tile under it before or after the step, or a tile on a hex beside both ends. A jump needs no touch."},
		{ID: Freedom, Title: "Freedom to move", Text: "A step between two hexes is barred if both hexes beside the way are higher than where the mover stood and than where it comes. On the ground two solid neighbours close the gate; a bare sea never does; a bare mountain only between two hexes of level 0. Introducing and jumping are no steps."},
		{ID: Covered, Title: "Covered creatures", Text: "A creature under another neither moves nor acts nor lends its power."},
		{ID: Occupied, Title: "Occupied hexes", Text: "YingLong, BaiHu, QingLong and FeiLian neither stop on nor pass through a creature. XuanWu climbs, QiLin walks and ZhuQue flies over creatures, and PiXiu with their power."},
		{ID: YingLongMove, Title: "YingLong", Text: "YingLong makes one ground step."},
		{ID: XuanWuMove, Title: "XuanWu", Text: "XuanWu makes one step on the ground, up onto a creature, across tops or down, also into closed-in hexes; stacks may have any height."},
		{ID: BaiHuMove, Title: "BaiHu", Text: "BaiHu makes exactly three ground steps and enters no hex twice, nor the one it started from."},
		{ID: ZhuQueMove, Title: "ZhuQue", Text: "ZhuQue jumps in a straight line over one or more hexes with tiles, beginning with the neighbour, onto the first hex without a tile."},
		{ID: QingLongMove, Title: "QingLong", Text: "QingLong makes any number of ground steps but does not end where it began."},
		{ID: QiLinMove, Title: "QiLin", Text: "QiLin makes exactly three steps: two over tops, then one down to a hex without a tile, never back onto its starting hex."},
		{ID: PiXiuMove, Title: "PiXiu", Text: "PiXiu uses one power of a creature on top of a neighbouring hex, of either player, at rest or not, but never of the other PiXiu. Without one it stays, unless it remembers a power. On top of a creature it moves as XuanWu."},
		{ID: FeiLianMove, Title: "FeiLian", Text: "FeiLian makes one ground step, or uses the wind instead."},
	}
}

func windRules() []rules.Rule {
	return []rules.Rule{
		{ID: Wind, Title: "The wind", Text: "FeiLian, or PiXiu with its power, lifts a lone neighbouring creature of either player onto itself and sets it down on another neighbouring hex without a tile. Both half-steps need freedom, and the realm must hold without the lifted creature. A lifter that itself holds the realm together may do so; a covered one may not."},
		{ID: WindNotJustMoved, Title: "Not what just moved", Text: "The wind does not lift the creature that was moved or relocated the turn before. One just introduced may be lifted; a forfeited turn or a landscape turn between frees all."},
		{ID: WindNotStacked, Title: "Not from a height", Text: "The wind lifts only a creature alone on the plain or in the sea: none of a stack, none on a mountain."},
		{ID: WindRest, Title: "Rest after the wind", Text: "A creature set down by the wind does not move, is not lifted and uses no wind on the next turn; it still lends its power. The lifter counts as not moved."},
	}
}
