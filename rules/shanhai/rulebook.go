package shanhai

import "shanhai/rules"

// The chapters of the rulebook.
const (
	chapterSetup     = "Set-up and turns"
	chapterMoving    = "Moving"
	chapterLandscape = "Landscape"
	chapterEnd       = "End"
)

// The same in Chinese.
const (
	chineseSetup     = "開局與回合"
	chineseMoving    = "移動"
	chineseLandscape = "地形棋子"
	chineseEnd       = "遊戲結束"
)

// Rules returns every rule of the game in the order of the rulebook. A hex is bare if no creature is on it; its level is
// the number of creatures on it, one more on a mountain; the realm is every tile on the table, landscape included.
func Rules() []rules.Rule {
	var out []rules.Rule
	for _, c := range []struct {
		name, chinese string
		rules         []rules.Rule
	}{
		{chapterSetup, chineseSetup, setupRules()},
		{chapterMoving, chineseMoving, append(movingRules(), windRules()...)},
		{chapterLandscape, chineseLandscape, append(mountainRules(), seaRules()...)},
		{chapterEnd, chineseEnd, endRules()},
	} {
		for _, r := range c.rules {
			r.Chapter, r.Chinese.Chapter = c.name, c.chinese
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
		{ID: Supply, Title: "The tiles", Text: "A player has one YingLong, two XuanWu, two BaiHu, three QingLong and three ZhuQue, and where the players agree on it one QiLin, one PiXiu and one FeiLian each. Six mountains and six seas belong to nobody. Tiles of a kind are numbered as they come into the realm.",
			Chinese: rules.Words{Title: "棋子", Text: "每方有應龍一枚、玄武兩枚、白虎兩枚、青龍三枚、朱雀三枚；約定採用時，另有麒麟、貔貅、飛廉各一枚。山六枚、海六枚，不屬於任何一方。同種棋子依上場的先後編號。"}},
		{ID: FirstPlayer, Title: "Who starts", Text: "White, the Yang clan, has the first turn, unless the players let Black start.",
			Chinese: rules.Words{Title: "誰先走", Text: "白方（陽族）先走；也可以約定由黑方先走。"}},
		{ID: Turn, Over: true, Title: "One act a turn", Text: "The players take turns, numbered from 1 over both and counting forfeited ones. A turn is one act: introduce a creature, move one, relocate one by the wind, place landscape when it is due, or forfeit. Bringing a creature to a hex is the same act by whatever power. A finished game has no more turns.",
			Chinese: rules.Words{Title: "一回合一個動作", Text: "雙方輪流進行回合。回合從 1 開始編號，雙方合計，棄權的回合也算。每回合正好做一個動作：引入一枚棋子、移動一隻瑞獸、御風、在地形回合放置地形，或是棄權。同一隻瑞獸到同一格，不論用什麼能力，都是同一個動作。遊戲結束之後，就沒有回合了。"}},
		{ID: PlaceFirst, Title: "The first creatures", Text: "The first creature of the game goes anywhere. The other player's first must touch the realm, and it alone may touch the opponent's creatures when it comes in.",
			Chinese: rules.Words{Title: "第一枚棋子", Text: "整局的第一枚棋子放哪裡都行，另一方的第一枚棋子必須碰到境界。新棋子可以碰到對手的棋子，整局只有這一次。"}},
		{ID: PlaceOwn, Title: "Introducing", Text: "A later creature comes onto a hex without a tile, even a closed-in one, that touches at least one hex with an own creature on top and none with an opponent's on top. Bare landscape beside it neither helps nor hinders.",
			Chinese: rules.Words{Title: "引入棋子", Text: "之後每一枚新棋子都要放在空格上，封閉的格子也可以。旁邊至少有一隻自己的瑞獸，而且完全碰不到對手的瑞獸；遇到堆疊，只看最上面那一隻的顏色。旁邊有空的地形，既不幫忙也不妨礙。"}},
		{ID: YingLongByFourth, Title: "YingLong by the fourth turn", Text: "Whoever has not introduced YingLong in three own turns may from the fourth on do nothing else. Landscape turns and forfeited turns are not counted. In the tournament opening YingLong may not come first.",
			Chinese: rules.Words{Title: "應龍最遲第四回合上場", Text: "自己的前三回合都沒有引入應龍，從第四回合起就只能引入應龍。地形回合與棄權的回合不算在內。比賽開局時，第一枚不得放應龍。"}},
		{ID: MoveAfter, Title: "No move before YingLong", Text: "A player moves nothing and uses no wind before the own YingLong is in the realm.",
			Chinese: rules.Words{Title: "應龍上場前不能移動", Text: "自己的應龍還沒上場，就不能移動任何瑞獸，也不能御風。"}},
		{ID: ForfeitTurn, Title: "Forfeited turns", Text: "A player without any legal act forfeits the turn; nobody else may. It counts as a turn, so nothing is at rest or just moved after it.",
			Chinese: rules.Words{Title: "棄權", Text: "不能引入、不能移動，也不能御風時，這一回合就棄權；只要還有事可做，就不能棄權。棄權也是一個回合：過了這一回合，休息中的瑞獸就休息完了，也沒有誰算是剛移動過。"}},
	}
}

func movingRules() []rules.Rule {
	return []rules.Rule{
		{ID: OneRealm, Title: "One realm", Text: "While a tile is lifted all others must hang together, landscape included; a creature on top of another tile is free of this. At every step the mover keeps touch: a tile under it before or after the step, or a tile on a hex beside both ends. A jump needs no touch.",
			Chinese: rules.Words{Title: "單一境界規則", Text: "拿起一枚棋子時，其他棋子必須仍然連在一起，地形也算；站在別的棋子上的，不受此限。走每一步時，移動的棋子都不能離開境界：牠在起點或終點時腳下有棋子，或是同時碰到起點與終點的那兩格裡，至少有一格有棋子。飛越的途中不必相連。"}},
		{ID: Freedom, Title: "Freedom to move", Text: "A step between two hexes is barred if both hexes beside the way are higher than where the mover stood and than where it comes. On the ground two solid neighbours close the gate; a bare sea never does; a bare mountain only between two hexes of level 0. Introducing and jumping are no steps.",
			Chinese: rules.Words{Title: "自由移動規則", Text: "每走一步，都要看同時碰到起點與終點的那兩格：如果兩格都高過棋子現在站的高度，也都高過它要去的高度，就成了一道關著的門，走不過去。平地上，兩旁都有瑞獸就成門；空的海從不成門；空的山要起點與終點的高度都是 0 才成門。引入與飛越都不是一步一步走的，任何門都擋不住。"}},
		{ID: Covered, Title: "Covered creatures", Text: "A creature under another neither moves nor acts nor lends its power.",
			Chinese: rules.Words{Title: "被壓住的瑞獸", Text: "被壓在下面的瑞獸什麼都不能做：不能移動、不能御風，也不能出借能力。"}},
		{ID: Occupied, Title: "Occupied hexes", Text: "YingLong, BaiHu, QingLong and FeiLian neither stop on nor pass through a creature. XuanWu climbs, QiLin walks and ZhuQue flies over creatures, and PiXiu with their power.",
			Chinese: rules.Words{Title: "有瑞獸的格子", Text: "應龍、白虎、青龍、飛廉只在地面上走：不能停在瑞獸身上，也不能從中穿過。能爬到瑞獸身上的只有玄武，能踩著瑞獸走過去的只有麒麟，能飛過去的只有朱雀；借了這些能力的貔貅也行。"}},
		{ID: YingLongMove, Title: "YingLong", Text: "YingLong makes one ground step.",
			Chinese: rules.Words{Title: "應龍", Text: "應龍在地面上走一格。"}},
		{ID: XuanWuMove, Title: "XuanWu", Text: "XuanWu makes one step on the ground, up onto a creature, across tops or down, also into closed-in hexes; stacks may have any height.",
			Chinese: rules.Words{Title: "玄武", Text: "玄武走一步：在地面上走、爬到旁邊的瑞獸身上、從瑞獸身上走到另一隻瑞獸身上，或是爬下來；也能降到封閉的格子裡。堆疊要多高都行。"}},
		{ID: BaiHuMove, Title: "BaiHu", Text: "BaiHu makes exactly three ground steps and enters no hex twice, nor the one it started from.",
			Chinese: rules.Words{Title: "白虎", Text: "白虎在地面上走正好三格。同一格不能走兩次，起點也不能再走進去。"}},
		{ID: ZhuQueMove, Title: "ZhuQue", Text: "ZhuQue jumps in a straight line over one or more hexes with tiles, beginning with the neighbour, onto the first hex without a tile.",
			Chinese: rules.Words{Title: "朱雀", Text: "朱雀沿直線飛越一格或連續多格的棋子，從隔壁那一格開始，落在遇到的第一個空格。"}},
		{ID: QingLongMove, Title: "QingLong", Text: "QingLong makes any number of ground steps but does not end where it began.",
			Chinese: rules.Words{Title: "青龍", Text: "青龍在地面上要走幾格就走幾格，至少一格，而且不能回到起點。"}},
		{ID: QiLinMove, Title: "QiLin", Text: "QiLin makes exactly three steps: two over tops, then one down to a hex without a tile, never back onto its starting hex.",
			Chinese: rules.Words{Title: "麒麟", Text: "麒麟走正好三步：前兩步踩在其他瑞獸身上（山也行），第三步下到空格。不能停在上面，也不能回到起點。"}},
		{ID: PiXiuMove, Title: "PiXiu", Text: "PiXiu uses one power of a creature on top of a neighbouring hex, of either player, at rest or not, but never of the other PiXiu. Without one it stays, unless it remembers a power. On top of a creature it moves as XuanWu.",
			Chinese: rules.Words{Title: "貔貅", Text: "貔貅向旁邊的瑞獸借用一種能力，不分敵我，也不論那隻瑞獸是否在休息；旁邊是堆疊時，只能向最上面那隻借。但從不向另一隻貔貅借。無處可借就動不了，除非牠記得某種能力。在瑞獸身上時，只能像玄武那樣走。"}},
		{ID: FeiLianMove, Title: "FeiLian", Text: "FeiLian makes one ground step, or uses the wind instead.",
			Chinese: rules.Words{Title: "飛廉", Text: "飛廉在地面上走一格；不走的話，也可以御風。"}},
	}
}

func windRules() []rules.Rule {
	return []rules.Rule{
		{ID: Wind, Title: "The wind", Text: "FeiLian, or PiXiu with its power, lifts a lone neighbouring creature of either player onto itself and sets it down on another neighbouring hex without a tile. Both half-steps need freedom, and the realm must hold without the lifted creature. A lifter that itself holds the realm together may do so; a covered one may not.",
			Chinese: rules.Words{Title: "御風", Text: "飛廉，或借了飛廉能力的貔貅，御風時把旁邊單獨的一隻瑞獸（不分敵我）捲到自己身上，再放到自己旁邊的另一個空格。捲起與放下這兩半步都要遵守自由移動規則；拿掉被捲起的瑞獸，境界仍要相連。被釘住的照樣能御風，被壓住的不行。"}},
		{ID: WindNotJustMoved, Title: "Not what just moved", Text: "The wind does not lift the creature that was moved or relocated the turn before. One just introduced may be lifted; a forfeited turn or a landscape turn between frees all.",
			Chinese: rules.Words{Title: "剛移動過的捲不動", Text: "上一回合剛移動過、或剛被風放下的瑞獸，風捲不動。剛引入的不算移動過。上一回合若是棄權或地形回合，就沒有誰剛移動過。"}},
		{ID: WindNotStacked, Title: "Not from a height", Text: "The wind lifts only a creature alone on the plain or in the sea: none of a stack, none on a mountain.",
			Chinese: rules.Words{Title: "高處的捲不動", Text: "風只能從高度 1 的格子捲起瑞獸，也就是單獨站在平地上或海裡的；堆疊中的、站在山上的，都捲不動。"}},
		{ID: WindRest, Title: "Rest after the wind", Text: "A creature set down by the wind does not move, is not lifted and uses no wind on the next turn; it still lends its power. The lifter counts as not moved.",
			Chinese: rules.Words{Title: "被風放下後要休息", Text: "被風放下的瑞獸，下一回合要休息：不能移動、不能再被捲起，也不能御風，但能力照樣出借。御風的瑞獸本身不算移動過。"}},
	}
}
