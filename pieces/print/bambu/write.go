// Package bambu writes and checks project files for Bambu Studio and
// OrcaSlicer: 3MF packages that open with their plates, colours and presets in
// place and without a dialog. What the two programs do with each byte is known
// from reading their sources; the rules are given where they are followed.
package bambu

import (
	"fmt"
	"io"
	"strings"

	"shanhai/models/mesh"
	"shanhai/pieces/print"
	"shanhai/pieces/print/threemf"
)

// Application is the generator that a file must claim: the only value that is
// silent in Bambu Studio from 2.0 on and in every OrcaSlicer. Older ones set
// off migrations, newer ones OrcaSlicer's notice.
const Application = "BambuStudio-02.00.00.00"

// Names of the entries beside the package's own.
const (
	modelSettingsName   = "Metadata/model_settings.config"
	projectSettingsName = "Metadata/project_settings.config"
	changesName         = "Metadata/custom_gcode_per_layer.xml"
)

// Write writes the project as one file. It returns what print.Project.Check
// finds, or w's error; on an error the bytes written are no file.
func Write(w io.Writer, p print.Project) error {
	if err := check(p); err != nil {
		return err
	}
	j := newJob(p)
	z := threemf.NewWriter(w)
	steps := []func(*threemf.Writer) error{j.front, j.model, j.pictures, j.modelSettings, j.projectSettings, j.changes}
	for _, step := range steps {
		if err := step(z); err != nil {
			return fmt.Errorf("write project %q: %w", p.Title, err)
		}
	}
	if err := z.Close(); err != nil {
		return fmt.Errorf("write project %q: %w", p.Title, err)
	}
	return nil
}

// check adds to the project's own check what only these readers mind: the
// word PrusaSlicer anywhere in the metadata makes them take the file for one
// of that program's and keep the bare geometry.
func check(p print.Project) error {
	if err := p.Check(); err != nil {
		return err
	}
	for _, text := range []string{p.Title, p.Designer, p.Description, p.License} {
		if strings.Contains(text, "PrusaSlicer") {
			return fmt.Errorf("project %q: its metadata may not hold the word PrusaSlicer", p.Title)
		}
	}
	if p.Preset.SettingsID == "" {
		return fmt.Errorf("project %q names no filament preset", p.Title)
	}
	return nil
}

// job is a project with its object numbers: meshes first, each once, then one
// assembly for each instance, because an assembly refers to what stands before it.
type job struct {
	print.Project
	meshes []*mesh.Mesh
	meshID map[*mesh.Mesh]int
	copies []instance
}

// instance is one assembly on one plate.
type instance struct {
	id, plate int
	object    print.Object
	x, y      float64 // in the world of all plates
}

func newJob(p print.Project) *job {
	j := &job{Project: p, meshID: map[*mesh.Mesh]int{}}
	for _, plate := range p.Plates {
		for _, in := range plate.Instances {
			j.addMeshes(p.Objects[in.Object])
		}
	}
	id := len(j.meshes)
	for n, plate := range p.Plates {
		x0, y0 := origin(n, len(p.Plates), p.Machine)
		for _, in := range plate.Instances {
			id++
			j.copies = append(j.copies, instance{id, n, p.Objects[in.Object], x0 + in.X, y0 + in.Y})
		}
	}
	return j
}

func (j *job) addMeshes(o print.Object) {
	for _, part := range o.Parts {
		if j.meshID[part.Mesh] == 0 {
			j.meshes = append(j.meshes, part.Mesh)
			j.meshID[part.Mesh] = len(j.meshes)
		}
	}
}

// origin returns where plate n of count lies in the world of all plates: in
// rows of ceil(sqrt(count)), 1.2 bed sizes apart, rows going to negative y.
func origin(n, count int, m print.Machine) (x, y float64) {
	columns := 1
	for columns*columns < count {
		columns++
	}
	x, y = float64(n%columns)*1.2*m.Width, -float64(n/columns)*1.2*m.Depth
	return float64(x), float64(y) // rounded here, never fused with what is added
}
