package shanhai

import "math/bits"

// Evaluate returns a rough value of the position for the player to move, in hundredths of a closed side of the ring
// around a YingLong: sides closed around the opponent's against the own, and creatures free to move.
func (p *Position) Evaluate() int {
	side := p.b.side
	return p.b.standing(side) - p.b.standing(side.Opponent())
}

// standing values one player's position.
func (b *board) standing(p Player) int {
	value := -100 * b.closedSides(p)
	for set := b.slots(p); set != 0; set &= set - 1 {
		i := makeID(p, id(bits.TrailingZeros16(set)))
		c := b.pos[i&31]
		if topOf(b.cells[c&cellMask].word) == i && !b.pinned(c) {
			value += 8
		}
	}
	return value
}

// closedSides counts the hexes around a player's YingLong that have a creature on top.
func (b *board) closedSides(p Player) int {
	i := makeID(p, slotYingLong)
	if !b.has(i) {
		return 0
	}
	w := b.cells[b.pos[i&31]&cellMask].word
	return int(w>>whiteShift&7 + w>>blackShift&7)
}
