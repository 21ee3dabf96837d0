package bambu

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"shanhai/pieces/print"
	"shanhai/pieces/print/reader"
)

// Severity tells what a finding does to whoever opens the file.
type Severity uint8

const (
	// Advice is a departure from what is known to open silently: a dialog, a
	// moved tower, a notice. A slicer's own files have some.
	Advice Severity = iota
	// Broken loses something: the load fails, or parts, colours, plates or
	// settings are dropped, some without a word.
	Broken
)

// Finding is one thing wrong with a file: where and what.
type Finding struct {
	Severity Severity
	Entry    string // of the package
	Where    string // the element or key
	What     string
}

func (f Finding) String() string {
	return strings.TrimSuffix(f.Entry+": "+f.Where, ": ") + ": " + f.What
}

// Validate reads a project file afresh and reports everything in it that
// Bambu Studio or OrcaSlicer would reject, drop, repair, ask about or silently
// do otherwise. A file that it cannot read at all gives an error.
func Validate(r io.ReaderAt, size int64) ([]Finding, error) {
	p, err := reader.ReadPackage(r, size, reader.DefaultLimits())
	if err != nil {
		return nil, err
	}
	return ValidatePackage(p), nil
}

// ValidatePackage is Validate for a package that is read already.
func ValidatePackage(p *reader.Package) []Finding {
	c := newChecker(p)
	c.meshes()
	return c.rest()
}

// ValidateFrame is ValidatePackage without the meshes' own soundness, for a
// caller that has checked every body.
func ValidateFrame(p *reader.Package) []Finding { return newChecker(p).rest() }

func newChecker(p *reader.Package) *checker {
	return &checker{p: p, objects: map[int]*reader.Object{}}
}

// rest makes all checks but that of the meshes. Later ones use what earlier
// ones have read.
func (c *checker) rest() []Finding {
	for _, check := range []func(){
		c.entries, c.words, c.metadata, c.objectNumbers, c.references,
		c.project, c.presets, c.lists, c.overrides,
		c.settings, c.plateList, c.placing, c.changes,
	} {
		check()
	}
	slices.SortStableFunc(c.found, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(b.Severity, a.Severity), cmp.Compare(a.Entry, b.Entry), cmp.Compare(a.Where, b.Where), cmp.Compare(a.What, b.What))
	})
	return c.found
}

// checker gathers findings.
type checker struct {
	p       *reader.Package
	found   []Finding
	objects map[int]*reader.Object // by number, over all models
	keys    reader.Settings        // of the project
	machine print.Machine          // that the project names
	known   bool                   // whether it is one of ours
	plates  [][]*placed            // by plate, once placing has run
}

func (c *checker) broken(entry, where, format string, args ...any) {
	c.found = append(c.found, Finding{Broken, entry, where, fmt.Sprintf(format, args...)})
}

func (c *checker) advise(entry, where, format string, args ...any) {
	c.found = append(c.found, Finding{Advice, entry, where, fmt.Sprintf(format, args...)})
}

// filaments returns how many filaments the project has.
func (c *checker) filaments() int { return len(c.keys["filament_settings_id"].Values) }

// entries wants the five that every project needs.
func (c *checker) entries() {
	for _, name := range []string{"[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model", modelSettingsName, projectSettingsName} {
		if !slices.ContainsFunc(c.p.Entries, func(e string) bool { return strings.EqualFold(e, name) }) {
			c.broken(name, "", "missing")
		}
	}
	if types := c.p.Text("[Content_Types].xml"); types != nil {
		for _, kind := range []string{"application/vnd.openxmlformats-package.relationships+xml", "application/vnd.ms-package.3dmanufacturing-3dmodel+xml"} {
			if !strings.Contains(string(types), kind) {
				c.broken("[Content_Types].xml", "", "no type %s", kind)
			}
		}
	}
}

// words looks for the one that turns a file into another program's.
func (c *checker) words() {
	for _, m := range c.p.Start.Metadata {
		if strings.Contains(m.Value, "PrusaSlicer") {
			c.broken(c.p.Start.Entry, "metadata "+m.Name, "holds the word PrusaSlicer, which makes the file count as that program's: geometry only")
		}
	}
	for name, data := range c.p.Texts {
		if !strings.HasSuffix(name, ".png") && strings.Contains(string(data), "PrusaSlicer") {
			c.broken(name, "", "holds the word PrusaSlicer")
		}
	}
}

func (c *checker) metadata() {
	app := c.p.Meta("Application")
	switch {
	case !strings.HasPrefix(app, "BambuStudio-"):
		c.broken(c.p.Start.Entry, "metadata Application", "%q: want %s, else only the geometry is loaded", app, Application)
	case app != Application:
		c.advise(c.p.Start.Entry, "metadata Application", "%q: only %s is silent in every version", app, Application)
	}
	for _, m := range c.p.Models {
		if m.Prefixed {
			c.broken(m.Entry, "model", "is written with a namespace prefix, which these readers do not know")
		}
		if m.Scale != 1 {
			c.advise(m.Entry, "model", "is not in millimetres")
		}
	}
}
