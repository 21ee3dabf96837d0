package gallery

import (
	"shanhai/pieces"
	"shanhai/pieces/preview"
)

// lidGap is from the open box to its lid in mm.
const lidGap = 14.0

// needs lists the pieces that an open box shows, the box first.
func (p Packing) needs(set pieces.Set) []pieces.Piece {
	wanted := map[string]bool{}
	for _, w := range p.Wells {
		for _, t := range w.Tiles {
			wanted[t.Key] = true
		}
	}
	var out []pieces.Piece
	for _, piece := range set.Pieces {
		switch {
		case piece.Key == p.Box:
			out = append([]pieces.Piece{piece}, out...)
		case wanted[piece.Key]:
			out = append(out, piece)
		}
	}
	return out
}

// boxScene fills the box, which is the first of the exhibits, and lays its lid
// beside it. It returns how many tiles have found no place.
func boxScene(p Packing, list []exhibit) (preview.Scene, int) {
	s := newStock(list[1:])
	wells := make([][]preview.Item, len(p.Wells))
	for i, w := range p.Wells {
		for _, t := range w.Tiles {
			if it, ok := s.take(t); ok && len(wells[i]) < p.Deep {
				wells[i] = append(wells[i], it)
			}
		}
	}
	left := s.rest()
	for i := range wells {
		n := min(len(left), max(p.Deep-len(wells[i]), 0))
		wells[i] = append(left[:n:n], wells[i]...)
		left = left[n:]
	}
	return p.scene(list[0], wells), len(left)
}

func (p Packing) scene(box exhibit, tiles [][]preview.Item) preview.Scene {
	var wells []preview.Well
	for i, w := range p.Wells {
		wells = append(wells, preview.Well{X: w.X, Y: w.Y, Z: w.Z, Items: tiles[i]})
	}
	var lid preview.Item
	if len(box.items) > 1 {
		lid = box.items[1]
	}
	return preview.OpenBoxScene(box.items[0], lid, wells, lidGap)
}

// stock is the tiles that are not put away yet.
type stock struct {
	order []Tile
	items map[Tile][]preview.Item
}

func newStock(list []exhibit) *stock {
	s := &stock{items: map[Tile][]preview.Item{}}
	for _, e := range list {
		t := Tile{e.piece.Group, e.piece.Key}
		s.order = append(s.order, t)
		s.items[t] = e.copies()
	}
	return s
}

// take returns one tile of the kind, if one is left.
func (s *stock) take(t Tile) (preview.Item, bool) {
	left := s.items[t]
	if len(left) == 0 {
		return preview.Item{}, false
	}
	s.items[t] = left[1:]
	return left[0], true
}

// rest returns what is left.
func (s *stock) rest() []preview.Item {
	var out []preview.Item
	for _, t := range s.order {
		out = append(out, s.items[t]...)
	}
	return out
}
