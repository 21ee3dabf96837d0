package stlfile_test

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"github.com/hschendel/stl"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/pieces/print/printtest"
	"shanhai/pieces/print/stlfile"
)

func bytesOf(t testing.TB, title string, m *mesh.Mesh) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := stlfile.Write(&b, title, m); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestAnotherReaderFindsAClosedSolid: hschendel/stl must find every edge used
// twice, every normal right, and the bounding box that was drawn.
func TestAnotherReaderFindsAClosedSolid(t *testing.T) {
	base, inlay := printtest.Tile(0.8)
	for _, m := range []*mesh.Mesh{base, inlay, printtest.Box(-1, 2, 3, 4, 5, 6)} {
		solid, err := stl.ReadAll(bytes.NewReader(bytesOf(t, "test body", m)))
		if err != nil {
			t.Fatal(err)
		}
		if faults := solid.Validate(); len(faults) != 0 {
			t.Errorf("%d faults: %+v", len(faults), faults)
		}
		if len(solid.Triangles) != len(m.Triangles) {
			t.Errorf("%d triangles, want %d", len(solid.Triangles), len(m.Triangles))
		}
	}
	solid, _ := stl.ReadAll(bytes.NewReader(bytesOf(t, "box", printtest.Box(-1, 2, 3, 4, 5, 6))))
	if got := solid.Measure(); got.Min != (stl.Vec3{-1, 2, 3}) || got.Max != (stl.Vec3{4, 5, 6}) {
		t.Errorf("%+v", got)
	}
}

func TestCoordinatesAreExactly(t *testing.T) {
	m := printtest.Prism([]planar.Point{{X: 1, Y: 2}, {X: planar.Limit, Y: 3}, {X: 5, Y: planar.Limit - 1}}, 0, 1)
	solid, err := stlfile.Read(bytesOf(t, "thin", m))
	if err != nil {
		t.Fatal(err)
	}
	for i, tri := range m.Triangles {
		for k, v := range tri {
			got := solid.Triangles[i][k]
			want := m.Vertices[v]
			if float64(got[0])*planar.PerMM != float64(want.X) || float64(got[1])*planar.PerMM != float64(want.Y) || float64(got[2])*planar.PerMM != float64(want.Z) {
				t.Errorf("corner %v, want %v steps", got, want)
			}
		}
	}
}

func TestTheHeaderNamesTheBodyAndIsNotText(t *testing.T) {
	for _, title := range []string{"shanhai xuanwu-base", "solid", strings.Repeat("long ", 40)} {
		data := bytesOf(t, title, printtest.Box(0, 0, 0, 1, 1, 1))
		if bytes.HasPrefix(data, []byte("solid")) || len(data) != 84+12*50 {
			t.Errorf("%q: %q", title, data[:80])
		}
		solid, err := stlfile.Read(data)
		if err != nil || !solid.Binary || !strings.Contains(solid.Name, title[:5]) {
			t.Errorf("%q: %+v, %v", title, solid.Name, err)
		}
	}
}

const text = `solid corner
facet normal 0 0 1
 outer loop
  vertex 0 0 0
  vertex 1.5 0 0
  vertex 0 1e1 0
 endloop
endfacet
endsolid corner
`

func TestTextIsRead(t *testing.T) {
	solid, err := stlfile.Read([]byte(text))
	if err != nil || solid.Name != "corner" || solid.Binary || len(solid.Triangles) != 1 || solid.Triangles[0][2] != [3]float32{0, 10, 0} {
		t.Errorf("%+v, %v", solid, err)
	}
}

func TestBrokenFilesAreRefusedWithThePlace(t *testing.T) {
	whole := bytesOf(t, "x", printtest.Box(0, 0, 0, 1, 1, 1))
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"empty":       {nil, "0 bytes"},
		"cut":         {whole[:200], "12 triangles, which take 684 bytes; the file has 200"},
		"bad number":  {[]byte(strings.Replace(text, "1.5", "abc", 1)), "5: Unable to parse float"},
		"white space": {[]byte("solid x\n" + strings.Repeat("\n", 1<<20)), "white space"},
		"no text":     {[]byte("solid\xff"), "solid"},
	} {
		if _, err := stlfile.Read(c.data); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	base, _ := printtest.Tile(0.8)
	f.Add(bytesOf(f, "tile", base))
	f.Add([]byte(text))
	f.Add([]byte("solid x\nfacet\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		solid, err := stlfile.Read(data)
		if err == nil && len(solid.Triangles) > len(data) {
			t.Errorf("%d triangles from %d bytes", len(solid.Triangles), len(data))
		}
	})
}

func BenchmarkWrite(b *testing.B) {
	m := printtest.Prism(printtest.Polygon(1200, 20), 0, 5)
	var buf bytes.Buffer
	for b.Loop() {
		buf.Reset()
		if err := stlfile.Write(&buf, "disc", m); err != nil {
			b.Fatal(err)
		}
	}
	if v := m.Volume(); math.Abs(v-math.Pi*2000) > 1 {
		b.Errorf("volume %g", v)
	}
}
