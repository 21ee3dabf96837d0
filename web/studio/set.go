package studio

import (
	"shanhai/pieces/gallery"
	"shanhai/pieces/shanhai"
)

// Set says what a design's set consists of, and how it lies on a table and in
// its boxes.
type Set struct {
	Pieces   []Piece   `json:"pieces"`
	Bundles  []string  `json:"bundles"` // files of a player's whole project
	Table    []string  `json:"table"`   // groups, from the far side to the near one
	Boxes    []Packing `json:"boxes"`
	Warnings []Notice  `json:"warnings"`
}

// Piece is one kind of piece in one variant.
type Piece struct {
	Group string `json:"group"`
	Key   string `json:"key"`
	Title string `json:"title"`
	Count int    `json:"count"`
}

// Packing says how the tiles lie in a box.
type Packing struct {
	Box   string `json:"box"` // key of its piece
	Deep  int    `json:"deep"`
	Wells []Well `json:"wells"`
}

// Well is a place in a box for a stack of tiles.
type Well struct {
	At    [3]float64 `json:"at"`    // mm, the middle of its floor
	Tiles []Tile     `json:"tiles"` // from the bottom up
}

// Tile names a piece of the set.
type Tile struct {
	Group string `json:"group"`
	Key   string `json:"key"`
}

// Set lists the pieces of a design. Nothing is made yet.
func (s *Studio) Set(c Choices) (Set, error) {
	b, err := s.at(c)
	if err != nil {
		return Set{}, err
	}
	order := shanhai.Gallery(b.design)
	out := Set{Table: order.Table, Warnings: notices(b.warnings)}
	for _, p := range b.set.Pieces {
		out.Pieces = append(out.Pieces, Piece{Group: p.Group, Key: p.Key, Title: p.Title, Count: p.Count})
	}
	for _, bundle := range b.set.Bundles {
		out.Bundles = append(out.Bundles, bundle.File+projectEnding)
	}
	for _, p := range order.Boxes {
		out.Boxes = append(out.Boxes, packing(p))
	}
	return out, nil
}

func packing(p gallery.Packing) Packing {
	out := Packing{Box: p.Box, Deep: p.Deep}
	for _, w := range p.Wells {
		well := Well{At: [3]float64{w.X, w.Y, w.Z}}
		for _, t := range w.Tiles {
			well.Tiles = append(well.Tiles, Tile{t.Group, t.Key})
		}
		out.Wells = append(out.Wells, well)
	}
	return out
}
