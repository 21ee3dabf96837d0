package view

import (
	"slices"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
)

// Example returns the position of the shot as an example that sets it up: the game, the options, the board and what is not
// a tile. Of a set-up that cannot be it repeats what lays it, and says that it cannot be. It tells false if no position
// stands. An *diagram.ExtentError tells that the tiles lie too far apart for a picture.
func (s Shot) Example() (ex script.Example, stands bool, err error) {
	if s.report.Game == nil {
		return ex, false, nil
	}
	from := s.report.Example
	ex = script.Example{ID: from.ID, Title: from.Title}
	ex.Steps = append([]script.Step{script.Header{Name: written("game"), Value: written(s.report.Game.Name())}}, titles(from.Steps)...)
	begin, p, laid := s.stands(s.end)
	switch {
	case laid != nil:
		ex.Steps = append(ex.Steps, s.laying(begin, laid)...)
	case p == nil:
		return ex, false, nil
	default:
		steps, err := setUp(s.report.Game, p)
		if err != nil {
			return ex, true, err
		}
		ex.Steps = append(ex.Steps, steps...)
	}
	return ex, true, nil
}

// titles lists the titles of an example in its languages.
func titles(steps []script.Step) []script.Step {
	return slices.DeleteFunc(slices.Clone(steps), func(s script.Step) bool {
		h, is := s.(script.Header)
		return !is || strings.Fields(h.Name.Text + " ")[0] != "title"
	})
}

// layouter is a position that says of itself what an author writes to set it up, apart from its tiles.
type layouter interface{ Layout() rules.Layout }

// setUp writes a position; that of a game that doesn't word its facts in the game's own text. A scene's position plays
// itself again from some earlier one, so the game sets one up that stands by itself.
func setUp(game rules.Game, p rules.Position) ([]script.Step, error) {
	bare, err := game.Setup(rules.Layout{Text: written(p.String())})
	if err != nil {
		return nil, err
	}
	l, words := bare.(layouter)
	if !words {
		return []script.Step{script.Blank{}, script.Board{Text: written(p.String())}}, nil
	}
	layout := l.Layout()
	var out []script.Step
	for _, o := range layout.Options {
		out = append(out, script.Option{Name: o.Name, Value: o.Value})
	}
	out = append(out, script.Blank{})
	if cells := p.Cells(); len(cells) > 0 {
		picture, err := pictureOf(cells)
		if err != nil {
			return nil, err
		}
		out = append(out, picture)
	}
	for _, f := range layout.Facts {
		out = append(out, script.Fact{Name: f.Name, Value: f.Value})
	}
	return out, nil
}

// pictureOf draws tiles in rows from one western border.
func pictureOf(cells []rules.Cell) (script.Picture, error) {
	rows, err := diagram.Rows(cells)
	if err != nil {
		return script.Picture{}, err
	}
	out := script.Picture{Origin: rows[0][0]}
	spots := map[hex.Hex]script.Spot{}
	for _, c := range cells {
		for _, tile := range c.Tiles {
			spots[c.Hex] = append(spots[c.Hex], written(tile.Name))
		}
	}
	for _, hexes := range rows {
		row := script.Row{Start: hexes[0]}
		for _, h := range hexes {
			row.Hexes = append(row.Hexes, spots[h])
		}
		out.Rows = append(out.Rows, row)
	}
	return out, nil
}

// laying repeats the statements that lay a set-up that cannot be, and says by which rule it cannot.
func (s Shot) laying(begin int, laid *check.Laid) []script.Step {
	var options, board []script.Step
	for i, scene := range s.report.Scenes[:s.end] {
		switch scene.Step.(type) {
		case script.Option:
			options = append(options, scene.Step)
		case script.Board, script.Picture, script.Fact:
			if i < begin {
				continue
			}
			if len(board) == 0 {
				board = append(board, script.Blank{})
			}
			board = append(board, scene.Step)
		}
	}
	return append(append(options, board...), script.Impossible{Claim: script.Claim{Because: []rules.Word{written(string(laid.By.Rule))}}})
}

// written is a word as if an author had written it.
func written(text string) rules.Word {
	return rules.Word{Text: text, At: rules.Place{Line: 1, Column: 1}}
}
