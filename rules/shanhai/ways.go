package shanhai

import (
	"slices"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
)

// Way is one of the ways in which a legal relocation comes about.
type Way struct {
	Power      creature.Kind // by which the creature goes, FeiLian for the wind
	Lifter     *Creature     // who uses the wind; nil if the creature goes itself
	Swim       bool          // over seas, as YingLong does, not by a single step
	Remembered bool          // by a power that PiXiu remembers
	Borrowed   bool          // by a power lent to PiXiu, the mover or the lifter
	Through    []hex.Hex     // the hexes between on the shortest routes, or under a jump, by rows
}

// Ways returns how a legal relocation comes about: by each power that the creature has, and by each lifter; by the one
// lifter if the act names it. There are none for another act.
func (p *Position) Ways(a Act) []Way {
	if _, err := p.Move(a); err != nil || a.Type != Relocate {
		return nil
	}
	j := judge{p: p, b: p.b, act: a}
	to, _ := j.to()
	from := j.from()
	var out []Way
	if a.Lifter == nil && a.Creature.Owner == p.b.side {
		out = p.ownWays(from, to)
	}
	for _, l := range p.liftersFor(from, to) {
		if a.Lifter == nil || l == *a.Lifter {
			out = append(out, Way{Power: creature.FeiLian, Lifter: &l, Borrowed: l.Kind == creature.PiXiu})
		}
	}
	return out
}

// liftersFor returns the creatures whose wind brings the creature on from to to.
func (p *Position) liftersFor(from, to cell) (out []Creature) {
	b := p.b
	winds := b.windUsers()
	if !b.liftable(from) {
		return nil
	}
	for _, l := range winds.list[:winds.n] {
		b.begin(from)
		b.blow(from, &lifters{list: [2]lifter{l}, n: 1})
		if contains(b.found[:b.n], to) {
			out = append(out, topOf(b.cells[l.at&cellMask].word).creature())
		}
	}
	return out
}

// ownWays returns the powers by which the creature on from goes to to, with their routes.
func (p *Position) ownWays(from, to cell) (out []Way) {
	for _, w := range p.b.powersOf(from) {
		s := survey{b: p.b, kind: w.Power, start: from}
		lifted := p.b.lift(from)
		for _, swim := range [2]bool{false, true} {
			if mid, ok := s.route(to, swim); ok {
				w.Swim, w.Through = swim, p.hexesOf(mid)
				out = append(out, w)
			}
		}
		p.b.drop(from, lifted)
	}
	return out
}

// powersOf returns the powers of the creature on top of c, and whence PiXiu has them.
func (b *board) powersOf(c cell) (out []Way) {
	w := b.cells[c&cellMask].word
	i := topOf(w)
	if i.kind() != creature.PiXiu {
		return []Way{{Power: i.kind()}}
	}
	onCreature, alone := b.below[i&31] != 0, w>>whiteShift&maskOf6 == 0
	for _, k := range kindsOf(b.powers(c)) {
		out = append(out, Way{Power: k, Remembered: !onCreature && alone, Borrowed: !onCreature && !alone})
	}
	return out
}

// hexesOf returns the hexes of cells by rows.
func (p *Position) hexesOf(cells []cell) []hex.Hex {
	var out []hex.Hex
	for _, c := range cells {
		out = append(out, p.ref.hexOf(c))
	}
	slices.SortFunc(out, byRow)
	return out
}
