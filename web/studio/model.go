package studio

import "shanhai/pieces"

// Model is the bodies of a piece. The arrays of each body are blobs: its
// positions, then its indices, in the order of the bodies.
type Model struct {
	Objects []Object `json:"objects"`
}

// Object is one physical thing.
type Object struct {
	Name     string  `json:"name"`
	FaceDown bool    `json:"faceDown"` // the side to be seen lies on the bed
	Height   float64 `json:"height"`   // mm
	Bodies   []Body  `json:"bodies"`
}

// Body is one mesh in one colour, standing as it prints.
type Body struct {
	Name   string `json:"name"`
	Colour string `json:"colour"` // key of the setting "color"
	Hex    string `json:"hex"`
	Blob   int    `json:"blob"` // of the positions; the indices are the next
}

// Model makes a piece as it looks when printed, as finely as a picture needs in
// which outlines may lie stray mm from the true ones. At 0 its bodies are closed.
func (s *Studio) Model(c Choices, group, key string, stray float64) (Model, [][]byte, error) {
	b, err := s.at(c)
	if err != nil {
		return Model{}, nil, err
	}
	p, err := piece(b.look(stray), group, key)
	if err != nil {
		return Model{}, nil, err
	}
	objects, err := p.Objects()
	if err != nil {
		return Model{}, nil, blame(err)
	}
	var out Model
	var blobs [][]byte
	for _, o := range objects {
		object := b.object(o, len(blobs))
		for _, part := range o.Seen() {
			blobs = append(blobs, positions(part.Mesh), indices(part.Mesh))
		}
		out.Objects = append(out.Objects, object)
	}
	return out, blobs, nil
}

// object describes an object whose arrays begin at a blob.
func (b *bench) object(o pieces.Object, blob int) Object {
	out := Object{Name: o.Name, FaceDown: o.FaceDown, Height: o.Height()}
	for _, part := range o.Seen() {
		out.Bodies = append(out.Bodies, Body{
			Name: part.Name, Colour: part.Colour, Hex: b.design.Color[part.Colour].String(), Blob: blob,
		})
		blob += 2
	}
	return out
}
