package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/creature"
	"shanhai/internal/spelling"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// The facts about a set-up.
const (
	factToMove      = "to move"
	factTurn        = "turn"
	factLast        = "last"
	factMemoryWhite = "memory white"
	factMemoryBlack = "memory black"
	factDrawn       = "drawn"
)

// listOfFacts names the facts for an error.
const listOfFacts = "a statement, or one of the facts to move, turn, last, memory white, memory black and drawn"

// memoryFact is a fact about a player's PiXiu and the item of the canonical text that says the same.
type memoryFact struct {
	fact, item string
	owner      shanhai.Player
}

func memories() [2]memoryFact {
	return [2]memoryFact{{factMemoryWhite, "memory w", shanhai.White}, {factMemoryBlack, "memory b", shanhai.Black}}
}

// itemOf returns the item of the canonical text that says what a fact says.
func itemOf(fact string) string {
	for _, m := range memories() {
		if m.fact == fact {
			return m.item
		}
	}
	if fact == factToMove {
		return "to"
	}
	return fact
}

func (d *draft) readFacts() error {
	var errs []error
	for _, item := range d.layout.Facts {
		errs = append(errs, d.readFact(item))
	}
	return errors.Join(errs...)
}

func (d *draft) readFact(item rules.Item) error {
	name := factName(item.Name.Text)
	read, ok := d.factReaders()[name]
	if !ok {
		return d.blame(item.Name, noFact(item.Name.Text))
	}
	if err := d.saidTwice(item, name); err != nil {
		return err
	}
	d.facts[name] = item
	if err := read(item.Value); err != nil {
		return d.blame(item.Value, err)
	}
	return nil
}

// noFact is the error of a name that is none of a fact; an option's lacks the word before it.
func noFact(name string) error {
	err := rules.NewSyntaxError(1, name, listOfFacts)
	err.Nearest = spelling.Nearest(name, []string{factToMove, factTurn, factLast, factMemoryWhite, factMemoryBlack, factDrawn})
	if fact := factInChinese(name); fact != "" {
		err.Nearest = fact
	}
	if slices.Contains(optionNames(), name) {
		err.Nearest = "option " + name
	}
	return err
}

// factInChinese returns the fact that a Chinese word says; empty if it says none.
func factInChinese(word string) string {
	return map[string]string{
		"輪到": factToMove, "轮到": factToMove, "輪走": factToMove, "该谁走": factToMove, "該誰走": factToMove, "行棋方": factToMove,
		"回合": factTurn, "上一步": factLast, "上一手": factLast, "白方記憶": factMemoryWhite, "黑方記憶": factMemoryBlack, "抽到": factDrawn,
	}[word]
}

// factName returns the name of a fact in the one spelling: the player whose memory it is may be named in any.
func factName(text string) string {
	head, owner, _ := strings.Cut(text, " ")
	if p, known := shanhai.ReadPlayer(owner); known && head == "memory" {
		return head + " " + p.String()
	}
	return text
}

func (d *draft) saidTwice(item rules.Item, name string) error {
	if _, twice := d.facts[name]; twice {
		return d.blame(item.Name, fmt.Errorf("%q is said twice; once is enough", name))
	}
	if text, ok := d.said(itemOf(name)); ok {
		return d.blame(item.Name, fmt.Errorf("the position says %q already; leave one of the two out", text.Text))
	}
	return nil
}

// factReaders returns what reads the value of a fact, by its name.
func (d *draft) factReaders() map[string]func(rules.Word) error {
	return map[string]func(rules.Word) error{
		factToMove:      d.readToMove,
		factTurn:        d.readTurn,
		factLast:        d.readLast,
		factDrawn:       d.readDrawn,
		factMemoryWhite: func(w rules.Word) error { return d.readMemory(shanhai.White, w) },
		factMemoryBlack: func(w rules.Word) error { return d.readMemory(shanhai.Black, w) },
	}
}

func (d *draft) readToMove(w rules.Word) error {
	p, ok := shanhai.ReadPlayer(w.Text)
	if !ok {
		return misspelt(w.Text, eitherPlayer(), shanhai.White.String(), shanhai.Black.String())
	}
	d.setup.ToMove, d.toMove = p, w
	return nil
}

func (d *draft) readTurn(w rules.Word) error {
	n, err := strconv.Atoi(w.Text)
	if err != nil || n < 1 {
		return rules.Expected(1, w.Text, rules.Say("the number of a turn, from 1", "第幾回合，從 1 起"))
	}
	d.setup.Turn = n
	return nil
}

// readLast reads a hex; the name of a tile, or a place beside one, waits until the tiles lie.
func (d *draft) readLast(w rules.Word) error {
	empty, err := shanhai.New(shanhai.DefaultOptions())
	if err != nil {
		return err
	}
	h, err := shanhai.Notation().ReadPlace(empty, w.Text)
	if err != nil {
		d.last = w
		return nil
	}
	d.setup.Last = &h
	return nil
}

func (d *draft) readMemory(owner shanhai.Player, w rules.Word) error {
	kinds, err := shanhai.Notation().ReadKinds(w.Text)
	d.setup.Memory[owner] = kinds
	return err
}

func (d *draft) readDrawn(w rules.Word) error {
	t, err := shanhai.Notation().ReadTile(w.Text)
	if err != nil || t.Land == creature.None {
		return misspelt(w.Text, rules.Say(`"mountain" or "sea"`, "「山」（M）或「海」（S）"), "mountain", "sea")
	}
	d.setup.Drawn = t.Land
	return nil
}
