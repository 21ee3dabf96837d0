package game_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai/game"
)

// Where no turn at all fits, what says how often landscape comes is to blame, and what would fit is told; where the turn is named,
// that turn is.
func TestAnIntervalThatLeavesNoTurnIsToBlame(t *testing.T) {
	word := func(text string, line int) rules.Word {
		return rules.Word{Text: text, At: rules.Place{Line: line, Column: 1}}
	}
	option := []rules.Item{{Name: word("landscape", 1), Value: word("3", 1)}}
	const realm, fits = "wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0", "1 or more mountains and seas on the table, or fewer creatures"
	for _, c := range []struct {
		layout      rules.Layout
		word, right string
	}{
		{rules.Layout{Options: option, Text: word(realm+"; to w", 2)}, "3", fits},
		{rules.Layout{Options: option, Text: word(realm, 2)}, "3", fits},
		{rules.Layout{Text: word("landscape 3; "+realm, 2)}, "landscape 3", fits},
		{rules.Layout{Options: option, Text: word(realm, 2), Facts: []rules.Item{{Name: word("to move", 3), Value: word("white", 3)}}}, "3", fits},
		{rules.Layout{Options: option, Text: word(realm, 2), Facts: []rules.Item{{Name: word("turn", 3), Value: word("5", 3)}}}, "5", ""},
	} {
		_, err := game.New().Setup(c.layout)
		var blamed *rules.WordError
		var v *rules.Violation
		if !errors.As(err, &blamed) || !errors.As(err, &v) || blamed.Word.Text != c.word || v.Right.String() != c.right {
			t.Errorf("%q: %+v, right %q", c.layout.Text.Text, err, v.Right)
		}
	}
}
