package game

import (
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// position is a game as scripts see it.
type position struct{ p *shanhai.Position }

func (g position) Clone() rules.Position { return position{g.p.Clone()} }
func (g position) String() string        { return g.p.String() }
func (g position) Turn() int             { return g.p.Turn() }
func (g position) ToMove() string        { return g.p.ToMove().String() }

func (g position) Result() rules.Result { return resultOf(g.p.Result()) }

func resultOf(r shanhai.Result) rules.Result {
	out := rules.Result{Rule: r.Rule, Draw: r.Outcome == shanhai.Draw}
	switch r.Outcome {
	case shanhai.WhiteWins:
		out.Winner = shanhai.White.String()
	case shanhai.BlackWins:
		out.Winner = shanhai.Black.String()
	}
	return out
}

func (g position) Read(text string) (rules.Act, error) {
	a, err := shanhai.Notation().Read(g.p, text)
	if err != nil {
		return rules.Act{}, err
	}
	return actOf(a), nil
}

func (g position) Place(text string) (hex.Hex, error) {
	return shanhai.Notation().ReadPlace(g.p, text)
}

func (g position) Spell(a rules.Act) string { return shanhai.Notation().Act(g.p, meant(a)) }

// Play plays an act. Landscape placed before its kind is known to be drawn draws that kind.
func (g position) Play(a rules.Act) error { return g.p.Play(meant(a)) }
