package form

import (
	"fmt"
	"io"
	"slices"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// House is a rule of the author's own, with the claims that cite it. Nobody can check those.
type House struct {
	ID    rules.ID
	Text  string
	Path  string
	At    rules.Place
	Cited []check.Witness
}

// HouseRules lists the house rules of files in their order.
func HouseRules(files []check.File) []House {
	var out []House
	for _, f := range files {
		first := len(out)
		for _, r := range f.Reports {
			for _, s := range r.Scenes {
				if h, is := s.Step.(script.HouseRule); is && s.Fault == nil {
					out = append(out, House{ID: rules.ID(h.ID.Text), Text: h.Text.Text, Path: f.Path, At: h.At})
				}
			}
		}
		for i := range out[first:] {
			out[first+i].Cited = citing(out[first+i].ID, f)
		}
	}
	return out
}

// citing lists the claims of a file that cite a rule.
func citing(id rules.ID, f check.File) []check.Witness {
	var out []check.Witness
	numbers := check.Numbers(f.Reports)
	for i, r := range f.Reports {
		for _, s := range r.Scenes {
			if slices.Contains(s.Rules, id) {
				out = append(out, check.Witness{Path: f.Path, Example: r.Example, Number: numbers[i], At: s.Step.Place()})
			}
		}
	}
	return out
}

// houseRows lists house rules below a head, with their examples as they are called within a folder.
func houseRows(house []House, folder string) [][]string {
	rows := [][]string{{"HOUSE RULE", "CITED"}}
	for _, h := range house {
		rows = append(rows, []string{string(h.ID), cellText(h.Cited, fewWitnesses)})
	}
	shorten(rows, folder)
	return rows
}

// houseMarkdown writes them as a table of Markdown.
func houseMarkdown(w io.Writer, house []House) {
	if len(house) == 0 {
		return
	}
	fmt.Fprint(w, "\n| house rule | cited |\n|---|---|\n")
	for _, h := range house {
		fmt.Fprintf(w, "| `%s` | %s |\n", h.ID, escapedCell(h.Cited))
	}
}
