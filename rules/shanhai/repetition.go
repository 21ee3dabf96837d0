package shanhai

import "slices"

// note counts how often the position as it stands has arisen. Only turns since the last tile that came from a hand can
// have seen it, and none while landscape is to come.
func (p *Position) note() {
	p.key, p.seen = 0, 1
	if p.b.landscapeToCome() {
		return
	}
	p.key = p.b.repetitionKey()
	for i := len(p.past) - 1; i >= 0 && !comesFromHand(p.past[i].move); i-- {
		if p.past[i].key == p.key && p.sameActs(p.past[i]) {
			p.seen = p.past[i].seen + 1
			return
		}
	}
}

// comesFromHand tells whether a move brings a tile, after which no earlier position can come back.
func comesFromHand(m Move) bool { return m != forfeit && m.tile() != 0 }

// repetitionKey hashes what must be the same in a repeated position but the legal acts.
func (b *board) repetitionKey() uint64 {
	last := b.last
	b.last = noCell
	key := b.hash()
	b.last = last
	return key
}

// sameActs tells whether the position of a past turn, equal to this one up to a shift, has the same legal acts. They can
// only differ by which creature was moved the turn before.
func (p *Position) sameActs(r record) bool {
	then := noCell
	if r.state.last != noCell {
		then = (r.state.last - r.place + p.b.anchor()) & cellMask
	}
	if then == p.b.last {
		return true
	}
	return slices.Equal(p.b.actsAfter(p.b.last), p.b.actsAfter(then))
}

// actsAfter returns the legal acts in order, if the creature on last had been moved the turn before.
func (b *board) actsAfter(last cell) []Move {
	kept := b.last
	b.last = last
	acts := b.list(nil)
	b.last = kept
	slices.Sort(acts)
	return acts
}
