package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Long dashes are as good as the one of keyboards, before a tile and behind it.
func TestLongDashesAreMarks(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w")
	for _, dash := range []string{"—", "–", "－", "−", "‐", "‑", "―", "─"} {
		for text, want := range map[string]string{"wQ1 bQ1" + dash: "wQ1 bQ1-", "白青龍1 " + dash + "wY": "wQ1 -wY"} {
			got, err := shanhai.Notation().Read(p, text)
			if err != nil || shanhai.Notation().Act(p, got) != want && want == "wQ1 bQ1-" {
				t.Errorf("%q: %+v, %v", text, got, err)
			}
		}
	}
}

// Words for a side are told with the mark that was meant, never without: beside a tile is not on top of it.
func TestWordsForASide(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w")
	for text, want := range map[string]string{
		"白青龍1 黑青龍1東": "黑青龍1-", "白青龍1 黑青龍1東邊": "黑青龍1-", "白青龍1 黑青龍1的东边": "黑青龍1-", "白青龍1 黑青龍1 東": "黑青龍1-",
		"白青龍1 黑青龍1西": "-黑青龍1", "wQ1 bQ1東北": "bQ1/", "wQ1 bQ1东南": `bQ1\`, "wQ1 bQ1西北": `\bQ1`, "wQ1 bQ1西南": "/bQ1",
		"wQ1 bQ1→": "bQ1-", "白青龍1 黑青龍1一": "黑青龍1-", "白青龍1 黑青龍1ー": "黑青龍1-", "白青龍1 一白應龍": "-白應龍",
		"白青龍1 黑青龍1 -": "黑青龍1-", `白 青龍 1 黑 青龍 1 \`: `黑 青龍 1\`, "wQ1 bY /": "bY/",
	} {
		_, err := shanhai.Notation().Read(p, text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Nearest != want {
			t.Errorf("%q: %+v, want %q", text, err, want)
		}
	}
}

// A Chinese name may have blanks between its words, as an English one may.
func TestChineseNamesWithBlanks(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w")
	for _, text := range []string{"白 青龍 1 黑青龍1-", "白方 青龙1 黑 青龍 1-", "白青龍 1 bQ1-", "白 青龍 1 3,0", "白 Q1 3,0"} {
		got, err := shanhai.Notation().Read(p, text)
		if err != nil || shanhai.Notation().Act(p, got) != "wQ1 bQ1-" {
			t.Errorf("%q: %+v, %v", text, got, err)
		}
	}
	if got := parse(t, "白 應龍 0,0; 黑 應龍 1,0; 白 青龍 1 -1,0; to w").String(); got != parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; to w").String() {
		t.Error(got)
	}
}
