package book

import (
	"strconv"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/check/view"
	"shanhai/rules/script"
)

// figure is an example as a reader sees it: its pictures, one a move, and what is said of them.
type figure struct {
	writer  *writer
	exhibit exhibit
	id      string
	shots   []shot
}

// shot is a position of the example.
type shot struct {
	picture string // empty if there is none
	number  string // of the move that led here; empty for none
	remarks []remark
}

// figure writes the example that a line of the chapter shows.
func (w *writer) figure(line int) string {
	f := figure{writer: w, exhibit: w.chapter.exhibits[line], id: w.chapter.ids[line]}
	var before rules.Position
	for _, whole := range view.Shots(f.exhibit.report()) {
		for _, s := range whole.Boards() {
			f.shots = append(f.shots, f.shot(s, before))
			if scenes := s.Scenes(); len(scenes) > 0 {
				before = scenes[len(scenes)-1].Position
			}
		}
	}
	return f.html()
}

// shot draws a position and words what is said of it.
func (f *figure) shot(s view.Shot, before rules.Position) shot {
	var out shot
	if v, ok := s.View(); ok && len(v.Cells)+len(v.Coming)+len(v.Targets()) > 0 {
		v.Hand, v.Remarks = nil, nil
		v.Turn = f.turn(s)
		out.picture, _ = f.writer.gallery.picture(v) // tiles too far apart for a picture are told in words alone
	}
	for _, scene := range s.Scenes() {
		if m, move := scene.Step.(script.Move); move {
			out.number = moveNumber(m, before)
		}
		out.remarks = f.add(out.remarks, scene, before)
	}
	return out
}

// moveNumber is the number of a move's turn.
func moveNumber(m script.Move, before rules.Position) string {
	switch {
	case !m.Number.Absent():
		return m.Number.Text
	case before != nil:
		return strconv.Itoa(before.Turn())
	}
	return "1"
}

// add puts a scene into words, and a note behind what it is about.
func (f *figure) add(remarks []remark, scene check.Scene, before rules.Position) []remark {
	if n, note := scene.Step.(script.Note); note {
		return f.note(remarks, n)
	}
	s := speech{tongue: f.writer.edition.tongue, kind: f.writer.book.options.Kind, fact: f.writer.book.options.Fact, position: scene.Position}
	if s.position != nil {
		s.mover = s.position.ToMove()
	}
	if _, move := scene.Step.(script.Move); move {
		s.mover = f.taker(scene, before)
		if before != nil {
			s.position = before
		}
	}
	if r, ok := s.remark(scene); ok {
		return append(remarks, r)
	}
	return remarks
}

// taker is the player who took a move.
func (f *figure) taker(scene check.Scene, before rules.Position) string {
	if before != nil {
		return before.ToMove()
	}
	if scene.Act != nil && scene.Position != nil {
		t, _ := speech{position: scene.Position}.tile(scene.Act.Tile)
		return t.Owner
	}
	return ""
}

// note adds a note that is for the page's readers: in their language or, without one of their own, in none.
func (f *figure) note(remarks []remark, n script.Note) []remark {
	code := f.writer.edition.tongue.code
	if n.Language != code && (n.Language != "" || f.hasNotes(code)) {
		return remarks
	}
	if len(remarks) == 0 {
		return append(remarks, remark{class: "given", note: n.Text.Text})
	}
	last := &remarks[len(remarks)-1]
	last.note = strings.TrimSpace(last.note + " " + n.Text.Text)
	return remarks
}

// hasNotes tells whether the example has notes in a language.
func (f *figure) hasNotes(code string) bool {
	for _, s := range f.exhibit.example().Steps {
		if n, is := s.(script.Note); is && n.Language == code {
			return true
		}
	}
	return false
}

// turn says who is to move, or how the game has ended.
func (f *figure) turn(s view.Shot) string {
	scenes := s.Scenes()
	if len(scenes) == 0 || scenes[len(scenes)-1].Position == nil {
		return ""
	}
	p, t := scenes[len(scenes)-1].Position, f.writer.edition.tongue
	sp := speech{tongue: t, position: p, mover: p.ToMove()}
	agreed := scenes[len(scenes)-1].Agreed
	switch r := p.Result(); {
	case agreed.Result.Draw:
		return t.agreedDraw
	case agreed.By != "":
		sp.mover = agreed.Result.Winner
		return sp.fill(t.resigned, "", place{})
	case r.Draw:
		return t.draw
	case r.Winner != "":
		sp.mover = r.Winner
		return sp.fill(t.won, "", place{})
	}
	return sp.fill(t.toMove, "", place{})
}

// title is the example's title in the page's language.
func (f *figure) title() string {
	e := f.exhibit.example()
	for _, s := range e.Steps {
		if h, is := s.(script.Header); is && h.Name.Text == "title "+f.writer.edition.tongue.code {
			return h.Value.Text
		}
	}
	return e.Called()
}
