package svg

import (
	"errors"
	"fmt"
	"io"

	"shanhai/internal/saying"
)

// Read reads an SVG document. The name stands for it in messages. Notes tell
// what was left out; an error, a *Fault unless r itself fails, is what can't
// be left out without changing the ink.
func Read(r io.Reader, name string) (*Drawing, []Note, error) {
	src, err := readText(r)
	if err != nil {
		return nil, nil, faultIn(name, err)
	}
	d := &drawer{name: name, src: src, ids: map[string]*node{}, tones: map[string]tone{}, noted: map[Note]bool{}}
	if err := d.document(); err != nil {
		return nil, nil, faultIn(name, err)
	}
	return &d.out, d.closedNotes(), nil
}

// faultIn makes a Fault of an error that has no element.
func faultIn(name string, err error) error {
	f := &Fault{File: name}
	if placed, ok := err.(*placedError); ok {
		f.Line, f.Col, err = placed.line, placed.col, placed.err
	}
	why, ok := err.(reason)
	if !ok {
		return err
	}
	f.Reason, f.Allowed, f.Said = why.text, why.allowed, why.said
	return f
}

// drawer walks the tree and collects the drawing.
type drawer struct {
	name     string
	src      []byte
	ids      map[string]*node
	sheet    sheet
	tones    map[string]tone // of gradients, by id
	out      Drawing
	notes    []Note
	noted    map[Note]bool
	drawn    int // elements, to hold against MaxDrawn
	segments int // to hold against MaxSegments
}

// document reads the tree, the style sheets and then draws.
func (d *drawer) document() error {
	root, err := readTree(d.src)
	if err != nil {
		return err
	}
	if err := d.index(root); err != nil {
		return err
	}
	d.out.Name = d.name
	if err := d.draw(root, scope{m: identity, style: initialStyle()}); err != nil {
		return err
	}
	d.noteOutside()
	return d.someInk()
}

// index records ids, the first of each as browsers do, and style sheets.
func (d *drawer) index(n *node) error {
	if id := n.id(); id != "" && d.ids[id] == nil {
		d.ids[id] = n
	}
	if n.tag == "style" {
		if err := d.addSheet(n); err != nil {
			return d.fault(n, err)
		}
	}
	for _, c := range n.children {
		if err := d.index(c); err != nil {
			return err
		}
	}
	return nil
}

func (d *drawer) addSheet(n *node) error {
	if kind, _ := n.attr("type"); kind != "" && kind != "text/css" {
		return nil
	}
	if media, _ := n.attr("media"); media != "" && media != "all" && media != "screen" {
		d.note(n, "note-media", "style for other media than the screen left out")
		return nil
	}
	passed, err := d.sheet.add(string(n.text))
	for _, name := range passed {
		if name != "@charset" && name != "@namespace" && name != "@font" {
			d.note(n, "note-outside", name+" left out; nothing is ever fetched")
		}
	}
	return err
}

// fault gives an error the place of an element; one that has a place keeps it.
func (d *drawer) fault(n *node, err error) error {
	var why reason
	if err == nil || !errors.As(err, &why) {
		return err
	}
	return &Fault{d.name, n.line, n.col, n.String(), why.text, why.allowed, why.said}
}

func (d *drawer) note(n *node, code, text string) {
	note := Note{n.line, n.col, n.String(), text, code}
	if !d.noted[note] {
		d.noted[note] = true
		d.notes = append(d.notes, note)
	}
}

// closedNotes returns the notes, at most MaxNotes of them.
func (d *drawer) closedNotes() []Note {
	if len(d.notes) <= MaxNotes {
		return d.notes
	}
	last := d.notes[MaxNotes-1]
	last.Reason += fmt.Sprintf("; and %d notes more", len(d.notes)-MaxNotes)
	return append(d.notes[:MaxNotes-1], last)
}

// someInk refuses a drawing without ink.
func (d *drawer) someInk() error {
	for _, s := range d.out.Shapes {
		if s.Ink {
			return nil
		}
	}
	allowed := "filled or stroked shapes in any colour but white"
	if len(d.notes) == 0 {
		return bad("no-ink", allowed, "nothing to cut")
	}
	note := d.notes[0]
	return reason{note.String(), allowed, []saying.Line{note.Said()}}.within("no-ink", "nothing to cut")
}

// noteOutside notes the first ink that a viewer would cut off at the edge of
// the canvas. It is kept: scratch work beside the page is rarer than a page
// that does not fit the drawing.
func (d *drawer) noteOutside() {
	for _, s := range d.out.Shapes {
		if s.Ink && d.out.Canvas.cuts(s) {
			d.notes = append(d.notes, Note{s.Line, s.Col, s.Name, "reaches beyond the canvas; it is cut all the same", "note-canvas"})
			return
		}
	}
}

// canvasSlack is the share of its size by which ink may reach beyond a canvas
// without a note.
const canvasSlack = 0.01

// cuts tells whether a shape reaches beyond the canvas.
func (c Canvas) cuts(s Shape) bool {
	if c == (Canvas{}) {
		return false
	}
	w, h := float64(c.Width*(0.5+canvasSlack)), float64(c.Height*(0.5+canvasSlack))
	outside := false
	s.Path.sampled(func(v Vec) {
		v = s.To.Apply(v)
		outside = outside || v.X < -w || v.X > w || v.Y < -h || v.Y > h
	})
	return outside
}
