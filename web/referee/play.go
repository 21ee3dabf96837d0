package referee

import (
	"errors"

	"shanhai/rules"
)

// Refusal is the rule that something breaks, and why.
type Refusal struct {
	Rule    rules.ID `json:"rule"`
	Why     string   `json:"why"`     // a sentence without a full stop
	Chinese string   `json:"chinese"` // the same in Chinese
	Move    string   `json:"move,omitempty"`
	// Said is the move in words, by language: what is not allowed.
	Said map[string]string `json:"said,omitempty"`
	Hex  *Hex              `json:"hex,omitempty"` // nil if it is about no single one
}

// refusalOf describes a violation; nil for any other error.
func refusalOf(err error) *Refusal {
	var v *rules.Violation
	if !errors.As(err, &v) {
		return nil
	}
	out := &Refusal{Rule: v.Rule, Why: v.Why, Chinese: v.WhyIn(rules.Chinese), Move: v.Move}
	if !v.Wide {
		at := hexOf(v.Hex)
		out.Hex = &at
	}
	var act *actError
	if errors.As(err, &act) {
		out.Said = act.said
	}
	return out
}

// Played is what came of a move. A refused one, or one that can't be read, changes nothing.
type Played struct {
	State   State    `json:"state"`
	Refusal *Refusal `json:"refusal,omitempty"`
	Syntax  string   `json:"syntax,omitempty"`  // why the move can't be read
	Chinese string   `json:"chinese,omitempty"` // the same in Chinese
}

// Play plays a move at the end of a line.
func (r *Referee) Play(l Line, move string) (Played, error) {
	p, err := r.follow(l)
	if err != nil {
		return Played{}, err
	}
	var out Played
	if err := p.add(move); err != nil {
		if out.Refusal = refusalOf(err); out.Refusal == nil {
			out.Syntax, out.Chinese = err.Error(), syntaxInChinese(err)
		}
	}
	out.State = p.state()
	return out, nil
}
