package gallery

import (
	"context"
	"slices"

	"shanhai/pieces"
	"shanhai/pieces/preview"
)

// plan is what a picture needs: the pieces to make of each exhibition, and how
// they are put into place.
type plan struct {
	lists  [][]pieces.Piece
	layout func(made [][]exhibit) (s preview.Scene, left int)
}

// plan lists what is to be made. ErrNothing tells that nothing is.
func (o Order) plan(halls []Exhibition) (plan, error) {
	if o.Show == OpenBox {
		return o.boxPlan(&halls[0])
	}
	if o.Show != Styles {
		halls = halls[:1]
	}
	var p plan
	for i := range halls {
		list := o.choose(&halls[i])
		if len(list) == 0 {
			return p, ErrNothing
		}
		p.lists = append(p.lists, list)
	}
	p.layout = func(made [][]exhibit) (preview.Scene, int) { return o.layout(halls, made), 0 }
	return p, nil
}

// choose lists the pieces of an exhibition that the picture shows.
func (o Order) choose(e *Exhibition) []pieces.Piece {
	switch o.Show {
	case Table:
		return append(e.box(), e.tiles()...)
	case Sheet:
		return e.tiles()
	}
	return e.Set.Pieces
}

func (o Order) boxPlan(e *Exhibition) (plan, error) {
	p, err := e.packing(o.Box)
	if err != nil {
		return plan{}, err
	}
	return plan{
		lists:  [][]pieces.Piece{p.needs(e.Set)},
		layout: func(made [][]exhibit) (preview.Scene, int) { return boxScene(p, made[0]) },
	}, nil
}

// layout puts what is made into place.
func (o Order) layout(halls []Exhibition, made [][]exhibit) preview.Scene {
	switch o.Show {
	case Portrait:
		return portraitScene(made[0])
	case Sheet:
		return sheetScene(made[0])
	case Styles:
		return stylesScene(halls, made)
	}
	return tableScene(halls[0].rows(made[0]))
}

// count is how many pieces there are to make.
func (p plan) count() int {
	n := 0
	for _, list := range p.lists {
		n += len(list)
	}
	return n
}

// stage makes the bodies and puts them into place.
func (p plan) stage(ctx context.Context, m *maker, halls []Exhibition) (s preview.Scene, r Report, err error) {
	made := make([][]exhibit, len(p.lists))
	for i, list := range p.lists {
		if made[i], err = m.all(ctx, &halls[i], list); err != nil {
			return s, r, err
		}
		r.note(made[i])
	}
	s, r.Left = p.layout(made)
	return s, r, nil
}

// note keeps each note on the exhibits once.
func (r *Report) note(list []exhibit) {
	for _, e := range list {
		for _, n := range e.notes {
			if !slices.Contains(r.Notes, n) {
				r.Notes = append(r.Notes, n)
			}
		}
	}
}

// tiles lists the pieces of the table's groups.
func (e *Exhibition) tiles() []pieces.Piece {
	var out []pieces.Piece
	for _, p := range e.Set.Pieces {
		if slices.Contains(e.Order.Table, p.Group) {
			out = append(out, p)
		}
	}
	return out
}

// box lists the first box that the set has: a game needs no other.
func (e *Exhibition) box() []pieces.Piece {
	p, err := e.packing("")
	if err != nil {
		return nil
	}
	i := slices.IndexFunc(e.Set.Pieces, func(piece pieces.Piece) bool { return piece.Key == p.Box })
	return e.Set.Pieces[i : i+1 : i+1]
}

// rows lays out the rows of the table: the empty box and its lid behind, then
// group by group.
func (e *Exhibition) rows(list []exhibit) []preview.Item {
	var out []preview.Item
	for _, x := range list {
		if !slices.Contains(e.Order.Table, x.piece.Group) {
			out = append(out, beside(x.items, besideGap))
		}
	}
	for _, name := range e.Order.Table {
		var group []exhibit
		for _, x := range list {
			if x.piece.Group == name {
				group = append(group, x)
			}
		}
		if len(group) > 0 {
			out = append(out, nested(group))
		}
	}
	return out
}
