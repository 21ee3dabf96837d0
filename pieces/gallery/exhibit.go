package gallery

import (
	"context"
	"runtime"
	"sync"

	"shanhai/internal/saying"
	"shanhai/pieces"
	"shanhai/pieces/preview"
)

// exhibit is a piece with its objects in their filaments, the side to be seen
// on top.
type exhibit struct {
	piece pieces.Piece
	items []preview.Item // one an object
	notes []string       // what its maker may not have meant
}

// copies returns the piece's first object as often as the set has it.
func (e exhibit) copies() []preview.Item {
	var out []preview.Item
	for range e.piece.Count {
		out = append(out, e.items[0])
	}
	return out
}

// maker makes exhibits and tells how far it is.
type maker struct {
	underside bool // turns every object over
	tell      Progress
	total     int

	mu   sync.Mutex
	done int
}

// newMaker makes so many pieces and, as its last step, a picture.
func newMaker(o Order, count int, tell Progress) *maker {
	if tell == nil {
		tell = func(int, int, string) {}
	}
	return &maker{underside: o.Underside, tell: tell, total: count + 1}
}

// all makes the bodies of the pieces on all processors. The error is that of
// the first piece that failed.
func (m *maker) all(ctx context.Context, e *Exhibition, list []pieces.Piece) ([]exhibit, error) {
	out, errs := make([]exhibit, len(list)), make([]error, len(list))
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	var group sync.WaitGroup
	for i := range list {
		group.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			if errs[i] = ctx.Err(); errs[i] == nil {
				out[i], errs[i] = m.one(e, list[i])
			}
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// one makes the bodies of a piece.
func (m *maker) one(e *Exhibition, p pieces.Piece) (exhibit, error) {
	objects, err := p.Objects()
	if err != nil {
		return exhibit{}, &PieceError{err}
	}
	out := exhibit{piece: p}
	for _, o := range objects {
		out.items = append(out.items, e.item(o, m.underside))
		out.notes = append(out.notes, saying.Texts(o.Notes())...)
	}
	m.step(p.Title)
	return out, nil
}

func (m *maker) step(what string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.done++
	m.tell(m.done, m.total, what)
}

// item stands an object on its back, or on its face where the underside is wanted.
func (e *Exhibition) item(o pieces.Object, underside bool) preview.Item {
	it := preview.Item{Name: o.Name}
	for _, part := range o.Seen() {
		it.Bodies = append(it.Bodies, preview.Body{Mesh: part.Mesh, Colour: e.Colours[part.Colour]})
	}
	if o.FaceDown != underside {
		return it.TurnedOver()
	}
	return it
}
