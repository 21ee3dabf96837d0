package referee

import (
	"errors"

	"shanhai/rules"
)

// Refusal is the rule that something breaks, and why.
type Refusal struct {
	Rule  rules.ID `json:"rule"`
	Title string   `json:"title"`
	Text  string   `json:"text"` // of the rule
	Why   string   `json:"why"`  // a sentence without a full stop
	Move  string   `json:"move,omitempty"`
	Hex   *Hex     `json:"hex,omitempty"`
}

// refusal describes a violation; nil for any other error.
func (r *Referee) refusal(err error) *Refusal {
	var v *rules.Violation
	if !errors.As(err, &v) {
		return nil
	}
	rule, at := r.rules[v.Rule], hexOf(v.Hex)
	return &Refusal{Rule: v.Rule, Title: rule.Title, Text: rule.Text, Why: v.Why, Move: v.Move, Hex: &at}
}

// Played is what came of a move. A refused one, or one that can't be read, changes nothing.
type Played struct {
	State   State    `json:"state"`
	Refusal *Refusal `json:"refusal,omitempty"`
	Syntax  string   `json:"syntax,omitempty"` // why the move can't be read
}

// Play plays a move at the end of a line.
func (r *Referee) Play(l Line, move string) (Played, error) {
	p, err := r.follow(l)
	if err != nil {
		return Played{}, err
	}
	var out Played
	if err := p.add(move); err != nil {
		if out.Refusal = r.refusal(err); out.Refusal == nil {
			out.Syntax = err.Error()
		}
	}
	out.State = p.state()
	return out, nil
}
