package reader

import (
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
)

// Package is a 3MF file as it stands: every model, the settings of the slicer
// that wrote it, and the other entries' names.
type Package struct {
	Entries []string // in the zip's order
	Texts   map[string][]byte
	Start   *Model            // the model that the package begins with
	Models  map[string]*Model // by entry name, Start among them
	Bambu   *Config           // Metadata/model_settings.config
	Prusa   *Config           // Metadata/Slic3r_PE_model.config

	settings map[string]ConfigObject // of build objects by number
}

// Names of the settings entries.
const (
	bambuConfig = "Metadata/model_settings.config"
	prusaConfig = "Metadata/Slic3r_PE_model.config"
)

// ReadPackage reads a 3MF file.
func ReadPackage(r io.ReaderAt, size int64, limits Limits) (*Package, error) {
	a, err := openArchive(r, size, limits)
	if err != nil {
		return nil, err
	}
	p := &Package{Texts: map[string][]byte{}, Models: map[string]*Model{}}
	if err := p.texts(a); err != nil {
		return nil, err
	}
	start, err := p.startEntry()
	if err != nil {
		return nil, err
	}
	if err := p.models(a, start); err != nil {
		return nil, err
	}
	return p, p.configs(limits)
}

// texts unpacks the small entries: everything but models, pictures and G-code.
func (p *Package) texts(a *archive) error {
	for _, f := range a.files {
		name := clean(f.Name)
		p.Entries = append(p.Entries, name)
		switch strings.ToLower(path.Ext(name)) {
		case ".xml", ".rels", ".config", ".json", ".png":
			data, err := a.read(f)
			if err != nil {
				return err
			}
			p.Texts[name] = data
		}
	}
	return nil
}

// Text returns an entry by name, whatever its case, or nil.
func (p *Package) Text(name string) []byte {
	for n, data := range p.Texts {
		if strings.EqualFold(n, name) {
			return data
		}
	}
	return nil
}

// startEntry returns the model that the package's relationships name.
func (p *Package) startEntry() (string, error) {
	rels := p.Text("_rels/.rels")
	if rels == nil {
		return "", errors.New("_rels/.rels: missing; a 3MF package says there which model it begins with")
	}
	targets, err := modelTargets("_rels/.rels", rels)
	if err != nil {
		return "", err
	}
	if len(targets) == 0 {
		return "", errors.New("_rels/.rels: names no 3D model")
	}
	return targets[0], nil
}

// modelTargets lists the targets of a relationships entry that are models.
func modelTargets(entry string, data []byte) ([]string, error) {
	var targets []string
	err := scan(entry, data, 8, handler{start: func(_ []string, e Element) error {
		kind := e.Get("Type")
		if e.Name == "Relationship" && strings.HasPrefix(kind, "http://schemas.microsoft.com/3dmanufacturing/") && strings.HasSuffix(kind, "3dmodel") {
			targets = append(targets, clean(e.Get("Target")))
		}
		return nil
	}})
	return targets, err
}

// models reads the start model and those that its own relationships name.
func (p *Package) models(a *archive, start string) error {
	names := []string{start}
	rels := path.Join(path.Dir(start), "_rels", path.Base(start)+".rels")
	if data := p.Text(rels); data != nil {
		more, err := modelTargets(rels, data)
		if err != nil {
			return err
		}
		names = append(names, more...)
	}
	for _, name := range names {
		if err := p.model(a, name); err != nil {
			return err
		}
	}
	p.Start = p.Models[start]
	return nil
}

func (p *Package) model(a *archive, name string) error {
	if p.Models[name] != nil {
		return nil
	}
	f := a.find(name)
	if f == nil {
		return fmt.Errorf("%s: named by a relationship but missing", name)
	}
	data, err := a.read(f)
	if err != nil {
		return err
	}
	p.Models[name], err = readModel(name, data, a.limits)
	return err
}

// configs reads the slicers' settings; Bambu's count where both are there.
func (p *Package) configs(limits Limits) (err error) {
	if p.Prusa, err = p.config(prusaConfig, limits); err != nil {
		return err
	}
	if p.Bambu, err = p.config(bambuConfig, limits); err != nil {
		return err
	}
	p.settings = map[string]ConfigObject{}
	for _, c := range []*Config{p.Prusa, p.Bambu} {
		if c == nil {
			continue
		}
		for _, o := range c.Objects {
			p.settings[o.ID] = o
		}
	}
	return nil
}

// Find returns the object that a reference in a model means.
func (p *Package) Find(from *Model, c Component) (*Model, *Object) {
	m := from
	if c.Path != "" {
		m = p.Models[clean(c.Path)]
	}
	if m == nil {
		return nil, nil
	}
	return m, m.byID[c.Object]
}

// Meta returns the start model's metadata of that name, or "".
func (p *Package) Meta(name string) string {
	for _, m := range p.Start.Metadata {
		if m.Name == name {
			return m.Value
		}
	}
	return ""
}
