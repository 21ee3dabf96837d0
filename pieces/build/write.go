package build

import (
	"context"
	"fmt"
	"strings"

	"shanhai/inscriptions/planar"
	"shanhai/internal/saying"
	"shanhai/models/mesh"
	"shanhai/pieces/manifest"
	"shanhai/pieces/print"
)

// Summary is what a run says of its work.
type Summary struct {
	Plates   []Row
	Warnings []saying.Line
	Manifest []byte // JSON
}

// Row is one plate of a piece.
type Row struct {
	Piece   string // e.g. "black yinglong"
	Count   int    // objects on the plate
	Plate   string // its name
	Uses    []manifest.Use
	Changes int // of colour
}

// write makes the bytes of every file, puts them and lists them.
func (w *workshop) write(ctx context.Context, sink Sink) (*Summary, error) {
	files := w.files()
	entries := make([]manifest.File, len(files))
	w.meter.begin(len(files))
	err := each(ctx, w.workers, len(files), func(_, i int) error {
		data, err := files[i].bytes()
		if err != nil {
			return err
		}
		entries[i] = w.entry(files[i], data)
		w.meter.step(Step{Stage: Files, File: files[i].name, Text: files[i].name})
		return sink.Put(files[i].name, data)
	})
	if err != nil {
		return nil, err
	}
	list := manifest.Manifest{
		Version: manifest.Version, Set: w.set.Name,
		Printer: w.machine.Model, Nozzle: w.design.Nozzle.MM(), Process: w.machine.Process, Filament: w.preset.Name,
		ChangeAssumption: print.ChangeAssumption, Files: entries,
	}
	data, err := list.Bytes()
	return &Summary{Plates: w.rows(), Warnings: w.warnings(), Manifest: data}, err
}

// warnings says what was made otherwise than usual, and what the pieces' makers may not have
// meant; what black and white pieces share is said once.
func (w *workshop) warnings() []saying.Line {
	var out []saying.Line
	for _, m := range w.made {
		out = append(out, m.notes...)
		if m.towerless != "" {
			out = append(out, w.towerless(m))
		}
	}
	return saying.Once(out)
}

// towerless says that a piece's project has no prime tower.
func (w *workshop) towerless(m *made) saying.Line {
	return saying.Line{
		Code: "towerless", Facts: saying.Facts{"piece": m.piece.Key, "object": m.towerless, "printer": w.machine.Model},
		Text: fmt.Sprintf("%s: %q leaves no room for a prime tower on the %s, so the project turns the tower off; expect a mixed first line after a colour change, or make the tiles smaller with --size",
			m.piece.Key, m.towerless, w.machine.Model),
	}
}

// entry describes a file.
func (w *workshop) entry(f file, data []byte) manifest.File {
	out := manifest.File{Path: f.name, Bytes: len(data), SHA256: manifest.Hash(data), Kind: f.kind}
	if f.project == nil {
		part := print.Part{Name: f.part.Name, Mesh: f.part.Mesh}
		out.Bodies = []manifest.Body{body(f.object, part, f.part.Colour)}
		return out
	}
	for _, filament := range f.project.Filaments {
		out.Filaments = append(out.Filaments, manifest.Filament{Name: filament.Name, Colour: filament.Colour.String()})
	}
	for _, i := range f.objects() {
		o := f.project.Objects[i]
		for _, part := range o.Parts {
			out.Bodies = append(out.Bodies, body(o.Name, part, f.project.Filaments[part.Filament-1].Name))
		}
	}
	for _, i := range f.plates {
		out.Plates = append(out.Plates, describe(*f.project, i))
	}
	return out
}

// body measures one body.
func body(object string, p print.Part, filament string) manifest.Body {
	b := p.Mesh.Bounds()
	return manifest.Body{
		Object: object, Name: p.Name, Filament: filament,
		Triangles: len(p.Mesh.Triangles), Volume: p.Mesh.Volume(),
		Min: place(b.Min), Max: place(b.Max),
	}
}

func place(v mesh.Vertex) [3]float64 {
	return [3]float64{planar.MM(int64(v.X)), planar.MM(int64(v.Y)), planar.MM(int64(v.Z))}
}

// describe lists what a plate takes.
func describe(p print.Project, plate int) manifest.Plate {
	out := manifest.Plate{
		Name: p.Plates[plate].Name, Objects: len(p.Plates[plate].Instances),
		Uses: uses(p, plate, print.FilamentsOn(p, plate)), ColourChanges: print.ToolChanges(p, plate),
	}
	for _, c := range p.Plates[plate].Changes {
		out.ChangesAt = append(out.ChangesAt, c.Z)
	}
	return out
}

// uses says what a plate takes of filaments, by their numbers.
func uses(p print.Project, plate int, filaments []int) []manifest.Use {
	volumes := print.PlateVolumes(p, plate)
	var out []manifest.Use
	for _, n := range filaments {
		out = append(out, manifest.Use{Filament: p.Filaments[n-1].Name, CM3: volumes[n-1] / 1000})
	}
	return out
}

// rows lists the plates of all pieces for the table.
func (w *workshop) rows() []Row {
	var out []Row
	for _, m := range w.made {
		p := w.project("", []*made{m})
		for i, plate := range p.Plates {
			out = append(out, Row{
				Piece: strings.TrimSpace(m.piece.Group + " " + m.piece.Key), Count: len(plate.Instances), Plate: m.plates[i].title,
				Uses: uses(p, i, print.FilamentsOn(p, i)), Changes: print.ToolChanges(p, i),
			})
		}
	}
	return out
}
