package reader_test

import (
	"archive/zip"
	"bytes"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/hpinc/go3mf"

	"shanhai/models/mesh"
	"shanhai/pieces/print"
	"shanhai/pieces/print/bambu"
	"shanhai/pieces/print/printtest"
	"shanhai/pieces/print/prusa"
	"shanhai/pieces/print/reader"
	"shanhai/pieces/print/stlfile"
)

func read(t testing.TB, data []byte) *reader.File {
	t.Helper()
	f, err := reader.Read(bytes.NewReader(data), int64(len(data)), reader.DefaultLimits())
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func project(t testing.TB) print.Project {
	t.Helper()
	m, err := print.FindMachine("a1", "0.4")
	if err != nil {
		t.Fatal(err)
	}
	p, err := printtest.Project(m, 0.8, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func bambuFile(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := bambu.Write(&b, project(t)); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func prusaFile(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := prusa.Write(&b, project(t), 0); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// checkTile wants the tile of printtest: closed formulas of hexagonal prisms.
func checkTile(t *testing.T, f *reader.File, copies int) {
	t.Helper()
	hexagon := func(r float64) float64 { return 1.5 * math.Sqrt(3) * r * r }
	if len(f.Pieces) != 1 || f.Pieces[0].Copies != copies || len(f.Pieces[0].Bodies) != 2 {
		t.Fatalf("pieces %+v", f.Pieces)
	}
	for i, want := range []float64{10*hexagon(22) - 0.8*hexagon(11), 0.8 * hexagon(11)} {
		b := f.Pieces[0].Bodies[i]
		if r := b.Mesh.Check(); !r.Sound() || math.Abs(r.Volume-want) > 0.02 || b.Filament != i+1 {
			t.Errorf("%s in filament %d: %v, %.3f mm3, want %.3f", b.Name, b.Filament, r.Faults, r.Volume, want)
		}
	}
}

func TestOurBambuProjectIsReadBack(t *testing.T) {
	f := read(t, bambuFile(t))
	checkTile(t, f, 4)
	if f.Moved != 0 || f.Application != bambu.Application {
		t.Errorf("moved %g, application %q", f.Moved, f.Application)
	}
	want := []reader.Plate{{Name: "Tiles, red on black", Pieces: 3, Filaments: []int{1, 2}}, {Name: "Tiles, red on black", Pieces: 1, Filaments: []int{1, 2}}}
	if !reflect.DeepEqual(f.Plates, want) {
		t.Errorf("plates %+v", f.Plates)
	}
	if len(f.Filaments) != 2 || f.Filaments[1] != (reader.Filament{Colour: "#C1272D", Preset: "Bambu PLA Basic @BBL A1"}) {
		t.Errorf("filaments %+v", f.Filaments)
	}
	if b := f.Pieces[0].Bodies; b[0].Name != "tile-base" || b[1].Name != "tile-inlay" || f.Package.Meta("Title") != "Tiles & <tests>" {
		t.Errorf("names %q, %q, %q", b[0].Name, b[1].Name, f.Package.Meta("Title"))
	}
}

func TestOurPrusaPlateIsReadBack(t *testing.T) {
	f := read(t, prusaFile(t))
	checkTile(t, f, 3)
	if b := f.Pieces[0].Bodies; b[0].Name != "tile-base" || b[1].Name != "tile-inlay" {
		t.Errorf("names %q, %q", b[0].Name, b[1].Name)
	}
	if len(f.Filaments) != 2 || f.Filaments[0].Colour != "#1A1A1A" {
		t.Errorf("filaments %+v", f.Filaments)
	}
}

// TestPrusaSlicersOwnFileIsRead has the real program read our plate and save it anew.
func TestPrusaSlicersOwnFileIsRead(t *testing.T) {
	tool, dir := printtest.Tool(t, "prusa-slicer"), t.TempDir()
	in, out := filepath.Join(dir, "in.3mf"), filepath.Join(dir, "out.3mf")
	if err := os.WriteFile(in, prusaFile(t), 0o644); err != nil {
		t.Fatal(err)
	}
	if said, err := exec.Command(tool, "--dont-arrange", "--export-3mf", "-o", out, in).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	f := read(t, data)
	checkTile(t, f, 3)
	if !strings.HasPrefix(f.Application, "PrusaSlicer-2") {
		t.Errorf("application %q", f.Application)
	}
}

// TestAnotherWritersFileIsRead has HP's go3mf write a plain file.
func TestAnotherWritersFileIsRead(t *testing.T) {
	var model go3mf.Model
	box := printtest.Box(0, 0, 0, 3, 4, 5)
	o := &go3mf.Object{ID: 7, Name: "box", Mesh: &go3mf.Mesh{}}
	for _, v := range box.Vertices {
		x, y, z := v.MM()
		o.Mesh.Vertices.Vertex = append(o.Mesh.Vertices.Vertex, go3mf.Point3D{float32(x), float32(y), float32(z)})
	}
	for _, tri := range box.Triangles {
		o.Mesh.Triangles.Triangle = append(o.Mesh.Triangles.Triangle, go3mf.Triangle{V1: uint32(tri[0]), V2: uint32(tri[1]), V3: uint32(tri[2])})
	}
	model.Resources.Objects = append(model.Resources.Objects, o)
	model.Build.Items = append(model.Build.Items, &go3mf.Item{ObjectID: 7})
	var b bytes.Buffer
	if err := go3mf.NewEncoder(&b).Encode(&model); err != nil {
		t.Fatal(err)
	}
	f := read(t, b.Bytes())
	if len(f.Pieces) != 1 || f.Pieces[0].Bodies[0].Mesh.Volume() != 60 || f.Pieces[0].Name != "box" || f.Pieces[0].Bodies[0].Filament != 0 {
		t.Errorf("%+v", f.Pieces)
	}
}

func TestSTLIsReadAndWelded(t *testing.T) {
	base, _ := printtest.Tile(0.8)
	var b bytes.Buffer
	if err := stlfile.Write(&b, "tile", base); err != nil {
		t.Fatal(err)
	}
	f := read(t, b.Bytes())
	m := f.Pieces[0].Bodies[0].Mesh
	if r := m.Check(); !r.Sound() || f.Format != "STL" || f.Moved != 0 || len(m.Vertices) != len(base.Vertices) || r.Volume != base.Volume() {
		t.Errorf("%+v, %d vertices, %+v", f, len(m.Vertices), r)
	}
}

const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/model.model" Id="r" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>`

// pack zips entries: names and contents in turn.
func pack(t testing.TB, entries ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(entries); i += 2 {
		w, err := z.Create(entries[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(entries[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// corner is a tetrahedron of three unit edges: volume 1/6.
const corner = `<mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/><vertex x="0" y="0" z="1"/></vertices>
<triangles><triangle v1="0" v2="2" v3="1"/><triangle v1="0" v2="1" v3="3"/><triangle v1="1" v2="2" v3="3"/><triangle v1="0" v2="3" v3="2"/></triangles></mesh>`

func model(resources, build string) string {
	return `<m:model unit="inch" xmlns:m="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><m:resources>` +
		prefixed(resources) + `</m:resources><m:build>` + prefixed(build) + `</m:build></m:model>`
}

func prefixed(s string) string {
	s = strings.ReplaceAll(s, "</", "\x00")
	s = strings.ReplaceAll(s, "<", "<m:")
	return strings.ReplaceAll(s, "\x00", "</m:")
}

// TestUnitsNestingAndTransforms: an inch's corner, twice as big along x, turned
// a quarter about z and moved by an inch, two levels deep.
func TestUnitsNestingAndTransforms(t *testing.T) {
	data := pack(t, "_rels/.rels", rels, "3D/model.model", model(
		`<object id="1">`+corner+`</object><object id="2"><components><component objectid="1" transform="2 0 0 0 1 0 0 0 1 0 0 0"/></components></object>
		<object id="3" name="pair"><components><component objectid="2"/><component objectid="2" transform="0 1 0 -1 0 0 0 0 1 1 0 0"/></components></object>`,
		`<item objectid="3"/><item objectid="3" transform="1 0 0 0 1 0 0 0 1 9 0 0"/>`))
	f := read(t, data)
	if len(f.Pieces) != 1 || f.Pieces[0].Copies != 2 || len(f.Pieces[0].Bodies) != 2 {
		t.Fatalf("%+v", f.Pieces)
	}
	inch := 25.4
	for i, want := range [][4]float64{{0, 0, 2 * inch, inch}, {0, 0, inch, 2 * inch}} {
		m := f.Pieces[0].Bodies[i].Mesh
		b := m.Bounds()
		x0, y0, _ := b.Min.MM()
		x1, y1, _ := b.Max.MM()
		if math.Abs(x0-want[0])+math.Abs(y0-want[1])+math.Abs(x1-want[2])+math.Abs(y1-want[3]) > 1e-4 || math.Abs(m.Volume()-inch*inch*inch/3) > 0.1 {
			t.Errorf("body %d: %v %v %v %v, %g mm3", i, x0, y0, x1, y1, m.Volume())
		}
	}
	if f.Moved == 0 || f.Moved > 0.5/65536 {
		t.Errorf("moved by %g", f.Moved)
	}
}

func TestHostileAndBrokenFilesAreRefused(t *testing.T) {
	one := `<object id="1">` + corner + `</object>`
	whole := bambuFile(t)
	doubling := one
	for i := 2; i < 50; i++ {
		doubling += strings.ReplaceAll(strings.ReplaceAll(`<object id="N"><components><component objectid="P"/><component objectid="P"/></components></object>`, "N", itoa(i)), "P", itoa(i-1))
	}
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"cut":              {whole[:len(whole)-30], "zip"},
		"no rels":          {pack(t, "3D/model.model", model(one, "")), "_rels/.rels: missing"},
		"no model":         {pack(t, "_rels/.rels", rels), "3D/model.model: named by a relationship but missing"},
		"no target":        {pack(t, "_rels/.rels", "<Relationships/>"), "names no 3D model"},
		"twice":            {pack(t, "_rels/.rels", rels, "3D/model.model", model(one, ""), "3d/Model.model", ""), "occurs twice"},
		"index":            {pack(t, "_rels/.rels", rels, "3D/model.model", model(strings.Replace(one, `v3="3"`, `v3="4"`, 1), "")), "3D/model.model:2: object 1, triangle 1: v3=4 is beyond the 4 vertices"},
		"no number":        {pack(t, "_rels/.rels", rels, "3D/model.model", model(strings.Replace(one, `x="1"`, `x="NaN"`, 1), "")), `x="NaN"`},
		"far away":         {pack(t, "_rels/.rels", rels, "3D/model.model", model(strings.Replace(one, `x="1"`, `x="1e9"`, 1), `<item objectid="1"/>`)), "out of reach"},
		"no such object":   {pack(t, "_rels/.rels", rels, "3D/model.model", model(one, `<item objectid="2"/>`)), "item of object 2"},
		"no such part":     {pack(t, "_rels/.rels", rels, "3D/model.model", model(`<object id="2"><components><component objectid="1"/></components></object>`, `<item objectid="2"/>`)), "component of object 1"},
		"eleven":           {pack(t, "_rels/.rels", rels, "3D/model.model", model(one, `<item objectid="1" transform="1 0 0 0 1 0 0 0 1 0 0"/>`)), "twelve numbers"},
		"in itself":        {pack(t, "_rels/.rels", rels, "3D/model.model", model(`<object id="1"><components><component objectid="1"/></components></object>`, `<item objectid="1"/>`)), "in itself"},
		"doubling":         {pack(t, "_rels/.rels", rels, "3D/model.model", model(doubling, `<item objectid="49"/>`)), "more than the 100000 components"},
		"entities":         {pack(t, "_rels/.rels", rels, "3D/model.model", `<!DOCTYPE m [<!ENTITY a "b">]><model/>`), "document type"},
		"unclosed":         {pack(t, "_rels/.rels", rels, "3D/model.model", `<model><build>`), "ends inside <build>"},
		"mismatched":       {pack(t, "_rels/.rels", rels, "3D/model.model", `<model></build>`), "closes nothing"},
		"deep":             {pack(t, "_rels/.rels", rels, "3D/model.model", `<model>`+strings.Repeat("<a>", 100)), "nested deeper than 64"},
		"other root":       {pack(t, "_rels/.rels", rels, "3D/model.model", `<svg/>`), "want <model>"},
		"empty model":      {pack(t, "_rels/.rels", rels, "3D/model.model", ``), "no <model>"},
		"odd unit":         {pack(t, "_rels/.rels", rels, "3D/model.model", `<model unit="league"/>`), "league"},
		"encoding":         {pack(t, "_rels/.rels", rels, "3D/model.model", `<?xml version="1.0" encoding="UTF-16"?><model/>`), "UTF-8"},
		"neither":          {[]byte("hello"), "neither"},
		"range of nothing": {pack(t, "_rels/.rels", rels, "3D/model.model", model(one, `<item objectid="1"/>`), "Metadata/Slic3r_PE_model.config", `<config><object id="1"><volume firstid="3" lastid="9"/></object></config>`), "triangles 3 to 9 of 4"},
		"stray part":       {pack(t, "_rels/.rels", rels, "3D/model.model", model(one, `<item objectid="1"/>`), "Metadata/model_settings.config", `<x><object><part><metadata key="a"/></part></object>`), "ends inside <x>"},
	} {
		_, err := reader.Read(bytes.NewReader(c.data), int64(len(c.data)), reader.DefaultLimits())
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func itoa(i int) string { return string([]byte{byte('0' + i/10), byte('0' + i%10)}) }

func TestLimitsHold(t *testing.T) {
	data := pack(t, "_rels/.rels", rels, "3D/model.model", model(`<object id="1">`+corner+`</object>`, `<item objectid="1"/>`)+strings.Repeat(" ", 1<<20))
	for name, c := range map[string]struct {
		spoil func(*reader.Limits)
		want  string
	}{
		"entry":     {func(l *reader.Limits) { l.EntryBytes = 1 << 16 }, "3D/model.model: unpacks to more than the 65536 bytes"},
		"total":     {func(l *reader.Limits) { l.TotalBytes = 1 << 16 }, "unpacks to more than"},
		"entries":   {func(l *reader.Limits) { l.Entries = 1 }, "2 entries, more than the 1"},
		"triangles": {func(l *reader.Limits) { l.Triangles = 7 }, "more than the 7 triangles"},
	} {
		limits := reader.DefaultLimits()
		c.spoil(&limits)
		if _, err := reader.Read(bytes.NewReader(data), int64(len(data)), limits); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestSettingsThatAreNoStringsAreNamed(t *testing.T) {
	s, bad, err := reader.ParseSettings([]byte(`{"a":"x","b":["1","2"],"n":3,"l":["1",2],"z":null,"o":{},"v":["1",null]}`))
	if err != nil || strings.Join(bad, " ") != "l n o v z" || s.One("a") != "x" || !s["b"].List || s["b"].Values[1] != "2" {
		t.Errorf("%v, %v, %v", s, bad, err)
	}
	if _, _, err := reader.ParseSettings([]byte("{\n\"a\": }")); err == nil || !strings.Contains(err.Error(), "line 2") {
		t.Error(err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add(bambuFile(f))
	f.Add(prusaFile(f))
	f.Add(pack(f, "_rels/.rels", rels, "3D/model.model", model(`<object id="1">`+corner+`</object>`, `<item objectid="1"/>`)))
	f.Fuzz(func(t *testing.T, data []byte) { tryRead(t, data) })
}

// FuzzModel fuzzes the XML itself, which a fuzzer rarely reaches through the zip.
func FuzzModel(f *testing.F) {
	f.Add(model(`<object id="1">`+corner+`</object><object id="2"><components><component objectid="1"/></components></object>`, `<item objectid="2"/>`),
		`<config><object id="2"><metadata key="extruder" value="2"/><part id="1"><metadata key="name" value="n"/><mesh_stat edges_fixed="0"/></part></object><plate><model_instance><metadata key="object_id" value="2"/></model_instance></plate></config>`,
		`<config><object id="1"><volume firstid="0" lastid="3"/></object></config>`, `{"filament_colour":["#FFFFFF"]}`)
	f.Fuzz(func(t *testing.T, model, bambu, prusa, settings string) {
		tryRead(t, pack(t, "_rels/.rels", rels, "3D/model.model", model, "Metadata/model_settings.config", bambu,
			"Metadata/Slic3r_PE_model.config", prusa, "Metadata/project_settings.config", settings))
	})
}

func tryRead(t *testing.T, data []byte) {
	limits := reader.Limits{Entries: 50, EntryBytes: 1 << 20, TotalBytes: 1 << 22, Depth: 16, Parts: 1000, Triangles: 10000}
	f, err := reader.Read(bytes.NewReader(data), int64(len(data)), limits)
	if err != nil {
		return
	}
	for _, p := range f.Pieces {
		for _, b := range p.Bodies {
			for _, tri := range b.Mesh.Triangles {
				checkIndices(t, b.Mesh, tri)
			}
		}
	}
}

func checkIndices(t *testing.T, m *mesh.Mesh, tri mesh.Triangle) {
	for _, v := range tri {
		if v < 0 || int(v) >= len(m.Vertices) {
			t.Fatalf("triangle %v of %d vertices", tri, len(m.Vertices))
		}
	}
}

func BenchmarkRead(b *testing.B) {
	p := project(b)
	outline := printtest.Polygon(2400, 20)
	for i, part := range p.Objects[0].Parts {
		p.Objects[0].Parts[i].Mesh = printtest.Prism(outline, 0, 5+float64(part.Filament))
	}
	var buf bytes.Buffer
	if err := bambu.Write(&buf, p); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		read(b, buf.Bytes())
	}
}
