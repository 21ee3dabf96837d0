// Package prusa writes one plate of a project for PrusaSlicer 2.5 and later.
// That program gives the parts of an object their own extruder only as ranges
// of triangles of one merged mesh, named in its own model configuration.
package prusa

import (
	"fmt"
	"io"
	"strconv"

	"shanhai/models/mesh"
	"shanhai/pieces/print"
	"shanhai/pieces/print/threemf"
)

// Entries beside the package's own.
const (
	modelConfigName = "Metadata/Slic3r_PE_model.config"
	printConfigName = "Metadata/Slic3r_PE.config"
	changesName     = "Metadata/Prusa_Slicer_custom_gcode_per_print_z.xml"
	pictureName     = "Metadata/thumbnail.png"
)

// Write writes a plate (0-based) of the project as one file. It returns what
// print.Project.Check finds, or w's error.
func Write(w io.Writer, p print.Project, plate int) error {
	if err := p.Check(); err != nil {
		return err
	}
	if plate < 0 || plate >= len(p.Plates) {
		return fmt.Errorf("plate %d: the project %q has 0 to %d", plate, p.Title, len(p.Plates)-1)
	}
	j := newJob(p, plate)
	z := threemf.NewWriter(w)
	for _, step := range []func(*threemf.Writer) error{j.front, j.model, j.picture, j.modelConfig, j.printConfig, j.changes} {
		if err := step(z); err != nil {
			return fmt.Errorf("write plate %q: %w", j.plate.Name, err)
		}
	}
	if err := z.Close(); err != nil {
		return fmt.Errorf("write plate %q: %w", j.plate.Name, err)
	}
	return nil
}

// job is one plate with the objects that lie on it, numbered from 1 in the
// order of their first instance.
type job struct {
	print.Project
	number  int
	plate   print.Plate
	objects []int       // indices into Project.Objects
	id      map[int]int // object index to number
}

func newJob(p print.Project, plate int) *job {
	j := &job{Project: p, number: plate, plate: p.Plates[plate], id: map[int]int{}}
	for _, in := range j.plate.Instances {
		if j.id[in.Object] == 0 {
			j.objects = append(j.objects, in.Object)
			j.id[in.Object] = len(j.objects)
		}
	}
	return j
}

func (j *job) front(z *threemf.Writer) error {
	relations := []threemf.Relation{{Type: threemf.ModelRelation, Target: "/" + threemf.ModelName}}
	if len(j.plate.Thumbnail) > 0 {
		relations = append(relations, threemf.Relation{
			Type: "http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail", Target: "/" + pictureName})
	}
	return z.Front(relations)
}

func (j *job) picture(z *threemf.Writer) error {
	if len(j.plate.Thumbnail) == 0 {
		return nil
	}
	return z.Picture(pictureName, j.plate.Thumbnail)
}

// model writes each object once, all its parts in one mesh, and its instances.
func (j *job) model(z *threemf.Writer) error {
	return z.Text(threemf.ModelName, func(t *threemf.Text) {
		t.Put(threemf.XMLHeader, `<model unit="millimeter" xml:lang="en-US" xmlns="`, threemf.CoreNamespace,
			`" xmlns:slic3rpe="http://schemas.slic3r.org/3mf/2017/06">`, "\n")
		for _, m := range [][2]string{
			{"slic3rpe:Version3mf", "1"}, {"Title", j.Title + ", " + j.plate.Name}, {"Designer", j.Designer},
			{"Description", j.Description}, {"LicenseTerms", j.License}, {"Application", "PrusaSlicer-2.5.0"},
		} {
			t.Put(` <metadata name="`, m[0], `">`, threemf.Escape(m[1]), "</metadata>\n")
		}
		t.Put(" <resources>\n")
		for _, o := range j.objects {
			t.Put(`  <object id="`, strconv.Itoa(j.id[o]), `" type="model">`, "\n")
			t.Meshes(meshes(j.Objects[o]))
			t.Put("  </object>\n")
		}
		t.Put(" </resources>\n <build>\n")
		for _, in := range j.plate.Instances {
			t.Put(`  <item objectid="`, strconv.Itoa(j.id[in.Object]), `" transform="1 0 0 0 1 0 0 0 1 `,
				threemf.MM(in.X), " ", threemf.MM(in.Y), ` 0" printable="1"/>`, "\n")
		}
		t.Put(" </build>\n</model>\n")
	})
}

func meshes(o print.Object) []*mesh.Mesh {
	out := make([]*mesh.Mesh, len(o.Parts))
	for i, part := range o.Parts {
		out[i] = part.Mesh
	}
	return out
}
