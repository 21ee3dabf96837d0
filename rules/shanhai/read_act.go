package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Read reads an act in any accepted spelling (docs/notation.md). It returns a *rules.SyntaxError if the text is none; that
// the act is legal is for Position.Move to say.
func (a Alphabet) Read(p *Position, text string) (Act, error) {
	r := reader{scanner{text: text}, a, p}
	r.spaces()
	act, err := r.act()
	if err != nil {
		return Act{}, err
	}
	if err := r.end(rules.Say("the end of the move", "這一步的結尾，後面不能再有字")); err != nil {
		return Act{}, err
	}
	return act, nil
}

// reader reads the words of the notation against a position.
type reader struct {
	scanner
	letters Alphabet
	p       *Position
}

func (r *reader) act() (Act, error) {
	if r.pass() {
		return Act{Type: Forfeit}, nil
	}
	act, err := r.subject()
	if err != nil {
		return act, err
	}
	if act.To, err = r.target(); err != nil {
		return act, err
	}
	if act.Lifter, err = r.lifter(); err != nil {
		return act, err
	}
	if act.Type != PlaceLandscape {
		return r.resolve(act)
	}
	return act, nil
}

// subject reads the tile that an act brings.
func (r *reader) subject() (Act, error) {
	if k := r.landscape(); k != creature.None {
		return Act{Type: PlaceLandscape, Land: k}, nil
	}
	c, err := r.creature(rules.Say(`"pass", a tile such as "%s" or landscape`, "「棄權」、像「%s」的棋子或地形", r.letters.sample()))
	return Act{Creature: c}, err
}

// landscape takes a name or letter of landscape.
func (r *reader) landscape() creature.Kind {
	if k := r.named(creature.Landscapes()); k != creature.None {
		return k
	}
	return r.lettered(creature.Landscapes())
}

// target reads where an act ends: nothing or "." in an empty realm, coordinates, or a tile with a mark on one side.
func (r *reader) target() (hex.Hex, error) {
	spaced := r.spaces()
	if r.p.empty() && (r.done() || r.take(".")) {
		return hex.Hex{}, nil
	}
	if !spaced {
		return hex.Hex{}, r.unspaced()
	}
	return r.place()
}

// unspaced is the error of a place that clings to the tile before it, with the two apart.
func (r *reader) unspaced() error {
	rest := reader{scanner{text: r.rest()}, r.letters, r.p}
	err := rules.Expected(r.at+1, firstWord(r.rest()), rules.Say("a space and a place", "空格和位置"))
	if _, fault := rest.place(); fault == nil && !r.done() {
		err.Nearest = r.text[:r.at] + " " + firstWord(r.rest())
	}
	return err
}

// place reads coordinates, or a tile with a mark on one side or none.
func (r *reader) place() (hex.Hex, error) {
	if r.coordinatesNext() {
		return r.hex()
	}
	return r.placeByTile()
}

// coordinatesNext tells whether a number comes next, with a sign or without.
func (r *reader) coordinatesNext() bool {
	c, at := r.peek(), r.at
	if (c == '-' || c == '+') && at+1 < len(r.text) {
		c = r.text[at+1]
	}
	return isDigit(c)
}

func (r *reader) placeByTile() (hex.Hex, error) {
	before := r.mark()
	if before != 0 && r.spaces() {
		return hex.Hex{}, r.spacedMark(before)
	}
	if err := r.wordedBefore(); err != nil {
		return hex.Hex{}, err
	}
	at := r.at
	c, err := r.creature(rules.Say(`a place: coordinates such as "2,-1" or a tile of the realm`, "位置：像「2,-1」的座標，或境界裡的棋子"))
	if err != nil {
		return hex.Hex{}, r.meant(at, err)
	}
	h, ok := r.find(c)
	if !ok {
		return h, r.failAt(at, rules.Say("a tile of the realm, with its number", "境界裡的棋子，並附上編號"))
	}
	if before != 0 {
		return h.Neighbor(markBefore(before)), nil
	}
	if after := r.mark(); after != 0 {
		return h.Neighbor(markBefore(after).Turn(3)), nil
	}
	return h, r.worded(r.text[at:r.at])
}

// markBefore returns the direction that a mark before a tile means; after a tile it means the opposite one.
func markBefore(mark byte) hex.Direction {
	switch mark {
	case '-':
		return hex.West
	case '/':
		return hex.SouthWest
	}
	return hex.NorthWest
}

// spacedMark is the error of a space between a mark and its tile, with the two together.
func (r *reader) spacedMark(mark byte) error {
	word := firstWord(r.rest())
	err := rules.Expected(r.at+1, word, rules.Say("a tile right after the mark, without a space", "緊接在方向記號後面的棋子，中間不留空格"))
	if word != "" {
		err.Nearest = string(mark) + word
	}
	return err
}

// find returns where a tile lies; without a number there must be one of its kind.
func (r *reader) find(c Creature) (at hex.Hex, ok bool) {
	if c.Number != 0 {
		return r.p.Find(c)
	}
	for c.Number = 1; c.Number <= c.Kind.Count(); c.Number++ {
		if h, in := r.p.Find(c); in {
			if ok {
				return at, false
			}
			at, ok = h, true
		}
	}
	return at, ok
}

// lifter reads "by" and the creature whose wind is meant, if anything follows.
func (r *reader) lifter() (*Creature, error) {
	if r.spaces(); !r.take("by") {
		return nil, nil
	}
	r.spaces()
	c, err := r.creature(rules.Say("the lifter", "御風的棋子"))
	if err != nil {
		return nil, err
	}
	return &c, nil
}

// resolve tells introducing from relocating and finds the number of a tile written without one: the only tile of its kind
// that could do so.
func (r *reader) resolve(act Act) (Act, error) {
	if act.Creature.Number != 0 {
		return r.typed(act), nil
	}
	var fits []Act
	for n := 1; n <= act.Creature.Kind.Count(); n++ {
		try := act
		try.Creature.Number = n
		if try = r.typed(try); r.legal(try) {
			fits = append(fits, try)
		}
	}
	switch len(fits) {
	case 0:
		return act, r.failAt(0, rules.Say("a number after the tile, such as %s, to say which one is meant, for none of its kind can go there", "棋子的編號（像「%s」），說明是哪一枚：這種棋子沒有一枚能到那裡", r.numbered(act.Creature)))
	case 1:
	default:
		return act, r.failAt(0, rules.Say("a number after the tile, for %d of its kind can go there", "棋子的編號：這種棋子有 %d 枚能到那裡", len(fits)))
	}
	return fits[0], nil
}

// numbered writes the first tile of a creature's kind with its number.
func (r *reader) numbered(c Creature) string {
	c.Number = 1
	return r.letters.Creature(c)
}

func (r *reader) legal(act Act) bool {
	_, err := r.p.Move(act)
	return err == nil
}

// typed says whether an act introduces its creature or finds it in the realm.
func (r *reader) typed(act Act) Act {
	act.Type = Introduce
	if h, in := r.p.Find(act.Creature); in {
		act.Type, act.From = Relocate, h
	}
	return act
}
