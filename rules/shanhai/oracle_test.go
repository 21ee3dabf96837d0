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
