package main

import (
	"fmt"
	"io"
	"strings"

	"shanhai/pieces/inspect"
)

// writeInspection lists what was found: one file in detail, several as a table, then defects and notes.
func writeInspection(w io.Writer, files []inspect.File) error {
	write := writeFileTable
	if len(files) == 1 {
		write = writeFileDetail
	}
	if err := write(w, files); err != nil {
		return err
	}
	return writeFindings(w, files)
}

// writeFileTable gives each print file a row.
func writeFileTable(w io.Writer, files []inspect.File) error {
	t := table{head: []string{"FILE", " BODIES", " TRIANGLES", "CLOSED", " CM3", "BOX, MM", " PLATES", " FILAMENTS"}}
	for _, f := range files {
		if len(f.Bodies) > 0 {
			t.rows = append(t.rows, fileRow(f))
		}
	}
	return t.writeIfAny(w)
}

// fileRow sums a file up.
func fileRow(f inspect.File) []string {
	triangles, volume, closed := 0, 0.0, true
	for _, b := range f.Bodies {
		triangles += b.Triangles
		volume += b.Volume * float64(max(1, b.Copies))
		closed = closed && b.Closed
	}
	return []string{f.Path, fmt.Sprint(len(f.Bodies)), fmt.Sprint(triangles), yesNo(closed), cm3(volume), boxWords(largest(f.Bodies)),
		numberOrDash(len(f.Plates)), numberOrDash(len(f.Filaments))}
}

// writeFileDetail gives each body, plate and filament of a file a row.
func writeFileDetail(w io.Writer, files []inspect.File) error {
	for _, f := range files {
		if f.Err != nil || len(f.Bodies) == 0 {
			continue
		}
		if _, err := fmt.Fprintln(w, strings.TrimSpace(f.Path+": "+f.Format+" "+f.Application)); err != nil {
			return err
		}
		for _, t := range []table{bodyTable(f), platesOf(f), filamentTable(f)} {
			if err := t.writeIfAny(w); err != nil {
				return err
			}
		}
	}
	return nil
}

// bodyTable lists bodies.
func bodyTable(f inspect.File) table {
	t := table{head: []string{"OBJECT", "BODY", " COPIES", " TRIANGLES", "CLOSED", " CM3", "BOX, MM", " FILAMENT"}}
	for _, b := range f.Bodies {
		t.rows = append(t.rows, []string{orDash(b.Object), orDash(b.Name), fmt.Sprint(b.Copies), fmt.Sprint(b.Triangles),
			yesNo(b.Closed), cm3(b.Volume), boxWords(sizeOf(b)), numberOrDash(b.Filament)})
	}
	return t
}

// platesOf lists the plates of a file.
func platesOf(f inspect.File) table {
	t := table{head: []string{" PLATE", "NAME", " OBJECTS"}}
	for i, p := range f.Plates {
		t.rows = append(t.rows, []string{fmt.Sprint(i + 1), orDash(p.Name), fmt.Sprint(p.Pieces)})
	}
	return t
}

// filamentTable lists filaments.
func filamentTable(f inspect.File) table {
	t := table{head: []string{" FILAMENT", "COLOUR", "PRESET"}}
	for i, filament := range f.Filaments {
		t.rows = append(t.rows, []string{fmt.Sprint(i + 1), orDash(filament.Colour), orDash(filament.Preset)})
	}
	return t
}

// writeFindings lists what manifests say, notes and defects, a line each.
func writeFindings(w io.Writer, files []inspect.File) error {
	for _, f := range files {
		var lines []string
		if f.Format == "manifest" && f.Err == nil && len(f.Defects) == 0 {
			lines = append(lines, counted(f.Listed, "file")+" as listed")
		}
		for _, note := range f.Notes {
			lines = append(lines, "note: "+note)
		}
		for _, defect := range f.Defects {
			lines = append(lines, "defect: "+defect)
		}
		for _, line := range lines {
			if _, err := fmt.Fprintf(w, "%s: %s\n", f.Path, line); err != nil {
				return err
			}
		}
	}
	return nil
}

// sizeOf returns the edges of a body's box in mm.
func sizeOf(b inspect.Body) (size [3]float64) {
	for axis := range size {
		size[axis] = b.Max[axis] - b.Min[axis]
	}
	return size
}

// largest returns, axis by axis, the largest edge that an object's box has in mm; the bodies of an object share an origin.
func largest(bodies []inspect.Body) (size [3]float64) {
	objects := make(map[string]inspect.Body)
	for _, b := range bodies {
		if o, known := objects[b.Object]; known {
			for axis := range size {
				b.Min[axis] = min(b.Min[axis], o.Min[axis])
				b.Max[axis] = max(b.Max[axis], o.Max[axis])
			}
		}
		objects[b.Object] = b
		for axis, edge := range sizeOf(b) {
			size[axis] = max(size[axis], edge)
		}
	}
	return size
}

// boxWords writes the edges of a box.
func boxWords(size [3]float64) string {
	return fmt.Sprintf("%.1f x %.1f x %.1f", size[0], size[1], size[2])
}

// cm3 writes a volume given in mm3.
func cm3(volume float64) string { return fmt.Sprintf("%.2f", volume/1000) }

// yesNo words a truth.
func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "NO"
}

// numberOrDash writes a number, a dash for none.
func numberOrDash(n int) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprint(n)
}

// orDash writes a text, a dash for none.
func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}
