package script

import "shanhai/rules"

// Claim is what every claim has. A claim says something of the position that stands before it and changes nothing.
type Claim struct {
	Base
	False   bool         // `false` before it: a mistaken belief, and the claim is that it is one
	Because []rules.Word // the rules that it cites
}

// Legal is `legal wQ1 /bY` or `illegal wQ1 /bY because freedom`.
type Legal struct {
	Claim
	Illegal bool
	Act     rules.Word
}

// Moves is `moves wQ1: 1,0 2,-1 -bY`, all hexes that a tile can be brought to; `moves wQ1: none`; `moves wQ1 count 5`;
// and `moves count 23`, of all tiles and the hand.
type Moves struct {
	Claim
	Tile    rules.Word // absent: all acts
	Count   rules.Word // the digits; absent if the hexes are listed
	Targets []rules.Word
}

// Outcome is `result white`, `result draw`, `result open`, by the rules or `by resignation`, `by agreement`;
// `draw because stalemate` is another spelling of `result draw because stalemate`.
type Outcome struct {
	Claim
	Result rules.Word // one of the game's players, "draw" or "open"
	By     rules.Word // "resignation" or "agreement"; absent if the rules decide
}

// Equals is `position text`: the canonical text of the position.
type Equals struct {
	Claim
	Text rules.Word
}

// Impossible is `impossible because supply`: the position set up cannot be.
type Impossible struct{ Claim }
