package shanhai

import (
	"fmt"

	"shanhai/internal/creature"
)

// Options are what the players agree on before the game. The zero value is the basic game: eleven tiles a player,
// no landscape, White starts, YingLong may open, no draw by repetition. DefaultOptions gives the whole game.
type Options struct {
	QiLin, PiXiu, FeiLian bool // each advanced tile is in the game for both players, or for none

	// LandscapeInterval is the agreed odd interval of at least 3 turns; 0 means no landscape is drawn.
	LandscapeInterval int

	BlackStarts       bool // Black has the first turn (first-player)
	TournamentOpening bool // YingLong may not be a player's first creature (yinglong-by-fourth)
	LandscapeCloses   bool // bare landscape counts as closed in the ring around YingLong (capture)
	RepetitionDraw    bool // the third time a position arises is a draw (stalemate)
}

// DefaultOptions returns the game with all advanced tiles, no landscape and the draw by repetition.
func DefaultOptions() Options {
	return Options{QiLin: true, PiXiu: true, FeiLian: true, RepetitionDraw: true}
}

// Validate tells what is wrong with the options, if anything.
func (o Options) Validate() error {
	n := o.LandscapeInterval
	if n == 0 || n >= 3 && n <= MaxInterval && n%2 == 1 {
		return nil
	}
	return fmt.Errorf("landscape interval %d: want 0 (no landscape) or an odd number from 3 to %d (landscape-turn)", n, MaxInterval)
}

// MaxInterval is the largest interval of landscape turns; longer than any game, it only keeps numbers small.
const MaxInterval = 9999

// Supply returns how many tiles of a kind each player starts with, or for landscape how many the game has.
func (o Options) Supply(k creature.Kind) int {
	switch k {
	case creature.QiLin:
		return countIf(o.QiLin)
	case creature.PiXiu:
		return countIf(o.PiXiu)
	case creature.FeiLian:
		return countIf(o.FeiLian)
	}
	return k.Count()
}

func countIf(in bool) int {
	if in {
		return 1
	}
	return 0
}

// First returns the player who has the odd turns.
func (o Options) First() Player {
	if o.BlackStarts {
		return Black
	}
	return White
}
