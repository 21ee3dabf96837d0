package shanhai_test

import (
	"slices"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules/shanhai"
)

// The oracle's turns, results and repetition.

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
func (w *oracle) legalNow() []shanhai.Act {
	if w.landscapeDue() {
		return w.landings()
	}
	p := w.mover()
	out := w.introductions(p)
	if w.inRealm(p, creature.YingLong) {
		out = append(out, w.relocations(p)...)
	}
	if len(out) == 0 {
		out = append(out, shanhai.Act{Type: shanhai.Forfeit})
	}
	return out
}

// landings lists the placements of landscape.
func (w *oracle) landings() (out []shanhai.Act) {
	for h := range w.emptyBeside() {
		for k, n := range w.left {
			if n > 0 {
				out = append(out, shanhai.Act{Type: shanhai.PlaceLandscape, Land: k, To: h})
			}
		}
	}
	return out
}

func (w *oracle) introductions(p shanhai.Player) (out []shanhai.Act) {
	active, own := w.inRealm(p, creature.YingLong), w.ownCount(p)
	for k, n := range w.hand[p] {
		late := !active && own >= 3 && k != creature.YingLong
		early := w.opts.TournamentOpening && own == 0 && k == creature.YingLong
		if n == 0 || late || early {
			continue
		}
		for h := range w.places(p) {
			out = append(out, shanhai.Act{Type: shanhai.Introduce, Creature: shanhai.Creature{Owner: p, Kind: k, Number: k.Count() - n + 1}, To: h})
		}
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
