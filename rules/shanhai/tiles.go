package shanhai

// Tiles come and go by the functions of this file alone, so what a word says of its neighbourhood is kept here and
// nowhere else. put, take and putLand also keep the counters of the state; lift and drop leave the state alone: the
// generator lifts a mover for a moment with them, and unmake takes back with them what it restores from the saved state.

// presence returns what the creature on top of word w adds to the words around it: to the six-bit fields (to be turned
// by the direction) and to the counts of tops. Under is the creature beneath it.
func presence(w uint32, under id) (mask, count uint32) {
	if levelOf(w) == 1 {
		mask = 1
		if landOf(w) == plain {
			mask = 1 | 1<<tilesShift
		}
	}
	count = countOf(topOf(w))
	if under != 0 {
		count -= countOf(under)
	}
	return mask, count
}

// countOf returns one top of the owner of i in the fields of a word.
func countOf(i id) uint32 { return 1 << (whiteShift + (blackShift-whiteShift)*uint32(i.owner())) }

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

// tell adds a change to the six words around c; a neighbour in direction d sees c in direction d+3.
func (b *board) tell(c cell, mask, count uint32) {
	if mask|count == 0 {
		return
	}
	b.cells[(c+1)&cellMask].word += mask<<3 + count
	b.cells[(c+rowStride)&cellMask].word += mask<<4 + count
	b.cells[(c+rowStride-1)&cellMask].word += mask<<5 + count
	b.cells[(c-1)&cellMask].word += mask + count
	b.cells[(c-rowStride)&cellMask].word += mask<<1 + count
	b.cells[(c-rowStride+1)&cellMask].word += mask<<2 + count
}

// tellPlaces does what tell does and keeps the counts of places.
func (b *board) tellPlaces(c cell, mask, count uint32) {
	if mask|count == 0 {
		return
	}
	places := b.places
	places += b.bump(c+1, mask<<3+count)
	places += b.bump(c+rowStride, mask<<4+count)
	places += b.bump(c+rowStride-1, mask<<5+count)
	places += b.bump(c-1, mask+count)
	places += b.bump(c-rowStride, mask<<1+count)
	places += b.bump(c-rowStride+1, mask<<2+count)
	b.places = places
}

// bump adds delta to the word of c and returns the change of places there.
func (b *board) bump(c cell, delta uint32) uint32 {
	s := &b.cells[c&cellMask]
	old := s.word
	now := old + delta
	s.word = now
	return placeTable[now>>placeShift&placeMask] - placeTable[old>>placeShift&placeMask]
}

// put lays creature i on top of c.
func (b *board) put(c cell, i id) {
	w := b.cells[c&cellMask].word
	under := topOf(w)
	b.below[i&31], b.pos[i&31] = under, c
	b.addKey(creatureKey(i, levelOf(w)), c)
	if w&hereBit == 0 {
		b.euler += 1 - int16(ring.arcs[tilesOf(w)])
		b.places -= placeTable[w>>placeShift&placeMask]
	}
	now := with(w, i)
	if levelOf(now) == 2 {
		b.tall++
	}
	b.cells[c&cellMask].word = now
	mask, count := presence(now, under)
	b.tellPlaces(c, mask, count)
}

// take removes the creature on top of c.
func (b *board) take(c cell) id {
	w := b.cells[c&cellMask].word
	i := topOf(w)
	under := b.below[i&31]
	now := without(w, under)
	b.subKey(creatureKey(i, levelOf(now)), c)
	if levelOf(w) == 2 {
		b.tall--
	}
	if now&hereBit == 0 {
		b.euler -= 1 - int16(ring.arcs[tilesOf(w)])
		b.places += placeTable[now>>placeShift&placeMask]
	}
	b.cells[c&cellMask].word = now
	mask, count := presence(w, under)
	b.tellPlaces(c, -mask, -count)
	return i
}

// lift removes the creature on top of c from the words alone and returns the word that drop needs.
func (b *board) lift(c cell) uint32 {
	w := b.cells[c&cellMask].word
	under := b.below[topOf(w)&31]
	b.cells[c&cellMask].word = without(w, under)
	mask, count := presence(w, under)
	b.tell(c, -mask, -count)
	return w
}

// drop undoes a lift that returned w.
func (b *board) drop(c cell, w uint32) {
	b.cells[c&cellMask].word = w
	mask, count := presence(w, b.below[topOf(w)&31])
	b.tell(c, mask, count)
}

// putLand lays a landscape tile on a hex without any tile.
func (b *board) putLand(c cell, land uint32) {
	w := b.cells[c&cellMask].word
	b.addKey(landKey(land), c)
	b.euler += 1 - int16(ring.arcs[tilesOf(w)])
	b.places -= placeTable[w>>placeShift&placeMask]
	b.cells[c&cellMask].word = w | hereBit | land<<landShift + landLevel(land)
	b.tellPlaces(c, landMask(land), 0)
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
		return 1 | 1<<tilesShift
	}
	return 1 << tilesShift
}
