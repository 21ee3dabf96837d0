package reader

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"

	"shanhai/models/mesh"
)

func readPackage(r io.ReaderAt, size int64, limits Limits) (*File, error) {
	p, err := ReadPackage(r, size, limits)
	if err != nil {
		return nil, err
	}
	f := &File{Format: "3MF", Application: p.Meta("Application"), Filaments: p.filaments(), Package: p}
	c := &collector{p: p, f: f, limits: limits, known: map[string]int{}, meshes: map[meshKey]*mesh.Mesh{}}
	for _, item := range p.Start.Items {
		if err := c.item(item); err != nil {
			return nil, err
		}
	}
	f.plates()
	f.Moved = c.snap.moved
	return f, nil
}

// plates lists the plates that Bambu's settings name.
func (f *File) plates() {
	if f.Package.Bambu == nil {
		return
	}
	for _, plate := range f.Package.Bambu.Plates {
		out := Plate{Name: plate.Values["plater_name"], Pieces: len(plate.Instances)}
		for _, in := range plate.Instances {
			out.Filaments = append(out.Filaments, f.Package.settings[in["object_id"]].filaments()...)
		}
		slices.Sort(out.Filaments)
		out.Filaments = slices.Compact(out.Filaments)
		f.Plates = append(f.Plates, out)
	}
}

// filaments returns the numbers that an object's parts name, or its own.
func (s ConfigObject) filaments() []int {
	var out []int
	for _, part := range s.Parts {
		if n := atoi(part.Values["extruder"]); n > 0 {
			out = append(out, n)
		}
	}
	if n := atoi(s.Values["extruder"]); n > 0 && len(out) < max(1, len(s.Parts)) {
		out = append(out, n) // for the parts that name none
	}
	return out
}

// meshKey tells meshes apart: the same triangles of the same object, moved
// alike, are one mesh.
type meshKey struct {
	object   *Object
	from, to int
	move     Transform
}

type collector struct {
	p      *Package
	f      *File
	limits Limits
	snap   snapper
	known  map[string]int // pieces by what they are made of
	meshes map[meshKey]*mesh.Mesh

	parts, triangles int // so far
}

// item adds one build item: a new piece, or one more copy of a known one.
func (c *collector) item(item Item) error {
	m, o := c.p.Find(c.p.Start, item.Component)
	if o == nil {
		return fmt.Errorf("%s:%d: item of object %d, which does not exist", c.p.Start.Entry, item.Line, item.Object)
	}
	settings := c.p.settingsOf(m, o)
	piece := Piece{Name: cmp.Or(settings.Values["name"], o.Name), Copies: 1}
	if err := c.flatten(m, o, identity, 0, settings, &piece); err != nil {
		return err
	}
	key := piece.key()
	if i, ok := c.known[key]; ok {
		c.f.Pieces[i].Copies++
		return nil
	}
	c.known[key] = len(c.f.Pieces)
	c.f.Pieces = append(c.f.Pieces, piece)
	return nil
}

func (p Piece) key() string {
	s := p.Name
	for _, b := range p.Bodies {
		s += fmt.Sprintf("\x00%s\x00%d\x00%p", b.Name, b.Filament, b.Mesh)
	}
	return s
}

// flatten adds the bodies of an object and of all its components.
func (c *collector) flatten(m *Model, o *Object, t Transform, depth int, settings ConfigObject, piece *Piece) error {
	if depth > c.limits.Depth {
		return fmt.Errorf("%s:%d: object %d is nested deeper than %d, or in itself", m.Entry, o.Line, o.ID, c.limits.Depth)
	}
	if len(o.Components) == 0 {
		return c.bodies(m, o, t, settings, piece)
	}
	for _, part := range o.Components {
		if c.parts++; c.parts > c.limits.Parts {
			return fmt.Errorf("%s: more than the %d components that are read", m.Entry, c.limits.Parts)
		}
		owner, child := c.p.Find(m, part)
		if child == nil {
			return fmt.Errorf("%s:%d: component of object %d, which does not exist", m.Entry, part.Line, part.Object)
		}
		if err := c.flatten(owner, child, part.Transform.Then(t), depth+1, settings, piece); err != nil {
			return err
		}
	}
	return nil
}

// bodies adds a mesh object's bodies: one, or as many as PrusaSlicer's
// settings cut the triangles into.
func (c *collector) bodies(m *Model, o *Object, t Transform, settings ConfigObject, piece *Piece) error {
	for _, part := range settings.cut(o, len(piece.Bodies)) {
		if part.from < 0 || part.to > len(o.Triangles) || part.from > part.to {
			return fmt.Errorf("%s: object %d: triangles %d to %d of %d", prusaConfig, o.ID, part.from, part.to-1, len(o.Triangles))
		}
		key := meshKey{o, part.from, part.to, t}
		if c.meshes[key] == nil {
			if c.triangles += part.to - part.from + len(o.Vertices); c.triangles > c.limits.Triangles {
				return fmt.Errorf("%s: more than the %d triangles that are read", m.Entry, c.limits.Triangles)
			}
			body, err := o.body(part.from, part.to, t, &c.snap)
			if err != nil {
				return fmt.Errorf("%s:%d: %w", m.Entry, o.Line, err)
			}
			c.meshes[key] = body
		}
		piece.Bodies = append(piece.Bodies, Body{part.name, part.filament, c.meshes[key]})
	}
	return nil
}

// span is one body's triangles, name and filament.
type span struct {
	from, to, filament int
	name               string
}

// cut returns the bodies that the settings make of a mesh object, which is
// body number n of its piece.
func (s ConfigObject) cut(o *Object, n int) []span {
	whole := span{0, len(o.Triangles), atoi(s.Values["extruder"]), o.Name}
	var out []span
	for i, part := range s.Parts {
		if part.FirstID != "" {
			out = append(out, part.span(whole, atoi(part.FirstID), atoi(part.LastID)+1))
		} else if part.ID == strconv.Itoa(o.ID) && (out == nil || i == n) {
			out = []span{part.span(whole, 0, len(o.Triangles))}
		}
	}
	if out == nil {
		out = []span{whole}
	}
	return out
}

func (part ConfigPart) span(whole span, from, to int) span {
	s := span{from, to, whole.filament, whole.name}
	if v := atoi(part.Values["extruder"]); v > 0 {
		s.filament = v
	}
	if name := part.Values["name"]; name != "" {
		s.name = name
	}
	return s
}

// atoi returns 0 for what is no number, as both programs do.
func atoi(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// settingsOf returns the slicer's settings of a build object. PrusaSlicer
// wraps further copies of an object in assemblies of one component, to which
// the object's settings belong too.
func (p *Package) settingsOf(m *Model, o *Object) ConfigObject {
	s, ok := p.settings[strconv.Itoa(o.ID)]
	if !ok && len(o.Components) == 1 {
		if owner, inner := p.Find(m, o.Components[0]); inner != nil && len(inner.Components) == 0 {
			return p.settingsOf(owner, inner)
		}
	}
	return s
}
