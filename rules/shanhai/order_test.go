package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Of an act that breaks two rules the one is named that stands first in the list of docs/script.md. Each position is drawn so
// that both are broken: what comes second is broken by itself in the position behind it, where the first is mended.
func TestTheOrderInWhichRulesAreNamed(t *testing.T) {
	for _, c := range []struct {
		position, act string
		rule          rules.ID
	}{
		// Not the player's turn, and a split realm; then only the split.
		{"wY 0,0; bY 1,0; bQ1 2,0; to w", "bY 1,-1", shanhai.Turn},
		{"wY 0,0; bY 1,0; bQ1 2,0; to b", "bY 1,-1", shanhai.OneRealm},
		// YingLong is not in the realm, and the creature holds it together; then only that.
		{"wX1 0,0; bX1 -1,0; bY 1,0; to w", "wX1 0,-1", shanhai.MoveAfter},
		{"wX1 0,0; bX1 -1,0; bY 1,0; wY 2,0; to w", "wX1 0,-1", shanhai.OneRealm},
		// YingLong must come now, and no creature moves before it; a turn earlier only that.
		{"wX1 0,0; wX2 -1,0; wB1 -2,0; bY 1,0; bQ1 2,0; bQ2 3,0; turn 7", "wB1 -2,1", shanhai.YingLongByFourth},
		{"wX1 0,0; wB1 -1,0; bY 1,0; bQ1 2,0; turn 5", "wB1 -1,1", shanhai.MoveAfter},
		// YingLong must come now, and the hex touches nothing; then only the hex.
		{"wX1 0,0; wX2 -1,0; wB1 -2,0; bY 1,0; bQ1 2,0; bQ2 3,0; turn 7", "wB2 9,9", shanhai.YingLongByFourth},
		{"wX1 0,0; wX2 -1,0; wB1 -2,0; bY 1,0; bQ1 2,0; bQ2 3,0; turn 7", "wY 9,9", shanhai.PlaceOwn},
		// Covered, and no way for a QingLong onto a creature; then only the creature.
		{"wY 0,0; bY 1,0; wQ1 -1,0; bX1 -1,0; to w", "wQ1 1,0", shanhai.Covered},
		{"wY 0,0; bY 1,0; wQ1 -1,0; bX1 2,0; to w", "wQ1 1,0", shanhai.Occupied},
		// It holds the realm together and would land on a creature; then only the creature.
		{"wY 0,0; bY 1,0; wQ1 -1,0; wB1 -2,0; to w", "wQ1 1,0", shanhai.OneRealm},
		// A mountain with a creature on it: first the mountain, then the creature.
		{"M 1,0; bY 1,0; wY 0,0; wQ1 -1,0; bX1 2,0; to w", "wQ1 1,0", shanhai.MountainBarred},
		// A creature on the hex and too far for a YingLong; then only too far.
		{"wX1 0,0; bY 1,0; wY -1,0; bQ1 2,0; to w", "wY 2,0", shanhai.Occupied},
		{"wX1 0,0; bY 1,0; wY -1,0; bQ1 2,0; to w", "wY 3,0", shanhai.YingLongMove},
	} {
		setup, _, err := shanhai.ReadSetup(c.position)
		if err != nil {
			t.Fatalf("%s: %v", c.position, err)
		}
		p, err := setup.Position()
		if err != nil {
			t.Fatalf("%s: %v", c.position, err)
		}
		a, err := shanhai.Notation().Read(p, c.act)
		if err != nil {
			t.Fatalf("%s: %s: %v", c.position, c.act, err)
		}
		var v *rules.Violation
		if _, err = p.Move(a); !errors.As(err, &v) || v.Rule != c.rule {
			t.Errorf("%s: %s: %v, want %s", c.position, c.act, err, c.rule)
		}
	}
}
