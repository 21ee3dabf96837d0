// Package print describes what is laid on a printer: filaments, objects made
// of parts, plates with instances of them, for one machine. It is data; the
// packages below it turn a Project into the bytes of one slicer's files. It
// knows no game.
package print

import "shanhai/models/mesh"

// Project is one print job file: everything a slicer needs to open and print.
type Project struct {
	Title       string
	Designer    string
	Description string
	License     string

	Machine   Machine        // the printer with its nozzle and presets
	Preset    FilamentPreset // of every filament, one of the machine's
	Filaments []Filament     // in the order of their numbers, 1-based
	Objects   []Object
	Plates    []Plate
	Overrides []Override // process settings that differ from the preset
}

// Filament is one spool.
type Filament struct {
	Name   string // the colour's key, e.g. "base-black"
	Colour Colour
}

// Object is one physical piece: parts that print together as one component assembly.
type Object struct {
	Name  string
	Parts []Part
}

// Part is one body of an object in one filament. All parts of an object share
// one origin; an object stands on z = 0.
type Part struct {
	Name     string
	Mesh     *mesh.Mesh // parts that hold the same pointer are stored once
	Filament int        // 1-based index into Project.Filaments
}

// Plate is one bed load.
type Plate struct {
	Name      string
	Instances []Instance
	Changes   []Change
	Thumbnail []byte // PNG, may be nil
}

// Instance places an object on a plate: the object's origin at X, Y in mm from
// the plate's front left corner.
type Instance struct {
	Object int // index into Project.Objects
	X, Y   float64
}

// Change is a filament change at a height, for printers that print a plate
// with one filament at a time.
type Change struct {
	Z        float64 // mm, the top of the first layer in the new filament
	Filament int     // 1-based, the filament from there on
	Pause    bool    // stop and let the maker change it, rather than switch by the unit
}

// Override is one process setting that differs from the named preset.
type Override struct{ Key, Value string }

// Bounds returns the box around all parts of the object, in its own place.
func (o Object) Bounds() mesh.Box {
	var b mesh.Box
	for i, p := range o.Parts {
		if i == 0 {
			b = p.Mesh.Bounds()
			continue
		}
		b = b.Union(p.Mesh.Bounds())
	}
	return b
}
