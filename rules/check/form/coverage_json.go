package form

import (
	"encoding/json"
	"io"

	"shanhai/rules"
	"shanhai/rules/check"
)

// The form of the JSON of a coverage.
type (
	jsonCoverage struct {
		Version int         `json:"version"`
		Game    string      `json:"game"`
		Shown   int         `json:"shown"`
		Cells   int         `json:"cells"`
		Rules   []jsonCover `json:"rules"`
		House   []jsonHouse `json:"house"`
	}
	jsonHouse struct {
		Rule  rules.ID      `json:"rule"`
		Text  string        `json:"text"`
		Path  string        `json:"path"`
		Line  int           `json:"line"`
		Cited []jsonWitness `json:"cited"`
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
func CoverageJSON(w io.Writer, game rules.Game, covers []check.Cover, house []House) error {
	out := jsonCoverage{Version: 1, Game: game.Name(), Rules: []jsonCover{}, House: []jsonHouse{}}
	out.Shown, out.Cells = check.Shown(covers)
	for _, c := range covers {
		out.Rules = append(out.Rules, jsonCover{c.Rule.ID, witnessesJSON(c.Obeyed), witnessesJSON(c.Broken)})
	}
	for _, h := range house {
		out.House = append(out.House, jsonHouse{h.ID, h.Text, h.Path, h.At.Line, witnessesJSON(h.Cited)})
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
