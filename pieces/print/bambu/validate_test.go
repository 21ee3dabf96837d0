package bambu_test

import (
	"archive/zip"
	"bytes"
	"io"
	"regexp"
	"strings"
	"testing"

	"shanhai/models/mesh"
	"shanhai/pieces/print"
	"shanhai/pieces/print/bambu"
	"shanhai/pieces/print/printtest"
)

// picture is a PNG's first bytes, which is as far as anyone here looks.
var picture = []byte("\x89PNG\r\n\x1a\nrest")

func findings(t testing.TB, data []byte) []bambu.Finding {
	t.Helper()
	found, err := bambu.Validate(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestWhatWeWriteIsClean validates projects of every kind for every machine.
func TestWhatWeWriteIsClean(t *testing.T) {
	for _, m := range print.Machines() {
		for _, p := range kinds(t, m) {
			for _, f := range findings(t, write(t, p)) {
				t.Errorf("%s, %s: %v", m.Printer, p.Title, f)
			}
		}
	}
}

// kinds are an inlay project of several plates, one with 36 plates, one part
// with one filament, and changes by height of both kinds.
func kinds(t *testing.T, m print.Machine) []print.Project {
	inlay := project(t, m, 3, 22, 1, 2, 5)
	for i := range inlay.Plates {
		inlay.Plates[i].Thumbnail = picture
	}
	many := project(t, m, 1)
	for len(many.Plates) < print.MaxPlates {
		many.Plates = append(many.Plates, many.Plates[0])
	}
	many.Title = "36 plates"
	plain := project(t, m, 2)
	plain.Title, plain.Filaments, plain.Overrides = "plain", plain.Filaments[:1], nil
	plain.Objects[0].Parts = plain.Objects[0].Parts[:1]
	return []print.Project{inlay, many, plain, skin(t, m, true), skin(t, m, false)}
}

func skin(t testing.TB, m print.Machine, pause bool) print.Project {
	p := project(t, m, 2)
	p.Title = "skin"
	p.Objects[0].Parts = []print.Part{{Name: "tile", Mesh: printtest.Prism(printtest.Polygon(6, 22), 0, 10), Filament: 1}}
	p.Plates[0].Changes = []print.Change{{Z: 9.6, Filament: 2, Pause: pause}}
	return p
}

// TestALidAsWideAsTheBedGoesWithoutATower: the tower's place is covered, which
// is a fault unless the project turns the tower off and lists that.
func TestALidAsWideAsTheBedGoesWithoutATower(t *testing.T) {
	m, err := print.FindMachine("a1mini", "0.4")
	if err != nil {
		t.Fatal(err)
	}
	p := project(t, m, 1)
	outline := printtest.Polygon(4, 125) // 176.8 mm across its sides when turned
	for i := range outline {
		outline[i].X, outline[i].Y = (outline[i].X-outline[i].Y)*7/10, (outline[i].X+outline[i].Y)*7/10
	}
	p.Objects[0].Parts = []print.Part{
		{Name: "lid", Mesh: printtest.Prism(outline, 0, 5), Filament: 1}, {Name: "pin", Mesh: printtest.Box(200, 0, 0, 201, 1, 1).Moved(mesh.Vertex{X: -200 << 16}), Filament: 2},
	}
	items := print.Items(0, p.Objects[0], 1)
	if _, err := print.Arrange(m, 2, items); err == nil {
		t.Fatal("a tower beside a lid as wide as the bed")
	}
	plates, err := print.Arrange(m, 1, items)
	if err != nil {
		t.Fatal(err)
	}
	p.Plates[0].Instances = plates[0]
	if found := findings(t, write(t, p)); !mentions(found, "lies on the prime tower") {
		t.Errorf("with a tower: %v", found)
	}
	p.WithoutTower()
	if found := findings(t, write(t, p)); len(found) != 0 {
		t.Errorf("without: %v", found)
	}
}

// rewritten returns the file with a regular expression replaced in one entry,
// or with the entry left out.
func rewritten(t testing.TB, data []byte, entry, pattern, by string) []byte {
	t.Helper()
	in, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range in.File {
		text := content(t, f)
		if f.Name == entry {
			if pattern == "" {
				continue
			}
			changed := regexp.MustCompile(pattern).ReplaceAllString(text, by)
			if changed == text {
				t.Fatalf("%s: nothing matches %s", entry, pattern)
			}
			text = changed
		}
		w, err := z.Create(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func content(t testing.TB, f *zip.File) string {
	r, err := f.Open()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	b, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

const (
	theModel    = "3D/3dmodel.model"
	theSettings = "Metadata/model_settings.config"
	theProject  = "Metadata/project_settings.config"
	theChanges  = "Metadata/custom_gcode_per_layer.xml"
)

// TestEveryFaultIsFound spoils a clean file in one way after the other.
func TestEveryFaultIsFound(t *testing.T) {
	p := project(t, a1(t), 3, 1)
	p.Plates[0].Thumbnail = picture
	inlay := write(t, p)
	changes := write(t, skin(t, a1(t), false))
	p1s, err := print.FindMachine("p1s", "0.4")
	if err != nil {
		t.Fatal(err)
	}
	cutter := write(t, project(t, p1s, 3))
	for _, c := range []struct {
		file                      []byte
		entry, pattern, by, wants string
	}{
		{inlay, theSettings, "", "", "model_settings.config: missing"},
		{inlay, theProject, "", "", "project_settings.config: missing"},
		{inlay, "[Content_Types].xml", "", "", "[Content_Types].xml: missing"},
		{inlay, "[Content_Types].xml", "3dmanufacturing-3dmodel", "other", "no type"},
		{inlay, theModel, "two&#10;lines", "PrusaSlicer", "holds the word PrusaSlicer"},
		{inlay, theSettings, "tile-base", "PrusaSlicer", "holds the word PrusaSlicer"},
		{inlay, theModel, "BambuStudio-02.00.00.00", "Tool-1", "only the geometry"},
		{inlay, theModel, "BambuStudio-02.00.00.00", "BambuStudio-02.05.00.00", "silent"},
		{inlay, theModel, `(?s)<(/?)model`, "<${1}c:model", "prefix"},
		{inlay, theModel, `unit="millimeter"`, `unit="centimeter"`, "not in millimetres"},
		{inlay, theModel, `<object id="2"`, `<object id="1"`, "occurs twice"},
		{inlay, theModel, `<object id="2" type="model"`, `<object id="2" type="surface"`, `"surface" makes the load fail`},
		{inlay, theModel, `(?s)<triangles>.*?</triangles>`, `<triangles></triangles>`, "neither a mesh nor an assembly"},
		{inlay, theModel, `component objectid="2"`, `component objectid="9"`, "dropped without a word"},
		{inlay, theModel, `component objectid="2"`, `component objectid="2" p:path="/3D/x.model" xmlns:p="p"`, "no model of the package"},
		{inlay, theModel, `1 0 0 0 1 0 0 0 1 `, `-1 0 0 0 1 0 0 0 1 `, "mirrors"},
		{inlay, theModel, `1 0 0 0 1 0 0 0 1 `, `1.01 0 0 0 1 0 0 0 1 `, "scales"},
		{inlay, theModel, `printable="1"`, `printable="0"`, "not printable"},
		{inlay, theModel, `(?s)<item.*/>`, ``, "has no items"},
		{inlay, theModel, `<triangle v1="0" v2="1" v3="7"/>\n`, ``, "open edge"},
		{inlay, theModel, `<triangle v1="0" v2="1" v3="7"/>`, `<triangle v1="0" v2="7" v3="1"/>`, "edge of many faces"},
		{inlay, theModel, `x="22" y="0" z="0"`, `x="22.00001" y="0" z="0"`, "grid"},
		{inlay, theModel, ` 0" printable`, ` 0.5" printable`, "stands at z = 0.5"},
		{inlay, theModel, `1 0 0 0 1 0 0 0 1 \S+ \S+ 0"`, `1 0 0 0 1 0 0 0 1 20 20 0"`, "wholly on no plate"},
		{inlay, theModel, `1 0 0 0 1 0 0 0 1 \S+ \S+ 0"`, `1 0 0 0 1 0 0 0 1 220 220 0"`, "lies on the prime tower"},
		{inlay, theModel, `1 0 0 0 1 0 0 0 1 \S+ \S+ 0"`, `1 0 0 0 1 0 0 0 1 100 100 0"`, "apart: want 4"},
		{inlay, theModel, `1 0 0 0 1 0 0 0 1 \S+ \S+ 0"`, `1 0 0 0 1 0 0 0 1 100 100 0"`, "does not list object"},
		{cutter, theModel, `1 0 0 0 1 0 0 0 1 \S+ \S+ 0"`, `1 0 0 0 1 0 0 0 1 23 22 0"`, "lies on the excluded area"},
		{inlay, theSettings, `<config>`, `<config><metadata key="a" value="b"/>`, "refuse"},
		{inlay, theSettings, `object id="3"`, `object id="33"`, "object 3: is built but has no settings"},
		{inlay, theSettings, `object id="3"`, `object id="33"`, "object 33: does not exist"},
		{inlay, theSettings, `key="extruder" value="2"`, `key="extruder" value="3"`, `filament "3" of 2 becomes 1`},
		{inlay, theSettings, `key="extruder" value="1"`, `key="extruder" value="0"`, `filament "0" of 2 becomes 1`},
		{inlay, theSettings, `(?s)<part id="2".*?</part>`, ``, "1 parts for 2 components"},
		{inlay, theSettings, `part id="1"`, `part id="2"`, "component 0 is object 1"},
		{inlay, theSettings, `normal_part`, `modifier_part`, "modifier_part"},
		{inlay, theSettings, `edges_fixed="0"`, `edges_fixed="4"`, "claims repairs: edges_fixed 4"},
		{inlay, theSettings, `key="plater_id" value="2"`, `key="plater_id" value="3"`, `plate 2: is numbered "3"`},
		{inlay, theSettings, `Tiles, red on black`, `red/black`, "may not hold"},
		{inlay, theSettings, `plate_1.png`, `plate_9.png`, "no picture"},
		{inlay, theSettings, `key="identify_id" value="\d+"`, `key="identify_id" value="7"`, "used twice"},
		{inlay, theSettings, `(?s)<plate>.*</plate>`, ``, "0 plates"},
		{inlay, theProject, `"wipe_tower_x": \["203",`, `"wipe_tower_x": [`, "1 values for 2 plates"},
		{inlay, theProject, `"203"`, `"220"`, "nearer to the bed's edge"},
		{inlay, theProject, `"layer_height": "0.2"`, `"layer_height": 0.2`, "neither a string"},
		{inlay, theProject, `"1.75","1.75"`, `"1.75",1.75`, "neither a string"},
		{inlay, theProject, `(?s)^.`, `[`, "project_settings.config: line"},
		{inlay, theProject, `"printer_model": "[^"]*",`, ``, "printer_model: missing"},
		{inlay, theProject, `"1.75","1.75"`, `"1.75"`, "filament_diameter: has 1 values: want 2"},
		{inlay, theProject, `"inherits_group": \["",`, `"inherits_group": [`, "has 3 values: want 4"},
		{inlay, theProject, `"flush_volumes_matrix": \["0",`, `"flush_volumes_matrix": [`, "has 3 values: want 4"},
		{inlay, theProject, `"flush_volumes_matrix": \["0",`, `"flush_volumes_matrix": ["5",`, "to itself"},
		{inlay, theProject, `#1A1A1A`, `black`, `colour "black"`},
		{inlay, theProject, `A1 0.4 nozzle`, `A7 0.4 nozzle`, "no preset that is known"},
		{inlay, theProject, `0.20mm Standard`, `0.16mm Standard`, "print_settings_id: is"},
		{inlay, theProject, `Bambu PLA Basic @BBL A1`, `My PLA`, `"My PLA" is no preset`},
		{inlay, theProject, `256x256`, `200x200`, "printable_area: is"},
		{inlay, theProject, `"from"`, `"bed_exclude_area": ["0x0"], "from"`, "bed_exclude_area: is"},
		{cutter, theProject, `18x28`, `18x20`, "bed_exclude_area: is"},
		{inlay, theProject, `"sparse_infill_density": "35%",`, ``, "lists sparse_infill_density, which is not there"},
		{inlay, theProject, `\["sparse_infill_density"`, `[""`, "not listed as different"},
		{inlay, theProject, `"from"`, `"extruder_variant_list": ["a"], "from"`, "two more lists"},
		{changes, theChanges, ` extra=""`, ``, "without extra"},
		{changes, theChanges, `top_z="9.6"`, `top_z="10.2"`, "above the highest piece"},
		{changes, theChanges, `top_z="9.6"`, `top_z="NaN"`, "rising heights"},
		{changes, theChanges, `extruder="2"`, `extruder="3"`, `filament "3" of 2`},
		{changes, theChanges, `MultiAsSingle`, `Other`, `mode "Other"`},
		{changes, theChanges, `plate_info id="1"`, `plate_info id="4"`, "plate 4: does not exist"},
		{changes, theChanges, `</plate>`, ``, "closes nothing"},
	} {
		found := findings(t, rewritten(t, c.file, c.entry, c.pattern, c.by))
		if !mentions(found, c.wants) {
			t.Errorf("%s with %q for %q: %v, want %q", c.entry, c.by, c.pattern, found, c.wants)
		}
	}
}

func mentions(found []bambu.Finding, words string) bool {
	for _, f := range found {
		if strings.Contains(f.String(), words) {
			return true
		}
	}
	return false
}

// TestAChangeByHeightOnATwoColourPlateIsFound: the readers would ignore it.
func TestAChangeByHeightOnATwoColourPlateIsFound(t *testing.T) {
	p := project(t, a1(t), 2)
	p.Plates[0].Changes = []print.Change{{Z: 9.6, Filament: 2}}
	if found := findings(t, write(t, p)); !mentions(found, "heeded only where all parts have one filament") {
		t.Errorf("%v", found)
	}
}

func FuzzValidate(f *testing.F) {
	f.Add(write(f, project(f, a1(f), 2)))
	f.Add(write(f, skin(f, a1(f), true)))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, _ = bambu.Validate(bytes.NewReader(data), int64(len(data)))
	})
}

// FuzzValidateTexts fuzzes the settings of a sound package.
func FuzzValidateTexts(f *testing.F) {
	f.Add(theProject, `"203"`, `"x"`)
	f.Add(theSettings, `value="1"`, `value="99"`)
	f.Add(theChanges, `<layer`, `<plate`)
	f.Add(theModel, `objectid="1"`, `objectid="7"`)
	sound := write(f, skin(f, a1(f), true))
	f.Fuzz(func(t *testing.T, entry, old, by string) {
		data := replaced(t, sound, entry, old, by)
		_, _ = bambu.Validate(bytes.NewReader(data), int64(len(data)))
	})
}

func replaced(t *testing.T, data []byte, entry, old, by string) []byte {
	in, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range in.File {
		text := content(t, f)
		if f.Name == entry && old != "" {
			text = strings.ReplaceAll(text, old, by)
		}
		if w, err := z.Create(f.Name); err == nil {
			_, _ = io.WriteString(w, text)
		}
	}
	_ = z.Close()
	return out.Bytes()
}
