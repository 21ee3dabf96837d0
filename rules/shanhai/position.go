package shanhai

import (
	"slices"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
)

// Position is a game: where it stands and how it came there. Make it with New, Setup or Parse. It is not safe for use by
// several goroutines at once; Clone gives each its own.
type Position struct {
	b    *board
	ref  reference
	past []record
	key  uint64 // repetition key of the position as it stands
	seen int    // how often the position has arisen, this time included
}

// record is a past turn: what was played and where the game stood before it.
type record struct {
	move  Move
	state state
	ref   reference
	key   uint64
	seen  int
	place cell // the anchor of the position before the turn, to compare positions by
}

// New returns the empty realm, ready for the first turn.
func New(o Options) (*Position, error) {
	if err := o.Validate(); err != nil {
		return nil, err
	}
	return begin(newBoard(o), reference{cell: origin}), nil
}

// begin returns a position without a past.
func begin(b *board, ref reference) *Position {
	p := &Position{b: b, ref: ref}
	p.note()
	return p
}

// Clone returns a copy that shares nothing with p.
func (p *Position) Clone() *Position {
	b := *p.b
	return &Position{&b, p.ref, slices.Clone(p.past), p.key, p.seen}
}

// Options returns what the players agreed on.
func (p *Position) Options() Options { return p.b.opts }

// Turn returns the number of the turn about to be taken, from 1 over both players.
func (p *Position) Turn() int { return int(p.b.turn) }

// ToMove returns the player whose turn it is.
func (p *Position) ToMove() Player { return p.b.side }

// Hash returns a number that is equal for positions equal up to a shift of the realm, creatures of one kind and owner
// being interchangeable. It covers the side to move, the creature last moved, the remembered powers and, while landscape
// is to come, how far off it is.
func (p *Position) Hash() uint64 { return p.b.hash() }

// Moves appends the legal acts to buf in no particular order; there are none once the game is over. The first creature
// of the game may go anywhere; the one act listed for each kind stands for all hexes.
func (p *Position) Moves(buf []Move) []Move {
	if p.Result().Over() {
		return buf
	}
	return p.b.list(buf)
}

// Make plays a move that Moves has listed for this position.
func (p *Position) Make(m Move) {
	before := record{move: m, state: p.b.state, ref: p.ref, key: p.key, seen: p.seen, place: p.b.anchor()}
	if m != forfeit {
		p.ref = reference{m.to(), p.ref.hexOf(m.to())}
	}
	p.b.make(m)
	p.past = append(p.past, before)
	p.note()
}

// Unmake takes the last move back and tells whether there was one.
func (p *Position) Unmake() bool {
	n := len(p.past)
	if n == 0 {
		return false
	}
	last := p.past[n-1]
	p.b.unmake(last.move, &last.state)
	p.past, p.ref, p.key, p.seen = p.past[:n-1], last.ref, last.key, last.seen
	return true
}

// Play plays an act, or returns a *rules.Violation and changes nothing.
func (p *Position) Play(a Act) error {
	m, err := p.Move(a)
	if err != nil {
		return err
	}
	if p.empty() {
		p.ref = reference{origin, a.To}
	}
	p.Make(m)
	return nil
}

// empty tells whether the realm has no tile.
func (p *Position) empty() bool { return p.b.on == 0 && p.b.lands == 0 }

// Acts returns the legal acts in the order of Moves.
func (p *Position) Acts() []Act {
	moves := p.Moves(nil)
	acts := make([]Act, len(moves))
	for i, m := range moves {
		acts[i] = p.Act(m)
	}
	return acts
}

// Act describes a move that Moves has listed for this position.
func (p *Position) Act(m Move) Act {
	to := p.ref.hexOf(m.to())
	switch land := m.landscape(); {
	case m == forfeit:
		return Act{Type: Forfeit}
	case m.tile() == 0:
		top := topOf(p.b.cells[m.from()&cellMask].word)
		return Act{Type: Relocate, Creature: top.creature(), From: p.ref.hexOf(m.from()), To: to}
	case land != creature.None:
		return Act{Type: PlaceLandscape, Land: land, To: to}
	}
	return Act{Type: Introduce, Creature: m.tile().creature(), To: to}
}

// next returns the tile of a kind that the player whose turn it is would introduce.
func (p *Position) next(k creature.Kind) Creature {
	return Creature{p.b.side, k, k.Count() + 1 - p.InHand(p.b.side, k)}
}

// InHand returns how many tiles of a kind a player has still to introduce, or for landscape how many are left.
func (p *Position) InHand(owner Player, k creature.Kind) int {
	if k.Landscape() {
		return int(p.b.left[k-creature.Mountain])
	}
	used := 0
	for i := range k.Count() {
		if p.b.has(makeID(owner, firstSlots[k]+id(i))) {
			used++
		}
	}
	return p.b.opts.Supply(k) - used
}

// Tile is a tile on the table.
type Tile struct {
	Hex      hex.Hex
	Creature Creature      // if Land is None
	Land     creature.Kind // Mountain, Sea or None
	Above    int           // how many tiles lie beneath it
}

// Tiles returns the realm by rows from the north, each from the west, each hex from the bottom up.
func (p *Position) Tiles() []Tile {
	var out []Tile
	for _, c := range p.b.hexes() {
		for i, t := range p.b.stack(c) {
			t.Hex, t.Above = p.ref.hexOf(c), i
			out = append(out, t)
		}
	}
	slices.SortStableFunc(out, func(a, b Tile) int { return byRow(a.Hex, b.Hex) })
	return out
}

// byRow orders hexes by rows from the north, each from the west.
func byRow(a, b hex.Hex) int {
	if a.R != b.R {
		return a.R - b.R
	}
	return a.Q - b.Q
}

// At returns the tiles on a hex from the bottom up.
func (p *Position) At(h hex.Hex) []Tile {
	c, ok := p.ref.cellOf(h)
	if !ok {
		return nil
	}
	stack := p.b.stack(c)
	for i := range stack {
		stack[i].Hex, stack[i].Above = h, i
	}
	return stack
}

// Find returns where a creature lies, and whether it is in the realm.
func (p *Position) Find(c Creature) (hex.Hex, bool) {
	i, ok := c.id()
	if !ok || !p.b.has(i) {
		return hex.Hex{}, false
	}
	return p.ref.hexOf(p.b.pos[i&31]), true
}

// LastMoved returns where the creature lies that was moved or relocated on the turn before: the wind may not lift it,
// and if it is the player's own it rests.
func (p *Position) LastMoved() (hex.Hex, bool) {
	if p.b.last == noCell {
		return hex.Hex{}, false
	}
	return p.ref.hexOf(p.b.last), true
}

// Remembers returns the powers that a player's PiXiu remembers.
func (p *Position) Remembers(owner Player) []creature.Kind { return kindsOf(p.b.memory[owner&1]) }

// kindsOf lists the kinds of a set.
func kindsOf(set power) (out []creature.Kind) {
	for _, k := range creature.All() {
		if set&powerOf(k) != 0 {
			out = append(out, k)
		}
	}
	return out
}

// LandscapeDue tells whether this turn must place landscape.
func (p *Position) LandscapeDue() bool { return !p.Result().Over() && p.b.landscapeDue() }

// Draw names the landscape that has been drawn for this turn; until then every kind left may be placed.
func (p *Position) Draw(k creature.Kind) error { return p.b.draw(k) }

// Drawn returns the landscape drawn for this turn, or None while it is not known.
func (p *Position) Drawn() creature.Kind { return creature.Kind(p.b.drawn) }
