package book

import (
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
)

// remark is a statement in words.
type remark struct {
	class string // "may", "not", "mistake", "stands", "given" or "move"
	text  string
	code  string // what is quoted in code after the text
	rules []rules.ID
	loose bool   // a house rule is cited: nobody has checked it
	note  string // the author's words about it
}

// remark words a scene; false if it says nothing to a reader.
func (s speech) remark(scene check.Scene) (remark, bool) {
	r := remark{rules: scene.Rules, loose: scene.Verdict == check.Unchecked}
	switch step := scene.Step.(type) {
	case script.Option:
		return s.given(r, s.tongue.agreed, step.Name, step.Value), true
	case script.Fact:
		r = s.given(r, s.tongue.given, step.Name, step.Value)
		return r, step.Name.Text != "to move" && step.Name.Text != "turn"
	case script.Impossible:
		r.class, r.text = "not", s.tongue.cannotBe
		return s.doubted(r, step.False), true
	}
	if s.position == nil {
		return r, false
	}
	return s.claim(r, scene)
}

// given words an option or a fact: behind its heading, or as it is written where it has no words.
func (s speech) given(r remark, head string, name, value rules.Word) remark {
	r.class = "given"
	if s.fact != nil {
		if text := s.fact(s.tongue.code, name.Text, value.Text); text != "" {
			r.text = head + s.tongue.colon + text
			return r
		}
	}
	r.text, r.code = head, name.Text+": "+value.Text
	return r
}

// claim words what is said of a position.
func (s speech) claim(r remark, scene check.Scene) (remark, bool) {
	switch step := scene.Step.(type) {
	case script.Move:
		r.class, r.text, r.code = "move", s.move(step, scene), step.Mark
	case script.Legal:
		r.class, r.text = s.legal(step, scene)
	case script.Moves:
		return s.moves(r, step, scene), true
	case script.Outcome:
		r.class, r.text = "stands", s.outcome(step)
		return s.doubted(r, step.False), true
	case script.Equals:
		r.class, r.text, r.code = "stands", s.tongue.is, step.Text.Text
		return s.doubted(r, step.False), true
	default:
		return r, false
	}
	return r, r.text != ""
}

// doubted makes a remark one that is said to be a mistake.
func (s speech) doubted(r remark, mistaken bool) remark {
	if mistaken {
		r.class, r.text = "mistake", say(s.tongue.mistaken, "{claim}", r.text)
	}
	return r
}

func (s speech) move(step script.Move, scene check.Scene) string {
	if scene.Act == nil {
		return ""
	}
	return s.act(*scene.Act, step.Act.Text, s.tongue.done())
}

func (s speech) legal(step script.Legal, scene check.Scene) (class, text string) {
	switch {
	case scene.Act == nil:
		return "", ""
	case step.Illegal:
		return "not", s.act(*scene.Act, step.Act.Text, s.tongue.not())
	}
	return "may", s.act(*scene.Act, step.Act.Text, s.tongue.may())
}

// moves words a claim about all acts.
func (s speech) moves(r remark, step script.Moves, scene check.Scene) remark {
	r.class = "may"
	if step.Tile.Absent() {
		r.text = many(counted(step.Count), s.tongue.noAct, s.tongue.oneAct, s.tongue.acts)
		return s.doubted(r, step.False)
	}
	t, onTable := s.tile(s.named(step))
	tile := s.call(t)
	switch {
	case step.False && step.Count.Absent() && len(step.Targets) == 0:
		r.text = s.fill(map[bool]string{true: s.tongue.noDot, false: s.tongue.inNoDot}[onTable], tile, place{})
		return s.doubted(r, true)
	case step.False && step.Count.Absent():
		r.class, r.text = "mistake", s.fill(s.tongue.wrongList, tile, place{}, "{why}", s.difference(step, scene.Targets))
		return r
	case step.False:
		r.text = s.fill(many(counted(step.Count), s.tongue.noDot, s.tongue.hexes, s.tongue.hexes), tile, place{}, "{n}", step.Count.Text)
		return s.doubted(r, true)
	case onTable:
		r.text = many(len(scene.Targets), s.tongue.noDot, s.tongue.oneDot, s.tongue.dots)
	default:
		r.text = many(len(scene.Targets), s.tongue.inNoDot, s.tongue.inOneDot, s.tongue.inDots)
	}
	if len(scene.Targets) == 0 {
		r.class = "not"
	}
	r.text = s.fill(r.text, tile, place{})
	return r
}

// counted reads a number that the parser has read already.
func counted(w rules.Word) int {
	n := 0
	for _, c := range strings.TrimLeft(w.Text, "0") {
		if n < 1e6 {
			n = 10*n + int(c-'0')
		}
	}
	return n
}

// named returns the name by which a position knows the tile of a claim.
func (s speech) named(step script.Moves) string {
	acts, err := s.position.ActsOf(step.Tile.Text)
	if err == nil && len(acts) > 0 {
		return acts[0].Tile
	}
	barred, err := s.position.Barred(step.Tile.Text)
	if err == nil && len(barred) > 0 {
		return barred[0].Act.Tile
	}
	return step.Tile.Text
}

// difference says what a list of hexes lacks, and what it has too many.
func (s speech) difference(step script.Moves, right []hex.Hex) string {
	var listed []hex.Hex
	for _, word := range step.Targets {
		if h, err := s.position.Place(word.Text); err == nil {
			listed = append(listed, h)
		}
	}
	var why []string
	if missing := s.places(right, listed, step); missing != "" {
		why = append(why, say(s.tongue.without, "{hexes}", missing))
	}
	if extra := s.places(listed, right, step); extra != "" {
		why = append(why, say(s.tongue.with, "{hexes}", extra))
	}
	return s.tongue.listed(why)
}

// mostPlaces is how many hexes a sentence names; more are counted.
const mostPlaces = 3

// places words the hexes of a that are not in b.
func (s speech) places(a, b []hex.Hex, step script.Moves) string {
	other := slices.DeleteFunc(slices.Clone(a), func(h hex.Hex) bool { return slices.Contains(b, h) })
	if len(other) > mostPlaces {
		return say(s.tongue.ofThem, "{n}", strconv.Itoa(len(other)))
	}
	var out []string
	for _, h := range other {
		p := s.place(h, s.named(step), "")
		if p.top {
			p.noun = s.tongue.on(p)
		}
		out = append(out, p.noun)
	}
	return s.tongue.listed(out)
}

// outcome words how a game stands.
func (s speech) outcome(step script.Outcome) string {
	player := s.tongue.player(step.Result.Text)
	words := []string{"{player}", player, "{Player}", diagram.Capital(player)}
	switch by := step.By.Text; {
	case step.Result.Text == "open":
		return s.tongue.open
	case step.Result.Text == "draw" && by != "":
		return s.tongue.agreedDraw
	case step.Result.Text == "draw":
		return s.tongue.draw
	case by != "":
		return say(s.tongue.resigned, words...)
	}
	return say(s.tongue.won, words...)
}
