package reader

import "strings"

// Config is a slicer's own settings for objects, parts and plates. Bambu
// Studio and PrusaSlicer write different elements with the same meaning.
type Config struct {
	Objects []ConfigObject
	Plates  []ConfigPlate
	Stray   []string // names of elements where the readers refuse them
}

// Values are the metadata of one element.
type Values map[string]string

// ConfigObject is one object with its parts.
type ConfigObject struct {
	ID     string
	Values Values
	Parts  []ConfigPart
}

// ConfigPart is one part: by the number of its mesh (Bambu) or by a range of
// the object's triangles (Prusa).
type ConfigPart struct {
	ID, Subtype     string
	FirstID, LastID string
	Values          Values
	MeshStat        Values
}

// ConfigPlate is one plate with the instances it lists.
type ConfigPlate struct {
	Values    Values
	Instances []Values
}

func (p *Package) config(name string, limits Limits) (*Config, error) {
	data := p.Text(name)
	if data == nil {
		return nil, nil
	}
	c := &configReader{Config: &Config{}}
	return c.Config, scan(name, data, limits.Depth, handler{start: c.start})
}

type configReader struct{ *Config }

func (c *configReader) start(parents []string, e Element) error {
	switch {
	case exactly(parents, "config") && e.Name == "object":
		c.Objects = append(c.Objects, ConfigObject{ID: e.Get("id"), Values: Values{}})
	case exactly(parents, "config", "object") && (e.Name == "part" || e.Name == "volume"):
		o := &c.Objects[len(c.Objects)-1]
		o.Parts = append(o.Parts, ConfigPart{ID: e.Get("id"), Subtype: e.Get("subtype"),
			FirstID: e.Get("firstid"), LastID: e.Get("lastid"), Values: Values{}})
	case exactly(parents, "config") && e.Name == "plate":
		c.Plates = append(c.Plates, ConfigPlate{Values: Values{}})
	case exactly(parents, "config", "plate") && e.Name == "model_instance":
		p := &c.Plates[len(c.Plates)-1]
		p.Instances = append(p.Instances, Values{})
	case e.Name == "metadata":
		c.metadata(parents, e)
	case exactly(parents, "config", "object", "part") && e.Name == "mesh_stat":
		c.meshStat(e)
	}
	return nil
}

// metadata adds a value to the element it stands in.
func (c *configReader) metadata(parents []string, e Element) {
	values := c.target(parents)
	if values == nil {
		c.Stray = append(c.Stray, strings.Join(parents, " > ")+" > metadata")
		return
	}
	if key := e.Get("key"); key != "" {
		values[key] = e.Get("value")
	}
}

func (c *configReader) target(parents []string) Values {
	switch {
	case exactly(parents, "config", "object"):
		return c.Objects[len(c.Objects)-1].Values
	case exactly(parents, "config", "object", "part"), exactly(parents, "config", "object", "volume"):
		o := c.Objects[len(c.Objects)-1]
		return o.Parts[len(o.Parts)-1].Values
	case exactly(parents, "config", "plate"):
		return c.Plates[len(c.Plates)-1].Values
	case exactly(parents, "config", "plate", "model_instance"):
		p := c.Plates[len(c.Plates)-1]
		return p.Instances[len(p.Instances)-1]
	}
	return nil
}

func (c *configReader) meshStat(e Element) {
	o := c.Objects[len(c.Objects)-1]
	stat := Values{}
	for _, a := range e.Attrs {
		stat[a.Name] = a.Value
	}
	o.Parts[len(o.Parts)-1].MeshStat = stat
}
