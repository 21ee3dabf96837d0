package bambu

import (
	"fmt"
	"strconv"

	"shanhai/pieces/print"
	"shanhai/pieces/print/threemf"
)

// modelSettings writes names, filaments and plates.
func (j *job) modelSettings(z *threemf.Writer) error {
	return z.Text(modelSettingsName, func(t *threemf.Text) {
		t.Put(threemf.XMLHeader, "<config>\n")
		for _, c := range j.copies {
			j.object(t, c)
		}
		for i, plate := range j.Plates {
			j.plate(t, i, plate)
		}
		t.Put("</config>\n")
	})
}

// entry writes one metadata element of that depth.
func entry(t *threemf.Text, indent, key, value string) {
	t.Put(indent, `<metadata key="`, key, `" value="`, threemf.Escape(value), "\"/>\n")
}

// object writes one instance's names and filaments. The readers drop the
// filament of the only part of an object, so the object has one too.
func (j *job) object(t *threemf.Text, c instance) {
	t.Put(`  <object id="`, strconv.Itoa(c.id), "\">\n")
	entry(t, "    ", "name", c.object.Name)
	entry(t, "    ", "extruder", strconv.Itoa(c.object.Parts[0].Filament))
	for _, part := range c.object.Parts {
		t.Put(`    <part id="`, strconv.Itoa(j.meshID[part.Mesh]), "\" subtype=\"normal_part\">\n")
		entry(t, "      ", "name", part.Name)
		entry(t, "      ", "matrix", "1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1")
		if len(c.object.Parts) > 1 {
			entry(t, "      ", "extruder", strconv.Itoa(part.Filament))
		}
		t.Put("      <mesh_stat edges_fixed=\"0\" degenerate_facets=\"0\" facets_removed=\"0\" facets_reversed=\"0\" backwards_edges=\"0\"/>\n    </part>\n")
	}
	t.Put("  </object>\n")
}

func (j *job) plate(t *threemf.Text, n int, plate print.Plate) {
	t.Put("  <plate>\n")
	entry(t, "    ", "plater_id", strconv.Itoa(n+1))
	entry(t, "    ", "plater_name", plate.Name)
	entry(t, "    ", "locked", "false")
	if len(plate.Thumbnail) > 0 {
		entry(t, "    ", "thumbnail_file", pictureName(n))
	}
	for _, c := range j.copies {
		if c.plate != n {
			continue
		}
		t.Put("    <model_instance>\n")
		entry(t, "      ", "object_id", strconv.Itoa(c.id))
		entry(t, "      ", "instance_id", "0")
		entry(t, "      ", "identify_id", strconv.Itoa(identifyBase+c.id))
		t.Put("    </model_instance>\n")
	}
	t.Put("  </plate>\n")
}

// identifyBase plus the object's number is what the printer's screen calls the
// piece when one is skipped; any number below 0x1000000 that is used once will do.
const identifyBase = 100

// Kinds of entries in the file of changes by height.
const (
	kindPause  = 1 // stop; the text is shown
	kindSwitch = 2 // change to another filament
)

// changes writes the filament changes by height, if there are any.
func (j *job) changes(z *threemf.Writer) error {
	any := false
	for _, plate := range j.Plates {
		any = any || len(plate.Changes) > 0
	}
	if !any {
		return nil
	}
	return z.Text(changesName, func(t *threemf.Text) {
		t.Put(threemf.XMLHeader, "<custom_gcodes_per_layer>\n")
		for i, plate := range j.Plates {
			if len(plate.Changes) > 0 {
				j.plateChanges(t, i, plate)
			}
		}
		t.Put("</custom_gcodes_per_layer>\n")
	})
}

// plateChanges writes one plate's changes. Every attribute is required, and
// MultiAsSingle is the mode of a project with several filaments whose plate
// prints with one at a time.
func (j *job) plateChanges(t *threemf.Text, n int, plate print.Plate) {
	t.Put("  <plate>\n    <plate_info id=\"", strconv.Itoa(n+1), "\"/>\n")
	for _, c := range plate.Changes {
		kind, extra := kindSwitch, ""
		filament := j.Filaments[c.Filament-1]
		if c.Pause {
			kind, extra = kindPause, fmt.Sprintf("Change the filament to %s %s", filament.Name, filament.Colour)
		}
		t.Put(`    <layer top_z="`, threemf.MM(c.Z), `" type="`, strconv.Itoa(kind), `" extruder="`, strconv.Itoa(c.Filament),
			`" color="`, filament.Colour.String(), `" extra="`, threemf.Escape(extra), "\"/>\n")
	}
	mode := "MultiAsSingle"
	if len(j.Filaments) == 1 {
		mode = "SingleExtruder"
	}
	t.Put("    <mode value=\"", mode, "\"/>\n  </plate>\n")
}
