package hive

import (
	"fmt"
	"slices"
	"strings"
)

// Form is a form of records.
type Form string

// The forms.
const (
	FormScript     Form = "script"
	FormPGN        Form = "pgn"
	FormSGF        Form = "sgf"
	FormGameString Form = "uhp"
)

// Forms lists the forms.
func Forms() []Form { return []Form{FormScript, FormPGN, FormSGF, FormGameString} }

// Left is what of games a form has no place for.
type Left struct {
	Tags    []string // their names
	Marks   int
	Notes   int
	Claims  int  // of an example, but for its result
	Comment int  // comments of an example
	Result  bool // that the board does not show
}

// Left tells what of the game is lost when it is written in a form.
func (g Game) Left(f Form) Left {
	left := g.unheld
	for _, t := range g.Tags {
		if !f.holds(t.Name) && t.Value != "" && !g.tells(f, t) {
			left = left.And(Left{Tags: []string{t.Name}})
		}
	}
	if f != FormGameString {
		return left
	}
	left.Result = g.Result.By != Shown
	for _, r := range g.Remarks {
		if r.Mark != "" {
			left.Marks++
		} else {
			left.Notes++
		}
	}
	return left
}

// tells tells whether a form says how the game ended in a way of its own.
func (g Game) tells(f Form, t Tag) bool {
	if t.Name != terminationTag {
		return false
	}
	switch {
	case f == FormSGF && g.Result.By == Unsaid:
		return slices.ContainsFunc(sgfEndings(), func(e sgfEnding) bool { return e.termination == t.Value })
	case f == FormScript, f == FormSGF:
		return g.Result.By != Shown || strings.EqualFold(t.Value, "normal")
	}
	return false
}

// holds tells whether a form has a place for a tag.
func (f Form) holds(tag string) bool {
	switch f {
	case FormPGN:
		return true
	case FormSGF:
		return slices.ContainsFunc(sgfTags(), func(t sgfTag) bool { return t.tag == tag })
	case FormScript:
		return tag == titleTag || tag == idTag || titleLanguage(tag) != "" || slices.ContainsFunc(headerTags(), func(t headerTag) bool { return t.tag == tag })
	}
	return false
}

// And returns what two games lose together.
func (l Left) And(m Left) Left {
	tags := slices.Clone(l.Tags)
	for _, t := range m.Tags {
		if !slices.Contains(tags, t) {
			tags = append(tags, t)
		}
	}
	return Left{tags, l.Marks + m.Marks, l.Notes + m.Notes, l.Claims + m.Claims, l.Comment + m.Comment, l.Result || m.Result}
}

// String lists it in words; empty if nothing is lost.
func (l Left) String() string {
	var out []string
	if len(l.Tags) > 0 {
		out = append(out, strings.Join(l.Tags, ", "))
	}
	for _, x := range []struct {
		n    int
		what string
	}{{l.Marks, "mark"}, {l.Notes, "note"}, {l.Claims, "claim"}, {l.Comment, "comment"}} {
		switch {
		case x.n == 1:
			out = append(out, "1 "+x.what)
		case x.n > 1:
			out = append(out, fmt.Sprintf("%d %ss", x.n, x.what))
		}
	}
	if l.Result {
		out = append(out, "the result, which the board does not show")
	}
	return strings.Join(out, ", ")
}
