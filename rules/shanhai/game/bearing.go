package game

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Bearing returns the rules that a legal act is an instance of or had to satisfy, in the order of the rulebook; none for an
// act that is not legal here. The package doc holds the table.
func (g position) Bearing(a rules.Act) []rules.ID {
	b, legal := g.bearing(meant(a))
	if !legal {
		return nil
	}
	return b.list()
}

// bearing gathers the rules that bear on an act, if it is legal.
func (g position) bearing(act shanhai.Act) (bearing, bool) {
	after := g.p.Clone()
	if after.Play(act) != nil {
		return bearing{}, false
	}
	b := bearing{p: g.p, after: after, act: act, set: map[rules.ID]bool{}}
	b.every()
	switch act.Type {
	case shanhai.Introduce:
		b.introduction()
	case shanhai.Relocate:
		b.relocation()
	case shanhai.PlaceLandscape:
		b.add(shanhai.Supply, shanhai.LandscapeTurn, shanhai.LandscapePlace)
	case shanhai.Forfeit:
		b.add(shanhai.ForfeitTurn)
	}
	b.end()
	return b, true
}

// bearing gathers the rules that bear on an act.
type bearing struct {
	p, after *shanhai.Position
	act      shanhai.Act
	set      map[rules.ID]bool
}

func (b *bearing) add(ids ...rules.ID) {
	for _, id := range ids {
		b.set[id] = true
	}
}

// addIf adds rules if something holds.
func (b *bearing) addIf(holds bool, ids ...rules.ID) {
	if holds {
		b.add(ids...)
	}
}

// list returns the rules in the order of the rulebook.
func (b *bearing) list() []rules.ID {
	var out []rules.ID
	for _, r := range shanhai.Rules() {
		if b.set[r.ID] {
			out = append(out, r.ID)
		}
	}
	return out
}

// every adds what bears on all kinds of acts.
func (b *bearing) every() {
	b.add(shanhai.Turn)
	b.addIf(b.p.Turn() == 1, shanhai.FirstPlayer)
	own := b.act.Type == shanhai.Introduce || b.act.Type == shanhai.Relocate
	b.addIf(own && b.spared(), shanhai.YingLongByFourth)
}

// spared tells whether the player may still do without YingLong because turns before were none of the player's own: with
// landscape turns and forfeited ones counted, this would be the fourth.
func (b *bearing) spared() bool {
	yingLong := shanhai.Creature{Owner: b.p.ToMove(), Kind: creature.YingLong, Number: 1}
	_, in := b.p.Find(yingLong)
	return !in && b.p.OwnTurn() < 4 && (b.p.Turn()+1)/2 >= 4
}

func (b *bearing) introduction() {
	b.add(shanhai.Supply)
	first := b.p.OwnTurn() == 1
	yingLong := b.act.Creature.Kind == creature.YingLong
	b.addIf(first && (yingLong || b.p.Options().TournamentOpening), shanhai.YingLongByFourth)
	b.addIf(yingLong && b.p.OwnTurn() == 4, shanhai.YingLongByFourth)
	b.addIf(first, shanhai.PlaceFirst)
	b.addIf(!first, shanhai.PlaceOwn)
}

func (b *bearing) relocation() {
	b.add(shanhai.MoveAfter, shanhai.OneRealm)
	b.addIf(creaturesOn(b.p, b.act.From) > 1, shanhai.Covered)
	for _, w := range b.p.Ways(b.act) {
		if w.Lifter != nil {
			b.wind(w)
		} else {
			b.move(w)
		}
	}
}

// end adds the rules by which the act ends the game.
func (b *bearing) end() {
	result := b.after.Result()
	b.addIf(result.Over(), result.Rule)
	b.addIf(result.Rule == shanhai.DoubleCapture, shanhai.Capture)
}

// creaturesOn returns how many creatures are on a hex.
func creaturesOn(p *shanhai.Position, h hex.Hex) (n int) {
	for _, t := range p.At(h) {
		if t.Land == creature.None {
			n++
		}
	}
	return n
}

// landOn returns the landscape of a hex, or None.
func landOn(p *shanhai.Position, h hex.Hex) creature.Kind {
	if tiles := p.At(h); len(tiles) > 0 {
		return tiles[0].Land
	}
	return creature.None
}
