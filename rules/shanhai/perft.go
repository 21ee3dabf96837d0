package shanhai

// perft counts the sequences of exactly depth turns from here, at least one; lists holds one buffer a depth. The acts of the
// last turn are counted without making them.
func (b *board) perft(depth int, lists [][]Move) uint64 {
	if depth == 1 {
		return uint64(b.count())
	}
	moves := b.list(lists[depth-1][:0])
	lists[depth-1] = moves
	total := uint64(0)
	before := b.state
	for _, m := range moves {
		b.make(m)
		total += b.perft(depth-1, lists)
		b.unmake(m, &before)
	}
	return total
}

// perftMade counts as perft does, but makes every act, those of the last turn too.
func (b *board) perftMade(depth int, lists [][]Move) uint64 {
	moves := b.list(lists[depth-1][:0])
	lists[depth-1] = moves
	if depth == 1 {
		return b.makeEach(moves)
	}
	total := uint64(0)
	before := b.state
	for _, m := range moves {
		b.make(m)
		total += b.perftMade(depth-1, lists)
		b.unmake(m, &before)
	}
	return total
}

// makeEach makes each of the last moves, takes it back and counts it.
func (b *board) makeEach(moves []Move) (made uint64) {
	before := b.state
	for _, m := range moves {
		b.make(m)
		made++
		b.unmake(m, &before)
	}
	return made
}
