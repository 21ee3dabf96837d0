package bambu

import (
	"bytes"
	"fmt"
	"strconv"

	"shanhai/pieces/print"
	"shanhai/pieces/print/reader"
)

// settings wants names and filaments for everything that is built.
func (c *checker) settings() {
	config := c.p.Bambu
	if config == nil {
		return
	}
	for _, stray := range config.Stray {
		c.broken(modelSettingsName, stray, "stands where the readers refuse it")
	}
	named := map[int]bool{}
	for _, s := range config.Objects {
		named[atoi(s.ID)] = true
		c.objectSettings(s)
	}
	for _, item := range c.p.Start.Items {
		if !named[item.Object] {
			c.broken(modelSettingsName, fmt.Sprintf("object %d", item.Object), "is built but has no settings")
		}
	}
}

func (c *checker) objectSettings(s reader.ConfigObject) {
	where := "object " + s.ID
	o := c.objects[atoi(s.ID)]
	if o == nil {
		c.broken(modelSettingsName, where, "does not exist")
		return
	}
	if s.Values["name"] == "" {
		c.advise(modelSettingsName, where, "has no name")
	}
	c.filament(where, s.Values["extruder"])
	if len(o.Components) > 0 && len(s.Parts) != len(o.Components) {
		c.broken(modelSettingsName, where, "has %d parts for %d components", len(s.Parts), len(o.Components))
		return
	}
	for i, part := range s.Parts {
		c.partSettings(fmt.Sprintf("%s, part %s", where, part.ID), o, i, part, len(s.Parts))
	}
}

// partSettings wants parts in the order of the components and a filament of
// its own for each of several parts; the only part of an object loses its.
func (c *checker) partSettings(where string, o *reader.Object, i int, part reader.ConfigPart, parts int) {
	if len(o.Components) > 0 && atoi(part.ID) != o.Components[i].Object {
		c.broken(modelSettingsName, where, "component %d is object %d", i, o.Components[i].Object)
	}
	if part.Subtype != "normal_part" {
		c.advise(modelSettingsName, where, "is a %q", part.Subtype)
	}
	if part.Values["name"] == "" {
		c.advise(modelSettingsName, where, "has no name")
	}
	if parts > 1 {
		c.filament(where, part.Values["extruder"])
	} else if part.Values["extruder"] != "" {
		c.broken(modelSettingsName, where, "is the only part, whose own filament is dropped: the object's counts")
	}
	for _, repair := range []string{"edges_fixed", "degenerate_facets", "facets_removed", "facets_reversed", "backwards_edges"} {
		if v := part.MeshStat[repair]; v != "" && v != "0" {
			c.advise(modelSettingsName, where, "claims repairs: %s %s", repair, v)
		}
	}
}

// filament wants a number that the project has; others become 1 without a word.
func (c *checker) filament(where, number string) {
	if n := atoi(number); c.keys != nil && (n < 1 || n > c.filaments()) {
		c.broken(modelSettingsName, where, "filament %q of %d becomes 1 without a word", number, c.filaments())
	}
}

// plateList wants plates numbered from 1, with legal names and real pictures.
func (c *checker) plateList() {
	config := c.p.Bambu
	if config == nil {
		return
	}
	if n := len(config.Plates); n == 0 || n > print.MaxPlates {
		c.broken(modelSettingsName, "plate", "%d plates: want 1 to %d", n, print.MaxPlates)
	}
	identities := map[string]bool{}
	for i, plate := range config.Plates {
		c.plateSettings(i, plate, identities)
	}
	for _, key := range []string{"wipe_tower_x", "wipe_tower_y"} {
		if n := len(c.keys[key].Values); c.keys != nil && n != len(config.Plates) {
			c.broken(projectSettingsName, key, "has %d values for %d plates", n, len(config.Plates))
		}
	}
}

func (c *checker) plateSettings(i int, plate reader.ConfigPlate, identities map[string]bool) {
	where := fmt.Sprintf("plate %d", i+1)
	if plate.Values["plater_id"] != strconv.Itoa(i+1) {
		c.broken(modelSettingsName, where, "is numbered %q", plate.Values["plater_id"])
	}
	if err := print.CheckPlateName(plate.Values["plater_name"]); err != nil {
		c.broken(modelSettingsName, where, "%q: %v", plate.Values["plater_name"], err)
	}
	c.pictures(where, plate)
	for _, in := range plate.Instances {
		c.identity(where, in, identities)
	}
}

func (c *checker) pictures(where string, plate reader.ConfigPlate) {
	for _, key := range []string{"thumbnail_file", "thumbnail_no_light_file", "top_file", "pick_file"} {
		name := plate.Values[key]
		if name != "" && !bytes.HasPrefix(c.p.Text(name), []byte("\x89PNG\r\n\x1a\n")) {
			c.broken(modelSettingsName, where, "%s %q is no picture of the package", key, name)
		}
	}
}

// identity wants each instance known by a number of its own.
func (c *checker) identity(where string, in reader.Values, seen map[string]bool) {
	id := in["identify_id"]
	if n := atoi(id); n < 1 || n >= 0x1000000 || seen[id] {
		c.broken(modelSettingsName, where, "identify_id %q is used twice or out of range", id)
	}
	seen[id] = true
	if c.objects[atoi(in["object_id"])] == nil {
		c.broken(modelSettingsName, where, "lists object %q, which does not exist", in["object_id"])
	}
}

func atoi(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}
