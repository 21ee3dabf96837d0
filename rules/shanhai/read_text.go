package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/rules"
)

// Parse reads a position. The items may come in any order, but the tiles of a stack from the bottom up; the game may be
// left out (all advanced tiles), and "to w" or "to b" may stand instead of the turn (White if neither is said).
// It returns a *rules.SyntaxError for a text that is none, and a *rules.Violation for a position that cannot be.
func Parse(text string) (*Position, error) {
	s, err := ParseSetup(text)
	if err != nil {
		return nil, err
	}
	return s.Position()
}

// ParseSetup reads the text of a position without laying it out.
func ParseSetup(text string) (Setup, error) {
	s, _, err := ReadSetup(text)
	return s, err
}

// ReadSetup is ParseSetup and tells where in the text each item stands.
func ReadSetup(text string) (Setup, Source, error) {
	r := setupReader{reader: reader{scanner: scanner{text: text}, letters: Notation()}, source: Source{Items: map[string]Span{}}}
	r.setup.Options = DefaultOptions()
	for {
		r.spaces()
		if r.done() {
			return r.setup, r.source, nil
		}
		if err := r.item(); err != nil {
			return Setup{}, Source{}, err
		}
		r.spaces()
		if !r.done() && !r.take(";") {
			return Setup{}, Source{}, r.fail(rules.Say(`";" or the end`, "分號「;」，或到此結束"))
		}
	}
}

// Span is a piece of a text: bytes From to To-1.
type Span struct{ From, To int }

// Source tells where the items of a set-up stand in its text.
type Source struct {
	Tiles []Span          // as the set-up's Tiles
	Items map[string]Span // by their first word, e.g. "turn"; "memory w" and "memory b" by both
}

// setupReader reads the items of a position.
type setupReader struct {
	reader
	setup  Setup
	source Source
}

// black reads a player and tells whether it is Black.
func (r *setupReader) black() (bool, error) {
	at := r.at
	p, ok := ReadPlayer(r.word())
	if !ok {
		return false, r.failAt(at, rules.Say(`a player: "white" or "black"`, "哪一方：「white」（白方）或「black」（黑方）"))
	}
	return p == Black, nil
}

// toMove reads a player, behind "move" or not: a script says "to move" on a line of its own.
func (r *setupReader) toMove() error {
	at := r.at
	if r.lower() != "move" || !r.gap() {
		r.at = at
	}
	black, err := r.black()
	r.setup.ToMove = Player(countIf(black))
	return err
}

// gap skips what parts two words of an item: blanks, and a colon as behind the name of a fact.
func (r *setupReader) gap() bool {
	spaced := r.spaces()
	colon := r.take(":")
	return r.spaces() || spaced || colon
}

// ofPlayer returns the letter of the player who comes next behind a space, so that each has an item of his own.
func (r *setupReader) ofPlayer() string {
	at := r.at
	defer func() { r.at = at }()
	if p, ok := ReadPlayer(r.word()); ok {
		return " " + string(p.Letter())
	}
	return ""
}

// itemWant tells what an item may begin with.
func itemWant() rules.Phrase {
	const items = "game, landscape, first, opening, ring, repetition, turn, to, last, memory, drawn"
	return rules.Say(`a tile such as "wY" or "M", or one of %s`, "像「wY」、「M」的棋子，或這些字之一：%s", items)
}

func (r *setupReader) item() error {
	if r.tileNext() {
		return r.tile()
	}
	at := r.at
	word := r.lower()
	read, ok := r.readers()[word]
	_, seen := r.source.Items[word]
	switch {
	case !ok:
		return r.failAt(at, itemWant())
	case seen:
		return r.failAt(at, onlyOnce(word))
	case !r.gap():
		return r.fail(rules.Say("a space", "空格"))
	}
	if word == "memory" {
		word += r.ofPlayer()
		if _, twice := r.source.Items[word]; twice {
			return r.failAt(at, onlyOnce(word))
		}
	}
	err := read()
	r.source.Items[word] = Span{at, r.at}
	return err
}

// onlyOnce tells that a word is not to come again.
func onlyOnce(word string) rules.Phrase {
	return rules.Say("%q only once", "別的：「%s」只能寫一次", word)
}

// tileNext tells whether the item must be a tile: no other begins with "w" or "b", a capital or a character beyond ASCII.
func (r *setupReader) tileNext() bool {
	at := r.at
	defer func() { r.at = at }()
	c := r.peek()
	return c == 'w' || c == 'b' || c >= 'A' && c <= 'Z' || c > 127 || r.landscape() != creature.None
}

// readers returns what reads the rest of an item, by its first word.
func (r *setupReader) readers() map[string]func() error {
	o := &r.setup.Options
	return map[string]func() error{
		"game": r.game,
		"landscape": func() (err error) {
			o.LandscapeInterval, err = r.number(rules.Say("the interval of landscape turns", "地形回合的間隔"))
			return err
		},
		"first":      func() (err error) { o.BlackStarts, err = r.black(); return err },
		"opening":    func() (err error) { o.TournamentOpening, err = r.either("free", "tournament"); return err },
		"ring":       func() (err error) { o.LandscapeCloses, err = r.either("creatures", "landscape"); return err },
		"repetition": func() (err error) { o.RepetitionDraw, err = r.either("off", "draw"); return err },
		"turn":       r.turn,
		"to":         r.toMove,
		"last":       func() error { h, err := r.hex(); r.setup.Last = &h; return err },
		"memory":     r.memory,
		"drawn":      r.drawn,
	}
}

// either reads one of two words and tells whether it is the second.
func (r *setupReader) either(no, yes string) (bool, error) {
	at := r.at
	switch r.lower() {
	case no:
		return false, nil
	case yes:
		return true, nil
	}
	return false, r.failAt(at, rules.Say("%q or %q", "「%s」或「%s」", no, yes))
}

func (r *setupReader) game() error {
	o := &r.setup.Options
	o.QiLin, o.PiXiu, o.FeiLian = false, false, false
	if r.take("-") {
		return nil
	}
	flags := map[byte]*bool{'L': &o.QiLin, 'P': &o.PiXiu, 'F': &o.FeiLian}
	at := r.at
	for c := r.takeAny("LPF"); c != 0; c = r.takeAny("LPF") {
		*flags[c] = true
	}
	if r.at == at {
		return r.fail(rules.Say(`"-" or some of the letters L, P and F`, "「-」，或字母 L、P、F 中的幾個"))
	}
	return nil
}

func (r *setupReader) turn() error {
	at := r.at
	n, err := r.number(rules.Say("the number of a turn", "第幾回合"))
	if err == nil && n == 0 {
		err = r.failAt(at, rules.Say("the number of a turn, from 1", "第幾回合，從 1 起"))
	}
	r.setup.Turn = n
	return err
}

func (r *setupReader) memory() error {
	black, err := r.black()
	if err != nil {
		return err
	}
	if !r.gap() {
		return r.fail(rules.Say("a space", "空格"))
	}
	kinds := &r.setup.Memory[countIf(black)]
	if *kinds = append(*kinds, r.kinds()...); len(*kinds) == 0 {
		return r.fail(r.letters.kindList())
	}
	return nil
}

func (r *setupReader) drawn() error {
	if r.setup.Drawn = r.landscape(); r.setup.Drawn == creature.None {
		return r.fail(rules.Say(`"M" or "S"`, "「M」（山）或「S」（海）"))
	}
	return nil
}

func (r *setupReader) tile() error {
	first := len(r.setup.Tiles)
	for more := true; more; {
		at := r.at
		t, err := r.tileName(itemWant())
		if err != nil {
			return err
		}
		r.setup.Tiles = append(r.setup.Tiles, t)
		r.source.Tiles = append(r.source.Tiles, Span{at, r.at})
		more = r.stacked()
	}
	if !r.spaces() || !r.done() && r.tileNext() {
		return r.fail(rules.Say(`a space and coordinates such as "2,-1", or + and the tile on top`, "空格和像「2,-1」的座標，或「+」和疊在上面的棋子"))
	}
	at, err := r.hex()
	for i := range r.setup.Tiles[first:] {
		r.setup.Tiles[first+i].Hex = at
	}
	r.source.Tiles[len(r.source.Tiles)-1].To = r.at
	return err
}

// stacked takes the sign between a tile and the one on top of it, "S+wP"; a sign before a number is that of a coordinate.
func (r *setupReader) stacked() bool {
	return r.peek() == '+' && !r.coordinatesNext() && r.take("+")
}
