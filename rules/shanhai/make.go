package shanhai

import "shanhai/internal/creature"

// make plays a legal move. It keeps in saved what unmake needs.
func (b *board) make(m Move, saved *state) {
	*saved = b.state
	switch t := m.tile(); {
	case t == 0:
		b.relocate(m.from(), m.to())
	case m == forfeit:
		b.last = noCell
	case t == mountainTile || t == seaTile:
		b.placeLandscape(m.landscape(), m.to())
	default:
		b.on |= 1 << (t & 31)
		b.putAlone(m.to(), t)
		b.last = noCell
	}
	b.drawn = 0
	b.turn++
	b.side ^= 1
}

// unmake takes move m back; saved is what make kept.
func (b *board) unmake(m Move, saved *state) {
	switch t := m.tile(); {
	case t == 0:
		b.putBack(m.from(), m.to())
	case m == forfeit:
	case t == mountainTile || t == seaTile:
		b.liftLand(m.to())
		b.left[m.landscape()-creature.Mountain]++
	default:
		b.liftAlone(m.to(), t)
	}
	b.state = *saved
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
}
