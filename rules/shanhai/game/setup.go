package game

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Setup lays out a position: the text first, then the options, tiles and facts add to it. What two of them say differently
// is refused. The error is a *rules.WordError that blames one word: a *rules.SyntaxError within is a word that makes no
// sense, a *rules.Violation a position that cannot be. Words that make no sense are told together, by errors.Join.
func (ShanHai) Setup(l rules.Layout) (rules.Position, error) {
	d := draft{layout: l, facts: map[string]rules.Item{}, options: map[string]rules.Item{}}
	if err := errors.Join(d.readText(), d.readOptions(), d.readTiles(), d.readFacts()); err != nil {
		return nil, err
	}
	p, err := d.position()
	if err != nil {
		return nil, err
	}
	return position{p}, nil
}

// draft is a layout on its way to a set-up.
type draft struct {
	layout  rules.Layout
	setup   shanhai.Setup
	source  shanhai.Source
	facts   map[string]rules.Item // as written, by the name of the fact
	options map[string]rules.Item // by the name of the option
	last    rules.Word            // the tile that moved last, if it is told by its name
	toMove  rules.Word
}

// blame returns the error about a word; one that is not there is taken for the layout as a whole.
func (d *draft) blame(w rules.Word, err error) error {
	if w.Absent() {
		w.At = d.layout.At
	}
	return &rules.WordError{Word: w, Err: err}
}

func (d *draft) readText() (err error) {
	d.setup, d.source, err = shanhai.ReadSetup(d.layout.Text.Text)
	if err != nil {
		return d.blame(d.layout.Text, err)
	}
	return nil
}

// piece returns a part of the text as a word of its own.
func (d *draft) piece(s shanhai.Span) rules.Word {
	text := d.layout.Text
	at := text.At
	at.Column += utf8.RuneCountInString(text.Text[:s.From])
	return rules.Word{Text: text.Text[s.From:s.To], At: at}
}

// said returns the item of the text that begins with some words, if there is one.
func (d *draft) said(item string) (rules.Word, bool) {
	span, ok := d.source.Items[item]
	if !ok {
		return rules.Word{}, false
	}
	return d.piece(span), true
}

func (d *draft) readOptions() error {
	var errs []error
	for _, item := range d.layout.Options {
		errs = append(errs, d.readOption(item))
	}
	return errors.Join(errs...)
}

func (d *draft) readOption(item rules.Item) error {
	for _, s := range settings() {
		if s.Name != item.Name.Text {
			continue
		}
		before := d.setup.Options
		if err := s.read(&d.setup.Options, item.Value.Text); err != nil {
			return d.blame(item.Value, err)
		}
		if text, ok := d.said(s.item); ok && before != d.setup.Options {
			return d.blame(item.Value, fmt.Errorf("the position says %q; let both say the same, or leave the option out", text.Text))
		}
		d.options[s.Name] = item
		return nil
	}
	names := optionNames()
	return d.blame(item.Name, misspelt(item.Name.Text, rules.Say("an option: %s", "這些約定之一：%s", strings.Join(names, ", ")), names...))
}

func (d *draft) readTiles() error {
	var errs []error
	for _, at := range d.layout.Tiles {
		t, err := shanhai.Notation().ReadTile(at.Tile.Text)
		if err != nil {
			errs = append(errs, d.blame(at.Tile, err))
		}
		t.Hex = at.Hex
		d.setup.Tiles = append(d.setup.Tiles, t)
	}
	return errors.Join(errs...)
}

// position lays the set-up out.
func (d *draft) position() (*shanhai.Position, error) {
	if err := d.findLast(); err != nil {
		return nil, err
	}
	p, err := d.setup.Position()
	if err != nil {
		return nil, d.explain(err)
	}
	return p, d.checkToMove(p)
}

// findLast turns the name of the tile that moved last into its hex. Tiles without a number have one once they lie.
func (d *draft) findLast() error {
	if d.last.Absent() {
		return nil
	}
	p, err := d.setup.Position()
	if err != nil {
		return d.explain(err)
	}
	h, err := shanhai.Notation().ReadPlace(p, d.last.Text)
	if err != nil {
		return d.blame(d.last, err)
	}
	d.setup.Last = &h
	return nil
}

// checkToMove makes sure that the turn is that of the player who is to move.
func (d *draft) checkToMove(p *shanhai.Position) error {
	w, ok := d.said("to")
	if !d.toMove.Absent() {
		w, ok = d.toMove, true
	}
	if !ok || p.ToMove() == d.setup.ToMove {
		return nil
	}
	v := rules.NewViolation(shanhai.Turn, "", hex.Hex{}, rules.Say("turn %d is the turn of %v", "第 %d 回合是%v的回合", p.Turn(), p.ToMove()))
	v.Wide = true
	return d.blame(w, v)
}

// explain blames the word behind the fault of a set-up. What else but a position can be at fault is the interval.
func (d *draft) explain(err error) error {
	var s *shanhai.SetupError
	if !errors.As(err, &s) {
		return d.blame(d.itemWord("landscape", d.options["landscape"]), err)
	}
	return d.blame(d.wordFor(s), s.Err)
}

// wordFor returns the word to blame for a fault; absent if there is none.
func (d *draft) wordFor(s *shanhai.SetupError) rules.Word {
	switch s.Part {
	case shanhai.PartTiles:
		return d.tileWord(s)
	case shanhai.PartTurn:
		return d.turnWord()
	case shanhai.PartInterval:
		return d.itemWord("landscape", d.options["landscape"])
	case shanhai.PartLast:
		return d.itemWord("last", d.facts[factLast])
	case shanhai.PartMemory:
		return d.memoryWord(s)
	}
	return d.itemWord("drawn", d.facts[factDrawn])
}

// itemWord returns the value that an author wrote, else the item of the text.
func (d *draft) itemWord(item string, written rules.Item) rules.Word {
	if !written.Value.Absent() {
		return written.Value
	}
	w, _ := d.said(item)
	return w
}

// tileWord returns the tile to blame: the one that the engine names, else for a split realm or a memory the top tile on the
// hex of the fault.
func (d *draft) tileWord(s *shanhai.SetupError) rules.Word {
	var v *rules.Violation
	n := s.Tile
	if n < 0 && errors.As(s.Err, &v) && (v.Rule == shanhai.OneRealm || v.Rule == shanhai.PiXiuTerrain) {
		for i, t := range d.setup.Tiles {
			if t.Hex == v.Hex {
				n = i
			}
		}
	}
	switch inText := len(d.source.Tiles); {
	case n < 0:
		return rules.Word{}
	case n < inText:
		return d.piece(d.source.Tiles[n])
	default:
		return d.layout.Tiles[n-inText].Tile
	}
}

// turnWord returns what says whose turn it is.
func (d *draft) turnWord() rules.Word {
	if w := d.itemWord("turn", d.facts[factTurn]); !w.Absent() {
		return w
	}
	return d.itemWord("to", d.facts[factToMove])
}

// memoryWord returns the memory of the player that the fault is about, else that player's PiXiu, who lacks one.
func (d *draft) memoryWord(s *shanhai.SetupError) rules.Word {
	for _, m := range memories() {
		w := d.itemWord(m.item, d.facts[m.fact])
		if !w.Absent() && m.owner == s.Owner {
			return w
		}
	}
	return d.tileWord(s)
}
