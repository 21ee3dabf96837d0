package referee

import (
	"errors"
	"fmt"

	"shanhai/rules"
)

// Line is a game: where it began and what was played since.
type Line struct {
	Start string   `json:"start"`           // the game's canonical text, or a part of it; empty for the empty realm
	Acts  []string `json:"acts"`            // in any spelling that the game reads
	Drawn string   `json:"drawn,omitempty"` // the landscape tile drawn for the turn after them, which binds the player
}

// drawer is a position in which tiles are drawn blind.
type drawer interface {
	Draw(tile string) error
	Drawn() string // empty while nothing is drawn
}

// maxActs is how long a line may be: longer than any game, it only keeps the work of a call bounded.
const maxActs = 2000

// played is a line that was played through.
type played struct {
	position rules.Position
	start    string // the canonical text where it began
	turns    []Turn
	last     *rules.Act
}

// Turn is an act that was played.
type Turn struct {
	Number int    `json:"number"`
	Player string `json:"player"`
	Text   string `json:"text"` // in its one spelling
	Tile   string `json:"tile,omitempty"`
	// Said is the act in words, by language.
	Said map[string]string `json:"said"`
}

// follow plays a line from its start.
func (r *Referee) follow(l Line) (*played, error) {
	if len(l.Acts) > maxActs {
		return nil, inputError{fmt.Errorf("line: has %d acts; allowed: %d", len(l.Acts), maxActs)}
	}
	p, err := r.game.Setup(rules.Layout{Text: rules.Word{Text: l.Start, At: rules.Place{Line: 1, Column: 1}}, At: rules.Place{Line: 1, Column: 1}})
	if err != nil {
		return nil, &LineError{Part: PartStart, Err: fmt.Errorf("position: %w", plain(err))}
	}
	out := &played{position: p, start: p.String()}
	for i, text := range l.Acts {
		if err := out.add(text); err != nil {
			return nil, &LineError{Part: PartAct, Act: i + 1, Err: fmt.Errorf("act %d: %q: %w", i+1, rules.Excerpt(text), err)}
		}
	}
	if err := out.draw(l.Drawn); err != nil {
		return nil, &LineError{Part: PartDrawn, Err: err}
	}
	return out, nil
}

// The parts of a line.
const (
	PartStart = "start"
	PartAct   = "act"
	PartDrawn = "drawn"
)

// LineError says which part of a line is to blame, and why.
type LineError struct {
	Part string
	Act  int // the number of the act, from 1; 0 for another part
	Err  error
}

// Error returns the reason.
func (e *LineError) Error() string { return e.Err.Error() }

// Unwrap returns the reason.
func (e *LineError) Unwrap() error { return e.Err }

// BadInput tells that the line is to blame.
func (e *LineError) BadInput() bool { return true }

// draw names the tile that was drawn; an empty name draws none.
func (p *played) draw(tile string) error {
	if d, ok := p.position.(drawer); ok && tile != "" {
		return d.Draw(tile)
	}
	return nil
}

// add plays an act. An error changes nothing.
func (p *played) add(text string) error {
	act, err := p.position.Read(text)
	if err != nil {
		return err
	}
	turn := Turn{Number: p.position.Turn(), Player: p.position.ToMove(), Text: p.position.Spell(act), Tile: act.Tile, Said: saidMove(p.position, act)}
	if err := p.position.Play(act); err != nil {
		return &actError{saidForbidden(p.position, act), err}
	}
	p.turns, p.last = append(p.turns, turn), &act
	return nil
}

// actError is why an act may not be played, with the act in words.
type actError struct {
	said map[string]string
	err  error
}

func (e *actError) Error() string { return e.err.Error() }
func (e *actError) Unwrap() error { return e.err }

// plain takes the place off an error about a word, which means nothing to whoever has no text before him.
func plain(err error) error {
	var word *rules.WordError
	if errors.As(err, &word) {
		return word.Err
	}
	return err
}
