// Package inspect examines print files as they lie on a disk: what is in
// them, and what is wrong with it.
package inspect

import (
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/pieces/print/bambu"
	"shanhai/pieces/print/reader"
)

// Outcome is the sum of an inspection.
type Outcome uint8

// From best to worst; the worst of all files counts.
const (
	Clean      Outcome = iota
	Defective          // something in a file is wrong
	Unreadable         // something could not be read
)

// File is what one file holds.
type File struct {
	Path        string // as given or found, slash-separated
	Format      string // "3MF", "STL" or "manifest"
	Application string // that wrote it, if the file says so
	Bodies      []Body
	Plates      []reader.Plate
	Filaments   []reader.Filament
	Listed      int      // of a manifest: the files it lists
	Defects     []string // what is wrong, with the place
	Notes       []string // what is worth knowing and no fault
	Err         error    // why the file could not be read
}

// Outcome of one file.
func (f File) Outcome() Outcome {
	switch {
	case f.Err != nil:
		return Unreadable
	case len(f.Defects) > 0:
		return Defective
	}
	return Clean
}

// Worst returns the outcome of all files together.
func Worst(files []File) Outcome {
	worst := Clean
	for _, f := range files {
		worst = max(worst, f.Outcome())
	}
	return worst
}

// Body is one closed surface, or one that should be.
type Body struct {
	Object    string
	Name      string
	Copies    int // how often the object is printed
	Filament  int // 1-based, 0 if the file says nothing
	Triangles int
	Shells    int
	Closed    bool    // every directed edge once and its reverse once
	Volume    float64 // mm3
	Min, Max  [3]float64
}

// Print examines one 3MF or STL file.
func Print(name string, r io.ReaderAt, size int64) File {
	out := File{Path: name}
	f, err := reader.Read(r, size, reader.DefaultLimits())
	if err != nil {
		out.Err = err
		return out
	}
	out.Format, out.Application, out.Plates, out.Filaments = f.Format, f.Application, f.Plates, f.Filaments
	for _, piece := range f.Pieces {
		for _, body := range piece.Bodies {
			out.body(piece, body)
		}
	}
	if len(out.Bodies) == 0 {
		out.Defects = append(out.Defects, "nothing to print in it")
	}
	if f.Moved > 0 {
		out.Notes = append(out.Notes, fmt.Sprintf("coordinates were rounded to the grid of 2^-16 mm, by at most %.1e mm", f.Moved))
	}
	out.slicer(f)
	return out
}

// body measures one mesh and adds its faults.
func (f *File) body(piece reader.Piece, b reader.Body) {
	box := b.Mesh.Bounds()
	out := Body{Object: piece.Name, Name: b.Name, Copies: piece.Copies, Filament: b.Filament, Triangles: len(b.Mesh.Triangles)}
	out.Min[0], out.Min[1], out.Min[2] = box.Min.MM()
	out.Max[0], out.Max[1], out.Max[2] = box.Max.MM()
	m := centred(b.Mesh, box)
	if m == nil {
		f.Notes = append(f.Notes, fmt.Sprintf("body %q is larger than %d mm: its surface is not checked", b.Name, 2*planar.Limit/planar.PerMM))
		f.Bodies = append(f.Bodies, out)
		return
	}
	report := m.Check()
	out.Shells, out.Volume, out.Closed = report.Shells, report.Volume, true
	for _, fault := range report.Faults {
		f.Defects = append(f.Defects, fmt.Sprintf("body %q: %v", b.Name, fault))
		if fault.Kind == mesh.OpenEdge || fault.Kind == mesh.ManifoldEdge || fault.Kind == mesh.Empty {
			out.Closed = false
		}
	}
	f.Bodies = append(f.Bodies, out)
}

// centred returns the mesh with its box around the origin if it reaches beyond
// the grid's limit as it lies, or nil if it is too big for that.
func centred(m *mesh.Mesh, b mesh.Box) *mesh.Mesh {
	far, size := int64(0), int64(0)
	for _, c := range [][2]int32{{b.Min.X, b.Max.X}, {b.Min.Y, b.Max.Y}, {b.Min.Z, b.Max.Z}} {
		lo, hi := int64(c[0]), int64(c[1])
		far, size = max(far, -lo, hi), max(size, hi-lo)
	}
	if far <= planar.Limit {
		return m
	}
	if size > 2*planar.Limit {
		return nil
	}
	half := func(lo, hi int32) int32 { return int32(-(int64(lo) + int64(hi)) / 2) }
	return m.Moved(mesh.Vertex{X: half(b.Min.X, b.Max.X), Y: half(b.Min.Y, b.Max.Y), Z: half(b.Min.Z, b.Max.Z)})
}

// slicer adds what Bambu Studio would make of a file that claims to be its
// own; the bodies themselves are checked already.
func (f *File) slicer(r *reader.File) {
	if r.Package == nil || !strings.HasPrefix(r.Application, "BambuStudio-") {
		return
	}
	for _, finding := range bambu.ValidateFrame(r.Package) {
		if finding.Severity == bambu.Broken {
			f.Defects = append(f.Defects, finding.String())
		} else {
			f.Notes = append(f.Notes, finding.String())
		}
	}
}

// kindOf tells how a file is examined, by its name: "print", "manifest" or "".
func kindOf(name string) string {
	switch strings.ToLower(path.Ext(name)) {
	case ".3mf", ".stl":
		return "print"
	case ".json":
		if path.Base(name) == manifestName {
			return "manifest"
		}
	}
	return ""
}

// manifestName is what a build calls its list of files.
const manifestName = "manifest.json"

// opened calls f with the file's bytes at random access.
func opened(fsys fs.FS, name string, f func(r io.ReaderAt, size int64) File) File {
	file, err := fsys.Open(name)
	if err != nil {
		return File{Path: name, Err: err}
	}
	defer file.Close()
	r, size, err := randomAccess(file)
	if err != nil {
		return File{Path: name, Err: err}
	}
	return f(r, size)
}
