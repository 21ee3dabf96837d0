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
		{[]string{`rule no "No"`, "board: wY 0,0; bY 1,0; to w", "illegal wY 0,1 because no"}, "wY to 0,1: forbidden by the house (no)", "wY 到 0,1：自訂規則禁止（no）"},
		{[]string{"option landscape: none", "board: wY 0,0; bY 1,0; to w", "moves S: none"}, "S may come in nowhere", "S 無處可以上場"},
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
