// Package hive reads and writes records of Hive games: the SGF files of boardspace.net, PGN as Mzinga and hivegame.com write
// it, and GameStrings of the Universal Hive Protocol. Without landscape ShanHai Realm has Hive's rules, so each is also a
// script of this house. Every move read is played on the engine: a record with an illegal move is refused with its place.
package hive

import (
	"errors"
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/uhp"
)

// Game is a game as its record tells it.
type Game struct {
	Tags    []Tag // in the order of the record, without the type and the result
	Options shanhai.Options
	Acts    []shanhai.Act
	Result  Result
	Remarks []Remark // in the order of the acts
	unheld  Left     // what an example says that no record has a place for
}

// Tag is a fact about a game under its PGN name: Event, Site, Date, Round, White, Black, Title and others.
type Tag struct{ Name, Value string }

// Tag returns the value of a tag, or nothing.
func (g Game) Tag(name string) string {
	for _, t := range g.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// options are what Hive's players agree on; a queen may open, for old records have such games.
func options() shanhai.Options { return shanhai.Options{} }

// player plays the moves of a record.
type player struct {
	game     Game
	position *shanhai.Position
}

func newPlayer(o shanhai.Options) (*player, error) {
	p, err := shanhai.New(o)
	if err != nil {
		return nil, err
	}
	return &player{Game{Options: o}, p}, nil
}

// play plays the move that stands at a place of the record.
func (p *player) play(act shanhai.Act, text string, at rules.Place) error {
	if err := p.position.Play(act); err != nil {
		return blame(text, at, fmt.Errorf("move %d: %w", len(p.game.Acts)+1, asWritten(err, text)))
	}
	p.game.Acts = append(p.game.Acts, act)
	return nil
}

// asWritten makes a violation quote the record, not this house's letters.
func asWritten(err error, text string) error {
	var v *rules.Violation
	if !errors.As(err, &v) {
		return err
	}
	said := *v
	said.Move = text
	return &said
}

// read plays a MoveString with Hive's letters; a climb may be written by direction here.
func (p *player) read(text string, at rules.Place) error {
	act, err := uhp.Letters().Read(p.position, text)
	if err != nil {
		return blame(text, at, err)
	}
	act.Lifter = nil
	return p.play(act, text, at)
}

// end settles the result: the board's if the game is over by the rules, else what the record says.
func (p *player) end(said Result) Game {
	p.game.Result = said
	if r := p.position.Result(); r.Over() {
		p.game.Result = Result{Outcome: r.Outcome}
	}
	return p.game
}

func blame(text string, at rules.Place, err error) error {
	return &rules.WordError{Word: rules.Word{Text: text, At: at}, Err: err}
}

// spell writes the moves of a game, each with the position before it at hand.
func (g Game) spell(write func(*shanhai.Position, shanhai.Act) string) ([]string, error) {
	p, err := shanhai.New(g.Options)
	if err != nil {
		return nil, err
	}
	out := make([]string, len(g.Acts))
	for i, act := range g.Acts {
		out[i] = write(p, act)
		if err := p.Play(act); err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return out, nil
}

// only tells why a game cannot be written as one of Hive.
func (g Game) only() error {
	if o := g.Options; o.LandscapeInterval != 0 || o.BlackStarts || o.LandscapeCloses {
		return fmt.Errorf("no game of Hive: it has landscape or Black starts")
	}
	return nil
}

// oneLine makes a text fit for a tag.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
