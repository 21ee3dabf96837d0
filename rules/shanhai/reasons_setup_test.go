package shanhai_test

import (
	"testing"

	"shanhai/internal/creature"
	"shanhai/rules/shanhai"
)

// refusedSetups holds, for every reason that a position can't be for, its text and what is said.
func refusedSetups() map[string]reason {
	return map[string]reason{
		"turn 3":                              {"from turn 2 on the realm is not empty", "從第 2 回合起，境界裡一定有棋子"},
		"wY 0,0; bY 1,0; turn 1000001":        {"turns are numbered from 1 to 1000000", "回合的編號從 1 到 1000000"},
		"wY 0,0; wQ 1,0; bY 2,0; turn 3":      {"before turn 3 white has had fewer turns for creatures (1) than it has brought (2)", "第 3 回合之前，白方只有過 1 個可以引入瑞獸的回合，不可能引入 2 隻"},
		"landscape 3; wY 0,0; bY 1,0; turn 4": {"on turn 4 with landscape every 3 turns the landscape tiles on the table are 1, not 0", "每 3 回合放一次地形，到第 4 回合時地形棋子應有 1 枚，不是 0 枚"},
		"landscape 3; wY 0,0; bY 1,0; to b":   {"only turn 3 fits this realm, that of white", "這個境界只可能出現在第 3 回合，那是白方的回合"},
		"landscape 3; wY 0,0; wQ 0,1; wB 0,2; bY 1,0": {"white cannot have brought 3 creatures by now, but 1 at the most: with landscape every 3 turns and 0 of it on the table this is turn 3 at the latest",
			"到現在為止白方不可能引入 3 隻瑞獸，最多只有 1 隻：每 3 回合放一次地形，桌上有 0 枚，所以現在最晚是第 3 回合"},
		"game LF; wY 0,0; bY 1,0; wP1 0,1":                        {"this game has no white PiXiu", "這一局沒有白方貔貅"},
		"wQ1 0,0; wQ1 1,0; bY 2,0":                                {"white QingLong 1 lies twice", "白方青龍1出現了兩次"},
		"wQ 0,0; wQ 1,0; wQ 2,0; wQ 3,0":                          {"white has only 3 QingLong", "白方只有 3 枚青龍"},
		"wY 0,0; bY 1,0; wQ2 -1,0":                                {"white QingLong 2 is in the realm without number 1; tiles of a kind come in order", "境界裡有白方青龍2，卻沒有 1 號；同種棋子要依編號上場"},
		"wY 0,0; bY 500,0":                                        {"black YingLong lies too far off to touch the realm", "黑方應龍離得太遠，碰不到境界"},
		"wY 0,0; wQ 500,0":                                        {"white QingLong lies too far off to touch the realm", "白方青龍離得太遠，碰不到境界"},
		"wY 0,0; S 500,0":                                         {"the sea lies too far off to touch the realm", "海離得太遠，碰不到境界"},
		"wY 0,0; bY 1,0; M 2,0; wQ 2,0":                           {"white QingLong 1 cannot stand on a mountain", "白方青龍1不能站在山上"},
		"wY 0,0; bY 1,0; S 2,0; wB 2,0":                           {"white BaiHu 1 cannot stand in the sea", "白方白虎1不能站在海裡"},
		"bY 1,0; M 0,0; wY 0,0; wX 0,0":                           {"white XuanWu 1 cannot stand on a mountain that bears another creature", "白方玄武1不能站在已有瑞獸的山上"},
		"wY 0,0; bY 1,0; wQ 0,0":                                  {"white QingLong 1 cannot stand on another creature", "白方青龍1不能站在別的瑞獸身上"},
		"wY 0,0; bY 1,0; M 0,0":                                   {"landscape lies under everything else, once on a hex, and is named before the creature on it", "地形要放在最底下，一格只能有一枚，而且要寫在同一格的瑞獸之前"},
		"M 2,0; M 3,0; M 4,0; M 5,0; M 6,0; M 7,0; M 8,0; wY 9,0": {"there are only 6 tiles of Mountain", "山只有 6 枚"},
		"wY 0,0; bY 2,-1":                                         {"the realm is split: the tile on 2,-1 does not hang together with the first", "境界斷開了：2,-1 上的棋子沒有和第一枚連在一起"},
		"wX 0,0; wX 1,0; wB 2,0; wB 3,0; bY 4,0":                  {"white has brought 4 creatures without YingLong", "白方已經引入 4 隻瑞獸，應龍卻還沒上場"},
		"M 0,0":                                                   {"landscape lies in a realm without creatures", "境界裡只有地形，沒有瑞獸"},
		"opening tournament; wY 0,0; bX 1,0; turn 3":              {"white has brought YingLong first, which the tournament opening forbids", "白方第一枚就引入應龍，比賽開局不允許"},
		"wX1 0,0; bX1 0,0; to w":                                  {"black XuanWu 1 stands on another tile, so it has moved, and black has no YingLong in the realm", "黑方玄武1站在別的棋子上，可見已經移動過，而黑方的應龍還沒上場"},
		"landscape 3; wY 0,0; bY 1,0; M 2,0; turn 4; last 1,0":    {"turn 3 placed landscape, so nothing was moved on it", "第 3 回合放了地形，沒有移動任何瑞獸"},
		"wY 0,0; bY 1,0; last 2,0":                                {"no creature that could have moved last is on 2,0", "上一回合不可能移動到 2,0：那裡沒有瑞獸"},
		"wY 0,0; bQ 1,0; last 1,0; to w":                          {"black cannot have moved last without YingLong in the realm", "黑方的應龍還沒上場，上一回合不可能移動過瑞獸"},
		"wY 0,0; bY 1,0; wX 1,0; last 1,0; to w":                  {"the wind cannot have set white XuanWu 1 down here", "風不可能把白方玄武1放到這裡"},
		"wY 0,0; bY 1,0; wP 2,0; memory w Q":                      {"white PiXiu cannot remember QingLong here", "白方貔貅在這裡不可能記得青龍的能力"},
		"wY 0,0; bY 1,0; S 2,0; wP 2,0":                           {"white PiXiu must remember by which power it came here, some of [YingLong XuanWu QingLong]", "白方貔貅必須記得帶牠到這裡的能力：應龍、玄武、青龍其中至少一種"},
		"landscape 5; wY 0,0; bY 1,0; turn 3; drawn M":            {"no landscape is drawn on turn 3", "第 3 回合不抽地形"},
		"landscape 3; M -1,0; M -2,0; M -3,0; M -4,0; M -5,0; M -6,0; wY 0,0; bY 1,0; turn 21; drawn M": {"no mountain is left", "山已經放完了"},
	}
}

// oddTiles holds tiles that no text writes, in a game without advanced creatures.
func oddTiles() map[shanhai.Tile]reason {
	return map[shanhai.Tile]reason{
		{Land: creature.XuanWu}:                            {"XuanWu is no landscape", "玄武不是地形"},
		{Creature: shanhai.Creature{Kind: creature.PiXiu}}: {"white has only 0 PiXiu", "這一局白方沒有貔貅"},
	}
}

func TestPositionsAreRefusedInBothLanguages(t *testing.T) {
	for text, want := range refusedSetups() {
		_, err := shanhai.Parse(text)
		wantReason(t, text, err, want)
	}
	for tile, want := range oddTiles() {
		_, err := shanhai.Setup{Tiles: []shanhai.Tile{tile}}.Position()
		wantReason(t, want.english, err, want)
	}
}
