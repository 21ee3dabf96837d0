package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/printable"
)

// glyphCheckRun checks the drawing, repairs it where that is asked for, and reports.
func glyphCheckRun(ctx context.Context, o *glyphOptions) error {
	s, err := glyphSource(o.Design, o.Subject)
	if err != nil {
		return err
	}
	diameter, err := strconv.ParseFloat(string(o.Design.Nozzle), 64)
	if err != nil {
		return err
	}
	limits := printable.ForNozzle(diameter)
	result, err := o.examined(s, limits)
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
	draw := e.report.DrawSVG
	if strings.EqualFold(filepath.Ext(o.Picture), ".png") {
		draw = e.report.DrawPNG
	}
	if err := whereNamed(o.Picture, &picture, func(w io.Writer) error { return draw(w, e.region) }); err != nil {
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

// report prints the list, and answers with the status that the drawing deserves.
func (o *glyphOptions) report(s source, e examination) error {
	for _, warning := range append(o.Warnings, s.notes...) {
		fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s\n", warning)
	}
	w := o.Streams.Out
	fmt.Fprintf(w, "%s on a tile of %g mm: glyph circle %.3g mm, %s mm nozzle\n", s.name, o.Design.Size, glyphCircle(o.Design), o.Design.Nozzle)
	if e.changes != nil {
		fmt.Fprintln(w, changesWords(*e.changes))
	}
	for i, f := range e.report.Findings {
		fmt.Fprintf(w, "%3d  %s\n", i+1, f)
	}
	fmt.Fprintln(w, e.report.Shares())
	for _, file := range []string{o.Picture, o.Write} {
		if file != "" {
			fmt.Fprintf(w, "%s written\n", file)
		}
	}
	if len(e.report.Findings) > 0 {
		return fmt.Errorf("%s: %s", s.name, e.report.Summary())
	}
	_, err := fmt.Fprintln(w, e.report.Summary())
	return err
}

// changesWords says what was repaired.
func changesWords(c printable.Changes) string {
	if len(c.Before.Findings) == 0 {
		return "nothing to repair"
	}
	return fmt.Sprintf("repaired %d of %s: ink added in %s (%.2f mm2), taken away in %s (%.2f mm2)",
		len(c.Before.Findings)-len(c.After.Findings), counted(len(c.Before.Findings), "finding"),
		counted(c.Grown, "place"), c.Added, counted(c.Cut, "place"), c.Removed)
}
