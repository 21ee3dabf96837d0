// Package referee is the work behind the page's tab of rules: it answers the page's calls with the rulebook, examples and
// games as steps, positions with their legal acts, the rule that a move breaks, and the report of a script, all by the
// packages that the command line uses. It touches no file system, no network and no browser. It keeps no game: a call
// brings the line that was played, so that a page can go back and forth as it likes.
package referee

import (
	"shanhai/pieces/shanhai/art"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/shanhai/game"
)

// Referee answers calls. Its methods are not to be called from several goroutines at once.
type Referee struct {
	game  rules.Game
	tiles setArt
	shelf shelf
	books map[string]Rulebook // by language, once set
}

// New returns a referee of ShanHai Realm. An error says that the set's drawings are broken.
func New() (*Referee, error) {
	set, err := art.New(art.Glyphs)
	if err != nil {
		return nil, err
	}
	return &Referee{game: game.New(), tiles: setArt{set}, books: map[string]Rulebook{}}, nil
}

// games are those that scripts may name.
func (r *Referee) games() check.Games { return check.Games{r.game} }
