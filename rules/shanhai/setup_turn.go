package shanhai

import (
	"math/bits"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// maxTurn is the highest number of a turn that a set-up may give.
const maxTurn = 1_000_000

// takeTurn sets the number of the turn and with it the side to move.
func (l *layout) takeTurn() error {
	turn := l.setup.Turn
	if turn == 0 {
		turn = l.firstTurn()
	}
	why := l.turnFault(turn)
	switch {
	case turn == 0:
		return l.noTurn()
	case turn < 1 || turn > maxTurn:
		why = rules.Say("turns are numbered from 1 to %d", "回合的編號從 1 到 %d", maxTurn)
	}
	if !why.Absent() {
		return refuseWhole(Turn, why)
	}
	l.b.turn = uint32(turn)
	l.b.side = l.onTurn(turn)
	return nil
}

// firstTurn returns the first turn of ToMove that fits the realm: before all one that places no landscape or, if a tile
// of landscape is drawn, one that does. It returns 0 if there is none. An empty realm is that of turn 1, whoever starts.
func (l *layout) firstTurn() int {
	if l.b.on == 0 {
		return 1
	}
	second := 0
	for turn := 1; turn <= l.lastTurn(); turn++ {
		if l.onTurn(turn) != l.setup.ToMove || !l.turnFault(turn).Absent() || l.setup.Last != nil && l.placedLandscape(turn-1) {
			continue
		}
		if l.placesLandscape(turn) == (l.setup.Drawn != creature.None) {
			return turn
		}
		if second == 0 {
			second = turn
		}
	}
	return second
}

// placesLandscape tells whether landscape is due on a turn of the realm.
func (l *layout) placesLandscape(turn int) bool {
	n := l.b.opts.LandscapeInterval
	return n > 0 && turn%n == 0 && int(l.b.lands) < landscapeTotal
}

// placedLandscape tells whether a turn before the present one placed landscape.
func (l *layout) placedLandscape(turn int) bool {
	n := l.b.opts.LandscapeInterval
	return n > 0 && turn > 0 && turn%n == 0 && turn/n <= landscapeTotal
}

// lastTurn returns a turn by which every realm that fits one has had it: all landscape lies, and each side has had more
// turns than it has creatures.
func (l *layout) lastTurn() int {
	return (landscapeTotal+1)*l.b.opts.LandscapeInterval + 2*32
}

// onTurn returns the player whose turn has a number.
func (l *layout) onTurn(turn int) Player {
	return l.b.opts.First() ^ Player(1-turn&1)
}

// turnFault says why the realm cannot be faced on a turn; nothing if it can.
func (l *layout) turnFault(turn int) rules.Phrase {
	if n := l.b.opts.LandscapeInterval; n > 0 {
		if past := min(landscapeTotal, (turn-1)/n); int(l.b.lands) != past {
			return rules.Say("on turn %d with landscape every %d turns the landscape tiles on the table are %d, not %d",
				"每 %[2]d 回合放一次地形，到第 %[1]d 回合時地形棋子應有 %[3]d 枚，不是 %[4]d 枚", turn, n, past, l.b.lands)
		}
	}
	for _, p := range [2]Player{White, Black} {
		if brought, own := l.brought(p), l.ownTurns(p, turn); brought > own {
			return rules.Say("before turn %d %v has had fewer turns for creatures (%d) than it has brought (%d)",
				"第 %d 回合之前，%v只有過 %d 個可以引入瑞獸的回合，不可能引入 %d 隻", turn, p, own, brought)
		}
	}
	if turn > 1 && l.b.on == 0 {
		return rules.Say("from turn 2 on the realm is not empty", "從第 2 回合起，境界裡一定有棋子")
	}
	return rules.Phrase{}
}

// noTurn says why the realm fits no turn of ToMove. Without landscape turns every realm fits one, and so do all creatures
// once the last landscape lies.
func (l *layout) noTurn() error {
	n, lands := l.b.opts.LandscapeInterval, int(l.b.lands)
	first, last := lands*n+1, (lands+1)*n
	for turn := first; turn <= last; turn++ {
		if l.turnFault(turn).Absent() {
			return refuseWhole(Turn, rules.Say("only turn %d fits this realm, that of %v", "這個境界只可能出現在第 %d 回合，那是%v的回合", turn, l.onTurn(turn)))
		}
	}
	l.none = true
	p := White
	if l.brought(p) <= l.ownTurns(p, last) {
		p = Black
	}
	v := rules.NewViolation(Turn, "", hex.Hex{}, rules.Say(
		"%v cannot have brought %d creatures by now, but %d at the most: with landscape every %d turns and %d of it on the table this is turn %d at the latest",
		"到現在為止%v不可能引入 %d 隻瑞獸，最多只有 %d 隻：每 %d 回合放一次地形，桌上有 %d 枚，所以現在最晚是第 %d 回合",
		p, l.brought(p), l.ownTurns(p, last), n, lands, last))
	v.Wide, v.Right = true, l.enoughLandscape()
	return v
}

// enoughLandscape says how much landscape the creatures in the realm need.
func (l *layout) enoughLandscape() rules.Phrase {
	need := max(l.landsFor(White), l.landsFor(Black))
	if need == landscapeTotal {
		return rules.Say("all %d mountains and seas on the table, or fewer creatures", "桌上有全部 %d 枚地形棋子，或者瑞獸少一些", need)
	}
	return rules.Say("%d or more mountains and seas on the table, or fewer creatures", "桌上有 %d 枚以上的地形棋子，或者瑞獸少一些", need)
}

// landsFor returns how many tiles of landscape lie at the least once a player has had a turn for each creature brought.
func (l *layout) landsFor(p Player) int {
	turn := 1
	for l.ownTurns(p, turn) < l.brought(p) {
		turn++
	}
	return min(landscapeTotal, (turn-1)/l.b.opts.LandscapeInterval)
}

// brought returns how many creatures a player has in the realm.
func (l *layout) brought(p Player) int { return bits.OnesCount16(l.b.slots(p)) }

// ownTurns returns how many of the turns before one were the player's and did not place landscape.
func (l *layout) ownTurns(p Player, turn int) int {
	own := turn / 2
	if p != l.b.opts.First() {
		own = (turn - 1) / 2
	}
	n := l.b.opts.LandscapeInterval
	if n == 0 {
		return own
	}
	for k := 1; k <= landscapeTotal && k*n < turn; k++ {
		if l.onTurn(k*n) == p {
			own--
		}
	}
	return own
}
