package book_test

import (
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/book"
	"shanhai/rules/shanhai/game"
)

func TestFactsHaveWords(t *testing.T) {
	for _, c := range [][4]string{
		{"advanced", "none", "不用進階棋子", "no advanced tiles are in the game"},
		{"advanced", "all", "進階棋子全用", "all advanced tiles are in the game"},
		{"advanced", "LF", "進階棋子只用麒麟、飛廉", "only these advanced tiles are in the game: QiLin, FeiLian"},
		{"landscape", "5", "每 5 回合放一枚地形", "landscape is placed every 5 turns"},
		{"landscape", "none", "不用地形", "no landscape is placed"},
		{"first", "black", "黑方先走", "black goes first"},
		{"first", "w", "白方先走", "white goes first"},
		{"opening", "tournament", "比賽開局，第一枚不得放應龍", "YingLong may not come first"},
		{"ring", "landscape", "空的地形也能堵住包圍圈", "bare landscape closes the ring around a YingLong"},
		{"repetition", "off", "同一局面再三出現也不算平手", "a position may come back for ever"},
		{"memory white", "Y", "白方貔貅記得應龍", "white PiXiu remembers YingLong"},
		{"memory 黑", "X Q", "黑方貔貅記得玄武、青龍", "black PiXiu remembers XuanWu, QingLong"},
		{"last", "wQ2", "上一回合動的是白方青龍2", "the last to move was white QingLong 2"},
		{"last", "bY", "上一回合動的是黑方應龍", "the last to move was black YingLong"},
		{"last", "-1,0", "上一回合動的是 -1,0 那一格", "the last to move was the tile on -1,0"},
		{"drawn", "sea", "抽到的是海", "a sea is drawn"},
		{"drawn", "M", "抽到的是山", "a mountain is drawn"},
		{"drawn", "x", "", ""},
		{"ring", "x", "", ""},
		{"name", "x", "", ""},
	} {
		if got := book.Fact("zh-Hant", c[0], c[1]); got != c[2] {
			t.Errorf("%s: %s is %q, want %q", c[0], c[1], got, c[2])
		}
		if got := book.Fact("en", c[0], c[1]); got != c[3] {
			t.Errorf("%s: %s is %q, want %q", c[0], c[1], got, c[3])
		}
	}
}

// Whatever the rulebook's examples agree on or tell of a set-up has words.
func TestEveryFactOfTheRulebookHasWords(t *testing.T) {
	facts := 0
	for _, name := range chapters(t) {
		for report := range check.Walk(parsed(t, name), check.Games{game.New()}) {
			for _, scene := range report.Scenes {
				var said, value string
				switch step := scene.Step.(type) {
				case script.Option:
					said, value = step.Name.Text, step.Value.Text
				case script.Fact:
					said, value = step.Name.Text, step.Value.Text
				}
				if said == "" || said == "to move" || said == "turn" {
					continue
				}
				facts++
				for _, language := range book.Languages() {
					if book.Fact(language, said, value) == "" {
						t.Errorf("%s: %s: %s has no words in %s", name, said, value, language)
					}
				}
			}
		}
	}
	if facts < 20 {
		t.Errorf("%d facts", facts)
	}
}
