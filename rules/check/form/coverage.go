package form

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"shanhai/internal/columns"
	"shanhai/rules"
	"shanhai/rules/check"
)

// fewWitnesses is how many examples a cell of the table for a terminal names, so that it fits.
const fewWitnesses = 1

// CoverageText writes every rule with the examples that show it obeyed and broken, and what is missing.
func CoverageText(w io.Writer, covers []check.Cover) error {
	b := bufio.NewWriter(w)
	rows := [][]string{{"RULE", "OBEYED", "BROKEN"}}
	for _, c := range covers {
		rows = append(rows, []string{string(c.Rule.ID), cellText(c.Obeyed, fewWitnesses), cellText(c.Broken, fewWitnesses)})
	}
	shorten(rows, commonFolder(covers))
	writeColumns(b, rows)
	fmt.Fprintln(b)
	for _, line := range missing(covers) {
		fmt.Fprintln(b, Wrap(line, "", 80))
	}
	fmt.Fprintln(b, share(covers))
	return b.Flush()
}

// commonFolder returns the folder that all examples lie in, with a slash behind it; empty if there is none.
func commonFolder(covers []check.Cover) string {
	common, first := "", true
	for _, c := range covers {
		for _, w := range slices.Concat(c.Obeyed, c.Broken) {
			dir := Printable(w.Path[:strings.LastIndexAny(w.Path, `/\`)+1])
			if first {
				common, first = dir, false
			}
			for !strings.HasPrefix(dir, common) {
				common = common[:strings.LastIndexAny(strings.TrimRight(common, `/\`), `/\`)+1]
			}
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

// CoverageMarkdown writes the same as a table of Markdown, naming all examples.
func CoverageMarkdown(w io.Writer, covers []check.Cover) error {
	b := bufio.NewWriter(w)
	fmt.Fprint(b, "| rule | obeyed | broken |\n|---|---|---|\n")
	for _, c := range covers {
		fmt.Fprintf(b, "| `%s` | %s | %s |\n", c.Rule.ID, escapedCell(c.Obeyed), escapedCell(c.Broken))
	}
	fmt.Fprintln(b)
	for _, line := range missing(covers) {
		fmt.Fprintln(b, line)
		fmt.Fprintln(b)
	}
	fmt.Fprintln(b, share(covers))
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

// witnessNames names examples, each once: "freedom.play#gate", or by their place.
func witnessNames(ws []check.Witness) []string {
	var names []string
	for _, w := range ws {
		name := fmt.Sprintf("%s:%d", Printable(w.Path), w.Example.At.Line)
		if w.Example.ID != "" {
			name = Printable(w.Path) + "#" + w.Example.ID
		}
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

// The form of the JSON of a coverage.
type (
	jsonCoverage struct {
		Version int         `json:"version"`
		Game    string      `json:"game"`
		Shown   int         `json:"shown"`
		Cells   int         `json:"cells"`
		Rules   []jsonCover `json:"rules"`
	}
	jsonCover struct {
		Rule   rules.ID      `json:"rule"`
		Obeyed []jsonWitness `json:"obeyed"`
		Broken []jsonWitness `json:"broken"`
	}
	jsonWitness struct {
		Path    string `json:"path"`
		Example string `json:"example"`
		Line    int    `json:"line"`
	}
)

// CoverageJSON writes the same as JSON; docs/script.md tells the fields.
func CoverageJSON(w io.Writer, game rules.Game, covers []check.Cover) error {
	out := jsonCoverage{Version: 1, Game: game.Name(), Rules: []jsonCover{}}
	out.Shown, out.Cells = check.Shown(covers)
	for _, c := range covers {
		out.Rules = append(out.Rules, jsonCover{c.Rule.ID, witnessesJSON(c.Obeyed), witnessesJSON(c.Broken)})
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(out)
}

// witnessesJSON describes claims.
func witnessesJSON(ws []check.Witness) []jsonWitness {
	out := []jsonWitness{}
	for _, w := range ws {
		out = append(out, jsonWitness{w.Path, w.Example.ID, w.At.Line})
	}
	return out
}
