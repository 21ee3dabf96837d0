package book_test

import (
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/book"
	"shanhai/rules/shanhai/game"
)

func TestFactsHaveChineseWords(t *testing.T) {
	for _, c := range [][3]string{
		{"advanced", "none", "不用進階棋子"},
		{"advanced", "all", "進階棋子全用"},
		{"advanced", "LF", "進階棋子只用麒麟、飛廉"},
		{"landscape", "5", "每 5 回合放一枚地形"},
		{"landscape", "none", "不用地形"},
		{"first", "black", "黑方先走"},
		{"first", "w", "白方先走"},
		{"opening", "tournament", "比賽開局，第一枚不得放應龍"},
		{"ring", "landscape", "空的地形也能堵住包圍圈"},
		{"repetition", "off", "同一局面再三出現也不算平手"},
		{"memory white", "Y", "白方貔貅記得應龍"},
		{"memory 黑", "X Q", "黑方貔貅記得玄武、青龍"},
		{"last", "wQ2", "上一回合動的是白方青龍2"},
		{"last", "bY", "上一回合動的是黑方應龍"},
		{"last", "-1,0", "上一回合動的是 -1,0 那一格"},
		{"drawn", "sea", "抽到的是海"},
		{"drawn", "M", "抽到的是山"},
		{"drawn", "x", ""},
		{"ring", "x", ""},
		{"name", "x", ""},
	} {
		if got := book.Fact("zh-Hant", c[0], c[1]); got != c[2] {
			t.Errorf("%s: %s is %q, want %q", c[0], c[1], got, c[2])
		}
		if got := book.Fact("en", c[0], c[1]); got != "" {
			t.Errorf("%s: %s is %q in English", c[0], c[1], got)
		}
	}
}

// Whatever the rulebook's examples agree on or tell of a set-up has Chinese words.
func TestEveryFactOfTheRulebookHasChineseWords(t *testing.T) {
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
				if book.Fact("zh-Hant", said, value) == "" {
					t.Errorf("%s: %s: %s has no words", name, said, value)
				}
			}
		}
	}
	if facts < 20 {
		t.Errorf("%d facts", facts)
	}
}
