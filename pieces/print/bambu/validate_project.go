package bambu

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"shanhai/pieces/print"
	"shanhai/pieces/print/reader"
)

// project reads the settings; every value must be a string or a list of
// strings, for anything else stops the readers.
func (c *checker) project() {
	data := c.p.Text(projectSettingsName)
	if data == nil {
		return
	}
	keys, bad, err := reader.ParseSettings(data)
	if err != nil {
		c.broken(projectSettingsName, "", "%v", err)
		return
	}
	for _, key := range bad {
		c.broken(projectSettingsName, key, "is neither a string nor a list of strings")
	}
	c.keys = keys
	for _, key := range required {
		if len(keys[key].Values) == 0 {
			c.broken(projectSettingsName, key, "missing")
		}
	}
	if _, ok := keys["extruder_variant_list"]; ok {
		c.advise(projectSettingsName, "extruder_variant_list", "asks for two more lists of the right length")
	}
}

// required are the keys without which a reader stops, crashes or guesses.
var required = []string{
	"printer_model", "nozzle_diameter", "printer_settings_id", "print_settings_id", "filament_settings_id",
	"filament_colour", "filament_diameter", "printable_area", "printable_height", "inherits_group",
	"different_settings_to_system", "flush_volumes_matrix", "wipe_tower_x", "wipe_tower_y", "curr_bed_type",
}

// presets wants names that the slicers' own profiles have.
func (c *checker) presets() {
	name := c.keys.One("printer_settings_id")
	for _, m := range print.Machines() {
		if m.Printer == name {
			c.machine, c.known = m, true
		}
	}
	if !c.known {
		c.advise(projectSettingsName, "printer_settings_id", "%q is no preset that is known here", name)
		return
	}
	c.printer(c.machine)
	for _, name := range c.keys["filament_settings_id"].Values {
		if !slices.ContainsFunc(c.machine.FilamentPresets(), func(p print.FilamentPreset) bool { return p.SettingsID == name }) {
			c.advise(projectSettingsName, "filament_settings_id", "%q is no preset of %s that is known here", name, c.machine.Printer)
		}
	}
}

// printer wants what the readers take from the file rather than the preset.
func (c *checker) printer(m print.Machine) {
	c.wants("printer_model", m.Model)
	c.wants("print_settings_id", m.Process)
	c.wants("nozzle_diameter", slices.Repeat([]string{m.Nozzle}, m.Nozzles)...)
	c.wants("printable_height", fmt.Sprint(m.Height))
	c.wants("printable_area", cornersOf(print.Rect{X1: m.Width, Y1: m.Depth})...)
	if m.Exclude.Empty() {
		c.wants("bed_exclude_area")
	} else {
		c.wants("bed_exclude_area", cornersOf(m.Exclude)...)
	}
}

func cornersOf(r print.Rect) []string {
	return []string{
		fmt.Sprintf("%gx%g", r.X0, r.Y0), fmt.Sprintf("%gx%g", r.X1, r.Y0),
		fmt.Sprintf("%gx%g", r.X1, r.Y1), fmt.Sprintf("%gx%g", r.X0, r.Y1),
	}
}

func (c *checker) wants(key string, values ...string) {
	if got := c.keys[key].Values; !slices.Equal(got, values) {
		c.broken(projectSettingsName, key, "is %q: the preset %q has %q", got, c.machine.Printer, values)
	}
}

// lists wants every list as long as the readers index it.
func (c *checker) lists() {
	if c.keys == nil {
		return
	}
	n, nozzles := c.filaments(), len(c.keys["nozzle_diameter"].Values)
	for key, want := range map[string]int{
		"filament_colour": n, "filament_diameter": n, "filament_ids": n, "filament_type": n,
		"inherits_group": n + 2, "different_settings_to_system": n + 2,
		"flush_volumes_matrix": nozzles * n * n, "flush_multiplier": nozzles, "nozzle_volume_type": nozzles,
	} {
		if got, ok := c.keys[key]; ok && len(got.Values) != want {
			c.broken(projectSettingsName, key, "has %d values: want %d for %d filaments and %d nozzles", len(got.Values), want, n, nozzles)
		}
	}
	if nozzles > 1 && len(c.keys["extruder_type"].Values) != nozzles {
		c.broken(projectSettingsName, "extruder_type", "has %d values for %d nozzles", len(c.keys["extruder_type"].Values), nozzles)
	}
	c.colours()
	c.flushDiagonal(n)
}

func (c *checker) colours() {
	for _, colour := range c.keys["filament_colour"].Values {
		if _, err := print.ParseColour(colour); err != nil {
			c.broken(projectSettingsName, "filament_colour", "%v", err)
		}
	}
}

// flushDiagonal wants no volume for a change from a filament to itself.
func (c *checker) flushDiagonal(n int) {
	for i, v := range c.keys["flush_volumes_matrix"].Values {
		volume, err := strconv.ParseFloat(v, 64)
		if err != nil || volume < 0 {
			c.broken(projectSettingsName, "flush_volumes_matrix", "%q is no volume", v)
		} else if n > 0 && i%(n*n)%(n+1) == 0 && volume != 0 {
			c.broken(projectSettingsName, "flush_volumes_matrix", "a change from a filament to itself flushes %s mm3", v)
		}
	}
}

// own are the keys that a project carries beside the settings it overrides.
const own = ` name from version printer_model printer_variant nozzle_diameter extruder_type printer_settings_id print_settings_id
 filament_settings_id filament_colour filament_diameter filament_type filament_ids inherits_group different_settings_to_system
 curr_bed_type wipe_tower_x wipe_tower_y flush_volumes_matrix flush_multiplier nozzle_volume_type
 printable_area printable_height bed_exclude_area layer_height `

// overrides wants every other setting listed as different, for one that is
// not is replaced by the preset's, and every listed one there.
func (c *checker) overrides() {
	listed := map[string]bool{}
	for _, group := range c.keys["different_settings_to_system"].Values {
		for key := range strings.SplitSeq(group, ";") {
			if _, ok := c.keys[key]; key != "" && !ok {
				c.broken(projectSettingsName, "different_settings_to_system", "lists %s, which is not there", key)
			}
			listed[key] = true
		}
	}
	var unlisted []string
	for _, key := range slices.Sorted(maps.Keys(c.keys)) {
		if !listed[key] && !strings.Contains(own, " "+key+" ") && !strings.Contains(own, " "+key+"\n") {
			unlisted = append(unlisted, key)
		}
	}
	if len(unlisted) > 0 {
		c.advise(projectSettingsName, unlisted[0], "and %d more are not listed as different: the presets' values count", len(unlisted)-1)
	}
}
