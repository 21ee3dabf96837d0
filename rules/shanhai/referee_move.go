package shanhai

import (
	"math/bits"

	"shanhai/internal/creature"
	"shanhai/rules"
)

// relocation says why a creature of the realm cannot be brought to its hex.
func (j *judge) relocation() error {
	if err := j.covered(); err != nil {
		return err
	}
	if j.act.Lifter != nil || j.act.Creature.Owner != j.b.side {
		return j.relocationByWind()
	}
	from := j.from()
	if from == j.b.last {
		return j.broken(WindRest, "%v was set down by the wind and rests", "%v剛被風放下，這一回合要休息", j.act.Creature)
	}
	if err := j.realmHolds(from); err != nil {
		return err
	}
	return j.ownMove(from)
}

// covered looks for a creature on top of the one to be moved.
func (j *judge) covered() error {
	from := j.from()
	i, _ := j.act.Creature.id()
	if top := topOf(j.b.cells[from&cellMask].word); top != i {
		return j.brokenAt(Covered, j.p.ref.hexOf(from), rules.Say("%v is under %v", "%v被%v壓住了", j.act.Creature, top.creature()))
	}
	return nil
}

// realmHolds looks whether the realm hangs together without the creature on from, and names what would be left apart.
func (j *judge) realmHolds(from cell) error {
	if !j.b.pinned(from) {
		return nil
	}
	apart := partName(j.b.partedBy(from))
	return j.brokenAt(OneRealm, j.p.ref.hexOf(from), rules.Say("lifting %v would split the realm: %v would be left apart", "拿起%v，境界就會斷開：%v會與境界分離", j.act.Creature, apart))
}

// partName names the tiles of a part by the first of them.
func partName(part []Tile) rules.Phrase {
	first := tileName(part[0])
	switch n := len(part); n {
	case 1:
		return first
	case 2:
		return rules.Say("%v and 1 more tile", "%v等 2 枚棋子", first)
	default:
		return rules.Say("%[1]v and %[2]d more tiles", "%[1]v等 %[3]d 枚棋子", first, n-1, n)
	}
}

// partedBy returns the tiles of the smaller part that is left apart when the creature on c is lifted.
func (b *board) partedBy(c cell) []Tile {
	var smallest []Tile
	around := tilesOf(b.cells[c&cellMask].word)
	for m := around; m != 0; m &= m - 1 {
		part := b.group(c, step(c, uint32(bits.TrailingZeros32(m))))
		if smallest == nil || len(part) < len(smallest) {
			smallest = part
		}
	}
	return smallest
}

// group returns the tiles that hang together with the one on first when c is empty.
func (b *board) group(c, first cell) (out []Tile) {
	b.begin(c)
	b.find(first)
	b.floodTiles()
	for _, at := range b.found[:b.n] {
		out = append(out, b.stack(at)...)
	}
	return out
}

// ownMove says why the player's free creature cannot go to its hex by its own power.
func (j *judge) ownMove(from cell) error {
	kinds := []creature.Kind{j.act.Creature.Kind}
	if kinds[0] == creature.PiXiu {
		kinds = kindsOf(j.b.powers(from))
	}
	if len(kinds) == 0 {
		return j.broken(PiXiuMove, "no creature beside %v lends it a power", "%v旁邊沒有能出借能力的瑞獸", j.act.Creature)
	}
	to, near := j.to()
	if to == from {
		return j.broken(ownRule(j.act.Creature.Kind), "%v must not end where it began", "%v不能回到起點", j.act.Creature)
	}
	best := verdict{}
	for _, k := range kinds {
		if v := j.judgePower(from, to, near, k); best.rule == "" || v.rank < best.rank {
			best = v
		}
	}
	return j.brokenAt(best.rule, j.act.To, best.why)
}

// verdict is a broken rule with its place in the referee's order.
type verdict struct {
	rank int
	rule rules.ID
	why  rules.Phrase
}

// The ranks of verdicts.
const (
	rankTerrain = iota
	rankOccupied
	rankWay // and one more for each set of forgiven rules
	rankOwn = 100
)

// judgePower says why the creature on from cannot go to to by the power of kind.
func (j *judge) judgePower(from, to cell, near bool, kind creature.Kind) verdict {
	w := j.wordAt(to, near)
	switch land := landOf(w); {
	case land != plain && !mayEnter(kind, land):
		return verdict{rankTerrain, j.terrainRule(kind, land), j.sayTerrain(kind, land)}
	case topOf(w) != 0 && kind != creature.XuanWu:
		return verdict{rankOccupied, Occupied, rules.Say("%v is in the way on the hex itself", "這一格上已經有%v", topOf(w).creature())}
	}
	if near && !(kind == creature.BaiHu && j.b.tooShort(from, to)) {
		if v, ok := j.judgeWay(from, to, kind); ok {
			return v
		}
	}
	return j.ownVerdict(kind)
}

// tooShort tells whether to is a plain hex one or two legal ground steps of BaiHu from a start on the plain: whatever else
// could be forgiven, BaiHu has gone too few steps.
func (b *board) tooShort(from, to cell) bool {
	if landOf(b.cells[from&cellMask].word) == mountain || landOf(b.cells[to&cellMask].word) == mountain {
		return false
	}
	s := survey{b: b, kind: creature.BaiHu, start: from}
	lifted := b.lift(from)
	defer b.drop(from, lifted)
	for _, first := range s.next(from) {
		if first == to || contains(s.next(first), to) && landOf(s.word(first)) != mountain {
			return true
		}
	}
	return false
}

// judgeWay looks for the fewest forgiven rules that open a way and names the first of them.
func (j *judge) judgeWay(from, to cell, kind creature.Kind) (verdict, bool) {
	for n, skip := range forgivenSets() {
		if j.b.reachOf(from, kind, skip)[to] {
			return j.wayVerdict(rankWay+n, skip, kind, to), true
		}
	}
	return verdict{}, false
}

// forgivenSets returns the sets of rules by size, each size in the referee's order, but first the gate alone.
func forgivenSets() []forgiven {
	out := []forgiven{forgiveGate}
	for size := 1; size <= 5; size++ {
		for set := forgiven(1); set < 32; set++ {
			if bits.OnesCount8(uint8(set)) == size {
				out = append(out, set)
			}
		}
	}
	return out
}

func (j *judge) wayVerdict(rank int, skip forgiven, kind creature.Kind, to cell) verdict {
	switch {
	case skip&forgiveContact != 0:
		return verdict{rank, OneRealm, rules.Say("the creature would lose touch with the realm on the way", "途中會離開境界")}
	case skip&forgiveMeasure != 0:
		return verdict{rank, j.measureRule(kind, to), rules.Say("landscape changes how far the creature goes", "遇到地形時，能走的格數不一樣")}
	case skip&forgiveTerrain != 0:
		return verdict{rank, j.wayTerrainRule(kind), rules.Say("landscape that the creature may not enter is in the way", "途中有牠不能進入的地形")}
	case skip&forgiveOccupied != 0:
		return verdict{rank, Occupied, rules.Say("creatures are in the way", "途中有瑞獸擋路")}
	}
	return verdict{rank, Freedom, rules.Say("a gate between higher hexes bars the way", "兩旁較高的格子成了門，擋住去路")}
}

// terrainRule returns the rule that bars a kind from the hex of a landscape.
func (j *judge) terrainRule(kind creature.Kind, land uint32) rules.ID {
	switch {
	case j.act.Creature.Kind == creature.PiXiu:
		return PiXiuTerrain
	case kind == creature.ZhuQue:
		return MountainFly
	case land == sea:
		return SeaBarred
	case kind == creature.QiLin:
		return MountainQiLin
	}
	return MountainBarred
}

// wayTerrainRule returns the rule that bars a kind from walking over landscape.
func (j *judge) wayTerrainRule(kind creature.Kind) rules.ID {
	switch {
	case j.act.Creature.Kind == creature.PiXiu:
		return PiXiuTerrain
	case kind == creature.QingLong || kind == creature.XuanWu:
		return MountainBarred
	}
	return SeaBarred
}

// sayTerrain says that a kind may not be where a landscape is.
func (j *judge) sayTerrain(kind creature.Kind, land uint32) rules.Phrase {
	on := kindOfLand(land)
	may := ontoLand(on)
	switch {
	case kind == creature.ZhuQue: // it flies over
		may = rules.Say("enter a %[1]v", "落在%[2]v", KindName(on), onLand(on))
	case kind == creature.QiLin && land == mountain: // it walks over
		may = rules.Say("enter a %[1]v", "停在%[2]v", KindName(on), onLand(on))
	}
	if j.act.Creature.Kind == creature.PiXiu {
		return rules.Say("with the power of %v PiXiu may not %v", "借用%v的能力時，貔貅不能%v", KindName(kind), may)
	}
	return rules.Say("%v may not %v", "%v不能%v", KindName(kind), may)
}

// ownRule returns the rule of a kind's move.
func ownRule(k creature.Kind) rules.ID {
	return [kindCount]rules.ID{
		creature.YingLong: YingLongMove, creature.XuanWu: XuanWuMove, creature.BaiHu: BaiHuMove, creature.ZhuQue: ZhuQueMove,
		creature.QingLong: QingLongMove, creature.QiLin: QiLinMove, creature.PiXiu: PiXiuMove, creature.FeiLian: FeiLianMove,
	}[k]
}

// measureRule returns the rule by which landscape changes how far YingLong and BaiHu go.
func (j *judge) measureRule(kind creature.Kind, to cell) rules.ID {
	switch {
	case j.act.Creature.Kind == creature.PiXiu:
		return PiXiuTerrain
	case kind == creature.BaiHu:
		return MountainBaiHu
	case landOf(j.b.cells[to&cellMask].word) == sea:
		return SeaYingLong
	}
	return MountainYingLong
}

// ownVerdict names the creature's own rule.
func (j *judge) ownVerdict(kind creature.Kind) verdict {
	return verdict{rankOwn, ownRule(j.act.Creature.Kind), rules.Say("the move of %v does not lead there", "%v的走法到不了這一格", KindName(kind))}
}
