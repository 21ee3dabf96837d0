package form

import (
	"encoding/json"
	"io"

	"shanhai/rules"
	"shanhai/rules/check"
)

// The form of the JSON. Its version grows when a field changes its meaning or goes.
type (
	jsonCheck struct {
		Version int        `json:"version"`
		Summary Summary    `json:"summary"`
		Files   []jsonFile `json:"files"`
	}
	jsonFile struct {
		Path     string        `json:"path"`
		Verdict  string        `json:"verdict"`
		Faults   []jsonFault   `json:"faults"`
		Examples []jsonExample `json:"examples"`
	}
	jsonExample struct {
		ID      string      `json:"id"`
		Title   string      `json:"title"`
		Line    int         `json:"line"`
		Column  int         `json:"column"`
		Verdict string      `json:"verdict"`
		Game    string      `json:"game"`
		Faults  []jsonFault `json:"faults"`
		Shows   []jsonShow  `json:"shows"`
	}
	jsonFault struct {
		Verdict  string   `json:"verdict"`
		Line     int      `json:"line"`
		Column   int      `json:"column"`
		Text     string   `json:"text"`
		Why      string   `json:"why"`
		Rule     rules.ID `json:"rule"`
		RuleText string   `json:"ruleText"`
		Right    string   `json:"right"`
		Nearest  string   `json:"nearest"`
		Hex      []int    `json:"hex"`
		More     [][]int  `json:"more"`
		Position string   `json:"position"`
		Board    string   `json:"board"`
	}
	jsonShow struct {
		Rule rules.ID `json:"rule"`
		How  string   `json:"how"`
		Line int      `json:"line"`
	}
)

// JSON writes everything found; docs/script.md tells the fields.
func JSON(w io.Writer, files []check.File, _ Style) error {
	out := jsonCheck{Version: 1, Summary: Sum(files), Files: []jsonFile{}}
	for _, f := range files {
		out.Files = append(out.Files, fileJSON(f))
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(out)
}

// fileJSON describes a file.
func fileJSON(f check.File) jsonFile {
	out := jsonFile{Path: f.Path, Verdict: verdictName(f.Verdict()), Faults: []jsonFault{}, Examples: []jsonExample{}}
	for _, fault := range f.Faults {
		out.Faults = append(out.Faults, faultJSON(check.Report{Scenes: []check.Scene{{Verdict: check.Unreadable, Fault: &fault}}}, 0))
	}
	for _, r := range f.Reports {
		if !r.Empty() {
			out.Examples = append(out.Examples, exampleJSON(r))
		}
	}
	return out
}

// exampleJSON describes an example.
func exampleJSON(r check.Report) jsonExample {
	e := r.Example
	out := jsonExample{ID: e.ID, Title: e.Called(), Line: e.At.Line, Column: e.At.Column, Verdict: verdictName(r.Verdict()), Faults: []jsonFault{}, Shows: []jsonShow{}}
	if r.Game != nil {
		out.Game = r.Game.Name()
	}
	for i, s := range r.Scenes {
		if s.Fault != nil {
			out.Faults = append(out.Faults, faultJSON(r, i))
		}
		if s.Shows == check.Nothing {
			continue
		}
		for _, id := range s.Rules {
			out.Shows = append(out.Shows, jsonShow{id, showName(s.Shows), s.Step.Place().Line})
		}
	}
	return out
}

// faultJSON describes what is wrong with a statement.
func faultJSON(r check.Report, i int) jsonFault {
	s := r.Scenes[i]
	f := *s.Fault
	out := jsonFault{Verdict: verdictName(s.Verdict), Line: f.At.Line, Column: f.At.Column, Text: excerpt(f.Text, sentenceCharacters), Why: excerpt(f.Why, sentenceCharacters), Rule: f.Rule, Right: excerpt(f.Right, sentenceCharacters), Nearest: f.Nearest, More: [][]int{}}
	if rule, known := ruleOf(r, f); known {
		out.RuleText = rule.Text
	}
	if f.Hex != nil {
		out.Hex = []int{f.Hex.Q, f.Hex.R}
	}
	for _, h := range f.More {
		out.More = append(out.More, []int{h.Q, h.R})
	}
	if s.Position != nil {
		out.Position = s.Position.String()
	}
	out.Board = board(r, i, false)
	return out
}

// verdictName is the name of a verdict in JSON.
func verdictName(v check.Verdict) string {
	return [...]string{"ok", "ok", "unchecked", "unreached", "wrong", "unreadable"}[v]
}

// showName is how a rule is shown, in JSON.
func showName(s check.Shows) string { return [...]string{"", "obeyed", "broken"}[s] }
