package game_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai/game"
)

func TestAWrongTurnIsRefusedInBothLanguages(t *testing.T) {
	_, err := game.New().Setup(script(t, "board: wY 0,0; bY 1,0\nto move: black\nturn: 3"))
	var v *rules.Violation
	if !errors.As(err, &v) || v.Why != "turn 3 is the turn of white" || v.WhyIn("zh-Hant") != "第 3 回合是白方的回合" || !v.Wide {
		t.Errorf("%v: %+v", err, v)
	}
}
