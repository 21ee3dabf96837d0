package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"shanhai/inscriptions/printable"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// report prints the list, and answers with the status that the drawing deserves.
func (o *glyphOptions) report(s source, e examination) error {
	for _, warning := range append(o.Warnings, s.notes...) {
		fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s\n", warning)
	}
	w := o.Streams.Out
	fmt.Fprintf(w, "%s on a tile of %g mm: glyph circle %.3g mm, %s mm nozzle; places: x, y in mm from the tile's middle\n",
		s.name, o.Design.Size, shanhai.GlyphCircle(o.Design), o.Design.Nozzle)
	for _, line := range slices.Concat(o.changeLines(e), o.findingLines(s, e), o.fileLines()) {
		fmt.Fprintln(w, line)
	}
	if len(e.report.Findings) > 0 {
		return fmt.Errorf("%s: %s", s.name, e.report.Summary())
	}
	_, err := fmt.Fprintln(w, e.report.Summary())
	return err
}

// changeLines says what was repaired, place by place.
func (o *glyphOptions) changeLines(e examination) []string {
	if e.changes == nil {
		return nil
	}
	lines := []string{e.changes.Summary()}
	for _, f := range e.changes.Mended() {
		lines = append(lines, "  mended: "+f.Found())
	}
	return lines
}

// findingLines lists what is too small, numbered as in the picture, and what helps.
func (o *glyphOptions) findingLines(s source, e examination) []string {
	if len(e.report.Findings) == 0 {
		return nil
	}
	var lines []string
	for i, f := range e.report.Findings {
		lines = append(lines, fmt.Sprintf("%3d  %s", i+1, f))
	}
	lines = append(lines, e.report.Losses())
	if help := o.help(s); help != "" {
		lines = append(lines, help)
	}
	return lines
}

// fileLines names the files written, and how the repaired drawing is used.
func (o *glyphOptions) fileLines() []string {
	var lines []string
	if o.Picture != "" {
		lines = append(lines, o.Picture+" written")
	}
	if o.Write == "" {
		return lines
	}
	piece := "PIECE"
	if slices.Contains(glyphPieces(shanhai.Catalogue()), o.Subject) {
		piece = o.Subject
	}
	return append(lines, fmt.Sprintf("%s written; to use it: shanhai build --size %g --glyph %s=%s --glyph-fit keep", o.Write, o.Design.Size, piece, o.Write))
}

// help says which settings let the drawing print as it is.
func (o *glyphOptions) help(s source) string {
	var ways []string
	if size, ok := o.sizeFor(s); ok {
		ways = append(ways, fmt.Sprintf("--size %g", size))
	}
	if o.Design.Nozzle == design.Nozzle04 && len(printable.Check(s.region, printable.ForNozzle(design.Nozzle02.MM())).Findings) == 0 {
		ways = append(ways, "--nozzle 0.2")
	}
	var lines []string
	if len(ways) > 0 {
		lines = append(lines, "all of it prints with "+strings.Join(ways, " or "))
	}
	if !o.Thicken {
		lines = append(lines, "--thicken repairs what there is room for")
	}
	return strings.Join(lines, "; ")
}

// sizeFor returns the least whole size of a tile, in mm, on which the drawing
// prints; false where there is none or the drawing keeps its own size.
func (o *glyphOptions) sizeFor(s source) (float64, bool) {
	if o.Design.GlyphFit == design.FitKeep {
		return 0, false
	}
	factor, ok := printable.Enlarge(s.region, printable.ForNozzle(o.Design.Nozzle.MM()))
	circle := shanhai.GlyphCircle(o.Design)
	size := math.Ceil(o.Design.Size + float64(circle*(factor-1)))
	return size, ok && size <= maxSize()
}

// maxSize is the largest tile in mm.
func maxSize() float64 {
	settings := design.Settings(shanhai.Catalogue())
	return settings[slices.IndexFunc(settings, func(s design.Setting) bool { return s.Key == "size" })].Max
}
