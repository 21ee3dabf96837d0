package prusa

import (
	"strconv"

	"shanhai/pieces/print/threemf"
)

// Kinds of entries in the file of changes by height.
const (
	kindPause  = "1"
	kindSwitch = "2"
)

// changes writes the filament changes by height, if there are any.
func (j *job) changes(z *threemf.Writer) error {
	if len(j.plate.Changes) == 0 {
		return nil
	}
	return z.Text(changesName, func(t *threemf.Text) {
		t.Put(threemf.XMLHeader, "<custom_gcodes_per_print_z>\n")
		for _, c := range j.plate.Changes {
			kind, extra, code := kindSwitch, "", "tool_change"
			filament := j.Filaments[c.Filament-1]
			if c.Pause {
				kind, extra, code = kindPause, "Change the filament to "+filament.Name+" "+filament.Colour.String(), "M601"
			}
			t.Put(` <code print_z="`, threemf.MM(c.Z), `" type="`, kind, `" extruder="`, strconv.Itoa(c.Filament),
				`" color="`, filament.Colour.String(), `" extra="`, threemf.Escape(extra), `" gcode="`, code, "\"/>\n")
		}
		mode := "MultiAsSingle"
		if len(j.Filaments) == 1 {
			mode = "SingleExtruder"
		}
		t.Put(` <mode value="`, mode, "\"/>\n</custom_gcodes_per_print_z>\n")
	})
}
