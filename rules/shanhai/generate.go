package shanhai

import (
	"math/bits"
	"slices"
)

// list appends all legal acts, or none if the game is over. Only a forfeit is listed when nothing else is legal.
func (b *board) list(out []Move) []Move {
	if b.over() {
		return out
	}
	if b.landscapeDue() {
		return b.listLandscape(out)
	}
	start := len(out)
	out = b.listIntroductions(out)
	if b.active() {
		out = b.listRelocations(out)
	}
	if len(out) == start {
		out = append(out, forfeit)
	}
	return out
}

// count returns how many acts list would list. Introductions are counted as hexes times kinds.
func (b *board) count() int {
	if b.over() {
		return 0
	}
	if b.landscapeDue() {
		return b.frontier() * b.landscapeKinds()
	}
	total := b.countIntroductions()
	if b.active() {
		total += b.countRelocations()
	}
	return max(total, 1)
}

// active tells whether the player's YingLong is in the realm, so that creatures may move.
func (b *board) active() bool { return b.has(makeID(b.side, slotYingLong)) }

// firstOfKind has the slots that begin a kind.
const firstOfKind uint16 = 1<<slotYingLong | 1<<slotXuanWu | 1<<slotBaiHu | 1<<slotZhuQue | 1<<slotQingLong | 1<<slotQiLin | 1<<slotPiXiu | 1<<slotFeiLian

// nextSlots returns the slots of the tiles that the player would introduce next, one of each kind in hand: a free slot that
// begins its kind or follows one that is taken.
func (b *board) nextSlots() uint16 {
	free := b.supply &^ b.slots(b.side)
	return free &^ (free << 1 &^ firstOfKind)
}

// introducible returns the slots that the player may introduce this turn (yinglong-by-fourth). While YingLong is in hand
// every own turn was an introduction, so the creatures in the realm tell the number of the turn.
func (b *board) introducible() uint16 {
	next := b.nextSlots()
	if b.active() {
		return next
	}
	switch own := bits.OnesCount16(b.slots(b.side)); {
	case own >= 3:
		return 1 << slotYingLong
	case own == 0 && b.opts.TournamentOpening:
		return next &^ (1 << slotYingLong)
	}
	return next
}

// countIntroductions returns the number of introductions.
func (b *board) countIntroductions() int {
	return b.countPlaces() * bits.OnesCount16(b.introducible())
}

// countPlaces returns the number of hexes where the player may introduce. Each own top is asked for its six neighbours; a
// hex that touches n own tops is met n times and counts for an n-th each time.
func (b *board) countPlaces() int {
	if b.slots(b.side) == 0 {
		b.findFirstPlaces()
		return b.n
	}
	shares := &placeShares[b.side&1]
	sum := uint32(0)
	for set := b.slots(b.side); set != 0; set &= set - 1 {
		i := makeID(b.side, id(bits.TrailingZeros16(set)))
		if c := b.pos[i&31]; topOf(b.cells[c&cellMask].word) == i {
			sum += b.placeShare(c+1, shares) + b.placeShare(c+rowStride, shares) + b.placeShare(c+rowStride-1, shares) +
				b.placeShare(c-1, shares) + b.placeShare(c-rowStride, shares) + b.placeShare(c-rowStride+1, shares)
		}
	}
	return int(sum / share)
}

// placeShare looks a hex up among shares.
func (b *board) placeShare(c cell, shares *[128]uint32) uint32 {
	return shares[b.cells[c&cellMask].word>>placeShift&placeMask]
}

// listIntroductions appends the introductions.
func (b *board) listIntroductions(out []Move) []Move {
	slots := b.introducible()
	if slots == 0 {
		return out
	}
	b.findPlaces()
	for ; slots != 0; slots &= slots - 1 {
		i := makeID(b.side, id(bits.TrailingZeros16(slots)))
		out = b.appendFound(out, introduction(i, 0))
	}
	return out
}

// findPlaces finds the hexes where the player may introduce.
func (b *board) findPlaces() {
	b.nextEpoch()
	b.n = 0
	if b.slots(b.side) == 0 {
		b.findFirstPlaces()
		return
	}
	shares := &placeShares[b.side&1]
	for set := b.slots(b.side); set != 0; set &= set - 1 {
		c := b.pos[makeID(b.side, id(bits.TrailingZeros16(set)))&31]
		for m := ^tilesOf(b.cells[c&cellMask].word) & maskOf6; m != 0; m &= m - 1 {
			to := step(c, uint32(bits.TrailingZeros32(m)))
			if b.placeShare(to, shares) != 0 {
				b.find(to)
			}
		}
	}
}

// findFirstPlaces finds where a player's first creature may go: anywhere, said as the origin, in an empty realm
// (place-first), else beside any tile.
func (b *board) findFirstPlaces() {
	b.findFrontier()
	if b.on == 0 && b.lands == 0 {
		b.find(origin)
	}
}

// countRelocations returns the number of moves and uses of the wind.
func (b *board) countRelocations() int {
	total := 0
	winds := b.windUsers()
	for set := b.slots(b.side); set != 0; set &= set - 1 {
		i := makeID(b.side, id(bits.TrailingZeros16(set)))
		b.reach(i, &winds)
		total += b.n
	}
	return total + b.countVictims(&winds)
}

// countVictims returns in how many ways the wind can relocate the opponent's creatures.
func (b *board) countVictims(winds *lifters) int {
	total := 0
	if winds.n > 0 {
		list, n := b.victims(winds)
		for _, c := range list[:n] {
			b.begin(c)
			b.blow(c, winds)
			total += b.n
		}
	}
	return total
}

// listRelocations appends the moves and uses of the wind.
func (b *board) listRelocations(out []Move) []Move {
	winds := b.windUsers()
	for set := b.slots(b.side); set != 0; set &= set - 1 {
		i := makeID(b.side, id(bits.TrailingZeros16(set)))
		b.reach(i, &winds)
		out = b.appendFound(out, moveOf(b.pos[i&31], 0))
	}
	if winds.n == 0 {
		return out
	}
	list, n := b.victims(&winds)
	for _, c := range list[:n] {
		b.begin(c)
		b.blow(c, &winds)
		out = b.appendFound(out, moveOf(c, 0))
	}
	return out
}

// appendFound appends an act for every found hex; act has all but the hex of arrival.
func (b *board) appendFound(out []Move, act Move) []Move {
	n := len(out)
	out = slices.Grow(out, b.n)[:n+b.n]
	for k, c := range b.found[:b.n] {
		out[n+k] = act | Move(c)
	}
	return out
}

// reach finds where the player's creature i can be brought, by its own power or the wind; nowhere if it is covered, at
// rest or holds the realm together.
func (b *board) reach(i id, winds *lifters) {
	b.n = 0
	c := b.pos[i&31]
	if topOf(b.cells[c&cellMask].word) != i || c == b.last || b.pinned(c) {
		b.n = 0
		return
	}
	b.begin(c)
	b.walk(c, i.kind())
	if winds.n > 0 && levelOf(b.cells[c&cellMask].word) == 1 {
		b.blow(c, winds)
	}
}
