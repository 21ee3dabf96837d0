package referee

import (
	"slices"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/check/view"
	"shanhai/rules/script"
)

// history is the lines of a document's examples, by ID; that of the last one under "". A position that an example
// continues has a past, which counts when positions come back.
type history map[string]*Line

// enter notes the line of an example and returns that which it continues; nil if it begins anew.
func (h history) enter(report check.Report) *Line {
	before := h.continued(report)
	line := lineOf(report, before)
	h[""] = line
	if id := report.Example.ID; id != "" && line != nil {
		h[id] = line
	}
	return before
}

// continued returns the line that an example goes on from.
func (h history) continued(report check.Report) *Line {
	for _, scene := range report.Scenes {
		if step, ok := scene.Step.(script.Continue); ok && scene.Position != nil {
			return h[step.From.Text]
		}
	}
	return nil
}

// lineOf returns the line that an example plays; nil where no position stands.
func lineOf(report check.Report, before *Line) *Line {
	shots := view.Shots(report)
	stood := footing(report, shots)
	if stood == nil {
		return nil
	}
	out := Line{Start: stood.String(), Acts: []string{}}
	if before != nil {
		out = Line{Start: before.Start, Acts: slices.Clone(before.Acts)}
	}
	for _, shot := range shots[1:] {
		out.Acts = append(out.Acts, stood.Spell(*shot.Scenes()[0].Act))
		stood = positionOf(shot)
	}
	return &out
}

// footing returns the position before the first move of an example. Of one that sets up nothing that is the start of the
// game; nil if there is none.
func footing(report check.Report, shots []view.Shot) rules.Position {
	if p := positionOf(shots[0]); p != nil || len(shots) == 1 {
		return p
	}
	p, _ := report.Game.Setup(rules.Layout{}) // an empty layout always can be
	return p
}
