package game_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// drawer is a position in which tiles are drawn.
type drawer interface {
	Draw(tile string) error
	Drawn() string
}

// On turn 3 of a game with landscape every three turns a sea is drawn: a mountain is refused, a sea lies, and with the next
// turn nothing is drawn any more.
func TestADrawnTileBinds(t *testing.T) {
	p := lay(t, "landscape 3; wY 0,0; bY 1,0; turn 3")
	d := p.(drawer)
	if d.Drawn() != "" {
		t.Errorf("drawn at first: %q", d.Drawn())
	}
	if err := d.Draw("海"); err != nil || d.Drawn() != "S" {
		t.Fatalf("drawn %q: %v", d.Drawn(), err)
	}
	for _, c := range []struct {
		move string
		rule rules.ID
	}{{"M 2,0", shanhai.LandscapeTurn}, {"S 2,0", ""}} {
		act, err := p.Read(c.move)
		if err != nil {
			t.Fatal(err)
		}
		var v *rules.Violation
		if errors.As(p.Play(act), &v) != (c.rule != "") || v != nil && v.Rule != c.rule {
			t.Errorf("%s: %v", c.move, v)
		}
	}
	if d.Drawn() != "" {
		t.Errorf("still drawn: %q", d.Drawn())
	}
}

func TestWhatCannotBeDrawnIsRefused(t *testing.T) {
	for _, c := range []struct{ position, tile string }{
		{"landscape 5; wY 0,0; bY 1,0; turn 3", "M"},  // no landscape turn
		{"wY 0,0; bY 1,0; turn 3", "M"},               // no landscape in the game
		{"landscape 3; wY 0,0; bY 1,0; turn 3", "wQ"}, // no landscape
		{"landscape 3; wY 0,0; bY 1,0; turn 3", "?"},  // no tile
	} {
		if err := lay(t, c.position).(drawer).Draw(c.tile); err == nil {
			t.Errorf("%s: %s is drawn", c.position, c.tile)
		}
	}
}
