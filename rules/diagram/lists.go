package diagram

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// list writes every hex in a line of its own.
func (t *textPicture) list() {
	for _, h := range t.hexes() {
		t.line(h)
	}
}

// high writes the stacks that the board only hints at.
func (t *textPicture) high() {
	for _, h := range t.hexes() {
		if len(t.stacks[h]) > full {
			t.say(rules.Say("from the bottom up at ", "由下而上 "))
			t.line(h)
		}
	}
}

// line writes a hex with all that lies there.
func (t *textPicture) line(h hex.Hex) {
	t.out.WriteString(coordinates(h) + ": ")
	t.stack(h, len(t.stacks[h])).write(&t.out, t.style.ANSI)
	t.out.WriteByte('\n')
}

// hexes lists the hexes with tiles by rows from the north.
func (t *textPicture) hexes() []hex.Hex {
	var out []hex.Hex
	for _, c := range t.view.Cells {
		out = append(out, c.Hex)
	}
	slices.SortFunc(out, func(a, b hex.Hex) int { return cmp.Or(cmp.Compare(a.R, b.R), cmp.Compare(a.Q, b.Q)) })
	return slices.Compact(out)
}

// hands writes what is yet to come, a line a player.
func (t *textPicture) hands() {
	for _, hand := range t.view.hands() {
		names := make([]string, len(hand.tiles))
		for i, in := range hand.tiles {
			names[i] = t.name(in.Tile)
			if in.Count > 1 {
				names[i] += fmt.Sprintf(" x%d", in.Count)
			}
		}
		fmt.Fprintf(&t.out, "%s: %s\n", t.view.whose(hand.owner), strings.Join(names, ", "))
	}
}

// words writes the remarks, who is to move, the caption and the notes.
func (t *textPicture) words() {
	for _, text := range slices.Concat(t.view.Remarks, []string{t.view.turn(), t.view.Caption}, t.view.Notes) {
		if text = printable(text); text != "" {
			t.out.WriteString(text + "\n")
		}
	}
}
