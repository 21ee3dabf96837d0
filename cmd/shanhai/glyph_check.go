package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/printable"
	"shanhai/pieces/design"
)

// glyphCheckRun checks the drawing, repairs it where that is asked for, and reports.
func glyphCheckRun(ctx context.Context, o *glyphOptions) error {
	s, err := glyphSource(o.Design, o.Subject)
	if err != nil {
		return err
	}
	result, err := o.examined(s, printable.ForNozzle(o.Design.Nozzle.MM()))
	if err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := o.writeFiles(result); err != nil {
		return err
	}
	return o.report(s, result)
}

// examination is what was found, and what it was found in.
type examination struct {
	region  planar.Region
	report  printable.Report
	changes *printable.Changes // nil where nothing was repaired
}

// examined does the work.
func (o *glyphOptions) examined(s source, limits printable.Limits) (examination, error) {
	if !o.Thicken {
		return examination{region: s.region, report: printable.Check(s.region, limits)}, nil
	}
	region, changes, err := printable.Thicken(s.region, limits)
	return examination{region, changes.After, &changes}, err
}

// writeFiles writes the picture and the repaired drawing; both are made before
// the first is written.
func (o *glyphOptions) writeFiles(e examination) error {
	var picture, drawing bytes.Buffer
	sheet := o.sheet(e)
	draw := sheet.DrawSVG
	if strings.EqualFold(filepath.Ext(o.Picture), ".png") {
		draw = sheet.DrawPNG
	}
	if err := whereNamed(o.Picture, &picture, draw); err != nil {
		return err
	}
	if err := whereNamed(o.Write, &drawing, func(w io.Writer) error { return printable.WriteSVG(w, e.region) }); err != nil {
		return err
	}
	if err := putFile("--out", o.Picture, picture.Bytes()); err != nil {
		return err
	}
	return putFile("--write", o.Write, drawing.Bytes())
}

// sheet is the picture of what was found.
func (o *glyphOptions) sheet(e examination) printable.Sheet {
	s := printable.Sheet{
		Title: o.title(), Tile: planar.RegularPolygon(6, o.Design.Size, 90),
		Circle: glyphCircle(o.Design), Region: e.region, Report: e.report,
	}
	if e.changes != nil {
		s.Added, s.Removed = e.changes.Added, e.changes.Removed
	}
	return s
}

// title says what was looked at.
func (o *glyphOptions) title() string {
	name := filepath.Base(o.Subject)
	if text, drawn := design.GlyphText(o.Subject); drawn {
		name = counted(utf8.RuneCountInString(text), "character") // the picture's font may lack them
	}
	return fmt.Sprintf("%s on a tile of %g mm, %s mm nozzle", name, o.Design.Size, o.Design.Nozzle)
}

// whereNamed makes a file's bytes if it has a name.
func whereNamed(name string, to io.Writer, draw func(io.Writer) error) error {
	if name == "" {
		return nil
	}
	return draw(to)
}

// putFile writes a file if it has a name.
func putFile(flag, name string, data []byte) error {
	if name == "" {
		return nil
	}
	if err := writeWhole(name, data, true); err != nil {
		return usageErrorf("%s: %s: %w; allowed: a file in a folder that can be written", flag, name, reason(err))
	}
	return nil
}
