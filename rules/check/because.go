package check

import (
	"errors"
	"fmt"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/script"
)

// explains judges the rules that are said to make the acts what they are: each explains a legal act, or bars one.
func (w *walk) explains(c script.Moves, acts []rules.Act) {
	if len(c.Because) == 0 {
		return
	}
	right := union(explaining(w.now, acts), w.refusing(c))
	word, bad := unsupported(c.Claim, func(id rules.ID) bool { return has(right, id) })
	if !bad {
		return
	}
	f := blame(word, "%s has no part in this: it allows no act here that would not be allowed without it, and forbids none", word.Text)
	f.Rule, f.Right = rules.ID(word.Text), "because "+listed(ids(right), " or ")
	w.wrong(f)
}

// stillCited returns the rules that a claim cites, as it does, if they have a part in what would have been right.
func (w *walk) stillCited(c script.Moves, acts []rules.Act) string {
	if len(c.Because) == 0 || c.False {
		return ""
	}
	right := union(explaining(w.now, acts), w.refusing(c))
	if _, bad := unsupported(c.Claim, func(id rules.ID) bool { return has(right, id) }); bad {
		return ""
	}
	cited := make([]string, len(c.Because))
	for i, word := range c.Because {
		cited[i] = word.Text
	}
	return " because " + strings.Join(cited, ", ")
}

// explaining lists the rules that tell why acts of a position are legal.
func explaining(p rules.Position, acts []rules.Act) []rules.ID {
	var out []rules.ID
	for _, act := range acts {
		out = union(out, p.Explaining(act))
	}
	return out
}

// refusing lists the rules that forbid acts of the tile that a claim is about, or of any tile.
func (w *walk) refusing(c script.Moves) []rules.ID {
	tiles := []string{c.Tile.Text}
	if c.Tile.Absent() {
		tiles = tilesIn(w.now)
	}
	var out []rules.ID
	for _, tile := range tiles {
		barred, _ := w.now.Barred(tile) // a kind in hand of which no tile can be named has none
		for _, refusal := range barred {
			out = union(out, []rules.ID{refusal.By.Rule})
		}
	}
	return out
}

// union adds the rules that are not in the list yet.
func union(list, more []rules.ID) []rules.ID {
	for _, id := range more {
		if !has(list, id) {
			list = append(list, id)
		}
	}
	return list
}

// refuted judges the rules that are said to make a list of hexes false: each forbids a hex listed, or explains an act
// that the list lacks.
func (w *walk) refuted(c script.Moves, claimed []hex.Hex, acts []rules.Act) {
	var right []rules.ID
	for _, h := range without(claimed, w.scene().Targets) {
		if v := w.refusal(c.Tile, h); v != nil {
			right = union(right, []rules.ID{v.Rule})
		}
	}
	right = union(right, explaining(w.now, beyond(acts, claimed)))
	if word, bad := unsupported(c.Claim, func(id rules.ID) bool { return has(right, id) }); bad {
		f := blame(word, "the list is false, but not by %s", word.Text)
		f.Rule, f.Right = rules.ID(word.Text), "because "+listed(ids(right), " or ")
		w.wrong(f)
	}
}

// refusal says why a tile can't be brought to a hex; nil if it can, or if that is no act. The notations of the house have
// coordinates for every hex.
func (w *walk) refusal(tile rules.Word, h hex.Hex) *rules.Violation {
	act, err := w.now.Read(fmt.Sprintf("%s %d,%d", tile.Text, h.Q, h.R))
	if err != nil {
		return nil
	}
	var v *rules.Violation
	errors.As(w.try(act), &v)
	return v
}
