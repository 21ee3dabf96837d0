package shanhai

// Tiles come and go by the functions of this file alone, so what a word says of its neighbourhood is kept here and
// nowhere else. put, take and putLand also keep the counters of the state; lift and drop leave the state alone: the
// generator lifts a mover for a moment with them, and unmake takes back with them what it restores from the saved state.
//
// Nearly all creatures come onto a plain hex without a tile, or leave one that they had alone. These have a way of their
// own through put, take, lift and drop; what they add to the words around is a constant for each owner.

// alone is what a creature alone on a plain hex adds to the six-bit fields around it: it makes the hex solid and a tile.
const alone uint32 = 1 | 1<<tilesShift

// countOf returns one top of the owner of i in the fields of a word.
func countOf(i id) uint32 { return 1<<whiteShift + (1<<blackShift-1<<whiteShift)*uint32(i>>4) }

// standsAlone tells whether the creature on top of word w has a plain hex for itself.
func standsAlone(w uint32) bool { return w&(7<<levelShift|3<<landShift) == levelOne }

// presence returns what the creature on top of word w adds to the words around it: to the six-bit fields (to be turned
// by the direction) and to the counts of tops. Under is the creature beneath it.
func presence(w uint32, under id) (mask, count uint32) {
	if levelOf(w) == 1 {
		mask = 1
		if landOf(w) == plain {
			mask = alone
		}
	}
	count = countOf(topOf(w))
	if under != 0 {
		count -= countOf(under)
	}
	return mask, count
}

// without returns word w with the creature on its top gone and under in its place.
func without(w uint32, under id) uint32 {
	w = w&(1<<idShift-1) - levelOne + uint32(under)<<idShift
	if levelOf(w) == 0 && landOf(w) == plain {
		w &^= hereBit
	}
	return w
}

// with returns word w with the creature i on its top.
func with(w uint32, i id) uint32 {
	return w&(1<<idShift-1) + levelOne | hereBit | uint32(i)<<idShift
}

// tellChange is tell for a change that may be none.
func (b *board) tellChange(c cell, mask, count uint32) {
	if mask|count != 0 {
		b.tell(c, mask, count)
	}
}

// tell adds a change to the six words around c; a neighbour in direction d sees c in direction d+3.
func (b *board) tell(c cell, mask, count uint32) {
	b.cells[(c+1)&cellMask].word += mask<<3 + count
	b.cells[(c+rowStride)&cellMask].word += mask<<4 + count
	b.cells[(c+rowStride-1)&cellMask].word += mask<<5 + count
	b.cells[(c-1)&cellMask].word += mask + count
	b.cells[(c-rowStride)&cellMask].word += mask<<1 + count
	b.cells[(c-rowStride+1)&cellMask].word += mask<<2 + count
}

// put lays creature i on top of c.
func (b *board) put(c cell, i id) {
	if b.cells[c&cellMask].word&hereBit == 0 {
		b.putAlone(c, i)
	} else {
		b.putOnTile(c, i)
	}
}

// putAlone lays creature i on a hex without a tile.
func (b *board) putAlone(c cell, i id) {
	w := b.cells[c&cellMask].word
	b.cells[c&cellMask].word = w + (levelOne | hereBit | uint32(i)<<idShift)
	b.pos[i&31] = c
	b.addKey(creatureKey(i, 0), c)
	b.euler += 1 - int16(ring.arcs[tilesOf(w)])
	count := countOf(i)
	b.cells[(c+1)&cellMask].word += alone<<3 + count
	b.cells[(c+rowStride)&cellMask].word += alone<<4 + count
	b.cells[(c+rowStride-1)&cellMask].word += alone<<5 + count
	b.cells[(c-1)&cellMask].word += alone + count
	b.cells[(c-rowStride)&cellMask].word += alone<<1 + count
	b.cells[(c-rowStride+1)&cellMask].word += alone<<2 + count
}

// putOnTile lays creature i on a hex that has a tile.
func (b *board) putOnTile(c cell, i id) {
	w := b.cells[c&cellMask].word
	under := topOf(w)
	b.pos[i&31], b.below[i&31] = c, under
	b.addKey(creatureKey(i, levelOf(w)), c)
	now := with(w, i)
	if levelOf(now) == 2 {
		b.tall++
	}
	b.cells[c&cellMask].word = now
	mask, count := presence(now, under)
	b.tellChange(c, mask, count)
}

// take removes the creature i on top of c.
func (b *board) take(c cell, i id) {
	if standsAlone(b.cells[c&cellMask].word) {
		b.takeAlone(c, i)
	} else {
		b.takeFromTile(c, i)
	}
}

// takeAlone removes the creature i that has the plain hex c for itself.
func (b *board) takeAlone(c cell, i id) {
	w := b.cells[c&cellMask].word & (hereBit - 1)
	b.cells[c&cellMask].word = w
	b.subKey(creatureKey(i, 0), c)
	b.euler -= 1 - int16(ring.arcs[tilesOf(w)])
	b.tell(c, ^alone+1, -countOf(i))
}

// takeFromTile removes the creature i on top of a hex that has another tile.
func (b *board) takeFromTile(c cell, i id) {
	w := b.cells[c&cellMask].word
	under := b.below[i&31]
	b.below[i&31] = 0
	now := without(w, under)
	b.subKey(creatureKey(i, levelOf(now)), c)
	if levelOf(w) == 2 {
		b.tall--
	}
	b.cells[c&cellMask].word = now
	mask, count := presence(w, under)
	b.tellChange(c, -mask, -count)
}

// lift removes the creature on top of c from the words alone and returns the word that drop needs.
func (b *board) lift(c cell) uint32 {
	w := b.cells[c&cellMask].word
	if standsAlone(w) {
		b.liftAlone(c, topOf(w))
		return w
	}
	under := b.below[topOf(w)&31]
	b.cells[c&cellMask].word = without(w, under)
	mask, count := presence(w, under)
	b.tellChange(c, -mask, -count)
	return w
}

// liftAlone lifts the creature i that has the plain hex c for itself.
func (b *board) liftAlone(c cell, i id) {
	b.cells[c&cellMask].word &= hereBit - 1
	count := countOf(i)
	b.cells[(c+1)&cellMask].word -= alone<<3 + count
	b.cells[(c+rowStride)&cellMask].word -= alone<<4 + count
	b.cells[(c+rowStride-1)&cellMask].word -= alone<<5 + count
	b.cells[(c-1)&cellMask].word -= alone + count
	b.cells[(c-rowStride)&cellMask].word -= alone<<1 + count
	b.cells[(c-rowStride+1)&cellMask].word -= alone<<2 + count
}

// drop undoes a lift that returned w.
func (b *board) drop(c cell, w uint32) {
	b.cells[c&cellMask].word = w
	i := topOf(w)
	if standsAlone(w) {
		b.tell(c, alone, countOf(i))
		return
	}
	mask, count := presence(w, b.below[i&31])
	b.tellChange(c, mask, count)
}

// putLand lays a landscape tile on a hex without any tile.
func (b *board) putLand(c cell, land uint32) {
	w := b.cells[c&cellMask].word
	b.addKey(landKey(land), c)
	b.euler += 1 - int16(ring.arcs[tilesOf(w)])
	b.cells[c&cellMask].word = w | hereBit | land<<landShift + landLevel(land)
	b.tell(c, landMask(land), 0)
	b.land[b.lands%landscapeTotal] = c
	b.lands++
}

// liftLand undoes putLand in the words alone.
func (b *board) liftLand(c cell) {
	w := b.cells[c&cellMask].word
	land := landOf(w)
	b.cells[c&cellMask].word = w - hereBit - land<<landShift - landLevel(land)
	b.tell(c, -landMask(land), 0)
}

// landLevel returns the level that a landscape tile gives its hex, in the level field.
func landLevel(land uint32) uint32 {
	if land == mountain {
		return levelOne
	}
	return 0
}

// landMask returns what a landscape tile adds to the six-bit fields around it.
func landMask(land uint32) uint32 {
	if land == mountain {
		return alone
	}
	return 1 << tilesShift
}
