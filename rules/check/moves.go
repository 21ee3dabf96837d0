package check

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/script"
)

// moves judges a claim about all acts of a tile, or of everybody.
func (w *walk) moves(c script.Moves) {
	acts, ok := w.actsOf(c)
	if !ok {
		return
	}
	if !c.Tile.Absent() {
		w.scene().Targets = targets(acts)
	}
	if !c.Count.Absent() {
		w.counted(c, acts)
		return
	}
	w.listed(c, acts)
}

// actsOf returns the legal acts that a claim is about.
func (w *walk) actsOf(c script.Moves) ([]rules.Act, bool) {
	if c.Tile.Absent() {
		return w.now.Acts(), true
	}
	acts, err := w.now.ActsOf(c.Tile.Text)
	if err != nil {
		f := unread(Fault{At: c.Tile.At, Text: c.Tile.Text}, err)
		f.Nearest = cmp.Or(f.Nearest, nearestTile(w.now, c.Tile.Text))
		w.unreadable(f)
		return nil, false
	}
	return acts, true
}

// tilesIn names the tiles on the table and those in hand.
func tilesIn(p rules.Position) []string {
	var names []string
	for _, cell := range p.Cells() {
		for _, tile := range cell.Tiles {
			names = append(names, tile.Name)
		}
	}
	for _, kind := range p.Off() {
		names = append(names, kind.Tile.Name)
	}
	return names
}

// targets returns the hexes where acts end, each once.
func targets(acts []rules.Act) []hex.Hex {
	var out []hex.Hex
	for _, act := range acts {
		if act.To != nil && !slices.Contains(out, *act.To) {
			out = append(out, *act.To)
		}
	}
	return out
}

// counted judges a claim about how many acts there are: hexes of a tile, acts of all.
func (w *walk) counted(c script.Moves, acts []rules.Act) {
	n, what := len(acts), "legal act"
	if !c.Tile.Absent() {
		n, what = len(w.scene().Targets), "hex"
	}
	claimed, err := strconv.Atoi(c.Count.Text)
	switch {
	case (err == nil && claimed == n) == c.False:
		f := blame(c.Count, "there %s, not %s", number(n, what), rules.Excerpt(c.Count.Text))
		f.Why = otherTurn(w.now, nameOf(w.now, c.Tile.Text), f.Why)
		if c.False {
			f = blame(c.Count, "the count is right, and said to be false")
		}
		f.Right = strings.TrimSpace("moves "+c.Tile.Text) + " count " + strconv.Itoa(n) + w.stillCited(c, acts)
		w.wrong(f)
	default:
		w.explains(c, acts)
	}
}

// number says how many there are.
func number(n int, what string) string {
	if n == 1 {
		return "is 1 " + what
	}
	if what == "hex" {
		what = "hexe"
	}
	return fmt.Sprintf("are %d %ss", n, what)
}

// listed judges the exact set of hexes of a tile.
func (w *walk) listed(c script.Moves, acts []rules.Act) {
	c.Targets = w.joined(c.Targets)
	claimed, ok := w.read(c)
	if !ok {
		return
	}
	right := w.scene().Targets
	missing, extra := without(right, claimed), without(claimed, right)
	same := len(missing)+len(extra) == 0
	switch {
	case same && c.False:
		f := blame(c.Tile, "these are all hexes of %s, and said to be false", c.Tile.Text)
		f.Right = "moves " + c.Tile.Text + ": " + strings.Join(places(w.now, acts), " ")
		w.wrong(f)
	case c.False:
		w.scene().Mistaken = extra
		w.refuted(c, claimed, acts)
	case !same:
		w.wrong(w.differs(c, claimed, acts))
	default:
		w.explains(c, acts)
	}
}

// read reads the hexes that a claim lists.
func (w *walk) read(c script.Moves) ([]hex.Hex, bool) {
	hexes := make([]hex.Hex, len(c.Targets))
	for i, word := range c.Targets {
		h, err := w.now.Place(word.Text)
		if err != nil {
			f := unread(Fault{At: word.At, Text: word.Text}, err)
			f.Nearest = cmp.Or(w.apart(c.Targets[i:]), f.Nearest, mended(word.Text, w.isPlace))
			w.unreadable(f)
			return nil, false
		}
		hexes[i] = h
	}
	return hexes, true
}

// isPlace tells whether a text is read as a place.
func (w *walk) isPlace(text string) bool {
	_, err := w.now.Place(text)
	return err == nil
}

// without returns the hexes of a that are not in b.
func without(a, b []hex.Hex) []hex.Hex {
	var out []hex.Hex
	for _, h := range a {
		if !slices.Contains(b, h) {
			out = append(out, h)
		}
	}
	return out
}

// beyond returns the acts whose hexes are not listed.
func beyond(acts []rules.Act, hexes []hex.Hex) []rules.Act {
	var out []rules.Act
	for _, act := range acts {
		if act.To != nil && !slices.Contains(hexes, *act.To) {
			out = append(out, act)
		}
	}
	return out
}

// places writes where acts end, as one may write it behind their tile; "none" without any.
func places(p rules.Position, acts []rules.Act) []string {
	var out []string
	for _, act := range acts {
		place := strings.TrimPrefix(p.Spell(act), act.Tile+" ")
		if !slices.Contains(out, place) {
			out = append(out, place)
		}
	}
	if len(out) == 0 {
		return []string{"none"}
	}
	return out
}
