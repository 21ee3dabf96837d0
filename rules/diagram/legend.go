package diagram

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"shanhai/internal/columns"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// legend writes what the marks on the board mean, and which lie too far off.
func (t *textPicture) legend(f frame) {
	var used []string
	for s := targetSign; s <= faultSign; s++ {
		if t.uses(s) {
			used = append(used, s.meaning()+t.whose(s))
		}
	}
	if len(used) > 0 {
		t.out.WriteString(beside(used) + "\n")
	}
	for _, h := range f.far {
		fmt.Fprintf(&t.out, "%s at %s, off this picture\n", t.signs[h].meaning(), coordinates(h))
	}
}

// lineColumns is how long a line of the legend gets.
const lineColumns = 78

// beside joins texts in one line, or in a line each if they are long.
func beside(texts []string) string {
	if line := strings.Join(texts, "   "); columns.Of(line) <= lineColumns {
		return line
	}
	return strings.Join(texts, "\n")
}

// whose names the moves that a mark stands for, where there are several and a hex shows one mark only.
func (t *textPicture) whose(s sign) string {
	v := t.view
	acts := map[sign][]rules.Act{targetSign: v.Allowed, forbiddenSign: v.Forbidden}[s]
	if len(v.Allowed)+len(v.Forbidden) < 2 || len(acts) == 0 {
		return ""
	}
	var moves []string
	for _, a := range acts {
		if a.To != nil {
			moves = append(moves, printable(a.Tile)+" to "+coordinates(*a.To))
		}
	}
	return ": " + strings.Join(moves, ", ")
}

// uses tells whether a mark is on the board, or hidden by another.
func (t *textPicture) uses(s sign) bool {
	for _, used := range t.signs {
		if used == s {
			return true
		}
	}
	return s == targetSign && len(t.view.Allowed) > 0
}

// meaning explains a mark.
func (s sign) meaning() string {
	return [...]string{"", "* may go here", "( ) from", "[ ] moved here", "> < forbidden", "! ! the fault"}[s]
}

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
		fmt.Fprintf(&t.out, "%s: %s\n", cmp.Or(hand.owner, "to come"), strings.Join(names, ", "))
	}
}

// words writes the remarks, who is to move and the caption.
func (t *textPicture) words() {
	for _, text := range append(slices.Clone(t.view.Remarks), t.view.turn(), t.view.Caption) {
		if text = printable(text); text != "" {
			t.out.WriteString(text + "\n")
		}
	}
}
