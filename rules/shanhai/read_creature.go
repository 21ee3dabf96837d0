package shanhai

import (
	"strings"

	"shanhai/internal/creature"
	"shanhai/internal/spelling"
	"shanhai/rules"
)

// creature reads a tile; its number is 0 if none is written and the kind has several.
func (r *reader) creature(want rules.Phrase) (c Creature, err error) {
	var ok bool
	if c.Owner, ok = r.owner(); !ok {
		return c, r.fail(want)
	}
	at := r.at
	if c.Kind = r.kind(); c.Kind == creature.None || isLetter(r.peek()) && r.misnamed(at) != "" {
		return c, r.noKind(at)
	}
	if isDigit(r.peek()) {
		return c, r.tileNumber(&c)
	}
	if c.Kind.Count() == 1 {
		c.Number = 1
	}
	return c, nil
}

// misnamed returns the English name that the letters from a byte on were meant to be, if they are none: Quinglong, for
// example, begins with the letter of another kind.
func (r *reader) misnamed(from int) string {
	if !r.letters.names {
		return ""
	}
	end := from
	for end < len(r.text) && isLetter(r.text[end]) {
		end++
	}
	var names []string
	for _, k := range creature.Creatures() {
		names = append(names, k.Name())
	}
	word := r.text[from:end]
	if near := spelling.Nearest(word, names); !strings.EqualFold(near, word) {
		return near
	}
	return ""
}

// noKind is the error of a text from a byte on that names no kind of creature.
func (r *reader) noKind(from int) error {
	word := firstWord(r.text[from:])
	want, nearest := r.letters.kindList(), r.misnamed(from)
	if hint, meant := r.ofHive(word); meant != "" && nearest == "" {
		want, nearest = rules.Say("%v (%v)", "%v（%v）", want, hint), meant
	}
	err := rules.Expected(from+1, word, want)
	err.Nearest = nearest
	return err
}

// kind takes a name or letter of a creature and, after a name, the spaces before a number.
func (r *reader) kind() creature.Kind {
	if k := r.named(creature.Creatures()); k != creature.None {
		r.spacedNumber()
		return k
	}
	return r.lettered(creature.Creatures())
}

func (r *reader) tileNumber(c *Creature) (err error) {
	at, want := r.at, rules.Say("a number from 1 to %d", "從 1 到 %d 的編號", c.Kind.Count())
	if c.Number, err = r.number(want); err != nil {
		return err
	}
	if c.Number < 1 || c.Number > c.Kind.Count() {
		return r.failAt(at, want)
	}
	return nil
}
