package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
)

// forgiveAll forgives all that a survey can.
const forgiveAll = forgiveContact | forgiveMeasure | forgiveTerrain | forgiveOccupied | forgiveGate

// Ambit returns the hexes of the realm, and beside it, to which the powers of an uncovered creature lead if touch, gates,
// landscape and other creatures were no hindrance, and whether it may be lifted at all is not asked: where a player might
// think that it goes. The hexes beside it that have no tile are among them. By rows.
func (p *Position) Ambit(c Creature) []hex.Hex {
	i, ok := c.id()
	if !ok || !p.b.has(i) {
		return nil
	}
	from := p.b.pos[i&31]
	reach := map[cell]bool{}
	for d := range uint32(6) {
		if to := step(from, d); p.b.cells[to].word&hereBit == 0 {
			reach[to] = true
		}
	}
	if topOf(p.b.cells[from].word) == i {
		for _, w := range p.b.powersOf(from) {
			p.b.ambitOf(from, w.Power, reach)
		}
	}
	var out []cell
	for to := range reach {
		if w := p.b.cells[to].word; w&hereBit != 0 || tilesOf(w) != 0 {
			out = append(out, to)
		}
	}
	return p.hexesOf(out)
}

// ambitOf adds where one power would lead.
func (b *board) ambitOf(from cell, kind creature.Kind, reach map[cell]bool) {
	for to := range b.reachOf(from, kind, forgiveAll) {
		reach[to] = true
	}
	s := survey{b: b, kind: kind, start: from, skip: forgiveAll}
	lifted := b.lift(from)
	defer b.drop(from, lifted)
	switch kind {
	case creature.ZhuQue:
		for d := range uint32(6) {
			for _, over := range s.line(d) {
				reach[over] = true
			}
		}
	case creature.QiLin:
		s.landings(from, 2, reach)
	}
}

// landings adds the hexes with a tile onto which QiLin's last step might come.
func (s *survey) landings(at cell, tops int, reach map[cell]bool) {
	for d := range uint32(6) {
		switch to := step(at, d); {
		case to == s.start || !s.here(to):
		case tops == 0:
			reach[to] = true
		default:
			s.landings(to, tops-1, reach)
		}
	}
}

// OwnTurn returns which own turn of the player to move this is, from 1; landscape turns and forfeited turns are none
// (yinglong-by-fourth). Forfeited turns before a set-up are not known and count.
func (p *Position) OwnTurn() int {
	if !p.b.active() {
		return countBits(uint32(p.b.slots(p.b.side))) + 1
	}
	own := 1
	for turn := int(p.b.turn) - 2; turn > 0; turn -= 2 {
		if n := p.b.opts.LandscapeInterval; n == 0 || turn%n != 0 || turn/n > landscapeTotal {
			own++
		}
	}
	for _, r := range p.past {
		if r.move == forfeit && r.state.side == p.b.side {
			own--
		}
	}
	return own
}
