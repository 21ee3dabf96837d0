package shanhai_test

// mutation is a fault of one line: a text that stands once in a file of the engine, and what takes its place.
type mutation struct{ fault, file, old, new string }

// mutations lists faults that an engine of this game can have, each a rule or a count forgotten.
func mutations() []mutation {
	var out []mutation
	for _, list := range [][]mutation{stepMutations(), walkMutations(), powerMutations(), turnMutations(), countMutations()} {
		out = append(out, list...)
	}
	return out
}

func stepMutations() []mutation {
	const (
		flat     = "return contact & uint32(ring.open[solid]) &^ solid"
		contact  = "contact := uint32(ring.touch[tiles]) | tiles"
		gate     = "return b.levelAt(c, d+5) > level && b.levelAt(c, d+1) > level"
		mountain = "return kind == creature.YingLong || kind == creature.BaiHu || kind == creature.FeiLian"
		sea      = "return kind == creature.YingLong || kind == creature.QingLong || kind == creature.XuanWu"
	)
	return []mutation{
		{"no gate on the ground", "steps.go", flat, "return contact &^ solid"},
		{"ground steps onto creatures", "steps.go", flat, "return contact & uint32(ring.open[solid])"},
		{"no touch asked for", "steps.go", contact, "contact := uint32(maskOf6) | tiles"},
		{"a sea entered is no touch", "steps.go", contact, "contact := uint32(ring.touch[tiles])"},
		{"the sea left is no touch", "steps.go", "contact = maskOf6", "contact |= 0"},
		{"one high hex makes a gate", "steps.go", gate, "return b.levelAt(c, d+5) > level || b.levelAt(c, d+1) > level"},
		{"an equal level makes a gate", "steps.go", gate, "return b.levelAt(c, d+5) >= level && b.levelAt(c, d+1) >= level"},
		{"one solid hex makes a ground gate", "tables.go", "uint8(^(left & right) & maskOf6)", "uint8(^(left | right) & maskOf6)"},
		{"touch needs both hexes", "tables.go", "uint8(left | right)", "uint8(left & right)"},
		{"runs counted as touching pairs", "tables.go", "countBits(m &^ left)", "countBits(m & left)"},
		{"mountains barred for BaiHu", "walks.go", mountain, "return kind == creature.YingLong || kind == creature.FeiLian"},
		{"mountains open to QingLong", "walks.go", mountain, mountain + " || kind == creature.QingLong"},
		{"seas barred for XuanWu", "walks.go", sea, "return kind == creature.YingLong || kind == creature.QingLong"},
		{"seas open to BaiHu", "walks.go", sea, sea + " || kind == creature.BaiHu"},
		{"seas open to FeiLian", "walks.go", sea, sea + " || kind == creature.FeiLian"},
		{"no gate at a mountain", "walks.go", "landOf(there) == mountain) && !b.gated(c, d, 1) {", "landOf(there) == mountain) {"},
	}
}

func walkMutations() []mutation {
	const (
		climbGate = "if b.tall == 0 || !b.gated(c, d, max(under, level)) {"
		downGate  = "; !b.gated(second, d, levelOf(w)) {"
		carries   = "return landOf(w) != sea && (b.tall == 0 || !b.gated(c, d, max(level, levelOf(w))))"
	)
	return []mutation{
		{"YingLong does not swim", "walks.go", "b.swim(c)", "b.n += 0"},
		{"no last step out of the sea", "walks.go", "if isSea || i > 0 {", "if isSea {"},
		{"XuanWu climbs occupied mountains", "walks.go", "if under|level == 0 || landOf(there) == mountain {", "if under|level == 0 {"},
		{"no gate for XuanWu at height", "walks.go", climbGate, "if b.tall < 255 {"},
		{"the lower end counts for XuanWu's gate", "walks.go", climbGate, "if b.tall == 0 || !b.gated(c, d, min(under, level)) {"},
		{"ZhuQue lands on landscape", "walks.go", "for b.cells[to&cellMask].word&hereBit != 0 {", "for topOf(b.cells[to&cellMask].word) != 0 {"},
		{"ZhuQue does not start over a sea", "walks.go", "for mask := tilesOf(b.cells[c&cellMask].word); mask != 0", "for mask := solidOf(b.cells[c&cellMask].word); mask != 0"},
		{"PiXiu does not leave a mountain as QingLong does", "walks.go", "b.leaveMountain(c)", "b.n += 0"},
		{"QiLin walks over seas", "walks.go", carries, "return b.tall == 0 || !b.gated(c, d, max(level, levelOf(w)))"},
		{"no gate for QiLin over tops", "walks.go", carries, "return landOf(w) != sea"},
		{"no gate for QiLin's last step", "walks.go", downGate, "; b.tall > 0 {"},
		{"QiLin ends in the sea", "walks.go", "mask := ^tilesOf(w) & maskOf6", "mask := ^solidOf(w) & maskOf6"},
		{"a start on a mountain is free for BaiHu", "prowl.go", "b.prowlTerrain([4]cell{c}, 1, 2)", "b.prowlTerrain([4]cell{c}, 1, 3)"},
		{"a mountain costs BaiHu one hex", "prowl.go", "return 2", "return 1"},
		{"BaiHu goes back one step", "prowl.go", "to != first && to != start {", "to != start {"},
		{"BaiHu comes back over its start", "prowl.go", "if second != start {", "if second != noCell {"},
		{"BaiHu crosses its path among landscape", "prowl.go", "rest < 0 || contains(path[:n], to) {", "rest < 0 || to == path[0] {"},
		{"a creature on a tile is pinned", "realm.go", "levelOf(w) > 1 || landOf(w) != plain ||", "levelOf(w) > 2 || landOf(w) != plain ||"},
		{"a creature in the sea is pinned", "realm.go", "levelOf(w) > 1 || landOf(w) != plain ||", "levelOf(w) > 1 ||"},
		{"holes forgotten", "realm.go", "return b.euler == 1 || !b.joined(c)", "return b.euler < 2 || !b.joined(c)"},
		{"a tile between two parts is free", "realm.go", "ring.arcs[tilesOf(w)] < 2 {", "ring.arcs[tilesOf(w)] < 3 {"},
	}
}

func powerMutations() []mutation {
	const (
		liftable = "levelOf(w) == 1 && c != b.last && !b.pinned(c)"
		hasWind  = "topOf(w) != i || levelOf(w) != 1 || c == b.last"
		remember = "if landOf(w) == plain || topOf(w) != 0 {"
	)
	return []mutation{
		{"PiXiu on a creature borrows", "pixiu.go", "if b.below[i&31] != 0 {", "if i == 0 {"},
		{"PiXiu remembers nothing", "pixiu.go", "return b.memory[i.owner()&1]", "return 0"},
		{"PiXiu acts by memory in company", "pixiu.go", "if w>>whiteShift&maskOf6 == 0 {", "if b.memory[i.owner()&1] != 0 || w>>whiteShift&maskOf6 == 0 {"},
		{"PiXiu remembers on the plain", "pixiu.go", remember, "if topOf(w) != 0 {"},
		{"PiXiu remembers on a creature", "pixiu.go", remember, "if landOf(w) == plain {"},
		{"another PiXiu is no company", "pixiu.go", "if w>>whiteShift&maskOf6 == 0 {", "if b.lenders(c)&^powerOf(creature.PiXiu) == 0 {"},
		{"one of several powers remembered", "pixiu.go", "out |= powerOf(kind)", "out = powerOf(kind)"},
		{"the memory is not kept", "make.go", "b.memory[i.owner()&1] = b.remembers(from, to)", "b.memory[i.owner()&1] = 0"},
		{"a resting lifter uses the wind", "wind.go", hasWind, "topOf(w) != i || levelOf(w) != 1"},
		{"the wind from a mountain", "wind.go", hasWind, "topOf(w) != i || c == b.last"},
		{"the wind on what just moved", "wind.go", liftable, "levelOf(w) == 1 && !b.pinned(c)"},
		{"the wind on stacks", "wind.go", liftable, "c != b.last && !b.pinned(c)"},
		{"the wind splits the realm", "wind.go", liftable, "levelOf(w) == 1 && c != b.last"},
		{"the wind into the sea", "wind.go", "out := ^tilesOf(b.cells[c&cellMask].word) & maskOf6", "out := ^solidOf(b.cells[c&cellMask].word) & maskOf6"},
		{"no gate for the wind", "wind.go", "if b.tall < 2 {", "if b.tall < 255 {"},
		{"no gate for lifting", "wind.go", "ok && b.ungated(l.at, 1<<d) != 0 {", "ok && d < 6 {"},
		{"own creatures listed as victims", "wind.go", "top.owner() != b.side && ", ""},
		{"PiXiu lifts without FeiLian", "wind.go", "b.lenders(c)&powerOf(creature.FeiLian) != 0", "b.lenders(c) != 0"},
	}
}

func turnMutations() []mutation {
	return []mutation{
		{"a resting creature moves", "generate.go", "!= i || c == b.last || b.pinned(c) {", "!= i || b.pinned(c) {"},
		{"a covered creature moves", "generate.go", "if topOf(b.cells[c&cellMask].word) != i || c == b.last", "if c == b.last"},
		{"YingLong by the fifth turn", "generate.go", "case own >= 3:", "case own >= 4:"},
		{"YingLong never opens", "generate.go", "case own == 0 && b.opts.TournamentOpening:", "case own == 0:"},
		{"moves before YingLong", "generate.go", "return b.has(makeID(b.side, slotYingLong))", "return b.slots(b.side)&^7 != 0"},
		{"introducing beside the opponent", "tables.go", "if white > 0 && black == 0 {", "if white > 0 {"},
		{"landscape a turn late", "landscape.go", "b.turn%n == 0", "b.turn%n == 1"},
		{"the draw does not bind", "landscape.go", "if b.drawn != 0 {", "if b.drawn > 200 {"},
		{"bare landscape never closes", "result.go", "if b.opts.LandscapeCloses {", "if b.opts.LandscapeCloses && b.lands > 99 {"},
		{"five sides capture", "result.go", "w>>blackShift&7 == 6", "w>>blackShift&7 >= 5"},
		{"a draw stays drawn", "make.go", "b.drawn = 0", "b.drawn += 0"},
		{"nothing is ever just moved", "make.go", "b.last = to", "b.last = noCell"},
		{"other legal acts are the same position", "repetition.go", "p.past[i].key == p.key && p.sameActs(p.past[i])", "p.past[i].key == p.key"},
		{"the third time is counted as the second", "repetition.go", "p.seen = p.past[i].seen + 1", "p.seen = 2"},
	}
}

func countMutations() []mutation {
	return []mutation{
		{"a stack of two is not noticed", "tiles.go", "b.tall++", "b.tall += 0"},
		{"the top beneath still counts", "tiles.go", "count -= countOf(under)", "count -= 0"},
		{"holes not counted down", "tiles.go", "b.euler -= 1 - int16(ring.arcs[tilesOf(w)])", "b.euler -= 0"},
		{"a carry of the hash lost", "hash.go", "b.hashHi, _ = bits.Sub64(b.hashHi, hi, borrow)", "b.hashHi, _ = bits.Sub64(b.hashHi, hi, borrow&0)"},
		{"the hash without what moved last", "hash.go", "if b.last != noCell {", "if b.last == origin && b.turn == 0 {"},
		{"levels share a key", "hash.go", "return keys[i&31][level&7]", "return keys[i&31][level&0]"},
		{"a rotation of the ring off by one", "tables.go", "(m<<n | m>>(6-n)) & maskOf6", "(m<<n | m>>(5-n)) & maskOf6"},
		{"a found hex found twice", "steps.go", "if s.stamp == b.epoch {", "if s.stamp == b.epoch+1 {"},
	}
}
