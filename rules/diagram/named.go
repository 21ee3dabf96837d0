package diagram

import (
	"slices"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// named names a mover, and says where it lies if not in the open.
func (t *textPicture) named(m mover) rules.Phrase {
	tile := printable(m.tile)
	if level, is := m.covered(t.stacks); is {
		return rules.Say("%v (beneath %v)", "%[2]v 下面的 %[1]v", tile, printable(t.stacks[*m.from][level+1].Name))
	}
	if m.fromHand() {
		return rules.Say("%v from the hand", "手中的 %v", tile)
	}
	return rules.Say("%v", "%v", tile)
}

// farMoves names the moves to a hex off the picture whose tile is not seen on the board; without any, the hex.
func (t *textPicture) farMoves(h hex.Hex) string {
	var out []string
	add := func(m mover, to ...hex.Hex) {
		move := rules.Say("%v to %v", "%v 到 %v", t.named(m), coordinates(h)).In(t.view.Language)
		if slices.Contains(to, h) && m.tile != "" && !t.open(m) && !slices.Contains(out, move) {
			out = append(out, move)
		}
	}
	for _, m := range t.view.Moves {
		add(m.mover(), m.To...)
	}
	for _, a := range slices.Concat(t.view.Allowed, t.view.Forbidden) {
		add(moverOf(a), ends([]rules.Act{a})...)
	}
	if len(out) == 0 {
		return coordinates(h)
	}
	return strings.Join(out, rules.Say(", ", "、").In(t.view.Language))
}

// open tells whether the mover is seen on the board.
func (t *textPicture) open(m mover) bool {
	_, covered := m.covered(t.stacks)
	return !covered && !m.fromHand()
}

// whose names the moves that a mark stands for: where there are several and a hex shows one mark only, and where the tile is
// not seen on the board.
func (t *textPicture) whose(s sign) string {
	tiles, moves := t.goers(s), t.moves(s)
	language := t.view.Language
	several := rules.Say(", ", "、").In(language)
	switch {
	case len(moves) == 0 && len(tiles) == 0:
		return ""
	case len(moves) == 0:
		return rules.Say(": %v", "：%v", strings.Join(tiles, several)).In(language)
	case s == targetSign && len(t.view.Targets()) > 0:
		return rules.Say("%v; so may %v", "%v；%v也可以", colon(tiles, several, language), strings.Join(moves, several)).In(language)
	}
	return rules.Say(": %v", "：%v", strings.Join(moves, several)).In(language)
}

// colon lists words behind a colon; nothing without any.
func colon(list []string, several, language string) string {
	if len(list) == 0 {
		return ""
	}
	return rules.Say(": %v", "：%v", strings.Join(list, several)).In(language)
}

// goers names the tiles whose targets are marked, if one of them is not seen on the board.
func (t *textPicture) goers(s sign) []string {
	if s != targetSign || !slices.ContainsFunc(t.view.Moves, func(m Moves) bool { return !t.open(m.mover()) && len(m.To) > 0 }) {
		return nil
	}
	var out []string
	for _, m := range t.view.Moves {
		if name := t.named(m.mover()).In(t.view.Language); len(m.To) > 0 && m.Tile != "" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// moves names the acts that a mark stands for: one alone only if its tile is not seen.
func (t *textPicture) moves(s sign) []string {
	v := t.view
	acts := map[sign][]rules.Act{targetSign: v.Allowed, forbiddenSign: v.Forbidden}[s]
	if all := len(v.Allowed) + len(v.Forbidden); len(acts) == 0 || all < 2 && t.open(moverOf(acts[0])) {
		return nil
	}
	var out []string
	for _, a := range acts {
		if a.To == nil {
			continue
		}
		move := rules.Say("%v to %v", "%v 到 %v", t.named(moverOf(a)), coordinates(*a.To)).In(v.Language)
		if !slices.Contains(out, move) { // claimed twice
			out = append(out, move)
		}
	}
	return out
}
