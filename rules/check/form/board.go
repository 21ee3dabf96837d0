package form

import (
	"cmp"

	"shanhai/rules/check"
	"shanhai/rules/check/view"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
)

// board draws the position of wrong statement i with the place marked; nothing if no position stands.
func board(r check.Report, i int, colour bool) string {
	if i >= len(r.Scenes) || r.Scenes[i].Verdict == check.Unreadable {
		return ""
	}
	v, stands := view.Of(r, i)
	if !stands {
		return ""
	}
	v.Hand = nil
	return diagram.Text(v, diagram.Style{ANSI: colour})
}

// statement is the statement in its own words.
func statement(s check.Scene) string {
	return excerpt(cmp.Or(script.Line(s.Step), s.Fault.Text), 2*excerptCharacters)
}
