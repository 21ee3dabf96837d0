package bambu

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"shanhai/pieces/print"
	"shanhai/pieces/print/threemf"
)

// projectSettings writes the small form of a project's settings: the names of
// system presets, the filaments, and what the reader itself needs. The slicer
// takes every other value from its own presets, so nothing counts as modified.
// Every value is a string or a list of strings; anything else would stop the
// reading.
func (j *job) projectSettings(z *threemf.Writer) error {
	settings := j.settings()
	return z.Text(projectSettingsName, func(t *threemf.Text) {
		t.Put("{\n")
		for i, key := range slices.Sorted(maps.Keys(settings)) {
			if i > 0 {
				t.Put(",\n")
			}
			t.Put(" ", quoted(key), ": ", quoted(settings[key]))
		}
		t.Put("\n}\n")
	})
}

// quoted returns JSON on one line, with < > & as they are.
func quoted(v any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(v) // strings and lists of strings have a form always
	return strings.TrimSpace(b.String())
}

func (j *job) settings() map[string]any {
	m, n := j.Machine, len(j.Filaments)
	s := map[string]any{
		"name": "project_settings", "from": "project", "version": "02.00.00.00",
		"printer_model": m.Model, "printer_variant": m.Nozzle, "printer_settings_id": m.Printer,
		"print_settings_id": m.Process,
		"nozzle_diameter":   repeat(m.Nozzle, m.Nozzles),
		"printable_area":    area(print.Rect{X1: m.Width, Y1: m.Depth}),
		"printable_height":  short(m.Height),
		"layer_height":      short(m.LayerHeight),
		"curr_bed_type":     "Textured PEI Plate", // known to both programs under this name

		"filament_settings_id": repeat(j.Preset.SettingsID, n),
		"filament_ids":         repeat(j.Preset.ID, n),
		"filament_type":        repeat(j.Preset.Type, n),
		"filament_diameter":    repeat("1.75", n), // its length decides how many filaments are kept
		"filament_colour":      j.colours(),
		"flush_volumes_matrix": j.flushMatrix(),
		"flush_multiplier":     repeat("1", m.Nozzles),
		"nozzle_volume_type":   repeat("Standard", m.Nozzles),
		"inherits_group":       repeat("", n+2),
	}
	j.towers(s)
	j.override(s)
	if !m.Exclude.Empty() { // where the preset has none, a value would count as a change
		s["bed_exclude_area"] = area(m.Exclude)
	}
	if m.Nozzles > 1 {
		s["extruder_type"] = repeat("Direct Drive", m.Nozzles)
	}
	return s
}

// towers writes the place of each plate's prime tower, in the plate's own
// coordinates. A plate that needs none gets the place where one would stand.
func (j *job) towers(s map[string]any) {
	var xs, ys []string
	for i := range j.Plates {
		tower := j.Machine.PrimeTower(max(2, print.SwitchedOn(j.Project, i)), j.height(i))
		xs, ys = append(xs, threemf.MM(tower.X0)), append(ys, threemf.MM(tower.Y0))
	}
	s["wipe_tower_x"], s["wipe_tower_y"] = xs, ys
}

func (j *job) height(plate int) float64 {
	top := 0.0
	for _, in := range j.Plates[plate].Instances {
		_, _, z := j.Objects[in.Object].Bounds().Max.MM()
		top = max(top, z)
	}
	return top
}

// override writes the process settings that differ from the preset, and lists
// them: a value that is not listed is replaced by the preset's.
func (j *job) override(s map[string]any) {
	var keys []string
	for _, o := range j.Overrides {
		s[o.Key] = o.Value
		keys = append(keys, o.Key)
	}
	slices.Sort(keys)
	different := repeat("", len(j.Filaments)+2)
	different[0] = strings.Join(keys, ";")
	s["different_settings_to_system"] = different
}

func (j *job) colours() []string {
	out := make([]string, len(j.Filaments))
	for i, f := range j.Filaments {
		out[i] = f.Colour.String()
	}
	return out
}

func area(r print.Rect) []string {
	corner := func(x, y float64) string { return short(x) + "x" + short(y) }
	return []string{corner(r.X0, r.Y0), corner(r.X1, r.Y0), corner(r.X1, r.Y1), corner(r.X0, r.Y1)}
}

func short(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

func repeat(s string, n int) []string { return slices.Repeat([]string{s}, n) }
