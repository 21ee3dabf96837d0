package rules

import "shanhai/internal/hex"

// Game is one game of the house as scripts, the validator, diagrams and rulebooks see it: a maker of positions.
type Game interface {
	Name() string      // as the header of a script says it, e.g. "shanhai"
	Title() string     // as a reader says it, e.g. "ShanHai Realm 山海"
	Players() []string // in the order of their turns if no option changes it, e.g. "white", "black"
	Rules() []Rule     // in the order of the rulebook
	Options() []Option // what the players may agree on before the game

	// Setup lays out a position; an empty layout is the start of the game. An author's word that makes no sense is a
	// *WordError, a position that cannot be is a *Violation, which may lie in a *WordError that says where.
	Setup(Layout) (Position, error)
	// Lay returns the tiles of a layout by rows as they are laid, though no position may be so, for a picture of what cannot
	// be. Words that are no tiles are left out.
	Lay(Layout) []Cell
}

// Option is a setting of a game, as `option NAME: VALUE` of a script gives it.
type Option struct {
	Name    string // e.g. "landscape"
	Values  string // what is allowed, e.g. "an odd number from 3, or none"
	Default string // e.g. "none"
	Text    string // what it changes, in a sentence without a full stop
}

// Layout is a position as an author writes it.
type Layout struct {
	Options []Item   // `option NAME: VALUE`
	Text    Word     // the game's canonical text, or a part of it; the other parts add to it
	Tiles   []TileAt // a list or picture of tiles; on one hex from the bottom up
	Facts   []Item   // what is not a tile: `turn: 11`, `to move: black`, `memory white: QX`
	At      Place    // of the whole, for what no single word is to blame for
}

// Item is a name with its value.
type Item struct{ Name, Value Word }

// TileAt is a tile and its hex.
type TileAt struct {
	Tile Word
	Hex  hex.Hex
}

// Position is a game somewhere between its first turn and its end.
type Position interface {
	Clone() Position
	String() string // the canonical text, which a Layout's Text reads back equal
	Turn() int      // number of the turn about to be taken, from 1
	ToMove() string // one of the game's Players
	Result() Result // how the game stands
	Cells() []Cell  // what lies on the table, by rows from the north, each from the west
	Off() []InHand  // what does not: by player, neutral tiles last

	// Read reads an act in any accepted spelling, legal or not. A text that is none is a *SyntaxError.
	Read(text string) (Act, error)
	// Spell writes an act in its one spelling.
	Spell(Act) string
	// Play plays an act, or returns a *Violation and changes nothing.
	Play(Act) error
	// Acts returns the legal acts in a fixed order; there are none once the game is over.
	Acts() []Act
	// ActsOf returns the legal acts of the tile that an author's word names, e.g. "wQ1" or "w青龍1". A word that names no
	// tile is a *SyntaxError.
	ActsOf(tile string) ([]Act, error)
	// Place reads a hex in any accepted spelling, e.g. "2,-1" or "-wQ1". A text that is none is a *SyntaxError.
	Place(text string) (hex.Hex, error)
	// Barred returns the acts that the tile of an author's word would have but for a rule, by rows, and why each is
	// refused: the hexes it is kept from. A word that names no tile is a *SyntaxError.
	Barred(tile string) ([]Refusal, error)
	// Bearing returns the rules that a legal act is an instance of or had to satisfy: for a step those of the
	// creature, one-realm and freedom, for example.
	Bearing(Act) []ID
	// Explaining returns those of them that tell why this act is among the legal ones where another would not be: what
	// is true of every step or turn explains nothing.
	Explaining(Act) []ID
}

// Act is a turn, in the words of a diagram. Play and Spell want an Act as Read or Acts returned it.
type Act struct {
	Tile     string   // what is introduced or moved, as the notation names it; empty for a forfeited turn
	From, To *hex.Hex // From nil if it comes from the hand; both nil for a forfeited turn
	Means    any      // the game's own form of it
}

// Refusal is an act that a rule bars.
type Refusal struct {
	Act Act
	By  *Violation
}

// Result is how a game stands: exactly one of Winner, Draw or neither while it goes on.
type Result struct {
	Winner string // one of the game's Players
	Draw   bool
	Rule   ID // that ended it; empty if none did
}

// Over tells whether the game has ended.
func (r Result) Over() bool { return r.Draw || r.Winner != "" }

// Cell is a hex with something on it.
type Cell struct {
	Hex   hex.Hex
	Tiles []Tile // from the bottom up
}

// Tile is a tile as it is drawn.
type Tile struct {
	Name  string // as the notation writes it, e.g. "wQ1", "M"
	Owner string // one of the game's Players; empty for a neutral tile
	Kind  string // key of its glyph, e.g. "qinglong", "shan"
	Text  string // a character or two for a picture without glyphs, e.g. "青龍"
}

// InHand is how many tiles of a kind are yet to come.
type InHand struct {
	Tile  Tile // Name without a number
	Count int
}
