package form

import (
	"cmp"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
)

// board draws the position of a wrong statement with the place marked; nothing if no position stands.
func board(r check.Report, s check.Scene, colour bool) string {
	if s.Position == nil || r.Game == nil || s.Verdict == check.Unreadable {
		return ""
	}
	v := diagram.View{Players: r.Game.Players(), Cells: s.Position.Cells(), Targets: s.Targets}
	if refused(s) {
		v.Forbidden = []rules.Act{*s.Act}
	}
	if s.Fault.Hex != nil {
		v.Faults = []hex.Hex{*s.Fault.Hex}
	}
	return diagram.Text(v, diagram.Style{ANSI: colour})
}

// refused tells whether the statement is about an act that the rules forbid.
func refused(s check.Scene) bool {
	legal, claim := s.Step.(script.Legal)
	return s.Act != nil && s.Fault.Rule != "" && (!claim || !legal.Illegal || s.Shows == check.Nothing)
}

// statement is the statement in its own words.
func statement(s check.Scene) string { return cmp.Or(script.Line(s.Step), s.Fault.Text) }
