package bambu_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/hpinc/go3mf"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/pieces/print"
	"shanhai/pieces/print/bambu"
	"shanhai/pieces/print/printtest"
)

func project(t testing.TB, m print.Machine, perPlate ...int) print.Project {
	t.Helper()
	p, err := printtest.Project(m, 0.8, perPlate...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func write(t testing.TB, p print.Project) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := bambu.Write(&b, p); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func a1(t testing.TB) print.Machine {
	m, err := print.FindMachine("a1", "0.4")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestAnotherReaderFindsTheSameGeometry: HP's go3mf must find each mesh once,
// vertex by vertex where it was, and each tile where it was put.
func TestAnotherReaderFindsTheSameGeometry(t *testing.T) {
	p := project(t, a1(t), 3, 1)
	data := write(t, p)
	var model go3mf.Model
	if err := go3mf.NewDecoder(bytes.NewReader(data), int64(len(data))).Decode(&model); err != nil {
		t.Fatal(err)
	}
	if n := len(model.Resources.Objects); n != 2+4 {
		t.Fatalf("%d objects, want 2 meshes and 4 assemblies", n)
	}
	for i, part := range p.Objects[0].Parts {
		if err := sameMesh(part.Mesh, model.Resources.Objects[i].Mesh); err != nil {
			t.Errorf("%s: %v", part.Name, err)
		}
	}
	for _, o := range model.Resources.Objects[2:] {
		if o.Components == nil || len(o.Components.Component) != 2 || o.Components.Component[0].ObjectID != 1 || o.Components.Component[1].ObjectID != 2 {
			t.Errorf("assembly %d: %+v", o.ID, o.Components)
		}
	}
	second := model.Build.Items[3].Transform // plate 2 of 2 lies 1.2 beds to the right
	at := p.Plates[1].Instances[0]
	if want := float32(1.2*256 + at.X); second[12] != want || second[13] != float32(at.Y) {
		t.Errorf("the last tile lies at %v, want x %v", second, want)
	}
}

// TestTheSpecificationIsKept: go3mf's validator may mind two things only, the
// metadata names that Bambu Studio itself writes and reads.
func TestTheSpecificationIsKept(t *testing.T) {
	data := write(t, project(t, a1(t), 3, 1))
	var model go3mf.Model
	if err := go3mf.NewDecoder(bytes.NewReader(data), int64(len(data))).Decode(&model); err != nil {
		t.Fatal(err)
	}
	err := model.Validate()
	if err == nil || strings.Count(err.Error(), "\n\t*") != 2 || strings.Count(err.Error(), "/model/metadata[") != 2 {
		t.Errorf("%v", err)
	}
	if err := model.ValidateCoherency(); err != nil {
		t.Errorf("%v", err)
	}
}

func sameMesh(want *mesh.Mesh, got *go3mf.Mesh) error {
	if got == nil || len(got.Vertices.Vertex) != len(want.Vertices) || len(got.Triangles.Triangle) != len(want.Triangles) {
		return fmt.Errorf("other counts: %+v", got)
	}
	for i, v := range want.Vertices {
		x, y, z := v.MM()
		if got.Vertices.Vertex[i] != (go3mf.Point3D{float32(x), float32(y), float32(z)}) || float64(float32(x))*planar.PerMM != float64(v.X) {
			return fmt.Errorf("vertex %d: %v, want %v", i, got.Vertices.Vertex[i], v)
		}
	}
	for i, tri := range want.Triangles {
		g := got.Triangles.Triangle[i]
		if [3]uint32{g.V1, g.V2, g.V3} != [3]uint32{uint32(tri[0]), uint32(tri[1]), uint32(tri[2])} {
			return fmt.Errorf("triangle %d: %v, want %v", i, g, tri)
		}
	}
	return nil
}

func TestTheSameProjectGivesTheSameBytes(t *testing.T) {
	if a, b := write(t, project(t, a1(t), 3, 2)), write(t, project(t, a1(t), 3, 2)); !bytes.Equal(a, b) {
		t.Error("two runs differ")
	}
}

func TestProjectsThatNoReaderTakesAreRefused(t *testing.T) {
	for name, spoil := range map[string]func(*print.Project){
		`any of <>:/\|?*"`:        func(p *print.Project) { p.Plates[0].Name = "a/b" },
		"PrusaSlicer":             func(p *print.Project) { p.Description = "not for PrusaSlicer" },
		"1 to 36":                 func(p *print.Project) { p.Plates = make([]print.Plate, 37) },
		"filament 3":              func(p *print.Project) { p.Objects[0].Parts[0].Filament = 3 },
		"no filament preset":      func(p *print.Project) { p.Preset = print.FilamentPreset{} },
		"want 0":                  raise,
		"no triangles":            func(p *print.Project) { p.Objects[0].Parts[0].Mesh = &mesh.Mesh{} },
		"an instance of object 1": func(p *print.Project) { p.Plates[0].Instances[0].Object = 1 },
		"rising order":            func(p *print.Project) { p.Plates[0].Changes = []print.Change{{Z: 2, Filament: 1}, {Z: 1, Filament: 1}} },
	} {
		p := project(t, a1(t), 2)
		spoil(&p)
		if err := bambu.Write(&bytes.Buffer{}, p); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// BenchmarkWrite writes a file of about 1.5 MB of model text.
func BenchmarkWrite(b *testing.B) {
	p := project(b, a1(b), 3)
	outline := printtest.Polygon(2400, 20)
	for i, part := range p.Objects[0].Parts {
		p.Objects[0].Parts[i].Mesh = printtest.Prism(outline, 0, 5+float64(part.Filament))
	}
	b.ReportMetric(float64(len(write(b, p))), "bytes/file")
	var buf bytes.Buffer
	for b.Loop() {
		buf.Reset()
		if err := bambu.Write(&buf, p); err != nil {
			b.Fatal(err)
		}
	}
}

func raise(p *print.Project) {
	for i, part := range p.Objects[0].Parts {
		p.Objects[0].Parts[i].Mesh = part.Mesh.Moved(mesh.Vertex{Z: 9})
	}
}
