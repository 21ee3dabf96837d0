// Package trace turns a black-and-white picture into a drawing with smooth
// outlines.
//
// The way: the outline between dark and light is followed through the picture,
// at sub-pixel places where the picture is grey along its edges; the fewest
// straight pieces that keep to it are found, and among those the best; where two
// meet in a sharp angle there is a corner; the rest become cubic curves fitted to the
// outline. The polygon and the measure of sharpness follow Peter Selinger,
// "Potrace: a polygon-based tracing algorithm" (2003); the fit follows Philip J. Schneider,
// "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems (1990).
package trace

import (
	"errors"
	"fmt"
	"io"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/svg"
	"shanhai/internal/saying"
)

// Tracing is a picture's outlines.
type Tracing struct {
	// Drawing has the picture's frame as its canvas.
	Drawing *svg.Drawing
	// Sized tells whether the picture says how large it is; without that a
	// pixel counts as a 96th of an inch.
	Sized bool
	// Notes tell what was left out or may not be meant.
	Notes []saying.Line
}

// Allowed says which pictures Read takes.
const Allowed = "a PNG, black on white or on clear ground, grey along the edges only, of at most 4096 x 4096 pixels"

// Read traces a PNG picture. The name stands for it in messages. The error is
// an *svg.Fault unless r itself fails.
func Read(r io.Reader, name string) (*Tracing, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	p, err := decode(data)
	if err != nil {
		return nil, refusal(name, err)
	}
	t := &Tracing{Drawing: &svg.Drawing{Name: name}}
	if err := p.judge(); err != nil {
		return nil, refusal(name, err)
	}
	small := p.shrunk()
	if err := t.trace(small); err != nil {
		return nil, refusal(name, err)
	}
	t.place(p.w, p.h, small.side, pixelSize(data))
	return t, nil
}

// IsPNG tells whether data begins as a PNG file does.
func IsPNG(data []byte) bool {
	return len(data) >= len(signature) && string(data[:len(signature)]) == signature
}

// refused makes a reason, which gets the name of the file from refusal.
func refused(code, format string, args ...any) error {
	return svg.NewFault("", code, Allowed, format, args...)
}

// refusal gives a reason the name of its file.
func refusal(name string, err error) error {
	var why *svg.Fault
	if errors.As(err, &why) {
		why.File = name
	}
	return err
}

// trace collects the outlines of a picture that has been judged.
func (t *Tracing) trace(p *picture) error {
	outlines, specks, err := p.outlines()
	if err != nil {
		return err
	}
	var path svg.Path
	for _, o := range outlines {
		path = append(path, o.smooth(p.noise()))
	}
	t.Drawing.Shapes = []svg.Shape{{Path: path, Rule: planar.NonZero, Ink: true, Name: "the picture"}}
	t.note(p, specks)
	return nil
}

// note says what may not be meant.
func (t *Tracing) note(p *picture, specks int) {
	if specks > 0 {
		t.remark("note-specks", "%d specks of less than %d pixels left out", specks, p.speck()*p.side*p.side)
	}
	if p.framed() {
		t.remark("note-inverted", "the ground is dark, so the ground is cut and not the figure; invert the picture if the light part is meant")
	}
	if side := max(p.w, p.h); side < FewPixels {
		t.remark("note-coarse", "only %d pixels across: corners and edges are as coarse; %d or more trace well", side, FewPixels)
	}
}

func (t *Tracing) remark(code, format string, args ...any) {
	t.Notes = append(t.Notes, saying.Line{Code: code, Facts: saying.Numbered(args...), Text: fmt.Sprintf(format, args...)})
}

// inch96 is a 96th of an inch in mm, the pixel of SVG and CSS.
const inch96 = 25.4 / 96

// place gives the drawing its millimetres, y up, the picture's middle at the
// origin: a picture of w x h pixels of the given size in mm, traced by squares
// of so many to a side.
func (t *Tracing) place(w, h, side int, pixel float64) {
	t.Sized = pixel > 0
	if !t.Sized {
		pixel = inch96
	}
	width, height := float64(pixel*float64(w)), float64(pixel*float64(h))
	square := float64(pixel * float64(side))
	t.Drawing.Canvas = svg.Canvas{Width: width, Height: height}
	t.Drawing.Shapes[0].To = svg.Matrix{A: square, D: -square, E: -width / 2, F: height / 2}
}
