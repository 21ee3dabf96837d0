package shanhai

// captured tells whether the player's YingLong is in the realm with a creature on top of each hex around it; with the
// option LandscapeCloses bare landscape counts too.
func (b *board) captured(p Player) bool {
	c := b.pos[makeID(p, slotYingLong)&31]
	if c == noCell {
		return false
	}
	w := b.cells[c&cellMask].word
	if b.opts.LandscapeCloses {
		return tilesOf(w) == maskOf6
	}
	return w>>whiteShift&7+w>>blackShift&7 == 6
}

// over tells whether a YingLong is captured.
func (b *board) over() bool { return b.captured(White) || b.captured(Black) }
