package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"shanhai/internal/columns"
)

// table is rows of cells in aligned columns. Columns whose head begins with a space are numbers and align right.
type table struct {
	head []string
	rows [][]string
}

// write prints the table.
func (t table) write(w io.Writer) error {
	widths := t.widths()
	b := bufio.NewWriter(w)
	for _, row := range append([][]string{t.head}, t.rows...) {
		fmt.Fprintln(b, t.line(row, widths))
	}
	return b.Flush()
}

// writeIfAny prints the table and an empty line, or nothing where there is no row.
func (t table) writeIfAny(w io.Writer) error {
	if len(t.rows) == 0 {
		return nil
	}
	if err := t.write(w); err != nil {
		return err
	}
	_, err := fmt.Fprintln(w)
	return err
}

// widths returns the columns' widths.
func (t table) widths() []int {
	widths := make([]int, len(t.head))
	for _, row := range append([][]string{t.head}, t.rows...) {
		for i, cell := range row {
			widths[i] = max(widths[i], columns.Of(strings.TrimSpace(cell)))
		}
	}
	return widths
}

// line lays one row out, two spaces between the columns and none at the end.
func (t table) line(row []string, widths []int) string {
	cells := make([]string, len(row))
	for i, cell := range row {
		cell = strings.TrimSpace(cell)
		gap := strings.Repeat(" ", widths[i]-columns.Of(cell))
		if strings.HasPrefix(t.head[i], " ") {
			cells[i] = gap + cell
		} else {
			cells[i] = cell + gap
		}
	}
	return strings.TrimRight(strings.Join(cells, "  "), " ")
}

// clip cuts a text to the columns there are.
func clip(text string, room int) string {
	for i, r := range text {
		if room -= columns.OfRune(r); room < 0 {
			return text[:i]
		}
	}
	return text
}

// plateTable lists plates.
func plateTable(plates []plateRow) table {
	t := table{head: []string{"PIECE", " COUNT", "PLATE", "FILAMENTS, CM3", " CHANGES"}}
	for _, p := range plates {
		t.rows = append(t.rows, []string{p.Piece, fmt.Sprint(p.Count), p.Plate, filamentCell(p.Filaments), fmt.Sprint(p.Changes)})
	}
	return t
}

// filamentCell lists filaments with what is used of each: "base-black 9.4, yinglong 0.5".
func filamentCell(uses []filamentUse) string {
	cells := make([]string, len(uses))
	for i, u := range uses {
		cells[i] = fmt.Sprintf("%s %.1f", u.Name, u.CM3)
	}
	return strings.Join(cells, ", ")
}
