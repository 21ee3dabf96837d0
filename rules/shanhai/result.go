package shanhai

import "shanhai/rules"

// captured tells whether the player's YingLong is in the realm with a creature on top of each hex around it; with the
// option LandscapeCloses bare landscape counts too.
func (b *board) captured(p Player) bool {
	i := makeID(p, slotYingLong)
	if !b.has(i) {
		return false
	}
	w := b.cells[b.pos[i&31]&cellMask].word
	if b.opts.LandscapeCloses {
		return tilesOf(w) == maskOf6
	}
	return w>>whiteShift&7+w>>blackShift&7 == 6
}

// over tells whether a YingLong is captured.
func (b *board) over() bool { return b.captured(White) || b.captured(Black) }

// Outcome is how a game stands.
type Outcome uint8

// The outcomes.
const (
	InProgress Outcome = iota
	WhiteWins
	BlackWins
	Draw
)

// String returns the outcome as the Universal Hive Protocol writes it.
func (o Outcome) String() string {
	return [4]string{"InProgress", "WhiteWins", "BlackWins", "Draw"}[o&3]
}

// Result is how a game stands and, once it is over, the rule that ended it.
type Result struct {
	Outcome Outcome
	Rule    rules.ID
}

// Over tells whether the game has ended.
func (r Result) Over() bool { return r.Outcome != InProgress }

// Result returns how the game stands.
func (p *Position) Result() Result {
	white, black := p.b.captured(White), p.b.captured(Black)
	switch {
	case white && black:
		return Result{Draw, DoubleCapture}
	case white:
		return Result{BlackWins, Capture}
	case black:
		return Result{WhiteWins, Capture}
	case p.b.opts.RepetitionDraw && p.seen >= 3:
		return Result{Draw, Stalemate}
	}
	return Result{}
}

// Seen returns how often the position has arisen, this time included; always 1 while landscape is to come.
func (p *Position) Seen() int { return p.seen }
