package form

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/columns"
	"shanhai/rules/check"
)

// fewWitnesses is how many examples a cell of the table for a terminal names, so that it fits.
const fewWitnesses = 1

// CoverageText writes the rules that the examples show obeyed or broken with those examples, and how many the game has. Asked
// for what is missing, it lists that too.
func CoverageText(w io.Writer, covers []check.Cover, house []House, lacking bool) error {
	b := bufio.NewWriter(w)
	folder := commonFolder(covers, house)
	if rows := coverRows(covers, folder); len(rows) > 1 {
		writeColumns(b, rows)
		fmt.Fprintln(b)
	}
	if rows := houseRows(house, folder); len(rows) > 1 {
		writeColumns(b, rows)
		fmt.Fprintln(b)
	}
	fmt.Fprintln(b, Wrap(said(covers), "", 80))
	if lacking {
		for _, line := range missing(covers) {
			fmt.Fprintln(b, Wrap(line, "", 80))
		}
		fmt.Fprintln(b, share(covers))
	}
	return b.Flush()
}

// coverRows lists the rules that something shows, below a head, with the examples as they are called within a folder.
func coverRows(covers []check.Cover, folder string) [][]string {
	rows := [][]string{{"RULE", "OBEYED", "BROKEN"}}
	for _, c := range covers {
		if len(c.Obeyed)+len(c.Broken) > 0 {
			rows = append(rows, []string{string(c.Rule.ID), cellText(c.Obeyed, fewWitnesses), cellText(c.Broken, fewWitnesses)})
		}
	}
	shorten(rows, folder)
	return rows
}

// said says how many of the rules are shown, and that the others need not be.
func said(covers []check.Cover) string {
	obeyed, broken, both, some := 0, 0, 0, 0
	for _, c := range covers {
		o, b := min(1, len(c.Obeyed)), min(1, len(c.Broken))
		obeyed, broken, both, some = obeyed+o, broken+b, both+o*b, some+max(o, b)
	}
	all := len(covers)
	switch {
	case both == all:
		return fmt.Sprintf("The examples show all %d rules of the game, each obeyed and broken.", all)
	case some == 0:
		return fmt.Sprintf("The examples show none of the game's %d rules: no claim that holds cites one. Cite a rule with because, as in: illegal wY 0,1 because one-realm", all)
	}
	text := fmt.Sprintf("The examples show %d of the game's %d rules: %d obeyed, %d broken.", some, all, obeyed, broken)
	if some < all {
		text += fmt.Sprintf(" The other %d are not shown here, and only a whole rulebook must show them.", all-some)
	}
	return text
}

// commonFolder returns the folder that all examples lie in, with a slash behind it; empty if there is none.
func commonFolder(covers []check.Cover, house []House) string {
	var all []check.Witness
	for _, c := range covers {
		all = slices.Concat(all, c.Obeyed, c.Broken)
	}
	for _, h := range house {
		all = append(all, h.Cited...)
	}
	common := ""
	for i, w := range all {
		dir := Printable(w.Path[:strings.LastIndexAny(w.Path, `/\`)+1])
		if i == 0 {
			common = dir
		}
		for !strings.HasPrefix(dir, common) {
			common = common[:strings.LastIndexAny(strings.TrimRight(common, `/\`), `/\`)+1]
		}
	}
	return common
}

// shorten leaves the common folder out of the cells.
func shorten(rows [][]string, folder string) {
	for _, row := range rows[1:] {
		for i := range row {
			row[i] = strings.TrimPrefix(row[i], folder)
		}
	}
}

// CoverageMarkdown writes the same as tables of Markdown, naming all examples.
func CoverageMarkdown(w io.Writer, covers []check.Cover, house []House, lacking bool) error {
	b := bufio.NewWriter(w)
	fmt.Fprint(b, "| rule | obeyed | broken |\n|---|---|---|\n")
	for _, c := range covers {
		if len(c.Obeyed)+len(c.Broken) > 0 {
			fmt.Fprintf(b, "| `%s` | %s | %s |\n", c.Rule.ID, escapedCell(c.Obeyed), escapedCell(c.Broken))
		}
	}
	houseMarkdown(b, house)
	fmt.Fprintf(b, "\n%s\n", said(covers))
	if lacking {
		for _, line := range missing(covers) {
			fmt.Fprintf(b, "\n%s\n", line)
		}
		fmt.Fprintf(b, "\n%s\n", share(covers))
	}
	return b.Flush()
}

// escapedCell names all examples of a cell for a table of Markdown.
func escapedCell(ws []check.Witness) string {
	return strings.NewReplacer("|", `\|`, "*", `\*`, "_", `\_`, "`", "\\`", "<", "&lt;", "[", `\[`).Replace(cellText(ws, len(ws)))
}

// cellText names the first examples of a cell and counts the others; a dash if there is none.
func cellText(ws []check.Witness, most int) string {
	if len(ws) == 0 {
		return "-"
	}
	var names []string
	for _, name := range witnessNames(ws) {
		if len(names) == most {
			return fmt.Sprintf("%s +%d", strings.Join(names, ", "), len(witnessNames(ws))-most)
		}
		names = append(names, name)
	}
	return strings.Join(names, ", ")
}

// witnessNames names examples, each once, as a link or shanhai rules show does: "freedom.play#gate", without an id by their number.
func witnessNames(ws []check.Witness) []string {
	var names []string
	for _, w := range ws {
		name := Printable(w.Path) + "#" + cmp.Or(w.Example.ID, strconv.Itoa(w.Number))
		if len(names) == 0 || names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	return names
}

// missing lists the rules that nothing shows obeyed, and those that nothing shows broken.
func missing(covers []check.Cover) []string {
	var obeyed, broken, lines []string
	for _, c := range covers {
		if len(c.Obeyed) == 0 {
			obeyed = append(obeyed, string(c.Rule.ID))
		}
		if len(c.Broken) == 0 {
			broken = append(broken, string(c.Rule.ID))
		}
	}
	if len(obeyed) > 0 {
		lines = append(lines, "never shown obeyed: "+strings.Join(obeyed, ", "))
	}
	if len(broken) > 0 {
		lines = append(lines, "never shown broken: "+strings.Join(broken, ", "))
	}
	return lines
}

// share says how much is shown.
func share(covers []check.Cover) string {
	shown, all := check.Shown(covers)
	return fmt.Sprintf("%d of %d cells shown, %s", shown, all, percentText(shown, all))
}

// percentText writes a share with a decimal, rounded down, so that 100 % is all.
func percentText(shown, all int) string {
	tenths := 1000 * shown / max(all, 1)
	return fmt.Sprintf("%d.%d %%", tenths/10, tenths%10)
}

// writeColumns writes rows with their columns aligned.
func writeColumns(w io.Writer, rows [][]string) {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], columns.Of(cell))
		}
	}
	for _, row := range rows {
		line := ""
		for i, cell := range row {
			line += cell + strings.Repeat(" ", widths[i]-columns.Of(cell)+2)
		}
		fmt.Fprintln(w, strings.TrimRight(line, " "))
	}
}
