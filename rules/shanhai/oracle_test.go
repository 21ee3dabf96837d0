package shanhai_test

import (
	"slices"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules/shanhai"
)

// The oracle is a second engine, slow and obvious, written straight from the rules with maps and floods. It shares no code
// with the engine but the words for acts, tiles and options.

type kindSet map[creature.Kind]bool

type oracle struct {
	opts    shanhai.Options
	turn    int
	land    map[hex.Hex]creature.Kind
	stacks  map[hex.Hex][]shanhai.Creature
	hand    [2]map[creature.Kind]int
	left    map[creature.Kind]int
	last    *hex.Hex // where the creature lies that was moved on the turn before
	memory  [2]kindSet
	history [][]uint64
	acts    []shanhai.Act // the legal acts of the position as it stands, repetition aside
}

func newOracle(o shanhai.Options) *oracle {
	w := &oracle{opts: o, turn: 1, land: map[hex.Hex]creature.Kind{}, stacks: map[hex.Hex][]shanhai.Creature{}, left: map[creature.Kind]int{creature.Mountain: 6, creature.Sea: 6}}
	for p := range w.hand {
		w.hand[p] = map[creature.Kind]int{creature.YingLong: 1, creature.XuanWu: 2, creature.BaiHu: 2, creature.QingLong: 3, creature.ZhuQue: 3}
		if o.QiLin {
			w.hand[p][creature.QiLin] = 1
		}
		if o.PiXiu {
			w.hand[p][creature.PiXiu] = 1
		}
		if o.FeiLian {
			w.hand[p][creature.FeiLian] = 1
		}
		w.memory[p] = kindSet{}
	}
	w.remember()
	return w
}

func (w *oracle) mover() shanhai.Player {
	if (w.turn%2 == 1) == w.opts.BlackStarts {
		return shanhai.Black
	}
	return shanhai.White
}

func (w *oracle) hasTile(h hex.Hex) bool { return w.land[h] != creature.None || len(w.stacks[h]) > 0 }

func (w *oracle) level(h hex.Hex) int {
	if w.land[h] == creature.Mountain {
		return len(w.stacks[h]) + 1
	}
	return len(w.stacks[h])
}

func (w *oracle) top(h hex.Hex) (shanhai.Creature, bool) {
	s := w.stacks[h]
	if len(s) == 0 {
		return shanhai.Creature{}, false
	}
	return s[len(s)-1], true
}

// realm lists every hex with a tile.
func (w *oracle) realm() []hex.Hex {
	var out []hex.Hex
	for h := range w.land {
		out = append(out, h)
	}
	for h := range w.stacks {
		if w.land[h] == creature.None {
			out = append(out, h)
		}
	}
	return out
}

func (w *oracle) inRealm(p shanhai.Player, k creature.Kind) bool {
	for _, s := range w.stacks {
		for _, c := range s {
			if c.Owner == p && c.Kind == k {
				return true
			}
		}
	}
	return false
}

func (w *oracle) ownCount(p shanhai.Player) int {
	n := 0
	for _, s := range w.stacks {
		for _, c := range s {
			if c.Owner == p {
				n++
			}
		}
	}
	return n
}

func (w *oracle) lift(h hex.Hex) shanhai.Creature {
	s := w.stacks[h]
	c := s[len(s)-1]
	if len(s) == 1 {
		delete(w.stacks, h)
	} else {
		w.stacks[h] = slices.Clone(s[:len(s)-1])
	}
	return c
}

func (w *oracle) drop(h hex.Hex, c shanhai.Creature) {
	w.stacks[h] = append(slices.Clone(w.stacks[h]), c)
}

// connected tells whether all tiles form one group.
func (w *oracle) connected() bool {
	all := w.realm()
	if len(all) == 0 {
		return true
	}
	seen := map[hex.Hex]bool{all[0]: true}
	queue := []hex.Hex{all[0]}
	for len(queue) > 0 {
		h := queue[0]
		queue = queue[1:]
		for _, n := range h.Neighbors() {
			if w.hasTile(n) && !seen[n] {
				seen[n] = true
				queue = append(queue, n)
			}
		}
	}
	return len(seen) == len(all)
}

// holdsWithout tells whether the realm stays one group without the creature on top of h.
func (w *oracle) holdsWithout(h hex.Hex) bool {
	c := w.lift(h)
	ok := w.connected()
	w.drop(h, c)
	return ok
}

// beside returns the two hexes adjacent to both a and b.
func beside(a, b hex.Hex) []hex.Hex {
	var out []hex.Hex
	for _, n := range a.Neighbors() {
		if n.Distance(b) == 1 {
			out = append(out, n)
		}
	}
	return out
}

// stepAllowed looks at freedom and touch for a step of a lifted mover.
func (w *oracle) stepAllowed(a, b hex.Hex) bool {
	higher, touch := 0, w.hasTile(a) || w.hasTile(b)
	for _, s := range beside(a, b) {
		if w.level(s) > w.level(a) && w.level(s) > w.level(b) {
			higher++
		}
		touch = touch || w.hasTile(s)
	}
	return higher < 2 && touch
}

// terrainAllows tells whether a power lets its user onto a hex that it does not start from.
func (w *oracle) terrainAllows(k creature.Kind, h hex.Hex) bool {
	switch w.land[h] {
	case creature.Mountain:
		return !slices.Contains([]creature.Kind{creature.QingLong, creature.XuanWu}, k)
	case creature.Sea:
		return !slices.Contains([]creature.Kind{creature.BaiHu, creature.QiLin, creature.FeiLian}, k)
	}
	return true
}

// groundStep tells whether a lifted mover may step from a to b by a power that stays on the ground.
func (w *oracle) groundStep(k creature.Kind, a, b hex.Hex) bool {
	return len(w.stacks[b]) == 0 && w.terrainAllows(k, b) && w.stepAllowed(a, b)
}

// paths extends a path over allowed steps without coming twice to a hex; visit says whether to go on from it.
func (w *oracle) paths(path []hex.Hex, allowed func(a, b hex.Hex) bool, visit func(path []hex.Hex) bool) {
	at := path[len(path)-1]
	for _, n := range at.Neighbors() {
		if slices.Contains(path, n) || !allowed(at, n) {
			continue
		}
		longer := append(slices.Clone(path), n)
		if visit(longer) {
			w.paths(longer, allowed, visit)
		}
	}
}

// reach returns where a power brings a mover that has been lifted from h.
func (w *oracle) reach(k creature.Kind, h hex.Hex) map[hex.Hex]bool {
	out := map[hex.Hex]bool{}
	ground := func(a, b hex.Hex) bool { return w.groundStep(k, a, b) }
	start := []hex.Hex{h}
	switch k {
	case creature.FeiLian:
		w.paths(start, ground, func(p []hex.Hex) bool { out[p[1]] = true; return false })
	case creature.YingLong:
		w.paths(start, ground, func(p []hex.Hex) bool {
			out[p[len(p)-1]] = true // one step, or the last step out of a sea or into one
			return w.land[p[len(p)-1]] == creature.Sea
		})
	case creature.XuanWu:
		climb := func(a, b hex.Hex) bool { return w.terrainAllows(k, b) && w.stepAllowed(a, b) }
		w.paths(start, climb, func(p []hex.Hex) bool { out[p[1]] = true; return false })
	case creature.BaiHu:
		w.paths(start, ground, func(p []hex.Hex) bool {
			hexes := 3
			for _, at := range p {
				if w.land[at] == creature.Mountain {
					hexes--
				}
			}
			if len(p)-1 == hexes {
				out[p[len(p)-1]] = true
			}
			return len(p)-1 < hexes
		})
	case creature.QingLong:
		w.flood(h, ground, out)
	case creature.QiLin:
		over := func(b hex.Hex) bool {
			return w.land[b] == creature.Mountain || len(w.stacks[b]) > 0
		}
		all := func(a, b hex.Hex) bool { return b != h && w.terrainAllows(k, b) && w.stepAllowed(a, b) }
		for _, one := range h.Neighbors() {
			for _, two := range one.Neighbors() {
				for _, three := range two.Neighbors() {
					if all(h, one) && over(one) && all(one, two) && over(two) && all(two, three) && !w.hasTile(three) {
						out[three] = true
					}
				}
			}
		}
	case creature.ZhuQue:
		for _, d := range hex.Directions() {
			to := h.Neighbor(d)
			for w.hasTile(to) {
				to = to.Neighbor(d)
			}
			if to != h.Neighbor(d) {
				out[to] = true
			}
		}
	}
	delete(out, h)
	return out
}

func (w *oracle) flood(h hex.Hex, allowed func(a, b hex.Hex) bool, out map[hex.Hex]bool) {
	for _, n := range h.Neighbors() {
		if !out[n] && allowed(h, n) {
			out[n] = true
			w.flood(n, allowed, out)
		}
	}
}

// powers returns the powers of the creature on top of h.
func (w *oracle) powers(h hex.Hex) kindSet {
	c, _ := w.top(h)
	if c.Kind != creature.PiXiu {
		return kindSet{c.Kind: true}
	}
	if len(w.stacks[h]) > 1 {
		return kindSet{creature.XuanWu: true}
	}
	out, lonely := kindSet{}, true
	for _, n := range h.Neighbors() {
		if lender, ok := w.top(n); ok {
			lonely = false
			if lender.Kind != creature.PiXiu {
				out[lender.Kind] = true
			}
		}
	}
	if lonely {
		return w.memory[c.Owner]
	}
	return out
}

// moves returns where the creature on top of h may go by its own power, and by which powers.
func (w *oracle) moves(h hex.Hex) map[hex.Hex]kindSet {
	out := map[hex.Hex]kindSet{}
	onTile := len(w.stacks[h]) > 1 || w.land[h] != creature.None
	if !onTile && !w.holdsWithout(h) {
		return out
	}
	powers := w.powers(h)
	c := w.lift(h)
	for k := range powers {
		for to := range w.reach(k, h) {
			if out[to] == nil {
				out[to] = kindSet{}
			}
			out[to][k] = true
		}
	}
	w.drop(h, c)
	return out
}

// winds returns where a player's lifters can set down the creature on top of h.
func (w *oracle) winds(h hex.Hex) map[hex.Hex]bool {
	out := map[hex.Hex]bool{}
	if len(w.stacks[h]) != 1 || w.land[h] == creature.Mountain || w.last != nil && *w.last == h {
		return out
	}
	for _, at := range h.Neighbors() {
		l, ok := w.top(at)
		if !ok || l.Owner != w.mover() || w.last != nil && *w.last == at || len(w.stacks[at]) != 1 || w.land[at] == creature.Mountain {
			continue
		}
		if l.Kind != creature.FeiLian && !(l.Kind == creature.PiXiu && w.powers(at)[creature.FeiLian]) {
			continue
		}
		if w.land[h] == creature.None && !w.holdsWithout(h) {
			return out
		}
		c := w.lift(h)
		for _, to := range at.Neighbors() {
			if to != h && !w.hasTile(to) && w.stepAllowed(h, at) && w.stepAllowed(at, to) {
				out[to] = true
			}
		}
		w.drop(h, c)
	}
	return out
}

func (w *oracle) landscapeDue() bool {
	n := w.opts.LandscapeInterval
	return n > 0 && w.turn%n == 0 && w.left[creature.Mountain]+w.left[creature.Sea] > 0
}

// emptyBeside lists the hexes without a tile that touch one.
func (w *oracle) emptyBeside() map[hex.Hex]bool {
	out := map[hex.Hex]bool{}
	for _, h := range w.realm() {
		for _, n := range h.Neighbors() {
			if !w.hasTile(n) {
				out[n] = true
			}
		}
	}
	return out
}

func (w *oracle) places(p shanhai.Player) map[hex.Hex]bool {
	if len(w.realm()) == 0 {
		return map[hex.Hex]bool{{}: true}
	}
	if w.ownCount(p) == 0 {
		return w.emptyBeside()
	}
	out := map[hex.Hex]bool{}
	for h := range w.emptyBeside() {
		own, other := false, false
		for _, n := range h.Neighbors() {
			if c, ok := w.top(n); ok {
				own = own || c.Owner == p
				other = other || c.Owner != p
			}
		}
		if own && !other {
			out[h] = true
		}
	}
	return out
}

// legal returns the legal acts, or none after the end.
func (w *oracle) legal() []shanhai.Act {
	if w.result() != shanhai.InProgress {
		return nil
	}
	return w.acts
}

// legalNow returns the legal acts without asking whether a position has been repeated.
func (w *oracle) legalNow() (out []shanhai.Act) {
	p := w.mover()
	if w.landscapeDue() {
		for h := range w.emptyBeside() {
			for k, n := range w.left {
				if n > 0 {
					out = append(out, shanhai.Act{Type: shanhai.PlaceLandscape, Land: k, To: h})
				}
			}
		}
		return out
	}
	active := w.inRealm(p, creature.YingLong)
	for k, n := range w.hand[p] {
		late := !active && w.ownCount(p) >= 3 && k != creature.YingLong
		early := w.opts.TournamentOpening && w.ownCount(p) == 0 && k == creature.YingLong
		if n == 0 || late || early {
			continue
		}
		for h := range w.places(p) {
			out = append(out, shanhai.Act{Type: shanhai.Introduce, Creature: shanhai.Creature{Owner: p, Kind: k, Number: k.Count() - n + 1}, To: h})
		}
	}
	if active {
		out = append(out, w.relocations(p)...)
	}
	if len(out) == 0 {
		out = append(out, shanhai.Act{Type: shanhai.Forfeit})
	}
	return out
}

func (w *oracle) relocations(p shanhai.Player) (out []shanhai.Act) {
	for _, h := range w.realm() {
		c, ok := w.top(h)
		if !ok {
			continue
		}
		to := w.winds(h)
		if c.Owner == p && (w.last == nil || *w.last != h) {
			for m := range w.moves(h) {
				to[m] = true
			}
		}
		for m := range to {
			out = append(out, shanhai.Act{Type: shanhai.Relocate, Creature: c, From: h, To: m})
		}
	}
	return out
}

// play carries out a legal act.
func (w *oracle) play(a shanhai.Act) {
	w.last = nil
	switch a.Type {
	case shanhai.PlaceLandscape:
		w.land[a.To] = a.Land
		w.left[a.Land]--
	case shanhai.Introduce:
		w.hand[a.Creature.Owner][a.Creature.Kind]--
		w.drop(a.To, a.Creature)
	case shanhai.Relocate:
		if a.Creature.Kind == creature.PiXiu {
			powers := w.moves(a.From)[a.To]
			w.memory[a.Creature.Owner] = kindSet{}
			if w.land[a.To] != creature.None && len(w.stacks[a.To]) == 0 {
				w.memory[a.Creature.Owner] = powers
			}
		}
		w.drop(a.To, w.lift(a.From))
		to := a.To
		w.last = &to
	}
	w.turn++
	w.remember()
}

// captured tells whether a player's YingLong is.
func (w *oracle) captured(p shanhai.Player) bool {
	for h, s := range w.stacks {
		for _, c := range s {
			if c.Owner == p && c.Kind == creature.YingLong {
				closed := 0
				for _, n := range h.Neighbors() {
					if len(w.stacks[n]) > 0 || w.opts.LandscapeCloses && w.land[n] != creature.None {
						closed++
					}
				}
				return closed == 6
			}
		}
	}
	return false
}

func (w *oracle) result() shanhai.Outcome {
	white, black := w.captured(shanhai.White), w.captured(shanhai.Black)
	switch {
	case white && black:
		return shanhai.Draw
	case white:
		return shanhai.BlackWins
	case black:
		return shanhai.WhiteWins
	case w.opts.RepetitionDraw && w.repeated() >= 3:
		return shanhai.Draw
	}
	return shanhai.InProgress
}

func (w *oracle) toCome() bool {
	return w.opts.LandscapeInterval > 0 && w.left[creature.Mountain]+w.left[creature.Sea] > 0
}

// repeated counts how often the position has arisen.
func (w *oracle) repeated() int {
	if w.toCome() {
		return 1
	}
	n := 0
	for _, old := range w.history {
		if slices.Equal(old, w.history[len(w.history)-1]) {
			n++
		}
	}
	return n
}

// remember lists the legal acts and appends the position to the history, as a list of numbers that two positions share if
// they are the same: tiles and acts, each with its place relative to a corner of the realm.
func (w *oracle) remember() {
	w.acts = w.legalNow()
	if w.toCome() {
		w.history = append(w.history, []uint64{uint64(w.turn)})
		return
	}
	shift := w.corner()
	list := []uint64{number(100, int(w.mover()))}
	for h, k := range w.land {
		list = append(list, number(101, int(k), h.Q-shift.Q, h.R-shift.R))
	}
	for h, s := range w.stacks {
		for level, c := range s {
			list = append(list, number(102+level, int(c.Owner)*16+int(c.Kind), h.Q-shift.Q, h.R-shift.R))
		}
	}
	for _, a := range w.acts {
		kind, from := a.Creature.Kind, hex.Hex{}
		if a.Type == shanhai.Relocate {
			kind, from = creature.None, a.From.Sub(shift)
		}
		list = append(list, number(int(a.Type), int(kind), from.Q, from.R, a.To.Q-shift.Q, a.To.R-shift.R))
	}
	for p := range w.memory {
		for k := range w.memory[p] {
			list = append(list, number(120+p, int(k)))
		}
	}
	slices.Sort(list)
	w.history = append(w.history, list)
}

// number packs small numbers, each from -512 to 511.
func number(parts ...int) uint64 {
	n := uint64(0)
	for _, part := range parts {
		n = n<<10 | uint64(part+512)&1023
	}
	return n
}

// corner returns a hex that moves with the realm.
func (w *oracle) corner() hex.Hex {
	all := w.realm()
	if len(all) == 0 {
		return hex.Hex{}
	}
	return slices.MinFunc(all, func(a, b hex.Hex) int {
		if a.R != b.R {
			return a.R - b.R
		}
		return a.Q - b.Q
	})
}
