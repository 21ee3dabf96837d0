package print

import (
	"fmt"
	"strings"
)

// Machine is one printer with one nozzle size: what its system presets are
// called and what its bed can take. All lengths are mm, places are measured
// from the bed's front left corner.
type Machine struct {
	Key     string // what a user calls it: "a1"
	Nozzle  string // the nozzle's diameter as presets spell it: "0.4"
	Model   string // the vendor's name: "Bambu Lab A1"
	Nozzles int    // how many nozzles it has

	Printer string // system preset of the printer with this nozzle
	Process string // system preset of its standard process

	Width, Depth, Height float64 // printable volume
	Exclude              Rect    // part of the bed that must stay free; empty if the preset has none
	ReachMin, ReachMax   float64 // the range of x that every nozzle reaches
	LayerHeight          float64 // of the standard process, first layer included
	presets              []FilamentPreset
}

// Rect is a rectangle on the bed.
type Rect struct{ X0, Y0, X1, Y1 float64 }

// Empty tells whether the rectangle has no area.
func (r Rect) Empty() bool { return r.X1 <= r.X0 || r.Y1 <= r.Y0 }

// FilamentPreset is a filament as a user and as the slicer call it.
type FilamentPreset struct {
	Name       string // what a user calls it: "Bambu PLA Basic"
	SettingsID string // the system preset for one machine: "Bambu PLA Basic @BBL A1"
	ID         string // the vendor's material number: "GFA00"
	Type       string // "PLA"
}

// DefaultFilament is the preset that is used when none is named.
const DefaultFilament = "Bambu PLA Basic"

// FilamentPresets lists the presets known for the machine, the default first.
func (m Machine) FilamentPresets() []FilamentPreset {
	return append([]FilamentPreset(nil), m.presets...)
}

// FilamentPreset returns the machine's preset of that name, either the short
// one or the slicer's full one. The error names what there is.
func (m Machine) FilamentPreset(name string) (FilamentPreset, error) {
	var names []string
	for _, p := range m.presets {
		if strings.EqualFold(p.Name, name) || p.SettingsID == name {
			return p, nil
		}
		names = append(names, p.Name)
	}
	return FilamentPreset{}, fmt.Errorf("filament %q: the %s with a %s mm nozzle has %s",
		name, m.Model, m.Nozzle, strings.Join(names, ", "))
}

// Machines returns every printer with every nozzle, ordered by printer and
// then by nozzle, the 0.4 mm one first.
func Machines() []Machine {
	var out []Machine
	for _, p := range printers {
		out = append(out, p.with("0.4"), p.with("0.2"))
	}
	return out
}

// Printers returns the keys of the known printers.
func Printers() []string {
	keys := make([]string, len(printers))
	for i, p := range printers {
		keys[i] = p.key
	}
	return keys
}

// Nozzles returns the nozzle diameters that have presets, the usual one first.
func Nozzles() []string { return []string{"0.4", "0.2"} }

// FindMachine returns the printer of that key with that nozzle (mm, as in
// "0.4"). The error names what is allowed.
func FindMachine(key, nozzle string) (Machine, error) {
	if nozzle != "0.4" && nozzle != "0.2" {
		return Machine{}, fmt.Errorf("nozzle %q: want one of %s", nozzle, strings.Join(Nozzles(), ", "))
	}
	for _, p := range printers {
		if strings.EqualFold(p.key, key) {
			return p.with(nozzle), nil
		}
	}
	return Machine{}, fmt.Errorf("printer %q: want one of %s", key, strings.Join(Printers(), ", "))
}
