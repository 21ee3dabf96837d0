package reader

import (
	"fmt"
	"strconv"
	"strings"
)

// Model is one .model entry as it stands there.
type Model struct {
	Entry    string
	Prefixed bool    // a core element is written with a namespace prefix
	Scale    float64 // of a unit in mm
	Metadata []Metadata
	Objects  []*Object
	Items    []Item

	byID map[int]*Object // the first of each number
}

// Metadata is one named text.
type Metadata struct{ Name, Value string }

// Object is a mesh or an assembly of components.
type Object struct {
	ID         int
	Type, Name string
	Line       int
	Vertices   [][3]float64
	Triangles  [][3]int
	Components []Component
}

// Component is a reference to an object, in another entry if Path is set.
type Component struct {
	Object    int
	Path      string
	Transform Transform
	Line      int
}

// Item is one object of the build.
type Item struct {
	Component
	Printable bool
}

// Transform is 3MF's twelve numbers: three rows of a linear map and a shift,
// for row vectors.
type Transform [12]float64

// Identity is the transform that moves nothing.
var identity = Transform{1, 0, 0, 0, 1, 0, 0, 0, 1}

// Apply returns the place that the transform moves p to.
func (t Transform) Apply(p [3]float64) [3]float64 {
	var out [3]float64
	for i := range 3 {
		out[i] = float64(p[0]*t[i]) + float64(p[1]*t[3+i]) + float64(p[2]*t[6+i]) + t[9+i]
	}
	return out
}

// Then returns the transform that does t first and u after it.
func (t Transform) Then(u Transform) Transform {
	var out Transform
	for row := range 4 {
		p := [3]float64{t[3*row], t[3*row+1], t[3*row+2]}
		moved := u.Apply(p)
		for i := range 3 {
			out[3*row+i] = moved[i]
			if row < 3 {
				out[3*row+i] -= u[9+i] // directions are not shifted
			}
		}
	}
	return out
}

// Determinant tells how much the transform enlarges volumes; below 0 it mirrors.
func (t Transform) Determinant() float64 {
	minor := func(a, d, b, c int) float64 { return float64(t[a]*t[d]) - float64(t[b]*t[c]) }
	return float64(t[0]*minor(4, 8, 5, 7)) - float64(t[1]*minor(3, 8, 5, 6)) + float64(t[2]*minor(3, 7, 4, 6))
}

var units = map[string]float64{"": 1, "millimeter": 1, "micron": 0.001, "centimeter": 10, "meter": 1000, "inch": 25.4, "foot": 304.8}

// readModel reads a .model entry.
func readModel(entry string, data []byte, limits Limits) (*Model, error) {
	m := &modelReader{Model: &Model{Entry: entry, Scale: 1, byID: map[int]*Object{}}}
	err := scan(entry, data, limits.Depth, handler{m.start, m.chars})
	if err != nil {
		return nil, err
	}
	if !m.root {
		return nil, fmt.Errorf("%s: no <model> in it", entry)
	}
	return m.Model, nil
}

type modelReader struct {
	*Model
	root bool
	name string // of the metadata being read
}

func (m *modelReader) current() (*Object, error) {
	if len(m.Objects) == 0 {
		return nil, errOutside
	}
	return m.Objects[len(m.Objects)-1], nil
}

// start takes what belongs to the core specification where it belongs; other
// elements are extensions and are passed over.
func (m *modelReader) start(parents []string, e Element) error {
	switch {
	case len(parents) == 0:
		return m.model(e)
	case e.Name == "metadata" && within(parents, "model"):
		m.name = e.Get("name")
	case e.Name == "object" && within(parents, "model", "resources"):
		return m.object(e)
	case e.Name == "vertex" && within(parents, "object", "mesh", "vertices"):
		return m.vertex(e)
	case e.Name == "triangle" && within(parents, "object", "mesh", "triangles"):
		return m.triangle(e)
	case e.Name == "component" && within(parents, "object", "components"):
		return m.component(e)
	case e.Name == "item" && within(parents, "model", "build"):
		return m.item(e)
	}
	return nil
}

func (m *modelReader) model(e Element) error {
	scale, ok := units[e.Get("unit")]
	if e.Name != "model" || !ok {
		return fmt.Errorf("<%s unit=%q>: want <model> in a unit of the 3MF specification", e.Name, e.Get("unit"))
	}
	m.root, m.Scale, m.Prefixed = true, scale, e.Prefix != ""
	return nil
}

func (m *modelReader) chars(parents []string, s string) error {
	if within(parents, "model", "metadata") {
		m.Metadata = append(m.Metadata, Metadata{m.name, strings.TrimSpace(s)})
	}
	return nil
}

func (m *modelReader) object(e Element) error {
	id, err := index(e, "id")
	if err != nil {
		return err
	}
	o := &Object{ID: id, Type: e.Get("type"), Name: e.Get("name"), Line: e.Line}
	m.Objects = append(m.Objects, o)
	if m.byID[id] == nil {
		m.byID[id] = o
	}
	return nil
}

func (m *modelReader) vertex(e Element) error {
	o, err := m.current()
	if err != nil {
		return err
	}
	var v [3]float64
	for i, name := range []string{"x", "y", "z"} {
		if v[i], err = number(e, name); err != nil {
			return err
		}
		v[i] *= m.Scale
	}
	o.Vertices = append(o.Vertices, v)
	return nil
}

func (m *modelReader) triangle(e Element) error {
	o, err := m.current()
	if err != nil {
		return err
	}
	var t [3]int
	for i, name := range []string{"v1", "v2", "v3"} {
		if t[i], err = index(e, name); err != nil {
			return err
		}
		if t[i] >= len(o.Vertices) {
			return fmt.Errorf("object %d, triangle %d: %s=%d is beyond the %d vertices", o.ID, len(o.Triangles), name, t[i], len(o.Vertices))
		}
	}
	o.Triangles = append(o.Triangles, t)
	return nil
}

func (m *modelReader) component(e Element) error {
	o, err := m.current()
	if err != nil {
		return err
	}
	c, err := m.reference(e)
	o.Components = append(o.Components, c)
	return err
}

func (m *modelReader) item(e Element) error {
	c, err := m.reference(e)
	m.Items = append(m.Items, Item{c, e.Get("printable") != "0"})
	return err
}

func (m *modelReader) reference(e Element) (Component, error) {
	id, err := index(e, "objectid")
	if err != nil {
		return Component{}, err
	}
	t, err := m.transform(e)
	return Component{id, e.path(), t, e.Line}, err
}

func (m *modelReader) transform(e Element) (Transform, error) {
	if !e.Has("transform") {
		return identity, nil
	}
	fields := strings.Fields(e.Get("transform"))
	if len(fields) != 12 {
		return identity, fmt.Errorf("<%s transform=%q>: want twelve numbers", e.Name, e.Get("transform"))
	}
	var t Transform
	for i, f := range fields {
		v, err := strconv.ParseFloat(f, 64)
		if err != nil || v-v != 0 {
			return identity, fmt.Errorf("<%s transform>: %q is no number", e.Name, f)
		}
		t[i] = v
	}
	for i := 9; i < 12; i++ {
		t[i] *= m.Scale
	}
	return t, nil
}
