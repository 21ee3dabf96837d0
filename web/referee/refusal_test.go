package referee_test

import (
	"encoding/json"
	"testing"

	"shanhai/web/referee"
)

// A position that cannot be is refused in both languages, with its hex if there is one.
func TestAnArrangementIsRefusedInChinese(t *testing.T) {
	r := open(t)
	tile := func(name string, q int) object { return object{"tile": name, "q": q, "r": 0} }
	for _, c := range []struct {
		draft   object
		chinese string
		hex     bool
	}{
		{object{"tiles": []object{tile("wY", 0), tile("bY", 3)}}, "境界斷開了：3,0 上的棋子沒有和第一枚連在一起", true},
		{object{"tiles": []object{tile("wY", 0), tile("bY", 1), tile("wQ", 1)}}, "白方青龍1不能站在別的瑞獸身上", true},
		{object{"tiles": []object{tile("wX", 0), tile("wX", 1), tile("wB", 2), tile("wB", 3), tile("bY", 4)}}, "白方已經引入 4 隻瑞獸，應龍卻還沒上場", false},
		{object{"tiles": []object{tile("wY", 0), tile("bY", 1)}, "facts": object{"to move": "black", "turn": "3"}}, "第 3 回合是白方的回合", false},
	} {
		a := call[referee.Arranged](t, r, "arrange", object{"draft": c.draft})
		if a.Refusal == nil || a.Refusal.Chinese != c.chinese || (a.Refusal.Hex != nil) != c.hex {
			t.Errorf("%+v, want %s", a.Refusal, c.chinese)
		}
	}
}

// A text or a line of moves that breaks a rule is an error that says so in Chinese as well.
func TestAnErrorCarriesItsRefusal(t *testing.T) {
	r := open(t)
	for _, c := range []struct {
		method        string
		params        object
		rule, chinese string
	}{
		{"draft", object{"text": "wY 0,0; bY 2,0"}, "one-realm", "境界斷開了：2,0 上的棋子沒有和第一枚連在一起"},
		{"look", object{"line": object{"start": "wY 0,0; bY 1,0; wL 2,0; wL 3,0"}}, "supply", "白方麒麟出現了兩次"},
		{"look", object{"line": object{"acts": []string{"wX1", "bX1 0,0"}}}, "place-first", "新棋子要放在空格上"},
		{"draft", object{"text": "hello"}, "", ""},
	} {
		params, err := json.Marshal(c.params)
		if err != nil {
			t.Fatal(err)
		}
		_, err = r.Call(c.method, params)
		if err == nil {
			t.Errorf("%s: no error", params)
			continue
		}
		got := referee.Explain(err).Refusal
		if (got == nil) != (c.rule == "") || got != nil && (string(got.Rule) != c.rule || got.Chinese != c.chinese) {
			t.Errorf("%s: %v: %+v, want %q: %s", params, err, got, c.rule, c.chinese)
		}
	}
}

// A script's move that a rule forbids, and a board that cannot be, are told in Chinese; what no rule says is not.
func TestAScriptsFaultsAreToldInChinese(t *testing.T) {
	r := open(t)
	for text, chinese := range map[string]string{
		"game: shanhai\n1. wX1\n2. bX1 3,3\n":                                      "這一格碰不到境界",
		"game: shanhai\nboard: wY 0,0; bY 2,0\nillegal wY 0,1 because one-realm\n": "境界斷開了：2,0 上的棋子沒有和第一枚連在一起",
		"game: shanhai\nboard: wY 0,0; bY 1,0\nmoves wY: 9,9\n":                    "",
	} {
		records := call[[]referee.Record](t, r, "open", object{"text": text})
		if len(records) != 1 || records[0].Wrong == "" || records[0].Chinese != chinese {
			t.Errorf("%s: %+v, want %q", text, records, chinese)
			continue
		}
		said := ""
		for _, s := range records[0].Shots {
			for _, c := range s.Claims {
				said += c.Chinese
			}
		}
		if said != chinese {
			t.Errorf("%s: the steps say %q, want %q", text, said, chinese)
		}
	}
}
