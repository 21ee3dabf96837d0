package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// The referee names the rule that an illegal act breaks. Where several are broken it names the first in this order:
//
//  1. turn and supply: the game is over, landscape is due, a turn is not to be forfeited, the tile is not there or not
//     the player's; then what must be done first (yinglong-by-fourth, move-after-yinglong);
//  2. covered, at rest, just moved, not alone (for the wind);
//  3. one-realm: the tile may not be lifted;
//  4. the terrain of the hex of arrival, then a creature on it (occupied);
//  5. freedom where the gate alone keeps the creature from a way there, else what must be forgiven to open one: touch
//     (one-realm), how landscape changes the steps of BaiHu and YingLong, terrain on the way, creatures on the way
//     (occupied); of several that open a way each alone, and of several that are needed at once, the first;
//  6. the creature's own rule, or the wind's.

// Move returns the legal move that an act means, or a *rules.Violation. Act.From is not read: the creature says it.
func (p *Position) Move(a Act) (Move, error) {
	j := judge{p: p, b: p.b, act: a}
	if err := j.turnAndSupply(); err != nil {
		return 0, err
	}
	if m, ok := j.legal(); ok {
		return m, j.namedLifter()
	}
	switch a.Type {
	case Introduce:
		return 0, j.introduction()
	case PlaceLandscape:
		return 0, j.landscape()
	default:
		return 0, j.relocation()
	}
}

// judge looks at one act.
type judge struct {
	p   *Position
	b   *board
	act Act
}

// broken returns the violation of a rule at the hex where the act was to end.
func (j *judge) broken(rule rules.ID, english, chinese string, args ...any) error {
	return j.brokenAt(rule, j.act.To, rules.Say(english, chinese, args...))
}

func (j *judge) brokenAt(rule rules.ID, at hex.Hex, why rules.Phrase) error {
	return rules.NewViolation(rule, Notation().Act(j.p, j.act), at, why)
}

// legal finds the act among the legal moves.
func (j *judge) legal() (Move, bool) {
	m, ok := j.encode()
	if !ok {
		return 0, false
	}
	for _, legal := range j.b.list(nil) {
		if legal == m {
			return m, true
		}
	}
	return 0, false
}

// encode writes the act as a move, if its hex is anywhere near the realm and its creature can be taken from its hex.
func (j *judge) encode() (Move, bool) {
	if j.act.Type == Forfeit {
		return forfeit, true
	}
	to, ok := j.to()
	switch j.act.Type {
	case Introduce:
		i, _ := j.act.Creature.id()
		return introduction(i, to), ok
	case PlaceLandscape:
		return placement(j.act.Land, to), ok
	}
	return moveOf(j.from(), to), ok && j.covered() == nil
}

// to returns the cell of the hex of arrival, anywhere in an empty realm being the origin.
func (j *judge) to() (cell, bool) {
	if j.p.empty() {
		return origin, true
	}
	return j.p.ref.cellOf(j.act.To)
}

// from returns where the creature lies.
func (j *judge) from() cell {
	i, _ := j.act.Creature.id()
	return j.b.pos[i&31]
}

// turnAndSupply is the first thing to look at.
func (j *judge) turnAndSupply() error {
	if r := j.p.Result(); r.Over() {
		return j.broken(Turn, "the game is over: %v", "遊戲已經結束：%v", r.ending())
	}
	switch due := j.b.landscapeDue(); {
	case due && j.act.Type != PlaceLandscape:
		return j.broken(LandscapeTurn, "turn %d places landscape", "第 %d 回合是地形回合，只能放置地形", j.b.turn)
	case j.act.Type == PlaceLandscape:
		return j.landscapeSupply(due)
	case j.act.Type == Forfeit:
		return j.forfeitable()
	case j.act.Type != Introduce && j.act.Type != Relocate:
		return j.broken(Turn, "a turn is used for one act of the rules", "一個回合只能做規則所列的一個動作")
	}
	return j.creatureSupply()
}

func (j *judge) landscapeSupply(due bool) error {
	switch k := j.act.Land; {
	case !k.Landscape():
		return j.broken(Supply, "%v is no landscape", "%v不是地形", KindName(k))
	case !due && j.b.opts.LandscapeInterval > 0 && !j.b.landscapeToCome():
		return j.broken(LandscapeTurn, "all %d landscape tiles lie", "%d 枚地形棋子都已經放下了", landscapeTotal)
	case !due:
		return j.broken(LandscapeTurn, "no landscape is due on turn %d", "第 %d 回合不是地形回合，不能放置地形", j.b.turn)
	case j.b.left[k-creature.Mountain] == 0:
		return j.broken(Supply, "no %v is left", "%v已經放完了", KindName(k))
	case j.b.drawable()&powerOf(k) == 0:
		return j.broken(LandscapeTurn, "the tile drawn is a %v", "這一回合抽到的是%v", KindName(creature.Kind(j.b.drawn)))
	}
	return nil
}

func (j *judge) forfeitable() error {
	if n := j.b.count(); n > 1 || j.b.list(nil)[0] != forfeit {
		return j.broken(ForfeitTurn, "%v has %d legal acts", "%v還有 %d 個動作可做，不能棄權", j.b.side, n)
	}
	return nil
}

// creatureSupply looks at whose the creature is and whether it is in hand or in the realm, as the act needs.
func (j *judge) creatureSupply() error {
	c := j.act.Creature
	i, ok := c.id()
	if !ok || c.Number > j.b.opts.Supply(c.Kind) {
		return j.broken(Supply, "this game has no %v", "這一局沒有%v", c)
	}
	inRealm := j.b.has(i)
	switch {
	case j.act.Type == Relocate && !inRealm:
		return j.broken(Supply, "%v is not in the realm", "%v還沒上場", c)
	case j.act.Type == Relocate:
		return j.movable()
	case c.Owner != j.b.side:
		return j.broken(Turn, "it is the turn of %v", "現在輪到%v", j.b.side)
	case inRealm:
		return j.broken(Supply, "%v is in the realm already", "%v已經上場了", c)
	case j.p.next(c.Kind) != c:
		return j.broken(Supply, "%v comes first", "同種棋子依編號上場，要先引入%v", j.p.next(c.Kind))
	}
	return j.introducible()
}

// slot returns the slot of the creature of the act.
func (j *judge) slot() id {
	i, _ := j.act.Creature.id()
	return i & slotMask
}

func (j *judge) introducible() error {
	if j.b.introducible()>>j.slot()&1 != 0 {
		return nil
	}
	if j.act.Creature.Kind == creature.YingLong {
		return j.broken(YingLongByFourth, "YingLong may not open in the tournament opening", "比賽開局時，第一枚不得放應龍")
	}
	return j.yingLongNow()
}

// yingLongNow is the violation of whoever does anything but introduce YingLong on a fourth own turn.
func (j *judge) yingLongNow() error {
	return j.broken(YingLongByFourth, "%v must introduce YingLong now", "%v這一回合只能引入應龍", j.b.side)
}

func (j *judge) movable() error {
	if !j.b.active() {
		if j.p.OwnTurn() >= 4 {
			return j.yingLongNow()
		}
		return j.broken(MoveAfter, "YingLong of %v is not in the realm", "%v的應龍還沒上場，不能移動瑞獸，也不能御風", j.b.side)
	}
	return nil
}

// introduction says why a creature cannot come onto its hex.
func (j *judge) introduction() error {
	c, near := j.to()
	rule := PlaceOwn
	if j.b.slots(j.b.side) == 0 {
		rule = PlaceFirst
	}
	switch w := j.wordAt(c, near); {
	case w&hereBit != 0:
		return j.broken(rule, "a creature comes onto a hex without a tile", "新棋子要放在空格上")
	case tilesOf(w) == 0:
		return j.broken(rule, "the hex does not touch the realm", "這一格碰不到境界")
	case w>>(whiteShift+3*uint(j.b.side))&7 == 0:
		return j.broken(rule, "the hex touches no creature of %v on top", "這一格碰不到%v的瑞獸（堆疊只看最上面）", j.b.side)
	default:
		return j.broken(rule, "the hex touches a creature of %v", "這一格碰到了%v的瑞獸", j.b.side.Opponent())
	}
}

// wordAt returns the word of a cell, or that of a hex far from everything.
func (j *judge) wordAt(c cell, near bool) uint32 {
	if !near {
		return 0
	}
	return j.b.cells[c&cellMask].word
}

// landscape says why landscape cannot come onto its hex.
func (j *judge) landscape() error {
	if w := j.wordAt(j.to()); w&hereBit != 0 {
		return j.broken(LandscapePlace, "landscape comes onto a hex without a tile", "地形要放在空格上")
	}
	return j.broken(LandscapePlace, "the hex does not touch the realm", "這一格碰不到境界")
}
