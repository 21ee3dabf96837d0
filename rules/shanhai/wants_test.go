package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// want is a text that can't be read, what the reader expects instead, and the whole of it in Chinese.
type want struct {
	read             func(text string) error
	text             string
	english, chinese string
}

// wants holds everything that a reader can expect.
func wants(t *testing.T) []want {
	p := parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; wQ2 0,-1; bQ1 2,0; turn 41")
	move := func(text string) error { _, err := shanhai.Notation().Read(p, text); return err }
	tile := func(text string) error { _, err := shanhai.Notation().ReadTile(text); return err }
	place := func(text string) error { _, err := shanhai.Notation().ReadPlace(p, text); return err }
	setup := func(text string) error { _, err := shanhai.ParseSetup(text); return err }
	few := func(text string) error {
		_, err := shanhai.NewAlphabet(nil).ReadKinds(text)
		return err
	}
	return []want{
		{move, "hello", `"pass", a tile such as "wY" or landscape`, "「hello」讀不懂，這裡應為「棄權」、像「wY」的棋子或地形"},
		{move, "", `"pass", a tile such as "wY" or landscape`, "還沒寫完，接下來應為「棄權」、像「wY」的棋子或地形"},
		{move, "wQ9 0,1", "a number from 1 to 3", "「9」讀不懂，這裡應為從 1 到 3 的編號"},
		{move, "wQuinglong1 0,1", "one of the letters Y X B Z Q L P F or a name such as QingLong or 青龍", "「Quinglong1」讀不懂，這裡應為字母 Y X B Z Q L P F 之一，或像「青龍」的名稱。是不是要寫「QingLong」？"},
		{move, "wA1 0,1", "one of the letters Y X B Z Q L P F or a name such as QingLong or 青龍 (Hive's ant A is Q here, QingLong)", "「A1」讀不懂，這裡應為字母 Y X B Z Q L P F 之一，或像「青龍」的名稱（Hive 的 A 在這裡是 Q，青龍）。是不是要寫「Q1」？"},
		{few, "Y", "one of the letters ", "「Y」讀不懂，這裡應為字母  之一"},
		{move, "wQ1-bY", "a space and a place", "「-bY」讀不懂，這裡應為空格和位置。是不是要寫「wQ1 -bY」？"},
		{move, "wQ1 here", `a place: coordinates such as "2,-1" or a tile of the realm`, "「here」讀不懂，這裡應為位置：像「2,-1」的座標，或境界裡的棋子"},
		{move, "wQ1 -bX1", "a tile of the realm, with its number", "「bX1」讀不懂，這裡應為境界裡的棋子，並附上編號"},
		{move, "wQ1 - bY", "a tile right after the mark, without a space", "「bY」讀不懂，這裡應為緊接在方向記號後面的棋子，中間不留空格。是不是要寫「-bY」？"},
		{move, "wQ1 bY -", "the mark of a side right behind the tile, without a space", "「-」讀不懂，這裡應為緊接在棋子後面的方向記號，中間不留空格。是不是要寫「bY-」？"},
		{move, "wQ1 bY東", `one of the marks - / \ on the side of the tile that is meant`, "「東」讀不懂，這裡應為方向記號「-」、「/」、「\\」之一，寫在棋子的那一側。是不是要寫「bY-」？"},
		{move, "wQ1 0,1 by x", "the lifter", "「x」讀不懂，這裡應為御風的棋子"},
		{move, "bQ 9,9", "a number after the tile, such as bQ1, to say which one is meant, for none of its kind can go there", "「bQ」讀不懂，這裡應為棋子的編號（像「bQ1」），說明是哪一枚：這種棋子沒有一枚能到那裡"},
		{move, "wQ 0,1", "a number after the tile, for 2 of its kind can go there", "「wQ」讀不懂，這裡應為棋子的編號：這種棋子有 2 枚能到那裡"},
		{move, "wQ1 0,1 x", "the end of the move", "「x」讀不懂，這裡應為這一步的結尾，後面不能再有字"},
		{move, "wQ1 0,x", "a coordinate", "「x」讀不懂，這裡應為座標的數字"},
		{move, "wQ1 0", `"," and the second coordinate`, "還沒寫完，接下來應為逗號「,」和第二個座標"},
		{move, "wQ1 0;1", "two coordinates with a comma between them", "「0;1」讀不懂，這裡應為用逗號分開的兩個座標。是不是要寫「0,1」？"},
		{tile, "x", `a tile such as "wY" or landscape`, "「x」讀不懂，這裡應為像「wY」的棋子或地形"},
		{tile, "wY x", "the end of the tile", "「x」讀不懂，這裡應為棋子的結尾，後面不能再有字"},
		{tile, "wYbY", "a blank between wY and bY", "「bY」讀不懂，這裡應為「wY」和「bY」之間的空格"},
		{place, "0,1 x", "the end of the place", "「x」讀不懂，這裡應為位置的結尾，後面不能再有字"},
		{setup, "wY 0,0 x", `";" or the end`, "「x」讀不懂，這裡應為分號「;」，或到此結束"},
		{setup, "hello", `a tile such as "wY" or "M", or one of game, landscape, first, opening, ring, repetition, turn, to, last, memory, drawn`, "「hello」讀不懂，這裡應為像「wY」、「M」的棋子，或這些字之一：game, landscape, first, opening, ring, repetition, turn, to, last, memory, drawn"},
		{setup, "turn 1; turn 2", `"turn" only once`, "「turn」讀不懂，這裡應為別的：「turn」只能寫一次"},
		{setup, "first red", `a player: "white" or "black"`, "「red」讀不懂，這裡應為哪一方：「white」（白方）或「black」（黑方）"},
		{setup, "opening x", `"free" or "tournament"`, "「x」讀不懂，這裡應為「free」或「tournament」"},
		{setup, "game x", `"-" or some of the letters L, P and F`, "「x」讀不懂，這裡應為「-」，或字母 L、P、F 中的幾個"},
		{setup, "landscape x", "the interval of landscape turns", "「x」讀不懂，這裡應為地形回合的間隔"},
		{setup, "turn x", "the number of a turn", "「x」讀不懂，這裡應為第幾回合"},
		{setup, "turn 0", "the number of a turn, from 1", "「0」讀不懂，這裡應為第幾回合，從 1 起"},
		{setup, "turn=3", "a space", "「=3」讀不懂，這裡應為空格"},
		{setup, "drawn x", `"M" or "S"`, "「x」讀不懂，這裡應為「M」（山）或「S」（海）"},
		{setup, "wY", `a space and coordinates such as "2,-1", or + and the tile on top`, "還沒寫完，接下來應為空格和像「2,-1」的座標，或「+」和疊在上面的棋子"},
	}
}

func TestWhatIsExpectedIsSaidInBothLanguages(t *testing.T) {
	for _, w := range wants(t) {
		var s *rules.SyntaxError
		if err := w.read(w.text); !errors.As(err, &s) {
			t.Errorf("%q: %v", w.text, err)
		} else if s.Want != w.english || s.In(rules.Chinese) != w.chinese || s.In(rules.English) != s.Error() {
			t.Errorf("%q:\n%s\n%s; want\n%s\n%s", w.text, s.Want, s.In(rules.Chinese), w.english, w.chinese)
		}
	}
}

// A forfeited turn is written in Chinese, too.
func TestAForfeitIsReadInChinese(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0")
	for _, text := range []string{"pass", "Pass", "棄權", "弃权", "讓"} {
		if a, err := shanhai.Notation().Read(p, text); err != nil || a.Type != shanhai.Forfeit {
			t.Errorf("%q: %+v, %v", text, a, err)
		}
	}
}
