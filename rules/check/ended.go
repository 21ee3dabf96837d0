package check

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// closing is the end that the players made of a game, and the rule by which a game that is over has no more acts.
type closing struct {
	agreed Agreement
	rule   rules.ID
}

// close ends the game where it stands.
func (w *walk) close(agreed Agreement) {
	c := &closing{agreed: agreed}
	for _, r := range w.game.Rules() {
		if r.Over {
			c.rule = r.ID
		}
	}
	w.agreed = agreed
	w.now, w.spare = c.on(w.now), nil
	w.snap = w.snap.closed(c)
}

// on returns the position as it is once the game is over; nothing changes where nobody ended it.
func (c *closing) on(p rules.Position) rules.Position {
	if c == nil {
		return p
	}
	return ended{p, c}
}

// ended is a position of a game that the players ended: nothing can be played in it.
type ended struct {
	rules.Position
	by *closing
}

func (e ended) Clone() rules.Position { return ended{e.Position.Clone(), e.by} }
func (e ended) Result() rules.Result  { return e.by.agreed.Result }
func (e ended) Acts() []rules.Act     { return nil }
func (e ended) Play(a rules.Act) error {
	return e.refuse(a)
}

// ActsOf returns none, or why the word names no tile.
func (e ended) ActsOf(tile string) ([]rules.Act, error) {
	_, err := e.Position.ActsOf(tile)
	return nil, err
}

// Barred returns all that the tile could have done or might have thought of: none of it can be done any more.
func (e ended) Barred(tile string) ([]rules.Refusal, error) {
	acts, err := e.Position.ActsOf(tile)
	if err != nil {
		return nil, err
	}
	barred, err := e.Position.Barred(tile)
	for _, r := range barred {
		acts = append(acts, r.Act)
	}
	out := make([]rules.Refusal, len(acts))
	for i, a := range acts {
		out[i] = rules.Refusal{Act: a, By: e.refuse(a)}
	}
	return out, err
}

// refuse says that the game is over.
func (e ended) refuse(a rules.Act) *rules.Violation {
	why := rules.Say("the game has ended by resignation", "遊戲已經因認輸而結束")
	if e.by.agreed.By == accord {
		why = rules.Say("the game has ended by agreement", "遊戲已經因雙方同意平手而結束")
	}
	at := hex.Hex{}
	if a.To != nil {
		at = *a.To
	}
	v := rules.NewViolation(e.by.rule, e.Spell(a), at, why)
	v.Wide = a.To == nil
	return v
}
