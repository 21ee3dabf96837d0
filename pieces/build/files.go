package build

import (
	"bytes"
	"fmt"
	"io"
	"path"
	"slices"

	"shanhai/pieces"
	"shanhai/pieces/design"
	"shanhai/pieces/manifest"
	"shanhai/pieces/print"
	"shanhai/pieces/print/bambu"
	"shanhai/pieces/print/prusa"
	"shanhai/pieces/print/stlfile"
)

// file is one file to be written, and what the manifest says of it.
type file struct {
	name  string // slash-separated, relative to the set's folder
	kind  string
	write func(io.Writer) error
	// project and plates say what a project file holds; part and object what an
	// STL file does.
	project *print.Project
	plates  []int
	part    *pieces.Part
	object  string
}

// objects lists the objects of the project that lie on the file's plates.
func (f file) objects() []int {
	var out []int
	for _, plate := range f.plates {
		for _, i := range f.project.Plates[plate].Instances {
			if !slices.Contains(out, i.Object) {
				out = append(out, i.Object)
			}
		}
	}
	return out
}

// files lists everything that the design asks for, in the manifest's order.
func (w *workshop) files() []file {
	var out []file
	if w.design.Has(design.Format3MF) {
		for _, m := range w.made {
			out = append(out, w.pieceFiles(m)...)
		}
		for _, b := range w.set.Bundles {
			out = append(out, w.bundleFile(b))
		}
	}
	if w.design.Has(design.FormatSTL) {
		for _, m := range w.made {
			out = append(out, w.meshFiles(m)...)
		}
	}
	return out
}

// pieceFiles lists a piece's project and what other slicers need besides.
func (w *workshop) pieceFiles(m *made) []file {
	p := w.project(fmt.Sprintf("%s: %s", w.set.Title, m.piece.Title), []*made{m})
	name := path.Join(m.piece.Group, m.piece.Key)
	out := []file{projectFile(name+".3mf", &p)}
	if w.design.Slicer != design.SlicerPrusa {
		return out
	}
	for i := range p.Plates {
		number := ""
		if len(p.Plates) > 1 {
			number = fmt.Sprintf("-%d", i+1)
		}
		out = append(out, file{
			name:    name + number + ".prusa.3mf",
			kind:    manifest.KindPrusa,
			write:   func(to io.Writer) error { return prusa.Write(to, p, i) },
			project: &p, plates: []int{i},
		})
	}
	return out
}

// bundleFile is the project of several pieces.
func (w *workshop) bundleFile(b pieces.Bundle) file {
	var list []*made
	for _, i := range b.Pieces {
		list = append(list, w.made[i])
	}
	p := w.project(b.Title, list)
	return projectFile(b.File+".3mf", &p)
}

func projectFile(name string, p *print.Project) file {
	f := file{name: name, kind: manifest.KindBambu, project: p, write: func(to io.Writer) error { return bambu.Write(to, *p) }}
	for i := range p.Plates {
		f.plates = append(f.plates, i)
	}
	return f
}

// meshFiles lists the STL files of a piece: one a body, all bodies of an
// object in one place.
func (w *workshop) meshFiles(m *made) []file {
	bodies := 0
	for _, o := range m.objects {
		bodies += len(o.Parts)
	}
	var out []file
	for _, o := range m.objects {
		for i, part := range o.Parts {
			name := m.piece.Key
			if bodies > 1 {
				name += "-" + part.Name
			}
			out = append(out, file{
				name: path.Join(m.piece.Group, "stl", name+".stl"), kind: manifest.KindSTL,
				write: func(to io.Writer) error { return stlfile.Write(to, w.set.Name+" "+name, part.Mesh) },
				part:  &o.Parts[i], object: o.Name,
			})
		}
	}
	return out
}

// bytes returns the file's content.
func (f file) bytes() ([]byte, error) {
	var b bytes.Buffer
	if err := f.write(&b); err != nil {
		return nil, fmt.Errorf("%s: %w", f.name, err)
	}
	return b.Bytes(), nil
}
