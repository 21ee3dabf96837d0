package book

import (
	"cmp"
	"strconv"
	"strings"

	"shanhai/rules"
	"shanhai/rules/diagram"
)

// speech words what is said of a position.
type speech struct {
	tongue   tongue
	kind     func(language, kind string) string
	fact     func(language, name, value string) string
	position rules.Position
	mover    string // whose turn it is, or was
}

// tile finds a tile by its name, on the table or in hand, where it gets its number; the name alone if there is none.
func (s speech) tile(name string) (tile rules.Tile, onTable bool) {
	for _, c := range s.position.Cells() {
		for _, t := range c.Tiles {
			if t.Name == name && t.Owner != "" {
				return t, true
			}
		}
	}
	kind := strings.TrimRight(name, "0123456789")
	for _, in := range s.position.Off() {
		if in.Tile.Name == kind {
			in.Tile.Name = name
			return in.Tile, false
		}
	}
	return s.alike(kind), false
}

// alike returns a tile of a kind of which all lie on the table.
func (s speech) alike(name string) rules.Tile {
	for _, c := range s.position.Cells() {
		for _, t := range c.Tiles {
			if strings.TrimRight(t.Name, "0123456789") == name {
				t.Name = name
				return t
			}
		}
	}
	if p, knows := s.position.(namer); knows {
		if t, known := p.Tile(name); known {
			return t
		}
	}
	return rules.Tile{Name: name, Owner: s.mover}
}

// namer is a position that knows tiles which its game was agreed to go without.
type namer interface {
	Tile(name string) (rules.Tile, bool)
}

// call names a tile, with its number where another of its kind lies on the table.
func (s speech) call(t rules.Tile) string {
	switch {
	case t.Kind == "":
		return say(s.tongue.unknown, "{name}", t.Name)
	case t.Owner == "":
		return say(s.tongue.neutral, "{kind}", s.kindOf(t))
	}
	name := s.tongue.owner(t.Owner) + s.kindOf(t)
	if number := strings.TrimLeft(t.Name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"); number != "" && s.another(t) {
		name += s.tongue.gap + number
	}
	return name
}

func (s speech) kindOf(t rules.Tile) string {
	word := ""
	if s.kind != nil {
		word = s.kind(s.tongue.code, t.Kind)
	}
	return cmp.Or(word, t.Text, t.Name)
}

// another tells whether a tile of the same kind and owner lies on the table.
func (s speech) another(than rules.Tile) bool {
	for _, c := range s.position.Cells() {
		for _, t := range c.Tiles {
			if t.Owner == than.Owner && t.Kind == than.Kind && t.Name != than.Name {
				return true
			}
		}
	}
	return false
}

// count tells how many tiles of an owner and a kind lie on the table.
func (s speech) count(like rules.Tile) int {
	n := 0
	for _, c := range s.position.Cells() {
		for _, t := range c.Tiles {
			if t.Owner == like.Owner && t.Kind == like.Kind {
				n++
			}
		}
	}
	return n
}

// deed is the sentences for one thing that is done, may be done or may not: a move, landscape laid and so on.
type deed struct{ goes, lays, enters, brings, passes string }

func (t tongue) done() deed { return deed{t.goes, t.lays, t.enters, t.brings, t.passes} }
func (t tongue) may() deed  { return deed{t.mayGo, t.mayLay, t.mayEnter, t.mayBring, t.mayPass} }
func (t tongue) not() deed  { return deed{t.notGo, t.notLay, t.notEnter, t.notBring, t.notPass} }

// act words an act, which the author wrote in some words.
func (s speech) act(a rules.Act, written string, d deed) string {
	if a.Tile == "" || a.To == nil {
		return s.fill(d.passes, "", place{})
	}
	t, onTable := s.tile(a.Tile)
	where := s.place(*a.To, a.Tile, written)
	switch {
	case t.Owner == "":
		return s.fill(d.lays, say(s.tongue.someNeutral, "{kind}", s.kindOf(t)), where)
	case a.From == nil:
		return s.fill(d.enters, s.call(t), where)
	case onTable && s.mover != "" && t.Owner != s.mover:
		return s.fill(d.brings, s.call(t), where)
	}
	return s.fill(d.goes, s.call(t), where)
}

// fill writes a sentence.
func (s speech) fill(sentence, tile string, where place, more ...string) string {
	player := s.tongue.player(s.mover)
	words := append([]string{"{tile}", tile, "{Tile}", diagram.Capital(tile), "{player}", player, "{Player}", diagram.Capital(player)}, more...)
	if where.noun == "" {
		words = append(words, " {to}", "", " {at}", "", "在{at}", "")
	} else {
		words = append(words, "{to}", s.tongue.to(where), "{at}", s.tongue.on(where))
	}
	return say(sentence, words...)
}

// many chooses a sentence by a number.
func many(n int, none, one, more string) string {
	switch n {
	case 0:
		return none
	case 1:
		return one
	}
	return strings.ReplaceAll(more, "{n}", strconv.Itoa(n))
}

// listed joins words.
func (t tongue) listed(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], t.comma) + t.and + words[last]
}
