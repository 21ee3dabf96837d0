package build

import (
	"slices"

	"shanhai/pieces"
	"shanhai/pieces/design"
	"shanhai/pieces/print"
)

// palette numbers the filaments of one project as they come up. Keys of the
// same colour share a filament: nobody loads the same spool twice.
type palette struct {
	design    design.Design
	filaments []print.Filament
	pauses    bool // a change is left to the maker
}

func newPalette(d design.Design) *palette { return &palette{design: d} }

// number returns the 1-based number of a colour's filament.
func (p *palette) number(key string) int {
	colour := p.design.Color[key]
	for i, f := range p.filaments {
		if f.Colour == colour {
			return i + 1
		}
	}
	p.filaments = append(p.filaments, print.Filament{Name: key, Colour: colour})
	return len(p.filaments)
}

// object gives an object's parts their filaments.
func (p *palette) object(o pieces.Object) print.Object {
	out := print.Object{Name: o.Name}
	for _, part := range o.Parts {
		out.Parts = append(out.Parts, print.Part{Name: part.Name, Mesh: part.Mesh, Filament: p.number(part.Colour)})
	}
	if o.Change != nil {
		p.number(o.Change.Colour)
		p.pauses = p.pauses || o.Change.Pause
	}
	return out
}

// switched returns between how many filaments the printer itself switches.
func (p *palette) switched() int {
	if p.pauses {
		return 1
	}
	return len(p.filaments)
}

// names adds to a list of names those of the filaments that an object needs.
func (p *palette) names(list []string, o pieces.Object) []string {
	add := func(key string) {
		if name := p.filaments[p.number(key)-1].Name; !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	for _, part := range o.Parts {
		add(part.Colour)
	}
	if o.Change != nil {
		add(o.Change.Colour)
	}
	return list
}
