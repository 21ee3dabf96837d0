package shanhai

import "shanhai/internal/creature"

// make plays a legal move. To take it back, keep the board's state as it was before.
func (b *board) make(m Move) {
	switch t := m.tile(); {
	case isCreature(t):
		b.on |= 1 << (t & 31)
		b.last = noCell
		b.putAlone(m.to(), t)
	case t == 0:
		b.relocate(m.from(), m.to())
	case m == forfeit:
		b.last = noCell
	default:
		b.placeLandscape(m.landscape(), m.to())
	}
	b.turn++
	b.side ^= 1
}

// isCreature tells whether the tile of a move is a creature, in a slot from 1 to 14.
func isCreature(t id) bool { return t&slotMask-1 < 14 }

// unmake takes move m back; before is the state before it was made.
func (b *board) unmake(m Move, before *state) {
	b.state = *before
	switch t := m.tile(); {
	case isCreature(t):
		b.liftAlone(m.to(), t)
	case t == 0:
		b.putBack(m.from(), m.to())
	case m == forfeit:
	default:
		b.liftLand(m.to())
		b.left[m.landscape()-creature.Mountain]++
	}
}

func (b *board) relocate(from, to cell) {
	i := topOf(b.cells[from&cellMask].word)
	if i&slotMask == slotPiXiu {
		b.memory[i.owner()&1] = b.remembers(from, to)
	}
	b.take(from, i)
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

func (b *board) placeLandscape(k creature.Kind, c cell) {
	b.putLand(c, landOfKind(k))
	b.left[k-creature.Mountain]--
	b.last = noCell
	b.drawn = 0
}
