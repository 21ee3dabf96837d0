package studio

import (
	"bytes"
	"context"
	"encoding/json"

	"shanhai/pieces/design"
)

// Request is a call of the page.
type Request struct {
	Method string
	Params []byte // JSON, as Params; empty for none
	Blob   []byte // of PutFile and Load
}

// Params are the arguments of all methods; each reads its own.
type Params struct {
	Choices Choices `json:"choices"`
	Group   string  `json:"group"`
	Piece   string  `json:"piece"`
	Stray   float64 `json:"stray"` // mm
	Want    string  `json:"want"`
	Name    string  `json:"name"`
}

// Reply is what a call answers: a value that becomes JSON, and bytes.
type Reply struct {
	Value any
	Blobs [][]byte
}

// method answers one kind of call.
type method func(context.Context, *Studio, Params, []byte, Tell) (Reply, error)

// methods are the calls that there are.
func methods() map[string]method {
	return map[string]method{
		"table":    plain(func(s *Studio, _ Params) (Table, error) { return s.Table(), nil }),
		"say":      plain(func(s *Studio, p Params) (Said, error) { return s.Say(p.Choices) }),
		"set":      plain(func(s *Studio, p Params) (Set, error) { return s.Set(p.Choices) }),
		"plates":   plain(func(s *Studio, p Params) (Plates, error) { return s.Plates(p.Choices, p.Group, p.Piece) }),
		"glyph":    plain(func(s *Studio, p Params) (Glyph, error) { return s.Glyph(p.Choices, p.Piece) }),
		"model":    callModel,
		"thicken":  callThicken,
		"make":     callMake,
		"save":     callSave,
		"load":     callLoad,
		"putFile":  callPutFile,
		"dropFile": callDropFile,
	}
}

// plain is a method that answers with a value alone.
func plain[T any](f func(*Studio, Params) (T, error)) method {
	return func(_ context.Context, s *Studio, p Params, _ []byte, _ Tell) (Reply, error) {
		v, err := f(s, p)
		return Reply{Value: v}, err
	}
}

func callModel(_ context.Context, s *Studio, p Params, _ []byte, _ Tell) (Reply, error) {
	m, blobs, err := s.Model(p.Choices, p.Group, p.Piece, p.Stray)
	return Reply{Value: m, Blobs: blobs}, err
}

func callThicken(_ context.Context, s *Studio, p Params, _ []byte, _ Tell) (Reply, error) {
	g, data, err := s.Thicken(p.Choices, p.Piece)
	return Reply{g, [][]byte{data}}, err
}

func callMake(ctx context.Context, s *Studio, p Params, _ []byte, tell Tell) (Reply, error) {
	made, data, err := s.Make(ctx, p.Choices, p.Want, tell)
	return Reply{made, [][]byte{data}}, err
}

func callSave(_ context.Context, s *Studio, p Params, _ []byte, _ Tell) (Reply, error) {
	made, data, err := s.Save(p.Choices)
	return Reply{made, [][]byte{data}}, err
}

func callLoad(_ context.Context, s *Studio, p Params, blob []byte, _ Tell) (Reply, error) {
	loaded, blobs, err := s.Load(p.Name, blob)
	return Reply{loaded, blobs}, err
}

func callPutFile(_ context.Context, s *Studio, p Params, blob []byte, _ Tell) (Reply, error) {
	s.PutFile(p.Name, blob)
	return Reply{}, nil
}

func callDropFile(_ context.Context, s *Studio, p Params, _ []byte, _ Tell) (Reply, error) {
	s.DropFile(p.Name)
	return Reply{}, nil
}

// Call answers a request. Tell may be nil.
func (s *Studio) Call(ctx context.Context, r Request, tell Tell) (Reply, error) {
	m, ok := methods()[r.Method]
	if !ok {
		return Reply{}, &design.Error{Place: "call", Reason: "unknown method " + r.Method}
	}
	var p Params
	if len(r.Params) > 0 {
		d := json.NewDecoder(bytes.NewReader(r.Params))
		d.DisallowUnknownFields()
		if err := d.Decode(&p); err != nil {
			return Reply{}, &design.Error{Place: r.Method, Reason: err.Error()}
		}
	}
	return m(ctx, s, p, r.Blob, tell)
}
