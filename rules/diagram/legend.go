package diagram

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// legend writes what the signs on the board mean, a line each, and what they would mark that lies too far off.
func (t *textPicture) legend(f frame) {
	for s := targetSign; s <= faultSign; s++ {
		for _, line := range t.meanings(s, f) {
			t.out.WriteString(line + t.whose(s) + "\n")
		}
	}
	for _, h := range f.far {
		fmt.Fprintf(&t.out, "%s: %s, off this picture\n", t.signs[h].meaning(), coordinates(h))
	}
}

// meanings explains a sign if it stands on the board. That of a beginning has two: a move came from there, or it is about the
// tile there.
func (t *textPicture) meanings(s sign, f frame) []string {
	var out []string
	for h, used := range t.signs {
		line := s.meaning()
		if s == fromSign && t.leftBehind(h) {
			line = "(.)  where it came from"
		}
		if used == s && f.shows(&h) && !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	if s == targetSign && len(out) == 0 && len(t.view.Allowed) > 0 && t.whose(s) != "" {
		out = []string{s.meaning()} // hidden by another sign, but the moves are named
	}
	slices.Sort(out)
	return out
}

// leftBehind tells whether the last move began on a hex that is empty now.
func (t *textPicture) leftBehind(h hex.Hex) bool {
	last := t.view.Last
	return last != nil && last.From != nil && *last.From == h && len(t.stacks[h]) == 0
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
	if s == targetSign && len(v.Targets) > 0 {
		return "; so may " + strings.Join(moves, ", ")
	}
	return ": " + strings.Join(moves, ", ")
}

// meaning explains a sign.
func (s sign) meaning() string {
	return [...]string{"", "*    may go here", "( )  it is about this tile", "[ ]  the last move", "> <  may not go here", "! !  here is the fault"}[s]
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
			t.out.WriteString("from the bottom up at ")
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
