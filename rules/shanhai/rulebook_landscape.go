package shanhai

import "shanhai/rules"

func mountainRules() []rules.Rule {
	return []rules.Rule{
		{ID: LandscapeTurn, Title: "Landscape turns", Text: "The players may agree on an odd interval of at least three turns. On every turn whose number is a multiple of it the player to move places a landscape tile and does nothing else, until all twelve lie. The kind is drawn at random, the hex chosen.",
			Chinese: rules.Words{Title: "地形回合", Text: "雙方可以約定一個 3 以上的奇數。每逢編號是它的倍數的回合，輪到的玩家就要放置一枚地形，其他什麼都不做，直到十二枚放完為止。種類用抽的，位置自己選。"}},
		{ID: LandscapePlace, Title: "Placing landscape", Text: "Landscape goes onto any hex without a tile, closed-in ones too, beside at least one tile of any kind, and stays there.",
			Chinese: rules.Words{Title: "放置地形", Text: "地形要放在至少碰到一枚棋子的空格上，碰到哪一種棋子都可以；封閉的格子也能放。放下之後，整局都不再移動。"}},
		{ID: Standing, Title: "Who stands where", Text: "A mountain bears one creature at most: YingLong, BaiHu, FeiLian or PiXiu. Lowest in a sea may be YingLong, QingLong, XuanWu or PiXiu. On top of a creature stand only XuanWu and PiXiu.",
			Chinese: rules.Words{Title: "誰能站在哪裡", Text: "一座山上只容一隻瑞獸：應龍、白虎、飛廉或貔貅。海裡最底下的一隻可以是應龍、青龍、玄武或貔貅。能站在瑞獸身上的只有玄武和貔貅。"}},
		{ID: MountainYingLong, Title: "YingLong on mountains", Text: "YingLong steps onto a mountain and may rest there; to cross takes two moves.",
			Chinese: rules.Words{Title: "應龍登山", Text: "應龍可以登上山，停在山頂。要越過一座山得花兩回合。"}},
		{ID: MountainBaiHu, Title: "BaiHu on mountains", Text: "BaiHu enters mountains: its three hexes become one fewer for every mountain among them, and one fewer if it starts on one. The height lets it pass where two single tiles would close the gate on the plain.",
			Chinese: rules.Words{Title: "白虎越山", Text: "白虎可以進入山。牠原本走三格，途中每進入一座山就少走一格，從山上出發再少走一格。兩隻單獨的瑞獸在平地上會成門，白虎卻能藉著山的高度從中越過。"}},
		{ID: MountainFeiLian, Title: "FeiLian on mountains", Text: "FeiLian steps onto a mountain. On a mountain nobody has the wind, and the wind sets nothing down on one.",
			Chinese: rules.Words{Title: "飛廉登山", Text: "飛廉可以登上山。在山上誰都不能御風，風也不能把任何瑞獸放到山上。"}},
		{ID: MountainFly, Title: "ZhuQue over landscape", Text: "ZhuQue flies over mountains and seas as over any tile and lands on neither.",
			Chinese: rules.Words{Title: "朱雀飛越地形", Text: "朱雀飛越山與海，就跟飛越其他棋子一樣，但不能落在山上或海裡。"}},
		{ID: MountainQiLin, Title: "QiLin over mountains", Text: "QiLin walks over mountains, bare or not, as over any top, and does not end on one.",
			Chinese: rules.Words{Title: "麒麟越山", Text: "麒麟可以踩著山走過去，山上有沒有瑞獸都一樣，但不能停在山上。"}},
		{ID: MountainBarred, Title: "Barred from mountains", Text: "QingLong and XuanWu never enter the hex of a mountain, whoever stands on it.",
			Chinese: rules.Words{Title: "不能上山的瑞獸", Text: "青龍與玄武絕不進入有山的格子，不論山上站著誰。"}},
	}
}

func seaRules() []rules.Rule {
	return []rules.Rule{
		{ID: SeaYingLong, Title: "YingLong swims", Text: "Instead of its one step YingLong goes over any number of connected sea hexes, beginning with a neighbour of its own, and stops in one or one ground step beyond on plain or mountain. Freedom, occupied hexes and one realm bind every step.",
			Chinese: rules.Words{Title: "應龍入海", Text: "應龍可以不走那一步，改為在海裡游：從隔壁的海開始，游過任意多格相連的海，停在其中一格，或再多走一步，踏上平地或山。不能回到起點；每一步都要遵守自由移動規則與單一境界規則，海裡的瑞獸一樣會擋路。"}},
		{ID: SeaLevel, Title: "Level with the plain", Text: "QingLong and XuanWu enter, cross and rest in seas as on the plain; XuanWu also from above and onto a creature there.",
			Chinese: rules.Words{Title: "海與平地同高", Text: "對青龍與玄武來說，海就跟平地一樣，可以進入、越過、停留。玄武還能從高處降到海裡，也能爬到海裡的瑞獸身上。"}},
		{ID: SeaBarred, Title: "Barred from seas", Text: "BaiHu, QiLin and FeiLian neither enter nor walk over a sea hex, whoever is in it, and the wind sets nothing down in one.",
			Chinese: rules.Words{Title: "不能入海的瑞獸", Text: "白虎、麒麟、飛廉絕不進入有海的格子，也不能從上面走過，不論海裡有誰。風也不能把任何瑞獸放進海裡。"}},
		{ID: PiXiuTerrain, Title: "PiXiu and landscape", Text: "PiXiu is bound by what the terrain allows the power it uses, but may always leave its hex. In a sea or on a mountain it remembers every power that could have brought it there with its last move; with no creature beside it, it acts by one of these. On the plain it remembers nothing.",
			Chinese: rules.Words{Title: "貔貅與地形", Text: "貔貅借什麼能力，就守那種能力的地形規則；但地形規則從不禁止牠離開自己所在的格子。在山上或海裡時，牠會記住上一次移動中所有能帶牠到那裡的能力；旁邊一隻瑞獸都沒有時，就用其中一種來行動。到了平地，就什麼都不記得了。"}},
	}
}

func endRules() []rules.Rule {
	return []rules.Rule{
		{ID: Capture, Ends: true, Title: "Capture", Text: "After every act: a YingLong with a creature on top of each of the six hexes around it is captured and its owner loses, wherever it stands and even if it is covered. Bare landscape leaves the ring open unless the players agree that it closes it.",
			Chinese: rules.Words{Title: "應龍被圍困", Text: "每個動作之後都要檢查：應龍周圍六格的最上面全都是瑞獸，不論是哪一方的，牠就被圍困了，牠的主人落敗。應龍站在哪裡、有沒有被壓住，都不影響。空的地形等於留了缺口，除非雙方約定它也能堵住。"}},
		{ID: DoubleCapture, Ends: true, Draws: true, Title: "Both captured", Text: "If one act captures both, the game is a draw.",
			Chinese: rules.Words{Title: "同時圍困", Text: "一個動作同時圍困兩隻應龍，就是平手。"}},
		{ID: Stalemate, Ends: true, Draws: true, Title: "Repetition", Text: "A position that arises for the third time is a draw: the same realm up to a shift, creatures of a kind and owner interchangeable, the same player to move with the same legal acts, remembered powers and tiles in hand. While landscape is to come nothing counts as repeated.",
			Chinese: rules.Words{Title: "僵局", Text: "同一局面第三次出現，就是平手。所謂同一局面，是指境界的排列相同（整體平移也算，同一方的同種棋子互換也算）、輪到同一方、能做的動作相同、貔貅的記憶相同、雙方手上的棋子也相同。採用地形棋子時，十二枚還沒放完，就什麼都不算重複。"}},
	}
}
