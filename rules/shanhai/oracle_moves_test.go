package shanhai_test

import (
	"slices"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
)

// How the oracle's creatures move.

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
	climb := func(a, b hex.Hex) bool { return w.terrainAllows(k, b) && w.stepAllowed(a, b) }
	oneStep := func(p []hex.Hex) bool { out[p[1]] = true; return false }
	switch k {
	case creature.FeiLian:
		w.paths([]hex.Hex{h}, ground, oneStep)
	case creature.XuanWu:
		w.paths([]hex.Hex{h}, climb, oneStep)
	case creature.YingLong:
		w.paths([]hex.Hex{h}, ground, func(p []hex.Hex) bool {
			out[p[len(p)-1]] = true // one step, or the last step out of a sea or into one
			return w.land[p[len(p)-1]] == creature.Sea
		})
	case creature.BaiHu:
		w.prowl(h, ground, out)
	case creature.QingLong:
		w.flood(h, ground, out)
	case creature.QiLin:
		w.bound(h, climb, out)
	case creature.ZhuQue:
		w.fly(h, out)
	}
	delete(out, h)
	return out
}

// prowl walks BaiHu's hexes, one fewer for each mountain on the path, the start included.
func (w *oracle) prowl(h hex.Hex, ground func(a, b hex.Hex) bool, out map[hex.Hex]bool) {
	w.paths([]hex.Hex{h}, ground, func(p []hex.Hex) bool {
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
}

// bound walks QiLin's three steps, never back onto its start.
func (w *oracle) bound(h hex.Hex, allowed func(a, b hex.Hex) bool, out map[hex.Hex]bool) {
	over := func(a, b hex.Hex) bool {
		return b != h && allowed(a, b) && (w.land[b] == creature.Mountain || len(w.stacks[b]) > 0)
	}
	for _, one := range h.Neighbors() {
		for _, two := range one.Neighbors() {
			for _, three := range two.Neighbors() {
				if over(h, one) && over(one, two) && three != h && !w.hasTile(three) && allowed(two, three) {
					out[three] = true
				}
			}
		}
	}
}

// fly jumps over tiles to the first hex without one.
func (w *oracle) fly(h hex.Hex, out map[hex.Hex]bool) {
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
