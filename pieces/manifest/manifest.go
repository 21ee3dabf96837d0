// Package manifest is the list of what a build wrote: every file with its
// hash, its bodies and, for projects, its plates. It is written as JSON with a
// fixed order, so equal builds have equal manifests.
package manifest

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
)

// Version is the number of the format that this package writes and reads.
const Version = 1

// Manifest is the whole list.
type Manifest struct {
	Version          int     `json:"version"`
	Set              string  `json:"set"`
	Printer          string  `json:"printer"`
	Nozzle           float64 `json:"nozzle_mm"` // diameter
	Process          string  `json:"process"`
	Filament         string  `json:"filament"`
	ChangeAssumption string  `json:"colour_change_assumption"`
	Files            []File  `json:"files"`
}

// Kinds of file.
const (
	KindBambu = "bambu project"
	KindPrusa = "prusa project"
	KindSTL   = "stl"
)

// File is one file of a build.
type File struct {
	Path      string     `json:"path"` // slash-separated, relative to the manifest
	Kind      string     `json:"kind"`
	Bytes     int        `json:"bytes"`
	SHA256    string     `json:"sha256"` // lower-case hexadecimal
	Bodies    []Body     `json:"bodies"`
	Filaments []Filament `json:"filaments,omitempty"`
	Plates    []Plate    `json:"plates,omitempty"`
}

// Body is one mesh of a file, named once however many copies are printed.
type Body struct {
	Object    string     `json:"object"`
	Name      string     `json:"name"`
	Filament  string     `json:"filament"`
	Triangles int        `json:"triangles"`
	Volume    float64    `json:"volume_mm3"`
	Min       [3]float64 `json:"min_mm"`
	Max       [3]float64 `json:"max_mm"`
}

// Filament is one spool that a project names.
type Filament struct {
	Name   string `json:"name"`
	Colour string `json:"colour"` // #RRGGBB
}

// Plate is one bed load of a project.
type Plate struct {
	Name          string    `json:"name"`
	Objects       int       `json:"objects"`
	Uses          []Use     `json:"filaments"`
	ColourChanges int       `json:"colour_changes"`
	ChangesAt     []float64 `json:"change_heights_mm,omitempty"` // of changes by height: tops of the first layers in the new filament
}

// Use is what a plate takes of one filament, solid.
type Use struct {
	Filament string  `json:"filament"`
	CM3      float64 `json:"cm3"`
}

// Hash returns the SHA-256 of a file's content as the manifest has it.
func Hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// Bytes returns the manifest as JSON.
func (m Manifest) Bytes() ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	err := e.Encode(m)
	return b.Bytes(), err
}

// Limit is the largest manifest that Read takes, in bytes: a hundred times a full build's.
const Limit = 32 << 20

// Read reads a manifest. It refuses other versions, unknown keys and anything
// behind the end.
func Read(r io.Reader) (Manifest, error) {
	var m Manifest
	d := json.NewDecoder(io.LimitReader(r, Limit))
	d.DisallowUnknownFields()
	if err := d.Decode(&m); err != nil {
		return m, fmt.Errorf("not a manifest of a build: at byte %d: %w", d.InputOffset(), err)
	}
	if _, err := d.Token(); err != io.EOF {
		return m, fmt.Errorf("not a manifest of a build: more text after byte %d", d.InputOffset())
	}
	if m.Version != Version {
		return m, fmt.Errorf("the manifest has version %d, this program reads version %d", m.Version, Version)
	}
	return m, nil
}
