package shanhai_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// A letter of Hive that names no creature here is told which it is: Hive's pieces and the creatures that move as they do.
func TestLettersOfHiveAreTold(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w")
	for text, want := range map[string]string{
		"wG1 wY-":  "Hive's grasshopper G is Z here, ZhuQue; Z1",
		"wA1 wY-":  "Hive's ant A is Q here, QingLong; Q1",
		"wS1 wY-":  "Hive's spider S is B here, BaiHu; B1",
		"bM bY-":   "Hive's mosquito M is P here, PiXiu; P",
		"wQ1 bA2-": "Hive's ant A is Q here, QingLong; Q2-",
		"wK wY-":   "; ",
		"wAnt wY-": "; ",
	} {
		_, err := shanhai.Notation().Read(p, text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) {
			t.Errorf("%s: %v", text, err)
			continue
		}
		_, hint, _ := strings.Cut(s.Want, " (")
		if got := strings.TrimSuffix(hint, ")") + "; " + s.Nearest; got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
