package studio

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"maps"
	"strconv"
	"strings"

	"shanhai/pieces/build"
	"shanhai/pieces/design"
	"shanhai/pieces/print"
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
	Want    string  `json:"want"`
	Name    string  `json:"name"`
}

// Reply is what a call answers: a value that becomes JSON, and bytes.
type Reply struct {
	Value any
	Blobs [][]byte
}

// method answers one kind of call.
type method func(context.Context, *Studio, Params, []byte, build.Progress) (Reply, error)

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
	return func(_ context.Context, s *Studio, p Params, _ []byte, _ build.Progress) (Reply, error) {
		v, err := f(s, p)
		return Reply{Value: v}, err
	}
}

func callModel(_ context.Context, s *Studio, p Params, _ []byte, _ build.Progress) (Reply, error) {
	m, blobs, err := s.Model(p.Choices, p.Group, p.Piece)
	return Reply{Value: m, Blobs: blobs}, err
}

func callThicken(_ context.Context, s *Studio, p Params, _ []byte, _ build.Progress) (Reply, error) {
	g, data, err := s.Thicken(p.Choices, p.Piece)
	return Reply{g, [][]byte{data}}, err
}

func callMake(ctx context.Context, s *Studio, p Params, _ []byte, tell build.Progress) (Reply, error) {
	made, data, err := s.Make(ctx, p.Choices, p.Want, tell)
	return Reply{made, [][]byte{data}}, err
}

func callSave(_ context.Context, s *Studio, p Params, _ []byte, _ build.Progress) (Reply, error) {
	made, data, err := s.Save(p.Choices)
	return Reply{made, [][]byte{data}}, err
}

func callLoad(_ context.Context, s *Studio, p Params, blob []byte, _ build.Progress) (Reply, error) {
	loaded, blobs, err := s.Load(p.Name, blob)
	return Reply{loaded, blobs}, err
}

func callPutFile(_ context.Context, s *Studio, p Params, blob []byte, _ build.Progress) (Reply, error) {
	s.PutFile(p.Name, blob)
	return Reply{}, nil
}

func callDropFile(_ context.Context, s *Studio, p Params, _ []byte, _ build.Progress) (Reply, error) {
	s.DropFile(p.Name)
	return Reply{}, nil
}

// Call answers a request. Progress may be nil.
func (s *Studio) Call(ctx context.Context, r Request, tell build.Progress) (Reply, error) {
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

// Trouble is an error as the page shows it.
type Trouble struct {
	Text    string `json:"text"`              // one line, all of it
	Key     string `json:"key,omitempty"`     // of the setting to blame
	Reason  string `json:"reason,omitempty"`  // without the place
	Allowed string `json:"allowed,omitempty"` // what may be said instead
	Input   bool   `json:"input"`             // another design would do; else the program is to blame

	Code  string            `json:"code,omitempty"`  // of the reason, for a page that words it itself
	Facts map[string]string `json:"facts,omitempty"` // of the reason and of what is allowed
}

// Explain describes an error.
func Explain(err error) Trouble {
	out := Trouble{Text: err.Error()}
	var input interface{ BadInput() bool }
	if errors.As(err, &input) {
		out.Input = input.BadInput()
	}
	var refused *design.Error
	if errors.As(err, &refused) {
		out.Key, out.Reason, out.Allowed = settingOf(refused.Place), refused.Reason, refused.Allowed
		out.understand()
	}
	var bed *print.DoesNotFit
	if errors.As(err, &bed) {
		out.Key, out.Code, out.Facts = "printer", "bed", tooLarge(bed, out.Text)
	}
	return out
}

// tooLarge says what does not fit which bed, and what would do.
func tooLarge(e *print.DoesNotFit, text string) map[string]string {
	_, facts := understood(allowedSayings(), text)
	if facts == nil {
		facts = map[string]string{}
	}
	facts["object"], facts["printer"] = e.Object, e.Machine.Model
	facts["width"], facts["depth"] = formatted(e.W), formatted(e.D)
	facts["printers"] = strings.Join(e.Printers, ",")
	return facts
}

// formatted writes mm to a tenth.
func formatted(mm float64) string { return strconv.FormatFloat(mm, 'f', 1, 64) }

// understand finds what the page can say in its own words.
func (t *Trouble) understand() {
	t.Code, t.Facts = understood(troubleSayings(), t.Reason)
	if t.Code == "" {
		return
	}
	_, ways := understood(allowedSayings(), t.Allowed)
	maps.Copy(t.Facts, ways)
}
