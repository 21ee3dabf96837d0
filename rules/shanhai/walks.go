package shanhai

import (
	"math/bits"

	"shanhai/internal/creature"
)

// walk finds every hex that the creature on c can reach by the power of kind. Whether it is pinned is not asked here.
// Begin must have been called; for QingLong nothing may have been found yet.
func (b *board) walk(c cell, kind creature.Kind) {
	switch kind {
	case creature.YingLong:
		b.stride(c, kind)
		b.swim(c)
	case creature.FeiLian:
		b.stride(c, kind)
	case creature.XuanWu:
		b.climb(c)
	case creature.BaiHu:
		b.prowl(c)
	case creature.ZhuQue:
		b.fly(c)
	case creature.QingLong:
		b.roam(c)
	case creature.QiLin:
		b.bound(c)
	case creature.PiXiu:
		b.borrow(c)
	}
}

// stride finds the hexes one ground step away, for a kind that may enter mountains (YingLong, FeiLian).
func (b *board) stride(c cell, kind creature.Kind) {
	w := b.cells[c&cellMask].word
	if b.lands == 0 {
		b.findAll(c, flat(w))
		return
	}
	for mask := b.groundSteps(c); mask != 0; mask &= mask - 1 {
		to := step(c, uint32(bits.TrailingZeros32(mask)))
		if mayEnter(kind, landOf(b.cells[to&cellMask].word)) {
			b.find(to)
		}
	}
}

// groundSteps returns the directions of all ground steps from c, onto any terrain. Between two hexes of level 0 the
// usual gate holds; where either is a mountain, both hexes beside the way must have a level above 1 to bar it.
func (b *board) groundSteps(c cell) uint32 {
	w := b.cells[c&cellMask].word
	onMountain := landOf(w) == mountain
	out := uint32(0)
	if !onMountain {
		out = flat(w)
	}
	for d := range uint32(6) {
		there := b.cells[step(c, d)&cellMask].word
		if topOf(there) == 0 && (onMountain || landOf(there) == mountain) && !b.gated(c, d, 1) {
			out |= 1 << d
		}
	}
	return out
}

// mayEnter tells whether the power of a kind may set foot on the landscape of a hex without a creature.
func mayEnter(kind creature.Kind, land uint32) bool {
	switch land {
	case mountain:
		return kind == creature.YingLong || kind == creature.BaiHu || kind == creature.FeiLian
	case sea:
		return kind == creature.YingLong || kind == creature.QingLong || kind == creature.XuanWu
	}
	return true
}

// swim finds what YingLong reaches over bare seas: the seas and the hexes one ground step beyond.
func (b *board) swim(c cell) {
	if b.lands == 0 || bareSeas(b.cells[c&cellMask].word) == 0 {
		return
	}
	lifted := b.lift(c)
	b.swimFrom(c)
	b.drop(c, lifted)
}

func (b *board) swimFrom(start cell) {
	var seas [landscapeTotal + 1]cell
	seas[0] = start
	for i, n := 0, 1; i < n; i++ {
		at := seas[i]
		steps := b.groundSteps(at)
		for mask := steps; mask != 0; mask &= mask - 1 {
			to := step(at, uint32(bits.TrailingZeros32(mask)))
			isSea := landOf(b.cells[to&cellMask].word) == sea
			if isSea && to != start && !contains(seas[:n], to) {
				seas[n] = to
				n++
			}
			if isSea || i > 0 {
				b.find(to)
			}
		}
	}
}

func contains(list []cell, c cell) bool {
	for _, x := range list {
		if x == c {
			return true
		}
	}
	return false
}

// climb finds the hexes one step of XuanWu away, on the ground, up, across or down.
func (b *board) climb(c cell) {
	w := b.cells[c&cellMask].word
	under := levelOf(w) - 1
	if under == 0 {
		b.findAll(c, flat(w))
	}
	for d := range uint32(6) {
		to := step(c, d)
		there := b.cells[to&cellMask].word
		level := levelOf(there)
		if under|level == 0 || landOf(there) == mountain {
			continue
		}
		if b.tall == 0 || !b.gated(c, d, max(under, level)) {
			b.find(to)
		}
	}
}

// fly finds the landing hexes of ZhuQue's jumps.
func (b *board) fly(c cell) {
	for mask := tilesOf(b.cells[c&cellMask].word); mask != 0; mask &= mask - 1 {
		d := uint32(bits.TrailingZeros32(mask))
		to := step(c, d)
		for b.cells[to&cellMask].word&hereBit != 0 {
			to = step(to, d)
		}
		b.find(to)
	}
}

// roam finds every hex that QingLong reaches by ground steps.
func (b *board) roam(c cell) {
	lifted := b.lift(c)
	if landOf(lifted) == mountain {
		b.leaveMountain(c)
	} else {
		b.findAll(c, flat(b.cells[c&cellMask].word))
	}
	n := b.n
	for i := 0; i < n; i++ {
		at := b.found[i&(maxTargets-1)]
		n = b.spread(at, flat(b.cells[at&cellMask].word), n)
	}
	b.n = n
	b.drop(c, lifted)
}

// leaveMountain finds the first steps of a PiXiu that takes QingLong's power down from a mountain.
func (b *board) leaveMountain(c cell) {
	for mask := b.groundSteps(c); mask != 0; mask &= mask - 1 {
		to := step(c, uint32(bits.TrailingZeros32(mask)))
		if mayEnter(creature.QingLong, landOf(b.cells[to&cellMask].word)) {
			b.find(to)
		}
	}
}

// bound finds QiLin's landing hexes: two steps over tops, one down. Where it can come down depends on the second top alone,
// so each of these is looked at once.
func (b *board) bound(c cell) {
	lifted := b.lift(c)
	start := b.cells[c&cellMask].word
	var seconds tops
	for mask := solidOf(start); mask != 0; mask &= mask - 1 {
		d := uint32(bits.TrailingZeros32(mask))
		if first := step(c, d); b.carries(c, d, levelOf(start), first) {
			b.boundOn(c, first, &seconds)
		}
	}
	for _, second := range seconds.list[:seconds.n] {
		b.boundDown(second)
	}
	b.drop(c, lifted)
}

// tops is a set of hexes two steps from QiLin, of which there are 18.
type tops struct {
	list [18]cell
	n    int
}

func (t *tops) add(c cell) {
	if !contains(t.list[:t.n], c) {
		t.list[t.n] = c
		t.n++
	}
}

// boundOn takes QiLin's second step from the top of first.
func (b *board) boundOn(start, first cell, seconds *tops) {
	w := b.cells[first&cellMask].word
	for mask := solidOf(w); mask != 0; mask &= mask - 1 {
		d := uint32(bits.TrailingZeros32(mask))
		if second := step(first, d); second != start && b.carries(first, d, levelOf(w), second) {
			seconds.add(second)
		}
	}
}

// boundDown takes QiLin's last step.
func (b *board) boundDown(second cell) {
	w := b.cells[second&cellMask].word
	mask := ^tilesOf(w) & maskOf6
	if b.tall == 0 {
		b.findAll(second, mask)
		return
	}
	for ; mask != 0; mask &= mask - 1 {
		if d := uint32(bits.TrailingZeros32(mask)); !b.gated(second, d, levelOf(w)) {
			b.find(step(second, d))
		}
	}
}

// carries tells whether QiLin may step from c, of a level without it, in direction d onto the solid hex to.
func (b *board) carries(c cell, d, level uint32, to cell) bool {
	w := b.cells[to&cellMask].word
	return landOf(w) != sea && (b.tall == 0 || !b.gated(c, d, max(level, levelOf(w))))
}
