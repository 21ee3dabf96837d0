// Package view turns what a check answers into what a diagram shows: the position with the last move, and what is
// claimed of it.
package view

import (
	"slices"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
)

// Shot is a part of an example in which the position stays the same: the set-up, or a move, and what follows up to the
// next move.
type Shot struct {
	report     check.Report
	first, end int                                // of the scenes
	language   string                             // of what a diagram says; English if empty
	kind       func(language, kind string) string // names a kind of tile; nil for what the notation calls them
}

// In returns the shot with a diagram in a language.
func (s Shot) In(language string) Shot {
	s.language = language
	return s
}

// Named returns the shot with a diagram that calls tiles in words, "white QingLong 1", where kind names theirs.
func (s Shot) Named(kind func(language, kind string) string) Shot {
	s.kind = kind
	return s
}

// Shots parts an example. Shot n shows the position after n of its moves.
func Shots(r check.Report) []Shot {
	out := []Shot{{report: r}}
	for i, s := range r.Scenes {
		if s.Played {
			out[len(out)-1].end = i
			out = append(out, Shot{report: r, first: i})
		}
	}
	out[len(out)-1].end = len(r.Scenes)
	return out
}

// Scenes returns the scenes of the shot.
func (s Shot) Scenes() []check.Scene { return s.report.Scenes[s.first:s.end] }

// View returns what a diagram shows of the shot: all that is claimed in it. It tells false if no position stands.
func (s Shot) View() (diagram.View, bool) { return s.part(s.first, s.end) }

// Of returns what a diagram shows of scene i alone; false if no position stands.
func Of(r check.Report, i int) (diagram.View, bool) {
	for _, s := range Shots(r) {
		if s.first <= i && i < s.end {
			return s.part(i, i+1)
		}
	}
	return diagram.View{}, false
}

// part returns what the scenes from first on show.
func (s Shot) part(first, end int) (diagram.View, bool) {
	if s.report.Game == nil {
		return diagram.View{}, false
	}
	board, p, laid := s.stands(end)
	switch scenes := s.report.Scenes[max(first, board):end]; {
	case laid != nil:
		return s.impossible(laid, scenes), true
	case p == nil:
		return diagram.View{}, false
	default:
		return s.possible(p, scenes, board == s.first), true
	}
}

// stands returns what stands before scene end: a position, or a set-up that cannot be, and where it begins. A shot has
// several if a board begins anew.
func (s Shot) stands(end int) (begin int, p rules.Position, laid *check.Laid) {
	begin = s.first
	for i, scene := range s.report.Scenes[s.first:end] {
		if (p != nil || laid != nil) && isBoard(scene.Step) {
			begin, p, laid = s.first+i, nil, nil
		}
		if scene.Position != nil {
			p = scene.Position
		}
		if scene.Laid != nil {
			laid = scene.Laid
		}
	}
	return begin, p, laid
}

// isBoard tells whether a statement draws a board.
func isBoard(s script.Step) bool {
	switch s.(type) {
	case script.Board, script.Picture:
		return true
	}
	return false
}

// possible shows a position with what is claimed of it, and the move that led to it.
func (s Shot) possible(p rules.Position, scenes []check.Scene, led bool) diagram.View {
	v := diagram.View{Players: s.report.Game.Players(), Cells: p.Cells(), Hand: p.Off(), ToMove: p.ToMove(), Language: s.language}
	if len(scenes) > 0 {
		s.standing(&v, p, scenes[len(scenes)-1].Agreed)
	}
	if first := s.report.Scenes[s.first]; led && first.Played {
		v.Last = moved(first.Act)
	}
	for _, scene := range scenes {
		s.claim(&v, p, scene)
	}
	v.Coming = coming(v)
	return v
}

// moved returns an act with a place; a forfeited turn has none to show.
func moved(a *rules.Act) *rules.Act {
	if a.To == nil {
		return nil
	}
	return a
}

// claim adds what a scene says.
func (shot Shot) claim(v *diagram.View, p rules.Position, s check.Scene) {
	switch step := s.Step.(type) {
	case script.Move:
		if s.Act != nil && !s.Played {
			v.Forbidden = append(v.Forbidden, *s.Act)
		}
	case script.Impossible:
		if s.Verdict == check.Unchecked && !step.False {
			remark(v, rules.Say("this position: forbidden by the house (%v)", "這個局面：自訂規則禁止（%v）", shot.cited(s)))
		}
	case script.Legal:
		if s.Act != nil {
			shot.claimAct(v, p, s, step.Illegal)
		}
	case script.Moves:
		if s.Verdict == check.Unchecked && len(s.Targets) > 0 {
			remark(v, rules.Say("moves of %v: as the house has them (%v)", "%v的走法：依自訂規則（%v）", shot.call(p, nameIn(p, step.Tile)), shot.cited(s)))
		}
		if m, known := movesOf(p, step.Tile); known {
			m.To = s.Targets
			v.Moves = append(v.Moves, m)
			mistaken(v, m, s)
			if m.From == nil && len(m.To) == 0 { // nothing on the board shows it
				remark(v, rules.Say("%v may come in nowhere", "%v無處可以上場", shot.call(p, m.Tile)))
			}
		}
	}
	if s.Fault != nil && s.Fault.Hex != nil {
		v.Faults = append(append(v.Faults, *s.Fault.Hex), s.Fault.More...)
	}
}

// claimAct shows an act as the game judges it, whatever the author believes; by a house rule, which the game does not know,
// as it is claimed.
func (shot Shot) claimAct(v *diagram.View, p rules.Position, s check.Scene, illegal bool) {
	a, house := *s.Act, s.Verdict == check.Unchecked
	allowed := p.Clone().Play(a) == nil
	if house {
		remark(v, shot.byHouse(p, s, illegal))
		allowed = !illegal
	}
	if allowed {
		v.Allowed = append(v.Allowed, a)
	} else {
		v.Forbidden = append(v.Forbidden, a)
	}
}

// nameIn returns what moves call the tile of an author's word; the word, where nobody can say.
func nameIn(p rules.Position, tile rules.Word) string {
	if m, known := movesOf(p, tile); known {
		return m.Tile
	}
	return tile.Text
}

// coming finds among what is in hand the tiles that claimed moves bring. There a tile has no number.
func coming(v diagram.View) []rules.Tile {
	var out []rules.Tile
	for _, name := range brought(v) {
		for _, in := range v.Hand {
			if in.Tile.Name == strings.TrimRight(name, "0123456789") {
				tile := in.Tile
				tile.Name = name
				out = append(out, tile)
			}
		}
	}
	return out
}

// brought names the tiles that claimed moves bring from the hand.
func brought(v diagram.View) []string {
	var out []string
	for _, a := range slices.Concat(v.Allowed, v.Forbidden) {
		if a.From == nil {
			out = append(out, a.Tile)
		}
	}
	for _, m := range v.Moves {
		if m.From == nil {
			out = append(out, m.Tile)
		}
	}
	return out
}

// movesOf returns the tile that an author's word names, as moves call it, and where it lies; false if it names none that a
// move or a rule is about.
func movesOf(p rules.Position, tile rules.Word) (diagram.Moves, bool) {
	if tile.Absent() {
		return diagram.Moves{}, false
	}
	acts, err := p.ActsOf(tile.Text)
	if err != nil {
		return diagram.Moves{}, false
	}
	barred, _ := p.Barred(tile.Text) // what ActsOf can read Barred can
	for _, r := range barred {
		acts = append(acts, r.Act)
	}
	if len(acts) == 0 {
		return diagram.Moves{}, false
	}
	return diagram.Moves{Tile: acts[0].Tile, From: acts[0].From}, true
}
