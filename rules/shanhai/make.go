package shanhai

import "shanhai/internal/creature"

// make plays a legal move and returns the state that unmake needs.
func (b *board) make(m Move) state {
	saved := b.state
	switch k := m.kind(); {
	case k == creature.None:
		b.relocate(m.from(), m.to())
	case m == forfeit:
		b.last = noCell
	case k.Landscape():
		b.placeLandscape(k, m.to())
	default:
		b.introduce(b.side, k, m.to())
	}
	b.drawn = 0
	b.turn++
	b.side ^= 1
	return saved
}

// unmake takes move m back; saved is what make returned.
func (b *board) unmake(m Move, saved state) {
	switch k := m.kind(); {
	case k == creature.None:
		b.putBack(m.from(), m.to())
	case m == forfeit:
	case k.Landscape():
		b.liftLand(m.to())
		b.left[k-creature.Mountain]++
	default:
		b.toHand(m.to())
	}
	b.state = saved
}

func (b *board) relocate(from, to cell) {
	i := topOf(b.cells[from&cellMask].word)
	if i.kind() == creature.PiXiu {
		b.memory[i.owner()&1] = b.remembers(from, to)
	}
	b.take(from)
	b.put(to, i)
	b.last = to
}

// putBack undoes relocate in the words.
func (b *board) putBack(from, to cell) {
	i := topOf(b.cells[to&cellMask].word)
	b.lift(to)
	w := b.cells[from&cellMask].word
	b.below[i&31], b.pos[i&31] = topOf(w), from
	b.drop(from, with(w, i))
}

// introduce brings the player's next tile of a kind onto c.
func (b *board) introduce(p Player, k creature.Kind, c cell) {
	hand := &b.hand[p&1][k]
	i := makeID(p, firstSlots[k]+id(b.supply[k]-*hand))
	*hand--
	if *hand == 0 {
		b.inHand[p&1] &^= powerOf(k)
	}
	b.on[p&1] |= 1 << (i & slotMask)
	b.put(c, i)
	b.last = noCell
}

// toHand undoes introduce in the words.
func (b *board) toHand(c cell) {
	i := topOf(b.cells[c&cellMask].word)
	b.lift(c)
	b.pos[i&31] = noCell
	b.on[i.owner()&1] &^= 1 << (i & slotMask)
	b.hand[i.owner()&1][i.kind()]++
}

func (b *board) placeLandscape(k creature.Kind, c cell) {
	b.putLand(c, landOfKind(k))
	b.left[k-creature.Mountain]--
	b.last = noCell
}
