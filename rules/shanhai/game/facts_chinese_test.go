package game_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai/game"
)

// A fact's Chinese name is told in English.
func TestChineseNamesOfFacts(t *testing.T) {
	for name, want := range map[string]string{"輪到": "to move", "回合": "turn", "上一步": "last", "白方記憶": "memory white", "心得": ""} {
		word := rules.Word{Text: name, At: rules.Place{Line: 2, Column: 1}}
		_, err := game.ShanHai{}.Setup(rules.Layout{Facts: []rules.Item{{Name: word, Value: rules.Word{Text: "1", At: word.At}}}})
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Nearest != want {
			t.Errorf("%s: %+v, want %q", name, err, want)
		}
	}
}
