package book_test

import (
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// patch is a change of the engine's source that a rule's switch works: a text that stands once in a file, and what takes its
// place. switchedOff(ID) is true where the rule is switched off (switched_off_test.go).
type patch struct{ rule, file, old, new string }

// limitless is written after the ID of a creature's rule for a second switch: the power stays, its limit goes.
const limitless = " without its limit"

// patches returns the switches of every rule of the game.
func patches() []patch {
	var out []patch
	for _, list := range [][]patch{turnPatches(), greatPatches(), powerPatches(), limitPatches(), windPatches(), landscapePatches(), terrainPatches(), endPatches()} {
		out = append(out, list...)
	}
	return out
}

func off(id rules.ID) string { return `switchedOff("` + string(id) + `")` }

// unless returns the beginning of an if statement that leaves out what follows it while a rule is switched off.
func unless(id rules.ID) string { return "if !" + off(id) + " { " }

func turnPatches() []patch {
	return []patch{
		{string(shanhai.Supply), "options.go", "if in {", "if in || " + off(shanhai.Supply) + " {"},
		{string(shanhai.FirstPlayer), "options.go", "if o.BlackStarts {", "if o.BlackStarts != " + off(shanhai.FirstPlayer) + " {"},
		{string(shanhai.Turn), "generate.go", "\tif b.over() {\n\t\treturn out", "\tif b.over() && !" + off(shanhai.Turn) + " {\n\t\treturn out"},
		{string(shanhai.Turn), "referee.go", "case c.Owner != j.b.side:", "case c.Owner != j.b.side && !" + off(shanhai.Turn) + ":"},
		{string(shanhai.Turn), "referee.go", "if r := j.p.Result(); r.Over() {", "if r := j.p.Result(); r.Over() && !" + off(shanhai.Turn) + " {"},
		{string(shanhai.PlaceFirst), "generate.go", "func (b *board) findFirstPlaces() {", "func (b *board) findFirstPlaces() {\n\tif " + off(shanhai.PlaceFirst) + " {\n\t\treturn\n\t}"},
		{string(shanhai.PlaceOwn), "tables.go", "if white > 0 && black == 0 {", "if white > 0 && (black == 0 || " + off(shanhai.PlaceOwn) + ") {"},
		{string(shanhai.PlaceOwn), "tables.go", "if black > 0 && white == 0 {", "if black > 0 && (white == 0 || " + off(shanhai.PlaceOwn) + ") {"},
		{string(shanhai.YingLongByFourth), "generate.go", "case own >= 3:", "case own >= 3 && !" + off(shanhai.YingLongByFourth) + ":"},
		{string(shanhai.MoveAfter), "generate.go", "\tif b.active() {\n\t\tout =", "\tif b.active() || " + off(shanhai.MoveAfter) + " {\n\t\tout ="},
		{string(shanhai.MoveAfter), "referee.go", "if !j.b.active() {", "if !j.b.active() && !" + off(shanhai.MoveAfter) + " {"},
		{string(shanhai.ForfeitTurn), "generate.go", "if len(out) == start {", "if len(out) == start || " + off(shanhai.ForfeitTurn) + " {"},
		{string(shanhai.ForfeitTurn), "referee.go", "n > 1 || j.b.list(nil)[0] != forfeit {", "(n > 1 || j.b.list(nil)[0] != forfeit) && !" + off(shanhai.ForfeitTurn) + " {"},
	}
}

func greatPatches() []patch {
	return []patch{
		{string(shanhai.OneRealm), "realm.go", "func (b *board) pinned(c cell) bool {", "func (b *board) pinned(c cell) bool {\n\tif " + off(shanhai.OneRealm) + " {\n\t\treturn false\n\t}"},
		{string(shanhai.Freedom), "steps.go", "return contact & uint32(ring.open[solid]) &^ solid", "if " + off(shanhai.Freedom) + " {\n\t\treturn contact &^ solid\n\t}\n\tif " + off(shanhai.Occupied) + " {\n\t\treturn contact & uint32(ring.open[solid])\n\t}\n\treturn contact & uint32(ring.open[solid]) &^ solid"},
		{string(shanhai.Freedom), "steps.go", "return b.levelAt(c, d+5) > level &&", "return !" + off(shanhai.Freedom) + " && b.levelAt(c, d+5) > level &&"},
		{string(shanhai.Covered), "generate.go", "if topOf(b.cells[c&cellMask].word) != i || c == b.last", "if topOf(b.cells[c&cellMask].word) != i && !" + off(shanhai.Covered) + " || c == b.last && !" + off(shanhai.WindRest)},
		{string(shanhai.Covered), "referee.go", "ok && j.covered() == nil", "ok && (j.covered() == nil || " + off(shanhai.Covered) + ")"},
	}
}

// powerPatches take a creature's power away.
func powerPatches() []patch {
	return []patch{
		{string(shanhai.YingLongMove), "walks.go", "\t\tb.stride(c, kind)\n\t\tb.swim(c)", "\t\t" + unless(shanhai.YingLongMove) + "b.stride(c, kind) }\n\t\t" + unless(shanhai.SeaYingLong) + "b.swim(c) }\n\t\tif " + off(shanhai.YingLongMove+limitless) + " { b.roam(c) }"},
		{string(shanhai.FeiLianMove), "walks.go", "\t\tb.stride(c, kind)\n\tcase creature.XuanWu", "\t\t" + unless(shanhai.FeiLianMove) + "b.stride(c, kind) }\n\t\tif " + off(shanhai.FeiLianMove+limitless) + " { b.roam(c) }\n\tcase creature.XuanWu"},
		{string(shanhai.XuanWuMove), "walks.go", "\t\tb.climb(c)\n", "\t\t" + unless(shanhai.XuanWuMove) + "b.climb(c) }\n"},
		{string(shanhai.BaiHuMove), "walks.go", "\t\tb.prowl(c)\n", "\t\t" + unless(shanhai.BaiHuMove) + "b.prowl(c) }\n\t\tif " + off(shanhai.BaiHuMove+limitless) + " { b.roam(c) }\n"},
		{string(shanhai.ZhuQueMove), "walks.go", "\t\tb.fly(c)\n", "\t\t" + unless(shanhai.ZhuQueMove) + "b.fly(c) }\n\t\tif " + off(shanhai.ZhuQueMove+limitless) + " { b.roam(c) }\n"},
		{string(shanhai.QingLongMove), "walks.go", "\tcase creature.QingLong:\n\t\tb.roam(c)\n", "\tcase creature.QingLong:\n\t\t" + unless(shanhai.QingLongMove) + "b.roam(c) }\n"},
		{string(shanhai.QiLinMove), "walks.go", "\t\tb.bound(c)\n", "\t\t" + unless(shanhai.QiLinMove) + "b.bound(c) }\n"},
		{string(shanhai.PiXiuMove), "pixiu.go", "return b.lenders(c) &^ powerOf(creature.PiXiu)", "if " + off(shanhai.PiXiuMove) + " { return 0 }\n\tif " + off(shanhai.PiXiuMove+limitless) + " { return 0xfff &^ powerOf(creature.PiXiu) &^ 1 }\n\treturn b.lenders(c) &^ powerOf(creature.PiXiu)"},
	}
}

// limitPatches name the second switches that the patches of powers work.
func limitPatches() []patch {
	var out []patch
	for _, id := range []rules.ID{shanhai.YingLongMove, shanhai.FeiLianMove, shanhai.BaiHuMove, shanhai.ZhuQueMove, shanhai.PiXiuMove} {
		out = append(out, patch{rule: string(id) + limitless})
	}
	return append(out, patch{rule: string(shanhai.Occupied)}, patch{rule: string(shanhai.SeaYingLong)})
}

func windPatches() []patch {
	return []patch{
		{string(shanhai.Wind), "wind.go", "if topOf(w) != i || levelOf(w) != 1 || c == b.last {", "if " + off(shanhai.Wind) + " || topOf(w) != i || levelOf(w) != 1 || c == b.last && !" + off(shanhai.WindRest) + " {"},
		{string(shanhai.WindNotJustMoved), "wind.go", "levelOf(w) == 1 && c != b.last", "(levelOf(w) == 1 || " + off(shanhai.WindNotStacked) + ") && (c != b.last || " + off(shanhai.WindNotJustMoved) + ")"},
		{string(shanhai.WindNotStacked), "generate.go", "if winds.n > 0 && levelOf(b.cells[c&cellMask].word) == 1 {", "if winds.n > 0 && (levelOf(b.cells[c&cellMask].word) == 1 || " + off(shanhai.WindNotStacked) + ") {"},
		{rule: string(shanhai.WindRest)},
	}
}

func landscapePatches() []patch {
	return []patch{
		{string(shanhai.LandscapeTurn), "landscape.go", "return n != 0 && b.landscapeToCome()", "return n != 0 && !" + off(shanhai.LandscapeTurn) + " && b.landscapeToCome()"},
		{string(shanhai.LandscapePlace), "landscape.go", "\tb.findFrontier()\n\tfor kinds", "\t" + unless(shanhai.LandscapePlace) + "b.findFrontier() } else { b.n = 0 }\n\tfor kinds"},
		{string(shanhai.Standing), "setup.go", "\ttop, land := topOf(w), landOf(w)\n\tswitch {", "\ttop, land := topOf(w), landOf(w)\n\tswitch {\n\tcase " + off(shanhai.Standing) + ":\n\t\treturn rules.Phrase{}"},
	}
}

func terrainPatches() []patch {
	const (
		mountains = "return kind == creature.YingLong || kind == creature.BaiHu || kind == creature.FeiLian"
		seas      = "return kind == creature.YingLong || kind == creature.QingLong || kind == creature.XuanWu"
	)
	return []patch{
		{string(shanhai.MountainYingLong), "walks.go", mountains, "return kind == creature.YingLong && !" + off(shanhai.MountainYingLong) + " || kind == creature.BaiHu && !" + off(shanhai.MountainBaiHu) + " || kind == creature.FeiLian && !" + off(shanhai.MountainFeiLian)},
		{rule: string(shanhai.MountainBaiHu)},
		{rule: string(shanhai.MountainFeiLian)},
		{string(shanhai.MountainFly), "walks.go", "for b.cells[to&cellMask].word&hereBit != 0 {", "for b.cells[to&cellMask].word&hereBit != 0 && !(" + off(shanhai.MountainFly) + " && landOf(b.cells[to&cellMask].word) != plain) {"},
		{string(shanhai.MountainQiLin), "walks.go", "return landOf(w) != sea && (", "return (landOf(w) != sea || " + off(shanhai.SeaBarred) + ") && !(landOf(w) == mountain && " + off(shanhai.MountainQiLin) + ") && ("},
		{string(shanhai.MountainBarred), "walks.go", "if under|level == 0 || landOf(there) == mountain {", "if under|level == 0 || landOf(there) == mountain && !" + off(shanhai.MountainBarred) + " {"},
		{string(shanhai.SeaLevel), "walks.go", "\tif under == 0 {\n\t\tb.findAll(c, flat(w))", "\tif under == 0 && " + off(shanhai.SeaLevel) + " {\n\t\tb.findAll(c, flat(w)&^bareSeas(w))\n\t} else if under == 0 {\n\t\tb.findAll(c, flat(w))"},
		{string(shanhai.SeaBarred), "walks.go", seas, seas + " || " + off(shanhai.SeaBarred)},
		{string(shanhai.PiXiuTerrain), "pixiu.go", "return b.memory[i.owner()&1]", "if " + off(shanhai.PiXiuTerrain) + " { return 0 }\n\t\treturn b.memory[i.owner()&1]"},
	}
}

func endPatches() []patch {
	return []patch{
		{string(shanhai.Capture), "result.go", "if !b.has(i) {", "if !b.has(i) || " + off(shanhai.Capture) + " {"},
		{string(shanhai.DoubleCapture), "result.go", "case white && black:", "case white && black && !" + off(shanhai.DoubleCapture) + ":"},
		{string(shanhai.Stalemate), "result.go", "case p.b.opts.RepetitionDraw && p.seen >= 3:", "case p.b.opts.RepetitionDraw && p.seen >= 3 && !" + off(shanhai.Stalemate) + ":"},
	}
}
