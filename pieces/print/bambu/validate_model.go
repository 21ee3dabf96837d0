package bambu

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"shanhai/pieces/print/reader"
)

// models returns the models in a fixed order.
func (c *checker) models() []*reader.Model {
	var out []*reader.Model
	for _, name := range slices.Sorted(maps.Keys(c.p.Models)) {
		out = append(out, c.p.Models[name])
	}
	return out
}

// objectNumbers wants each number once in the whole package: meshes of one
// number in two models become the same mesh without a word.
func (c *checker) objectNumbers() {
	for _, m := range c.models() {
		for _, o := range m.Objects {
			where := fmt.Sprintf("object %d", o.ID)
			if c.objects[o.ID] != nil {
				c.broken(m.Entry, where, "the number occurs twice in the package")
				continue
			}
			c.objects[o.ID] = o
			if o.Type != "" && o.Type != "model" && o.Type != "other" {
				c.broken(m.Entry, where, "type %q makes the load fail", o.Type)
			}
			if (len(o.Triangles) == 0) == (len(o.Components) == 0) {
				c.broken(m.Entry, where, "is neither a mesh nor an assembly, or both")
			}
		}
	}
}

// references wants every component and item to name something.
func (c *checker) references() {
	for _, m := range c.models() {
		for _, o := range m.Objects {
			for i, part := range o.Components {
				c.reference(m, fmt.Sprintf("object %d, component %d", o.ID, i), part)
			}
		}
		for i, item := range m.Items {
			c.reference(m, fmt.Sprintf("item %d", i), item.Component)
			if !item.Printable {
				c.advise(m.Entry, fmt.Sprintf("item %d", i), "is not printable")
			}
		}
	}
	if len(c.p.Start.Items) == 0 {
		c.broken(c.p.Start.Entry, "build", "has no items")
	}
}

func (c *checker) reference(m *reader.Model, where string, part reader.Component) {
	owner, o := c.p.Find(m, part)
	if owner == nil {
		c.broken(m.Entry, where, "path %q is no model of the package", part.Path)
	} else if o == nil {
		c.broken(m.Entry, where, "object %d does not exist: the part is dropped without a word", part.Object)
	}
	if d := part.Transform.Determinant(); d < 0 {
		c.broken(m.Entry, where, "mirrors the object")
	} else if math.Abs(d-1) > 1e-6 {
		c.advise(m.Entry, where, "scales the object's volume by %g", d)
	}
}

// meshes wants every mesh closed and sound as the file stores it.
func (c *checker) meshes() {
	for _, m := range c.models() {
		for _, o := range m.Objects {
			if len(o.Triangles) > 0 {
				c.mesh(m, o)
			}
		}
	}
}

func (c *checker) mesh(m *reader.Model, o *reader.Object) {
	where := fmt.Sprintf("object %d", o.ID)
	body, moved, err := o.Mesh()
	if err != nil {
		c.broken(m.Entry, where, "%v", err)
		return
	}
	report := body.Check()
	for _, fault := range report.Faults {
		c.broken(m.Entry, where, "%v", fault)
	}
	if moved > 0 {
		c.advise(m.Entry, where, "its coordinates do not lie on the grid of 2^-16 mm (off by %.1e mm)", moved)
	}
}
