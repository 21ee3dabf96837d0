package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// reason is why something is refused, as a referee says it in each language.
type reason struct{ english, chinese string }

// refusedActs holds, for every reason that an act can be refused for, a position, an act and what is said.
func refusedActs() map[[2]string]reason {
	return map[[2]string]reason{
		{"wZ1 1,0; wX1 0,1; bZ1 -1,1; bX1 -1,0; bB1 0,-1; bY 0,0; wY 1,1; wQ1 1,-1; to b", "bQ1 bX1-"}: {
			"the game is over: White has won (capture)", "遊戲已經結束：白方獲勝（應龍被圍困）"},
		{"bZ1 0,0; wY 1,0; wQ1 2,0; bX1 3,-1; bY 2,-1; bL 3,-2; bB1 2,-2; wB1 1,-1; wX1 0,1; bF 1,1; to w", "wX1 0,2"}: {
			"the game is over: a draw (double-capture)", "遊戲已經結束：平手（同時圍困）"},
		{"bZ1 1,0; bX1 0,1; wZ1 -1,1; wX1 -1,0; wB1 0,-1; wY 0,0; bY 1,1; bQ1 1,-1; to w", "wQ1 wX1-"}: {
			"the game is over: Black has won (capture)", "遊戲已經結束：黑方獲勝（應龍被圍困）"},
		{"landscape 3; wY 0,0; bY 1,0; turn 3", "wX1 -1,0"}: {
			"turn 3 places landscape", "第 3 回合是地形回合，只能放置地形"},
		{"landscape 3; wY 0,0; bY 1,0; to b; turn 4; M -1,0", "M 2,0"}: {
			"no landscape is due on turn 4", "第 4 回合不是地形回合，不能放置地形"},
		{"landscape 3; M -1,0; M -2,0; M -3,0; M -4,0; M -5,0; M -6,0; S -7,0; S -8,0; S -9,0; S -10,0; S -11,0; S -12,0; wY 0,0; bY 1,0; turn 39", "S 2,0"}: {
			"all 12 landscape tiles lie", "12 枚地形棋子都已經放下了"},
		{"landscape 3; M -1,0; M -2,0; M -3,0; M -4,0; M -5,0; M -6,0; wY 0,0; bY 1,0; turn 21", "M 2,0"}: {
			"no mountain is left", "山已經放完了"},
		{"landscape 3; wY 0,0; bY 1,0; turn 3; drawn S", "M -1,0"}: {
			"the tile drawn is a sea", "這一回合抽到的是海"},
		{"landscape 3; wY 0,0; bY 1,0; turn 3", "M 0,0"}: {
			"landscape comes onto a hex without a tile", "地形要放在空格上"},
		{"landscape 3; wY 0,0; bY 1,0; turn 3", "M 5,0"}: {
			"the hex does not touch the realm", "這一格碰不到境界"},
		{"wY 0,0; bY 1,0", "pass"}: {
			"white has 23 legal acts", "白方還有 23 個動作可做，不能棄權"},
		{"game -; wY 0,0; bY 1,0", "wL -1,0"}: {
			"this game has no white QiLin", "這一局沒有白方麒麟"},
		{"wY 0,0; bY 1,0", "bX1 2,0"}: {
			"it is the turn of white", "現在輪到白方"},
		{"wY 0,0; bY 1,0", "wX2 -1,0"}: {
			"white XuanWu 1 comes first", "同種棋子依編號上場，要先引入白方玄武1"},
		{"opening tournament", "wY"}: {
			"YingLong may not open in the tournament opening", "比賽開局時，第一枚不得放應龍"},
		{"wX1 0,0; wB1 -1,0; wZ1 -2,0; bX1 1,0; bB1 2,0; bZ1 3,0; to w", "wQ1 -3,0"}: {
			"white must introduce YingLong now", "白方這一回合只能引入應龍"},
		{"wX1 0,0; bX1 1,0", "wX1 0,1"}: {
			"YingLong of white is not in the realm", "白方的應龍還沒上場，不能移動瑞獸，也不能御風"},
		{"wX1 0,0; to b", "bX1 2,0"}: {
			"the hex does not touch the realm", "這一格碰不到境界"},
		{"wX1 0,0; to b", "bX1 0,0"}: {
			"a creature comes onto a hex without a tile", "新棋子要放在空格上"},
		{"wY 0,0; bY 1,0", "wX1 0,1"}: {
			"the hex touches a creature of black", "這一格碰到了黑方的瑞獸"},
		{"M -1,0; wY 0,0; bY 1,0", "wX1 -2,0"}: {
			"the hex touches no creature of white on top", "這一格碰不到白方的瑞獸（堆疊只看最上面）"},
		{"wY 0,0; wQ1 -1,0; bX1 -1,0; bY 1,0", "wQ1 -1,1"}: {
			"white QingLong 1 is under black XuanWu 1", "白方青龍1被黑方玄武1壓住了"},
		{"wY 0,0; wQ1 -1,0; bY 1,0; bF 0,-1; last -1,0; to w", "wQ1 -1,1"}: {
			"white QingLong 1 was set down by the wind and rests", "白方青龍1剛被風放下，這一回合要休息"},
		{"wY 0,0; bY 1,0; wQ1 0,1; M -1,0", "wY 1,-1"}: {
			"lifting white YingLong would split the realm: the mountain would be left apart", "拿起白方應龍，境界就會斷開：山會與境界分離"},
		{"wY 0,0; wQ1 -1,0; wQ2 -2,0; wB1 -3,0; bY 1,0; bQ1 2,0", "wY 0,1"}: {
			"lifting white YingLong would split the realm: black YingLong and 1 more tile would be left apart", "拿起白方應龍，境界就會斷開：黑方應龍等 2 枚棋子會與境界分離"},
		{"bB1 -3,0; bX1 -2,0; bZ1 -2,-1; wQ2 -1,0; wQ1 0,0; wY 1,0; bY 0,-1; bQ1 1,-1; bL -3,1; wB1 1,1; wX1 2,0; wZ1 2,1; to w", "wQ2 3,0"}: {
			"lifting white QingLong 2 would split the realm: black XuanWu 1 and 3 more tiles would be left apart", "拿起白方青龍2，境界就會斷開：黑方玄武1等 4 枚棋子會與境界分離"},
		{"wP -1,0; bY 1,0; bP 0,0; wY 2,0; to w", "wP 0,1"}: {
			"no creature beside white PiXiu lends it a power", "白方貔貅旁邊沒有能出借能力的瑞獸"},
		{"wY 0,0; bY 1,0; wQ1 -1,0", "wQ1 -1,0"}: {
			"white QingLong 1 must not end where it began", "白方青龍1不能回到起點"},
		{"wY 0,0; bY 1,0; wQ1 -1,0", "wQ1 1,0"}: {
			"black YingLong is in the way on the hex itself", "這一格上已經有黑方應龍"},
		{"wY 0,0; bB1 -1,1; wZ1 1,1; bX1 -1,2; bY 0,2; to w", "wY 1,0"}: {
			"the creature would lose touch with the realm on the way", "途中會離開境界"},
		{"M -1,0; wY -1,1; bY 0,0; wQ1 1,0", "wY -1,-1"}: {
			"landscape changes how far the creature goes", "遇到地形時，能走的格數不一樣"},
		{"S 2,0; wL 0,0; bZ1 1,0; bQ1 2,0; wY 0,1; bY -1,1", "wL 3,0"}: {
			"landscape that the creature may not enter is in the way", "途中有牠不能進入的地形"},
		{"wY 0,0; bY 1,0; wX1 2,-1; bX1 2,-2; wB1 1,-2; bB1 0,-1; wQ1 -1,0", "wQ1 1,-1"}: {
			"creatures are in the way", "途中有瑞獸擋路"},
		{"wY 0,0; bY 1,0; wX1 2,-1; wB1 1,-2; bB1 0,-1; wQ1 -1,0", "wQ1 1,-1"}: {
			"a gate between higher hexes bars the way", "兩旁較高的格子成了門，擋住去路"},
		{"M 0,-1; wY 0,0; bY 1,0; wQ1 -1,0", "wQ1 0,-1"}: {
			"QingLong may not enter a mountain", "青龍不能上山"},
		{"S 0,-1; wY 0,0; bY 1,0; wB1 -1,0", "wB1 0,-1"}: {
			"BaiHu may not enter a sea", "白虎不能入海"},
		{"S -1,1; wY 0,0; bY 1,0; wZ1 -1,0", "wZ1 -1,1"}: {
			"ZhuQue may not enter a sea", "朱雀不能落在海裡"},
		{"M 0,-1; wY 0,0; bY 1,0; wL -1,0", "wL 0,-1"}: {
			"QiLin may not enter a mountain", "麒麟不能停在山上"},
		{"M 1,0; S 0,-1; wP 0,0; wQ1 1,-1; wY 2,-1; bY 2,0; to w", "wP 1,0"}: {
			"with the power of QingLong PiXiu may not enter a mountain", "借用青龍的能力時，貔貅不能上山"},
		{"wY 0,0; bY 1,0; wX1 -1,0", "wX1 1,-1"}: {
			"the move of XuanWu does not lead there", "玄武的走法到不了這一格"},
		{"wY 0,0; wQ1 -1,0; wF 2,-1; bY 1,0; to w", "wQ2 -2,0 by wF"}: {
			"the wind relocates creatures of the realm", "風只能捲起境界裡的瑞獸"},
		{"wY 0,0; wQ1 -1,0; bY 1,0; bQ1 2,0; to w", "bQ1 2,-1"}: {
			"black QingLong 1 is not the player's own, and white has no wind", "黑方青龍1不是自己的瑞獸，白方也沒有能御風的瑞獸"},
		{"wY 0,0; wF -1,0; bY 1,0; bQ1 2,0; to w", "bQ1 2,-1"}: {
			"black QingLong 1 is not the player's own, and white FeiLian is not beside it", "黑方青龍1不是自己的瑞獸，白方飛廉也不在牠旁邊"},
		{"wY 0,0; wQ1 -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0 by wF"}: {
			"white FeiLian is not in the realm", "白方飛廉不在境界裡"},
		{"wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; bF 0,-1; to w", "bQ1 -2,0 by bF"}: {
			"black FeiLian is not the player's own", "黑方飛廉不是自己的瑞獸"},
		{"wY 0,0; wQ1 -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0 by wQ1"}: {
			"white QingLong 1 has no wind", "白方青龍1不會御風"},
		{"M -1,0; wF -1,0; wY 0,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0"}: {
			"white FeiLian has no wind on a mountain", "白方飛廉在山上不能御風"},
		{"wY 0,0; wP -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0"}: {
			"white PiXiu has not the power of FeiLian here", "白方貔貅在這裡借不到飛廉的能力"},
		{"wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -3,0"}: {
			"the wind goes from one hex beside the lifter to another", "風只能捲起御風的瑞獸旁邊的瑞獸，放到牠旁邊的另一格"},
		{"wF 0,0; bQ1 -1,0; wY 1,-1; wX1 1,-1; bB1 0,1; bX1 0,1; bY -1,1; to w", "bQ1 1,0"}: {
			"a gate between stacks bars the wind", "兩旁較高的格子成了玄武門，擋住了風"},
		{"wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; wZ1 -2,0; to w", "bQ1 -2,0"}: {
			"the wind sets nothing down on a creature", "風不能把瑞獸放到別的瑞獸身上"},
		{"M -2,0; wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0"}: {
			"the wind sets nothing down on a mountain", "風不能把瑞獸放到山上"},
		{"S -2,0; wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; to w", "bQ1 -2,0"}: {
			"the wind sets nothing down in the sea", "風不能把瑞獸放進海裡"},
		{"wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; last -1,-1; to w", "bQ1 -2,0"}: {
			"black QingLong 1 was moved the turn before", "黑方青龍1上一回合剛移動過"},
		{"wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; bX1 -1,-1; to w", "bX1 -2,0"}: {
			"black XuanWu 1 does not stand alone on the plain or in the sea", "黑方玄武1不是單獨站在平地上或海裡"},
	}
}

// oddActs holds acts that no notation writes, on the realm of white YingLong beside black YingLong on turn 3.
func oddActs() map[shanhai.Act]reason {
	white := func(k creature.Kind) shanhai.Creature {
		return shanhai.Creature{Owner: shanhai.White, Kind: k, Number: 1}
	}
	return map[shanhai.Act]reason{
		{Type: 99}: {"a turn is used for one act of the rules", "一個回合只能做規則所列的一個動作"},
		{Type: shanhai.Introduce, Creature: white(creature.YingLong), To: hex.Hex{Q: -1}}: {
			"white YingLong is in the realm already", "白方應龍已經上場了"},
		{Type: shanhai.Relocate, Creature: white(creature.BaiHu), To: hex.Hex{Q: -1}}: {
			"white BaiHu 1 is not in the realm", "白方白虎1還沒上場"},
		{Type: shanhai.PlaceLandscape, Land: creature.BaiHu, To: hex.Hex{Q: -1}}: {
			"BaiHu is no landscape", "白虎不是地形"},
		{Type: shanhai.PlaceLandscape, To: hex.Hex{Q: -1}}: {
			"none is no landscape", "「無」不是地形"},
	}
}

func TestActsAreRefusedInBothLanguages(t *testing.T) {
	for c, want := range refusedActs() {
		p := parse(t, c[0])
		act, err := shanhai.Notation().Read(p, c[1])
		if err != nil {
			t.Errorf("%s: %s: %v", c[0], c[1], err)
			continue
		}
		_, err = p.Move(act)
		wantReason(t, c[0]+" | "+c[1], err, want)
	}
	for act, want := range oddActs() {
		_, err := parse(t, "wY 0,0; bY 1,0").Move(act)
		wantReason(t, want.english, err, want)
	}
}

// wantReason makes sure that an error gives a reason in both languages.
func wantReason(t *testing.T, name string, err error, want reason) {
	t.Helper()
	var v *rules.Violation
	if !errors.As(err, &v) {
		t.Errorf("%s: %v, want %q", name, err, want.english)
	} else if v.Why != want.english || v.WhyIn("en") != want.english || v.WhyIn("zh-Hant") != want.chinese {
		t.Errorf("%s:\n%q, %q,\nwant %q, %q", name, v.Why, v.WhyIn("zh-Hant"), want.english, want.chinese)
	}
}
