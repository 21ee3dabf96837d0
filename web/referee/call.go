package referee

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"shanhai/rules"
)

// Params are the arguments of all methods; each reads its own.
type Params struct {
	Language string            `json:"language"`
	Line     Line              `json:"line"`
	Move     string            `json:"move"`
	Draft    Draft             `json:"draft"`
	Key      string            `json:"key"`
	Text     string            `json:"text"`
	Name     string            `json:"name"`
	Markdown bool              `json:"markdown"`
	Tags     map[string]string `json:"tags"`
	Tile     string            `json:"tile"`
	Result   string            `json:"result"` // of a game that the players ended: "white by resignation", "draw by agreement"
}

// methods are the calls that there are. The values that they answer with become JSON.
func methods() map[string]func(*Referee, Params) (any, error) {
	return map[string]func(*Referee, Params) (any, error){
		"table":    func(r *Referee, _ Params) (any, error) { return r.Table(), nil },
		"rulebook": func(r *Referee, p Params) (any, error) { return r.Rulebook(p.Language) },
		"library":  func(r *Referee, _ Params) (any, error) { return r.Library() },
		"record":   func(r *Referee, p Params) (any, error) { return r.Record(p.Key) },
		"open":     func(r *Referee, p Params) (any, error) { return r.Open(p.Text, p.Markdown) },
		"look":     func(r *Referee, p Params) (any, error) { return r.Look(p.Line) },
		"play":     func(r *Referee, p Params) (any, error) { return r.Play(p.Line, p.Move) },
		"barred":   func(r *Referee, p Params) (any, error) { return r.Barred(p.Line, p.Tile) },
		"draft":    func(r *Referee, p Params) (any, error) { return r.Draft(p.Text) },
		"arrange":  func(r *Referee, p Params) (any, error) { return r.Arrange(p.Draft) },
		"check":    func(r *Referee, p Params) (any, error) { return r.Check(p.Name, p.Text, p.Markdown) },
		"save":     func(r *Referee, p Params) (any, error) { return r.Save(p.Line, p.Tags, p.Result) },
	}
}

// Call answers a call of the page with a value that becomes JSON. Params are JSON, as Params; empty for none.
func (r *Referee) Call(method string, params []byte) (any, error) {
	m, ok := methods()[method]
	if !ok {
		return nil, fmt.Errorf("call: unknown method %q", method)
	}
	var p Params
	if len(params) > 0 {
		d := json.NewDecoder(bytes.NewReader(params))
		d.DisallowUnknownFields()
		if err := d.Decode(&p); err != nil {
			return nil, fmt.Errorf("%s: %w", method, err)
		}
	}
	return m(r, p)
}

// Trouble is an error as the page shows it.
type Trouble struct {
	Text  string `json:"text"`
	Input bool   `json:"input"` // another input would do; else the program is to blame
	// Chinese is the text in Chinese, where it has words there.
	Chinese string `json:"chinese,omitempty"`
	// Refusal is set where a rule is broken, by an act of a line or by a position.
	Refusal *Refusal `json:"refusal,omitempty"`
	// Part is the part of a line that is to blame, and Act the number of its act.
	Part string `json:"part,omitempty"`
	Act  int    `json:"act,omitempty"`
}

// Explain describes an error.
func Explain(err error) Trouble {
	var input interface{ BadInput() bool }
	out := Trouble{Text: err.Error(), Input: errors.As(err, &input) && input.BadInput(), Refusal: refusalOf(err), Chinese: syntaxInChinese(err)}
	var line *LineError
	if errors.As(err, &line) {
		out.Part, out.Act = line.Part, line.Act
	}
	return out
}

// syntaxInChinese says in Chinese why a text can't be read; empty for any other error.
func syntaxInChinese(err error) string {
	var s *rules.SyntaxError
	if !errors.As(err, &s) {
		return ""
	}
	if chinese := s.In(rules.Chinese); chinese != s.Error() {
		return chinese
	}
	return ""
}

// inputError blames what the page was given.
type inputError struct{ err error }

func (e inputError) Error() string { return e.err.Error() }
func (e inputError) Unwrap() error { return e.err }
func (inputError) BadInput() bool  { return true }
