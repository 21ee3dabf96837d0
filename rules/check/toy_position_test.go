package check_test

import (
	"fmt"
	"slices"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

func (t *table) Clone() rules.Position {
	c := &table{at: map[string]hex.Hex{}, turn: t.turn, limit: t.limit}
	for name, h := range t.at {
		c.at[name] = h
	}
	return c
}

// Lay of the toy: the stones in the order of the text, each on a cell of its own.
func (toy) Lay(l rules.Layout) []rules.Cell {
	var cells []rules.Cell
	for item := range strings.SplitSeq(l.Text.Text, ";") {
		name, place, _ := strings.Cut(strings.TrimSpace(item), " ")
		if h, ok := hexOf(place); ok {
			cells = append(cells, rules.Cell{Hex: h, Tiles: []rules.Tile{{Name: name}}})
		}
	}
	return cells
}

func (t *table) String() string {
	var items []string
	for _, name := range names() {
		if h, in := t.at[name]; in {
			items = append(items, fmt.Sprintf("%s %d,%d", name, h.Q, h.R))
		}
	}
	return strings.Join(append(items, fmt.Sprintf("turn %d", t.turn)), "; ")
}

func (t *table) Turn() int      { return t.turn }
func (t *table) ToMove() string { return toy{}.Players()[(t.turn+1)%2] }

func (t *table) Result() rules.Result {
	for i, side := range []string{"a", "b"} {
		for _, n := range names() {
			h, in := t.at[n]
			if in && n[:1] == side && strings.HasPrefix(t.on(h.Neighbor(hex.East)), side) && strings.HasPrefix(t.on(h.Neighbor(hex.West)), side) {
				return rules.Result{Winner: toy{}.Players()[i], Rule: row}
			}
		}
	}
	if t.turn > t.limit {
		return rules.Result{Draw: true, Rule: long}
	}
	return rules.Result{}
}

func (t *table) Cells() []rules.Cell {
	var cells []rules.Cell
	for _, name := range names() {
		if h, in := t.at[name]; in {
			cells = append(cells, rules.Cell{Hex: h, Tiles: []rules.Tile{{Name: name, Owner: owner(name)}}})
		}
	}
	return cells
}

func owner(name string) string {
	if name[0] == 'a' {
		return "left"
	}
	return "right"
}

func (t *table) Off() []rules.InHand {
	var off []rules.InHand
	for _, name := range names() {
		if _, in := t.at[name]; !in {
			off = append(off, rules.InHand{Tile: rules.Tile{Name: name, Owner: owner(name)}, Count: 1})
		}
	}
	return off
}

func (t *table) Read(text string) (rules.Act, error) {
	name, place, _ := strings.Cut(text, " ")
	if !slices.Contains(names(), name) {
		return rules.Act{}, rules.NewSyntaxError(1, text, "a stone")
	}
	h, ok := hexOf(place)
	if !ok {
		return rules.Act{}, rules.NewSyntaxError(len(name)+2, place, "a hex")
	}
	return t.act(name, h), nil
}

func (t *table) act(name string, to hex.Hex) rules.Act {
	act := rules.Act{Tile: name, To: &to}
	if h, in := t.at[name]; in {
		act.From = &h
	}
	return act
}

func (t *table) Spell(a rules.Act) string { return fmt.Sprintf("%s %d,%d", a.Tile, a.To.Q, a.To.R) }

func (t *table) Play(a rules.Act) error {
	if v := t.violation(a); v != nil {
		v.Move, v.Hex = t.Spell(a), *a.To
		return v
	}
	t.at[a.Tile] = *a.To
	t.turn++
	return nil
}

func (t *table) violation(a rules.Act) *rules.Violation {
	from, in := t.at[a.Tile]
	switch r := t.Result(); {
	case r.Over():
		return &rules.Violation{Rule: r.Rule, Why: "the game is over"}
	case owner(a.Tile) != t.ToMove():
		return &rules.Violation{Rule: own, Why: "it is the turn of " + t.ToMove()}
	case t.on(*a.To) != "":
		return &rules.Violation{Rule: free, Why: t.on(*a.To) + " lies there"}
	case in && from.Distance(*a.To) != 1:
		return &rules.Violation{Rule: step, Why: "it is too far"}
	case !in && len(t.at) > 0 && !t.touches(*a.To):
		return &rules.Violation{Rule: beside, Why: "no stone is beside it"}
	}
	return nil
}

func (t *table) touches(h hex.Hex) bool {
	for _, n := range h.Neighbors() {
		if t.on(n) != "" {
			return true
		}
	}
	return false
}

func (t *table) Acts() []rules.Act {
	var acts []rules.Act
	for _, name := range names() {
		of, _ := t.ActsOf(name)
		acts = append(acts, of...)
	}
	return acts
}

func (t *table) ActsOf(tile string) ([]rules.Act, error) {
	if !slices.Contains(names(), tile) {
		return nil, rules.NewSyntaxError(1, tile, "a stone")
	}
	var acts []rules.Act
	for r := -9; r <= 9; r++ {
		for q := -9; q <= 9; q++ {
			act := t.act(tile, hex.Hex{Q: q, R: r})
			if (len(t.at) > 0 || q == 0 && r == 0) && t.violation(act) == nil {
				acts = append(acts, act)
			}
		}
	}
	return acts, nil
}

// Place reads coordinates.
func (t *table) Place(text string) (hex.Hex, error) {
	h, ok := hexOf(text)
	if !ok {
		return h, rules.NewSyntaxError(1, text, "a hex")
	}
	return h, nil
}

// Barred returns the acts that end on or next to a stone.
func (t *table) Barred(tile string) ([]rules.Refusal, error) {
	var out []rules.Refusal
	for r := -9; r <= 9; r++ {
		for q := -9; q <= 9; q++ {
			h := hex.Hex{Q: q, R: r}
			if v := t.violation(t.act(tile, h)); v != nil && (t.on(h) != "" || t.touches(h)) {
				out = append(out, rules.Refusal{Act: t.act(tile, h), By: v})
			}
		}
	}
	return out, nil
}

func (t *table) Bearing(a rules.Act) []rules.ID {
	if a.From == nil {
		return []rules.ID{own, beside, free}
	}
	return []rules.ID{own, free, step}
}

// Explaining: that tiles are one's own explains no move.
func (t *table) Explaining(a rules.Act) []rules.ID {
	return slices.DeleteFunc(t.Bearing(a), func(id rules.ID) bool { return id == own })
}
