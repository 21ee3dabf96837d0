package view

import (
	"strings"
	"testing"

	"shanhai/rules"
)

// What a picture says is said in the language asked for: who is to move or has won, what cannot be, and remarks.
func TestAPictureSpeaksALanguage(t *testing.T) {
	ring := "board: wY 0,0; bX1 1,0; bX2 0,1; bB1 -1,1; bB2 -1,0; bQ1 0,-1; bQ2 1,-1; bY 2,-1; turn 30"
	for _, c := range []struct {
		lines            []string
		english, chinese string
	}{
		{[]string{ring}, "Black has won (capture)", "黑方獲勝：應龍被圍困（capture）"},
		{[]string{"board: wQ1 0,0; bQ1 5,0", "impossible because one-realm"}, "This cannot be (one-realm)", "不可能有這樣的局面（one-realm）"},
		{[]string{"board: wY 0,0; bY 1,0; to w", "result black by resignation"}, "White resigned: Black has won", "白方認輸，黑方獲勝"},
		{[]string{"board: wY 0,0; bY 1,0; to w", "result draw by agreement"}, "A draw agreed on", "雙方同意平手"},
		{[]string{`rule no "No"`, "board: wY 0,0; bY 1,0; to w", "illegal wY 0,1 because no"}, "wY: forbidden by the house (no)", "白方應龍：自訂規則禁止（no）"},
		{[]string{`rule no "No"`, `rule nor "Nor"`, "board: wY 0,0; wQ1 -1,0; bY 1,0; to w", "illegal wQ1 wY because no, occupied, nor"}, "wQ1: forbidden by the house (no, nor; by the game: occupied)", "白方青龍1：自訂規則禁止（no、nor；遊戲規則：有瑞獸的格子）"},
		{[]string{`rule no "No"`, "board: wY 0,0; bY 1,0; to w", "illegal pass because no"}, "a forfeited turn: forbidden by the house (no)", "棄權：自訂規則禁止（no）"},
		{[]string{`rule no "No"`, "board: wY 0,0; bY 1,0; to w", `moves wY: \bY because no`}, "moves of wY: as the house has them (no)", "白方應龍的走法：依自訂規則（no）"},
		{[]string{"option landscape: none", "board: wY 0,0; bY 1,0; to w", "moves S: none"}, "S may come in nowhere", "海無處可以上場"},
	} {
		shots := Shots(checked(t, c.lines...))
		for language, want := range map[string]string{"": c.english, rules.English: c.english, rules.Chinese: c.chinese} {
			v, _ := shots[len(shots)-1].In(language).View()
			if got := v.Turn + "|" + strings.Join(v.Remarks, "|"); !strings.Contains("|"+got+"|", "|"+want+"|") || v.Language != language {
				t.Errorf("%q: %q, want %q", language, got, want)
			}
		}
	}
}

// Where somebody names the kinds of tiles they are called in words, with their numbers, in hand as on the table.
func TestTilesAreCalledInWords(t *testing.T) {
	kinds := func(language, kind string) string {
		return map[string]string{"en qinglong": "QingLong", "en yinglong": "YingLong", "zh-Hant qinglong": "青龍"}[language+" "+kind]
	}
	r := checked(t, `rule no "No"`, "board: wY 0,0; wQ1 -1,0; bY 1,0; to w", "illegal wQ1 wY because no", "illegal wQ2 5,5 because no", "illegal bY 5,5 because no")
	for language, want := range map[string]string{
		"en":      "white QingLong 1: forbidden by the house (no)|white QingLong 2: forbidden by the house (no)|black YingLong: forbidden by the house (no)",
		"zh-Hant": "白方青龍1：自訂規則禁止（no）|白方青龍2：自訂規則禁止（no）|bY：自訂規則禁止（no）",
	} {
		v, _ := Shots(r)[0].In(language).Named(kinds).View()
		if got := strings.Join(v.Remarks, "|"); got != want {
			t.Errorf("%s: %q, want %q", language, got, want)
		}
	}
}
