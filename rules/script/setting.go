package script

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Header is `name: value` about the example as a whole: game, title LANG, event, date, place or player NAME.
type Header struct {
	Base
	Name, Value rules.Word
}

// Option is `option name: value`: what the players have agreed on.
type Option struct {
	Base
	Name, Value rules.Word
}

// HouseRule is `rule id "text"`: a rule of the author's own.
type HouseRule struct {
	Base
	ID, Text rules.Word
}

// Board is `board: text`, a position in the game's canonical text or a part of it.
type Board struct {
	Base
	Text rules.Word
}

// Picture is a position drawn in rows between `board` and `end`: each row lies half a hex aside from the one above.
type Picture struct {
	Base
	Origin     hex.Hex // of the first place of the first row, `board 2,-1`; 0,0 if not said
	Rows       []Row
	EndComment string // on the line of `end`
}

// Row is a row of a picture; without hexes, a comment between the rows.
type Row struct {
	Base
	Start hex.Hex // of its first place
	Hexes []Spot  // eastward from Start
}

// Spot is a hex of a picture: its tiles from the bottom up, `S+wY`; none for `.`.
type Spot []rules.Word

// Fact is `name: value` about the position set up: `to move: black`, `turn: 11`, `last: 1,0`, `memory white: QX`,
// `drawn: sea`. Which there are is the game's to say.
type Fact struct {
	Base
	Name, Value rules.Word
}
