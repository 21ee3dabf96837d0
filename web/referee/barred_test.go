package referee_test

import (
	"encoding/json"
	"strings"
	"testing"

	"shanhai/web/referee"
)

// A tile without a legal act is told why; one that has some is not.
func TestBarredSaysWhyATileHasNoAct(t *testing.T) {
	r := open(t)
	opening := []string{"wX1", "bX1 wX1-", "wQ1 -wX1", "bQ1 bX1-", "wB1 -wQ1", "bB1 bQ1-"}
	for _, c := range []struct {
		start, tile   string
		acts          []string
		rule, chinese string
	}{
		{"", "wX1", opening, "yinglong-by-fourth", "白方這一回合只能引入應龍"},
		{"", "wB2", opening, "yinglong-by-fourth", "白方這一回合只能引入應龍"},
		{"", "bY", opening, "turn", "現在輪到白方"},
		{"", "wY", opening, "", ""},
		{"", "wX1", []string{"wX1", "bX1 wX1-"}, "move-after-yinglong", "白方的應龍還沒上場，不能移動瑞獸，也不能御風"},
		{"wY 0,0; bY 1,0; wQ1 -1,0; bX1 2,0", "wY", nil, "one-realm", "拿起白方應龍，境界就會斷開：白方青龍1會與境界分離"},
	} {
		out := call[*referee.Refusal](t, r, "barred", object{"line": object{"start": c.start, "acts": c.acts}, "tile": c.tile})
		switch {
		case (out == nil) != (c.rule == ""):
			t.Errorf("%s: %+v", c.tile, out)
		case out != nil && (string(out.Rule) != c.rule || out.Chinese != c.chinese || out.Move != "" || out.Hex != nil):
			t.Errorf("%s: %+v, want %s: %s", c.tile, out, c.rule, c.chinese)
		}
	}
}

// Turns and refusals say the act in words: what the wind carries was carried, and a tile that the game goes without has its name.
func TestActsAreSaidInWords(t *testing.T) {
	r := open(t)
	s := call[referee.State](t, r, "look", object{"line": object{"start": "wY 0,0; bY 1,0; wF -1,0; bQ1 -2,0; turn 11", "acts": []string{"bQ1 -1,1"}}})
	if said := s.Turns[0].Said; !strings.HasPrefix(said["zh-Hant"], "白方把黑方青龍帶到白方") || !strings.HasPrefix(said["en"], "White brings black QingLong ") {
		t.Errorf("the wind: %v", said)
	}
	no := call[referee.Played](t, r, "play", object{"line": object{"start": "game -; wY 0,0; bY 1,0"}, "move": "wL -1,0"})
	if no.Refusal == nil || no.Refusal.Said["zh-Hant"] != "白方麒麟不能在白方應龍西邊的格子上場" || no.Refusal.Said["en"] == "" {
		t.Errorf("a tile that is not in the game: %+v", no.Refusal)
	}
	bad := call[referee.Played](t, r, "play", object{"line": object{}, "move": "hello"})
	if bad.Chinese != "「hello」讀不懂，這裡應為「棄權」、像「wY」的棋子或地形" {
		t.Errorf("%+v", bad)
	}
}

// A line that can't be followed says which part of it is to blame, so that the page can keep the rest.
func TestALineSaysWhichPartIsToBlame(t *testing.T) {
	r := open(t)
	for _, c := range []struct {
		line          object
		part          string
		act           int
		rule, chinese string
	}{
		{object{"start": "nonsense"}, "start", 0, "", "「nonsense」讀不懂，這裡應為像「wY」、「M」的棋子，或這些字之一：game, landscape, first, opening, ring, repetition, turn, to, last, memory, drawn"},
		{object{"acts": []string{"wX1", "bX1 wX1-", "wX9 0,1"}}, "act", 3, "", "「9」讀不懂，這裡應為從 1 到 2 的編號"},
		{object{"acts": []string{"wX1", "bX1 5,5"}}, "act", 2, "place-first", ""},
		{object{"start": "landscape 5", "acts": []string{"wY"}, "drawn": "M"}, "drawn", 0, "landscape-turn", ""},
	} {
		params, err := json.Marshal(object{"line": c.line})
		if err != nil {
			t.Fatal(err)
		}
		_, err = r.Call("look", params)
		if err == nil {
			t.Errorf("%s: no error", params)
			continue
		}
		got := referee.Explain(err)
		if !got.Input || got.Part != c.part || got.Act != c.act || got.Chinese != c.chinese || (got.Refusal == nil) != (c.rule == "") || got.Refusal != nil && string(got.Refusal.Rule) != c.rule {
			t.Errorf("%s: %+v", params, got)
		}
	}
}

// A Markdown page is known by the fences of its examples, and a broken rule is told in both languages.
func TestAPageIsKnownByItsFences(t *testing.T) {
	page := "# House\n\n```play\ngame: shanhai\n1. wX1\n2. bX1 3,3\n```\n"
	c := call[referee.Checked](t, open(t), "check", object{"name": "x.play", "text": page})
	if !c.Markdown || c.Verdict != "wrong" || len(c.Places) != 1 || c.Places[0].Rule != "place-first" || c.Places[0].Chinese != "這一格碰不到境界" {
		t.Errorf("%+v", c)
	}
	if c := call[referee.Checked](t, open(t), "check", object{"name": "x.play", "text": "game: shanhai\n1. wX1\n"}); c.Markdown || c.Verdict != "ok" {
		t.Errorf("a script: %+v", c)
	}
}
