package check

import (
	"errors"
	"sync"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// snapshot is a position that is not held but played again from its footing when somebody asks, so that a long game
// takes little memory. It never changes and may be read by several goroutines.
type snapshot struct {
	booth   *booth
	footing footing
	acts    []rules.Act // played since the footing
	closing *closing    // the end that the players made here; nil if none
}

// footing is a position to begin from.
type footing struct {
	game   rules.Game
	layout rules.Layout
	held   rules.Position // instead of the layout, if not nil
}

// stretch is how many acts are played again at most.
const stretch = 256

// begin returns a position of one's own.
func (f footing) begin() rules.Position {
	if f.held != nil {
		return f.held.Clone()
	}
	p, _ := f.game.Setup(f.layout) // it could be laid out before
	return p
}

// replay returns the position, to be played on.
func (s *snapshot) replay() rules.Position {
	p := s.footing.begin()
	for _, act := range s.acts {
		_ = p.Play(act) // it was legal before
	}
	return s.closing.on(p)
}

// after returns the snapshot one act later; p is the position then.
func (s *snapshot) after(act rules.Act, p rules.Position) *snapshot {
	if len(s.acts)+1 < stretch {
		return &snapshot{s.booth, s.footing, append(s.acts, act), nil}
	}
	return &snapshot{s.booth, footing{s.footing.game, s.footing.layout, p.Clone()}, nil, nil}
}

// branch returns the snapshot for a second way to go on from it.
func (s *snapshot) branch() *snapshot {
	return &snapshot{s.booth, s.footing, s.acts[:len(s.acts):len(s.acts)], s.closing}
}

// closed returns the snapshot as it is once the players have ended the game.
func (s *snapshot) closed(c *closing) *snapshot {
	out := s.branch()
	out.closing = c
	return out
}

// booth keeps the snapshot that was looked at last.
type booth struct {
	mutex sync.Mutex
	on    *snapshot
	shown rules.Position
}

// show goes to a snapshot: on from the one shown, if that lies before it, else from its footing.
func (b *booth) show(s *snapshot) {
	if b.on == s {
		return
	}
	if rest, follows := s.from(b.on); follows {
		for _, act := range rest {
			_ = b.shown.Play(act) // it was legal before
		}
	} else {
		b.shown = s.replay()
	}
	b.on = s
}

// from returns the acts from another snapshot to this one, if it follows that: then they share the list of acts.
func (s *snapshot) from(on *snapshot) ([]rules.Act, bool) {
	if on == nil || on.closing != nil || s.closing != nil {
		return nil, false
	}
	n := len(on.acts)
	if n == 0 || n > len(s.acts) || &on.acts[n-1] != &s.acts[n-1] {
		return nil, false
	}
	return s.acts[n:], true
}

// look lets read look at the position of a snapshot.
func look[T any](s *snapshot, read func(rules.Position) T) T {
	s.booth.mutex.Lock()
	defer s.booth.mutex.Unlock()
	s.booth.show(s)
	return read(s.booth.shown)
}

// errShown is the answer to whoever plays on in a snapshot.
var errShown = errors.New("the position of a scene stays as it is; play on in a clone")

// Clone returns the position, to be played on.
func (s *snapshot) Clone() rules.Position { return look(s, rules.Position.Clone) }
func (s *snapshot) String() string        { return look(s, rules.Position.String) }
func (s *snapshot) Turn() int             { return look(s, rules.Position.Turn) }
func (s *snapshot) ToMove() string        { return look(s, rules.Position.ToMove) }
func (s *snapshot) Result() rules.Result  { return look(s, rules.Position.Result) }
func (s *snapshot) Cells() []rules.Cell   { return look(s, rules.Position.Cells) }
func (s *snapshot) Off() []rules.InHand   { return look(s, rules.Position.Off) }
func (s *snapshot) Acts() []rules.Act     { return look(s, rules.Position.Acts) }
func (s *snapshot) Play(rules.Act) error  { return errShown }
func (s *snapshot) Spell(act rules.Act) string {
	return look(s, func(p rules.Position) string { return p.Spell(act) })
}
func (s *snapshot) Bearing(a rules.Act) []rules.ID {
	return look(s, func(p rules.Position) []rules.ID { return p.Bearing(a) })
}

// Explaining asks the position of then.
func (s *snapshot) Explaining(a rules.Act) []rules.ID {
	return look(s, func(p rules.Position) []rules.ID { return p.Explaining(a) })
}

// Read reads an act.
func (s *snapshot) Read(text string) (act rules.Act, err error) {
	look(s, func(p rules.Position) any { act, err = p.Read(text); return nil })
	return act, err
}

// ActsOf returns the legal acts of a tile.
func (s *snapshot) ActsOf(tile string) (acts []rules.Act, err error) {
	look(s, func(p rules.Position) any { acts, err = p.ActsOf(tile); return nil })
	return acts, err
}

// Place reads a hex.
func (s *snapshot) Place(text string) (h hex.Hex, err error) {
	look(s, func(p rules.Position) any { h, err = p.Place(text); return nil })
	return h, err
}

// Barred returns the acts of a tile that a rule bars.
func (s *snapshot) Barred(tile string) (refusals []rules.Refusal, err error) {
	look(s, func(p rules.Position) any { refusals, err = p.Barred(tile); return nil })
	return refusals, err
}

// Tile returns a tile that the game knows, though it was agreed to go without; false where it is none or the game can't tell.
func (s *snapshot) Tile(name string) (t rules.Tile, known bool) {
	type namer interface {
		Tile(name string) (rules.Tile, bool)
	}
	look(s, func(p rules.Position) any {
		if of, knows := p.(namer); knows {
			t, known = of.Tile(name)
		}
		return nil
	})
	return t, known
}
