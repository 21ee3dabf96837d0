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
	done   = rules.ID("done")
)

func (toy) Rules() []rules.Rule {
	return []rules.Rule{
		{ID: stones, Title: "The stones", Text: "Each player has three stones.", Chapter: "Stones"},
		{ID: own, Title: "One's own", Text: "A player brings or moves a stone of the own colour.", Chapter: "Turns"},
		{ID: beside, Title: "Beside another", Text: "A stone comes next to another stone.", Chapter: "Turns"},
		{ID: free, Title: "Free hexes", Text: "No two stones lie on one hex.", Chapter: "Turns"},
		{ID: step, Title: "One step", Text: "A stone moves by one hex.", Chapter: "Turns"},
		{ID: row, Title: "Three in a row", Text: "Three stones in a row from west to east win.", Chapter: "End", Ends: true},
		{ID: long, Title: "Long games", Text: "After twelve turns it is a draw.", Chapter: "End", Ends: true, Draws: true},
		{ID: done, Title: "Afterwards", Text: "When the players have ended a game nobody plays on.", Chapter: "End", Over: true},
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
