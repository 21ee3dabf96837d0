package shanhai

import "shanhai/rules"

func mountainRules() []rules.Rule {
	return []rules.Rule{
		{ID: LandscapeTurn, Title: "Landscape turns", Text: "The players may agree on an odd interval of at least three turns. On every turn whose number is a multiple of it the player to move places a landscape tile and does nothing else, until all twelve lie. The kind is drawn at random, the hex chosen."},
		{ID: LandscapePlace, Title: "Placing landscape", Text: "Landscape goes onto any hex without a tile, closed-in ones too, beside at least one tile of any kind, and stays there."},
		{ID: Standing, Title: "Who stands where", Text: "A mountain bears one creature at most: YingLong, BaiHu, FeiLian or PiXiu. Lowest in a sea may be YingLong, QingLong, XuanWu or PiXiu. On top of a creature stand only XuanWu and PiXiu."},
		{ID: MountainYingLong, Title: "YingLong on mountains", Text: "YingLong steps onto a mountain and may rest there; to cross takes two moves."},
		{ID: MountainBaiHu, Title: "BaiHu on mountains", Text: "BaiHu enters mountains: its three hexes become one fewer for every mountain among them, and one fewer if it starts on one. The height lets it pass where two single tiles would close the gate on the plain."},
		{ID: MountainFeiLian, Title: "FeiLian on mountains", Text: "FeiLian steps onto a mountain. On a mountain nobody has the wind, and the wind sets nothing down on one."},
		{ID: MountainFly, Title: "ZhuQue over landscape", Text: "ZhuQue flies over mountains and seas as over any tile and lands on neither."},
		{ID: MountainQiLin, Title: "QiLin over mountains", Text: "QiLin walks over mountains, bare or not, as over any top, and does not end on one."},
		{ID: MountainBarred, Title: "Barred from mountains", Text: "QingLong and XuanWu never enter the hex of a mountain, whoever stands on it."},
	}
}

func seaRules() []rules.Rule {
	return []rules.Rule{
		{ID: SeaYingLong, Title: "YingLong swims", Text: "Instead of its one step YingLong goes over any number of connected sea hexes, beginning with a neighbour of its own, and stops in one or one ground step beyond on plain or mountain. Freedom, occupied hexes and one realm bind every step."},
		{ID: SeaLevel, Title: "Level with the plain", Text: "QingLong and XuanWu enter, cross and rest in seas as on the plain; XuanWu also from above and onto a creature there."},
		{ID: SeaBarred, Title: "Barred from seas", Text: "BaiHu, QiLin and FeiLian neither enter nor walk over a sea hex, whoever is in it, and the wind sets nothing down in one."},
		{ID: PiXiuTerrain, Title: "PiXiu and landscape", Text: "PiXiu is bound by what the terrain allows the power it uses, but may always leave its hex. In a sea or on a mountain it remembers every power that could have brought it there with its last move; with no creature beside it, it acts by one of these. On the plain it remembers nothing."},
	}
}

func endRules() []rules.Rule {
	return []rules.Rule{
		{ID: Capture, Ends: true, Title: "Capture", Text: "After every act: a YingLong with a creature on top of each of the six hexes around it is captured and its owner loses, wherever it stands and even if it is covered. Bare landscape leaves the ring open unless the players agree that it closes it."},
		{ID: DoubleCapture, Ends: true, Title: "Both captured", Text: "If one act captures both, the game is a draw."},
		{ID: Stalemate, Ends: true, Title: "Repetition", Text: "A position that arises for the third time is a draw: the same realm up to a shift, creatures of a kind and owner interchangeable, the same player to move with the same legal acts, remembered powers and tiles in hand. While landscape is to come nothing counts as repeated."},
	}
}
