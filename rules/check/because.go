package check

import (
	"errors"
	"fmt"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/script"
)

// explains judges the rules that are said to make the acts what they are: each bears on a legal act, or refuses one that
// ends on the board or next to it.
func (w *walk) explains(c script.Moves, acts []rules.Act) {
	word, bad := unsupported(c.Claim, func(id rules.ID) bool { return w.bears(acts, id) || w.refuses(c, id) })
	if !bad {
		return
	}
	f := blame(word, "%s neither bears on a legal act nor forbids one", word.Text)
	f.Rule, f.Right = rules.ID(word.Text), w.explanations(c, acts)
	w.wrong(f)
}

// bears tells whether a rule bears on one of the legal acts.
func (w *walk) bears(acts []rules.Act, id rules.ID) bool {
	for _, act := range acts {
		if has(w.now.Bearing(act), id) {
			return true
		}
	}
	return false
}

// refuses tells whether a rule forbids an act of the tile that a claim is about, or of any.
func (w *walk) refuses(c script.Moves, id rules.ID) bool {
	return has(w.refusing(c), id)
}

// refusing lists the rules that forbid acts of the tile that a claim is about, or of any tile.
func (w *walk) refusing(c script.Moves) []rules.ID {
	tiles := []string{c.Tile.Text}
	if c.Tile.Absent() {
		tiles = tilesIn(w.now)
	}
	var out []rules.ID
	for _, tile := range tiles {
		for _, h := range around(w.now) {
			if id := w.refusedBy(tile, h); id != "" && !has(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// refusedBy returns the rule that forbids to bring a tile to a hex; none if it is legal, or no act at all. Every notation
// of the house has coordinates for a hex.
func (w *walk) refusedBy(tile string, h hex.Hex) rules.ID {
	act, err := w.now.Read(fmt.Sprintf("%s %d,%d", tile, h.Q, h.R))
	if err != nil {
		return ""
	}
	var v *rules.Violation
	if errors.As(w.now.Clone().Play(act), &v) {
		return v.Rule
	}
	return ""
}

// around returns the hexes of the board and those next to it, each once.
func around(p rules.Position) []hex.Hex {
	var out []hex.Hex
	seen := make(map[hex.Hex]bool)
	add := func(h hex.Hex) {
		if !seen[h] {
			seen[h] = true
			out = append(out, h)
		}
	}
	for _, cell := range p.Cells() {
		add(cell.Hex)
		for _, h := range cell.Hex.Neighbors() {
			add(h)
		}
	}
	return out
}

// explanations lists the rules that a claim about acts could cite.
func (w *walk) explanations(c script.Moves, acts []rules.Act) string {
	var right []rules.ID
	for _, act := range acts {
		right = union(right, w.now.Bearing(act))
	}
	return "because " + listed(ids(union(right, w.refusing(c))), " or ")
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

// refuted judges the rules that are said to make a list of hexes false: each forbids a hex listed, or bears on an act
// that the list lacks.
func (w *walk) refuted(c script.Moves, claimed, acts []rules.Act) {
	var right []rules.ID
	for _, act := range claimed {
		var v *rules.Violation
		if errors.As(w.now.Clone().Play(act), &v) {
			right = union(right, []rules.ID{v.Rule})
		}
	}
	for _, act := range beyond(acts, claimed) {
		right = union(right, w.now.Bearing(act))
	}
	if word, bad := unsupported(c.Claim, func(id rules.ID) bool { return has(right, id) }); bad {
		f := blame(word, "the list is false, but not by %s", word.Text)
		f.Rule, f.Right = rules.ID(word.Text), "because "+listed(ids(right), " or ")
		w.wrong(f)
	}
}
