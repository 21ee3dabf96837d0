package hive_test

import (
	"strings"
	"testing"

	"shanhai/rules/hive"
)

// PGN's result says who won; how is the Termination tag's to say. No resignation is made up where it does not.
func TestNoEndingIsMadeUp(t *testing.T) {
	for _, c := range []struct{ tags, ends, left string }{
		{`[Result "1-0"]`, "note: The record says: White won. The position does not show it\n", ""},
		{`[Result "0-1"][Termination "time forfeit"]`, "note: The record says: Black won (time forfeit). The position does not show it\n", ""},
		{`[Result "1/2-1/2"]`, "note: The record says: a draw. The position does not show it\n", ""},
		{`[Result "1-0"][Termination "normal"]`, "note: The record says: White won (normal). The position does not show it\n", ""},
		{`[Result "1-0"][Termination "Black resigned"]`, "result white by resignation\n", ""},
		{`[Result "1/2-1/2"][Termination "draw agreed"]`, "result draw by agreement\n", ""},
		{`[Result "*"][Termination "unterminated"]`, "result open\n", "Termination"},
	} {
		games, err := hive.ReadPGN("[GameType \"Base\"]\n" + strings.ReplaceAll(c.tags, "][", "]\n[") + "\n\n1. wS1\n2. bG1 -wS1\n")
		if err != nil {
			t.Fatal(err)
		}
		text, err := hive.Script(games)
		if err != nil || !strings.HasSuffix(string(text), c.ends) {
			t.Errorf("%s: %v, ends\n%s", c.tags, err, text)
		}
		if again := fromScript(t, string(text)); again.Result != games[0].Result || len(again.Remarks) != 0 {
			t.Errorf("%s: read back %v %v", c.tags, again.Result, again.Remarks)
		}
		if got := games[0].Left(hive.FormScript).String(); got != c.left {
			t.Errorf("%s: left out %q, want %q", c.tags, got, c.left)
		}
	}
}
