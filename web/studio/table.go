package studio

import (
	"shanhai/internal/creature"
	"shanhai/pieces/design"
	"shanhai/pieces/print"
)

// Table is all that a page needs to show controls for every setting.
type Table struct {
	Settings []Setting `json:"settings"`
	Pieces   []Kind    `json:"pieces"`
	Printers []Printer `json:"printers"`
}

// Setting is design.Setting as the page reads it.
type Setting struct {
	Key         string   `json:"key"`
	Kind        string   `json:"kind"`
	Default     []string `json:"default"`
	Unit        string   `json:"unit,omitempty"`
	Min         float64  `json:"min"`
	Max         float64  `json:"max"`
	WholeLayers bool     `json:"wholeLayers,omitempty"`
	Values      []string `json:"values,omitempty"`
	Word        string   `json:"word,omitempty"`
	Names       []string `json:"names,omitempty"`
	Usage       string   `json:"usage"`
	Reason      string   `json:"reason"`
	Allowed     string   `json:"allowed"`
}

// Kind is one kind of piece.
type Kind struct {
	Key     string `json:"key"`
	Name    string `json:"name"` // of the game's text; empty for a box
	Chinese string `json:"chinese"`
	Count   int    `json:"count"`
	Glyph   bool   `json:"glyph"`
}

// Printer is a printer by its key, with the bed that it has.
type Printer struct {
	Key   string  `json:"key"`
	Model string  `json:"model"`
	Width float64 `json:"width"` // mm
	Depth float64 `json:"depth"` // mm
}

// Table returns the settings, pieces and printers.
func (s *Studio) Table() Table {
	out := Table{Pieces: s.kinds(), Printers: printers()}
	for _, setting := range design.Settings(s.catalogue) {
		out.Settings = append(out.Settings, Setting{
			Key: setting.Key, Kind: kindName(setting.Kind), Default: setting.Default, Unit: setting.Unit,
			Min: setting.Min, Max: setting.Max, WholeLayers: setting.WholeLayers,
			Values: setting.Values, Word: setting.Word, Names: setting.Names,
			Usage: setting.Usage, Reason: setting.Reason, Allowed: setting.Allowed(),
		})
	}
	return out
}

// kindName names a kind of setting for the page.
func kindName(k design.Kind) string {
	return [...]string{
		design.Switch: "switch", design.Text: "text", design.Path: "path", design.File: "file",
		design.Choice: "choice", design.Number: "number", design.Whole: "whole", design.List: "list",
		design.Shades: "shades", design.Counts: "counts", design.Paths: "paths",
	}[k]
}

func (s *Studio) kinds() []Kind {
	var out []Kind
	for _, p := range s.catalogue.Pieces {
		k := Kind{Key: p.Key, Count: p.Count, Glyph: p.Glyph}
		if c, ok := creature.ByKey(p.Key); ok {
			k.Name, k.Chinese = c.Name(), c.Chinese()
		}
		out = append(out, k)
	}
	return out
}

func printers() []Printer {
	var out []Printer
	for _, m := range print.Machines() {
		if m.Nozzle == print.Nozzles()[0] {
			out = append(out, Printer{Key: m.Key, Model: m.Model, Width: m.Width, Depth: m.Depth})
		}
	}
	return out
}
