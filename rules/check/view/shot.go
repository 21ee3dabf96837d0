// Package view turns what a check answers into what a diagram shows: the position with the last move, and what is
// claimed of it.
package view

import (
	"slices"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
)

// Shot is a part of an example in which the position stays the same: the set-up, or a move, and what follows up to the
// next move.
type Shot struct {
	report     check.Report
	first, end int // of the scenes
}

// Shots parts an example. Shot n shows the position after n of its moves.
func Shots(r check.Report) []Shot {
	out := []Shot{{report: r}}
	for i, s := range r.Scenes {
		if played(s) {
			out[len(out)-1].end = i
			out = append(out, Shot{report: r, first: i})
		}
	}
	out[len(out)-1].end = len(r.Scenes)
	return out
}

// played tells whether a scene is a move that was made.
func played(s check.Scene) bool {
	_, move := s.Step.(script.Move)
	return move && s.Act != nil && s.Verdict <= check.Unchecked
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
	var p rules.Position
	for _, scene := range s.report.Scenes[s.first:end] {
		if scene.Position != nil {
			p = scene.Position
		}
	}
	if p == nil || s.report.Game == nil {
		return diagram.View{}, false
	}
	v := diagram.View{Players: s.report.Game.Players(), Cells: p.Cells(), Hand: p.Off(), ToMove: p.ToMove()}
	if r := p.Result(); r.Over() {
		v.ToMove, v.Turn = r.Winner, outcome(r)
	}
	if s.first < len(s.report.Scenes) && played(s.report.Scenes[s.first]) {
		v.Last = moved(s.report.Scenes[s.first].Act)
	}
	for _, scene := range s.report.Scenes[first:end] {
		claim(&v, p, scene)
	}
	v.Coming = coming(v)
	return v, true
}

// moved returns an act with a place; a forfeited turn has none to show.
func moved(a *rules.Act) *rules.Act {
	if a.To == nil {
		return nil
	}
	return a
}

// claim adds what a scene says.
func claim(v *diagram.View, p rules.Position, s check.Scene) {
	switch step := s.Step.(type) {
	case script.Move:
		if s.Act != nil && !played(s) {
			v.Forbidden = append(v.Forbidden, *s.Act)
		}
	case script.Legal:
		if s.Act != nil {
			claimAct(v, p, *s.Act)
		}
	case script.Moves:
		v.Chosen = append(v.Chosen, places(p, step.Tile)...)
		v.Targets = append(v.Targets, s.Targets...)
	}
	if s.Fault != nil && s.Fault.Hex != nil {
		v.Faults = append(v.Faults, *s.Fault.Hex)
	}
}

// claimAct shows an act as the game judges it, whatever the author believes.
func claimAct(v *diagram.View, p rules.Position, a rules.Act) {
	if p.Clone().Play(a) == nil {
		v.Allowed = append(v.Allowed, a)
	} else {
		v.Forbidden = append(v.Forbidden, a)
	}
}

// coming finds among what is in hand the tiles that claimed moves bring. There a tile has no number.
func coming(v diagram.View) []rules.Tile {
	var out []rules.Tile
	for _, a := range slices.Concat(v.Allowed, v.Forbidden) {
		for _, in := range v.Hand {
			if a.From == nil && in.Tile.Name == strings.TrimRight(a.Tile, "0123456789") {
				tile := in.Tile
				tile.Name = a.Tile
				out = append(out, tile)
			}
		}
	}
	return out
}

// places returns the hex of the tile that an author's word names; none if it is in the hand.
func places(p rules.Position, tile rules.Word) []hex.Hex {
	if tile.Absent() {
		return nil
	}
	acts, err := p.ActsOf(tile.Text)
	if err != nil {
		return nil
	}
	barred, _ := p.Barred(tile.Text) // what ActsOf can read Barred can
	for _, r := range barred {
		acts = append(acts, r.Act)
	}
	for _, a := range acts {
		if a.From != nil {
			return []hex.Hex{*a.From}
		}
	}
	return nil
}

// outcome words how a game ended.
func outcome(r rules.Result) string {
	text := diagram.Capital(r.Winner) + " has won"
	if r.Draw {
		text = "A draw"
	}
	if r.Rule != "" {
		text += " (" + string(r.Rule) + ")"
	}
	return text
}
