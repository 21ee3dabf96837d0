package check_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// toy is a small game that shows that the checker knows none: left has the stones a1 a2 a3, right b1 b2 b3. A turn brings
// a stone of one's own next to another, or moves it by one hex. Three in a row from west to east win; after twelve turns
// it is a draw.
type toy struct{}

func (toy) Name() string      { return "toy" }
func (toy) Title() string     { return "Three in a row" }
func (toy) Players() []string { return []string{"left", "right"} }
func (toy) Options() []rules.Option {
	return []rules.Option{{Name: "turns", Values: "a number", Default: "12", Text: "after how many turns it is a draw"}}
}

// The rules of the toy.
const (
	stones = rules.ID("stones")
	own    = rules.ID("own")
	beside = rules.ID("beside")
	free   = rules.ID("free")
	step   = rules.ID("step")
	row    = rules.ID("row")
	long   = rules.ID("long")
)

func (toy) Rules() []rules.Rule {
	return []rules.Rule{
		{ID: stones, Title: "The stones", Text: "Each player has three stones.", Chapter: "Stones"},
		{ID: own, Title: "One's own", Text: "A player brings or moves a stone of the own colour.", Chapter: "Turns"},
		{ID: beside, Title: "Beside another", Text: "A stone comes next to another stone.", Chapter: "Turns"},
		{ID: free, Title: "Free hexes", Text: "No two stones lie on one hex.", Chapter: "Turns"},
		{ID: step, Title: "One step", Text: "A stone moves by one hex.", Chapter: "Turns"},
		{ID: row, Title: "Three in a row", Text: "Three stones in a row from west to east win.", Chapter: "End", Ends: true},
		{ID: long, Title: "Long games", Text: "After twelve turns it is a draw.", Chapter: "End", Ends: true},
	}
}

// table is a position of the toy.
type table struct {
	at    map[string]hex.Hex
	turn  int
	limit int
}

func (toy) Setup(l rules.Layout) (rules.Position, error) {
	t := &table{at: map[string]hex.Hex{}, turn: 1, limit: 12}
	for _, o := range l.Options {
		if err := t.number(o, "turns", &t.limit); err != nil {
			return nil, err
		}
	}
	if err := t.read(l.Text); err != nil {
		return nil, err
	}
	for _, tile := range l.Tiles {
		if err := t.lay(tile.Tile, tile.Hex); err != nil {
			return nil, err
		}
	}
	for _, f := range l.Facts {
		if err := t.number(f, "turn", &t.turn); err != nil {
			return nil, err
		}
	}
	return t, nil
}

func (t *table) number(i rules.Item, name string, to *int) error {
	if i.Name.Text != name {
		return &rules.WordError{Word: i.Name, Err: rules.NewSyntaxError(1, i.Name.Text, name)}
	}
	n, err := strconv.Atoi(i.Value.Text)
	if err != nil {
		return &rules.WordError{Word: i.Value, Err: rules.NewSyntaxError(1, i.Value.Text, "a number")}
	}
	*to = n
	return nil
}

func (t *table) read(text rules.Word) error {
	for item := range strings.SplitSeq(text.Text, ";") {
		name, place, _ := strings.Cut(strings.TrimSpace(item), " ")
		if name == "" {
			continue
		}
		if name == "turn" {
			t.turn, _ = strconv.Atoi(place)
			continue
		}
		h, ok := hexOf(place)
		if !ok {
			return &rules.WordError{Word: text, Err: rules.NewSyntaxError(1+strings.Index(text.Text, place), place, "a hex")}
		}
		if err := t.lay(rules.Word{Text: name, At: text.At}, h); err != nil {
			return err
		}
	}
	return nil
}

func (t *table) lay(tile rules.Word, h hex.Hex) error {
	_, twice := t.at[tile.Text]
	switch {
	case !slices.Contains(names(), tile.Text):
		return &rules.WordError{Word: tile, Err: rules.NewSyntaxError(1, tile.Text, "a stone")}
	case twice:
		return &rules.WordError{Word: tile, Err: &rules.Violation{Rule: stones, Hex: h, Why: tile.Text + " is there twice"}}
	case t.on(h) != "":
		return &rules.Violation{Rule: free, Hex: h, Why: "two stones lie on one hex"}
	}
	t.at[tile.Text] = h
	return nil
}

func names() []string { return []string{"a1", "a2", "a3", "b1", "b2", "b3"} }

func hexOf(text string) (h hex.Hex, ok bool) {
	_, err := fmt.Sscanf(text+"$", "%d,%d$", &h.Q, &h.R)
	return h, err == nil
}

func (t *table) on(h hex.Hex) string {
	for _, name := range names() {
		if at, in := t.at[name]; in && at == h {
			return name
		}
	}
	return ""
}

func (t *table) Clone() rules.Position {
	c := &table{at: map[string]hex.Hex{}, turn: t.turn, limit: t.limit}
	for name, h := range t.at {
		c.at[name] = h
	}
	return c
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
