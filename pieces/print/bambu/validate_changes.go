package bambu

import (
	"fmt"
	"math"
	"slices"

	"shanhai/pieces/print/reader"
)

// plateChanges are the filament changes by height of one plate, as stored.
type plateChanges struct {
	plate  int // 0-based
	mode   string
	layers []reader.Element
}

// readChanges reads the file of changes, if there is one.
func (c *checker) readChanges() ([]plateChanges, error) {
	var out []plateChanges
	data := c.p.Text(changesName)
	if data == nil {
		return nil, nil
	}
	err := reader.Scan(changesName, data, func(parents []string, e reader.Element) error {
		last := len(out) - 1
		switch {
		case e.Name == "plate":
			out = append(out, plateChanges{plate: -1})
		case last < 0:
		case e.Name == "plate_info":
			out[last].plate = atoi(e.Get("id")) - 1
		case e.Name == "layer":
			e.Attrs = slices.Clone(e.Attrs) // they are good for this call only
			out[last].layers = append(out[last].layers, e)
		case e.Name == "mode":
			out[last].mode = e.Get("value")
		}
		return nil
	})
	return out, err
}

// changes wants every change complete, in rising order, on a plate that
// prints with one filament, and within its height.
func (c *checker) changes() {
	list, err := c.readChanges()
	if err != nil {
		c.broken(changesName, "", "%v", err)
	}
	for _, p := range list {
		where := fmt.Sprintf("plate %d", p.plate+1)
		if p.mode != "SingleExtruder" && p.mode != "MultiAsSingle" && p.mode != "MultiExtruder" {
			c.broken(changesName, where, "mode %q", p.mode)
		}
		if p.plate < 0 || c.p.Bambu == nil || p.plate >= len(c.p.Bambu.Plates) {
			c.broken(changesName, where, "does not exist")
			continue
		}
		last := 0.0
		for _, layer := range p.layers {
			last = c.change(where, p.plate, layer, last)
		}
	}
}

func (c *checker) change(where string, plate int, e reader.Element, last float64) float64 {
	for _, name := range []string{"top_z", "type", "extruder", "color", "extra"} {
		if !e.Has(name) {
			c.broken(changesName, where, "a layer without %s makes the load fail", name)
		}
	}
	z, kind := number(e.Get("top_z")), atoi(e.Get("type"))
	if !(z > last) || math.IsInf(z, 0) {
		c.broken(changesName, where, "a change at z = %s: want rising heights above 0", e.Get("top_z"))
	}
	if n := atoi(e.Get("extruder")); n < 1 || n > c.filaments() {
		c.broken(changesName, where, "filament %q of %d", e.Get("extruder"), c.filaments())
	}
	if plate < len(c.plates) {
		c.changeOnPlate(where, plate, kind, z)
	}
	return z
}

func (c *checker) changeOnPlate(where string, plate, kind int, z float64) {
	used, top := c.used(plate)
	if z > top+1e-6 {
		c.broken(changesName, where, "a change at z = %g mm above the highest piece, %g mm", z, top)
	}
	if kind == kindSwitch && (len(used) != 1 || c.filaments() < 2) {
		c.broken(changesName, where, "a change by height is heeded only where all parts have one filament, and the project more: here %d of %d", len(used), c.filaments())
	}
}

// switches returns the filaments that a plate changes to by the unit.
func (c *checker) switches(plate int) []int {
	var out []int
	list, _ := c.readChanges() // an error is reported by changes
	for _, p := range list {
		for _, layer := range p.layers {
			if p.plate == plate && atoi(layer.Get("type")) == kindSwitch {
				out = append(out, atoi(layer.Get("extruder")))
			}
		}
	}
	return out
}
