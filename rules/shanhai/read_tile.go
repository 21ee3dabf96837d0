package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// ReadTile reads the name of a tile: landscape, or a creature, whose number is 0 if the player has several and none is
// written. Any other text is a *rules.SyntaxError.
func (a Alphabet) ReadTile(text string) (Tile, error) {
	r := reader{scanner: scanner{text: text}, letters: a}
	r.spaces()
	t, err := r.tileName(rules.Say(`a tile such as "%s" or landscape`, "像「%s」的棋子或地形", a.sample()))
	if err != nil {
		return Tile{}, err
	}
	return t, r.end(r.tileEnd())
}

// sample writes a tile as an example, e.g. "wY".
func (a Alphabet) sample() string { return "w" + string(a.letter(creature.YingLong)) }

// tileEnd says what is expected behind a tile: where another clings to it, a blank between the two.
func (r *reader) tileEnd() rules.Phrase {
	rest := reader{scanner: scanner{text: r.rest()}, letters: r.letters}
	if _, err := rest.tileName(rules.Phrase{}); err != nil {
		return rules.Say("the end of the tile", "棋子的結尾，後面不能再有字")
	}
	return rules.Say("a blank between %s and %s", "「%s」和「%s」之間的空格", rules.Excerpt(r.text[:r.at]), rules.Excerpt(r.rest()))
}

// ReadPlace reads a hex: axial coordinates, a tile of the realm, or a place beside one. Any other text is a
// *rules.SyntaxError.
func (a Alphabet) ReadPlace(p *Position, text string) (hex.Hex, error) {
	r := reader{scanner{text: text}, a, p}
	r.spaces()
	h, err := r.place()
	if err != nil {
		return hex.Hex{}, err
	}
	return h, r.end(rules.Say("the end of the place", "位置的結尾，後面不能再有字"))
}

// ReadKinds reads the kinds of creature that a text lists by letters or names, with spaces or commas between them if liked.
func (a Alphabet) ReadKinds(text string) ([]creature.Kind, error) {
	r := reader{scanner: scanner{text: text}, letters: a}
	r.spaces()
	kinds := r.kinds()
	if len(kinds) == 0 {
		return nil, r.fail(a.kindList())
	}
	return kinds, r.end(a.kindList())
}

// end makes sure that nothing follows.
func (r *reader) end(want rules.Phrase) error {
	if r.spaces(); !r.done() {
		return r.fail(want)
	}
	return nil
}

// tileName reads a tile without its place.
func (r *reader) tileName(want rules.Phrase) (Tile, error) {
	if k := r.landscape(); k != creature.None {
		return Tile{Land: k}, nil
	}
	c, err := r.creature(want)
	return Tile{Creature: c}, err
}

// kinds takes kinds of creature for as long as one follows.
func (r *reader) kinds() (out []creature.Kind) {
	for at := r.at; ; at = r.at {
		if r.letters.names {
			r.spaces()
			if len(out) > 0 && r.take(",") {
				r.spaces()
			}
		}
		k := r.kind()
		if k == creature.None {
			r.at = at
			return out
		}
		out = append(out, k)
	}
}
