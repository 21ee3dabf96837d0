package studio

import (
	"shanhai/pieces/build"
	"shanhai/pieces/print"
)

// Plates is a piece as it lies on the printer.
type Plates struct {
	Printer string   `json:"printer"` // its maker's name
	Bed     Rect     `json:"bed"`
	Exclude *Rect    `json:"exclude"` // a part of the bed that stays free
	Plates  []Plate  `json:"plates"`
	Colours []Colour `json:"colours"` // of the filaments that the plates name
}

// Rect is a rectangle on the bed, in mm from its front left corner.
type Rect struct {
	X0 float64 `json:"x0"`
	Y0 float64 `json:"y0"`
	X1 float64 `json:"x1"`
	Y1 float64 `json:"y1"`
}

// Plate is one bed load.
type Plate struct {
	Title     string     `json:"title"`
	Instances []Instance `json:"instances"`
	Tower     *Rect      `json:"tower"` // of the prime tower
	Uses      []Use      `json:"uses"`
	Changes   int        `json:"changes"`   // of colour
	ChangesAt []float64  `json:"changesAt"` // mm: heights of changes by height
}

// Instance places an object: its origin at X, Y mm.
type Instance struct {
	Object int     `json:"object"`
	X      float64 `json:"x"`
	Y      float64 `json:"y"`
}

// Use is what a plate takes of one filament, solid.
type Use struct {
	Filament string  `json:"filament"`
	CM3      float64 `json:"cm3"`
}

// Colour is that of a filament.
type Colour struct {
	Key string `json:"key"`
	Hex string `json:"hex"`
}

// Plates lays a piece on the plates of the design's printer.
func (s *Studio) Plates(c Choices, group, key string) (Plates, error) {
	b, err := s.at(c)
	if err != nil {
		return Plates{}, err
	}
	p, err := piece(b.set, group, key)
	if err != nil {
		return Plates{}, err
	}
	laid, err := build.Lay(b.set, b.design, p)
	if err != nil {
		return Plates{}, err
	}
	out := Plates{
		Printer: laid.Machine.Model, Exclude: rect(laid.Machine.Exclude),
		Bed: Rect{X1: laid.Machine.Width, Y1: laid.Machine.Depth},
	}
	for _, plate := range laid.Plates {
		out.Plates = append(out.Plates, plateOf(plate))
	}
	out.Colours = b.colours(out.Plates)
	return out, nil
}

func plateOf(p build.LaidPlate) Plate {
	out := Plate{Title: p.Title, Tower: rect(p.Tower), Changes: p.ColourChanges, ChangesAt: p.ChangesAt}
	for _, in := range p.Instances {
		out.Instances = append(out.Instances, Instance{in.Object, in.X, in.Y})
	}
	for _, u := range p.Uses {
		out.Uses = append(out.Uses, Use{u.Filament, u.CM3})
	}
	return out
}

// colours lists the filaments of plates, each once.
func (b *bench) colours(plates []Plate) []Colour {
	var out []Colour
	seen := map[string]bool{}
	for _, p := range plates {
		for _, u := range p.Uses {
			if !seen[u.Filament] {
				seen[u.Filament] = true
				out = append(out, Colour{u.Filament, b.design.Color[u.Filament].String()})
			}
		}
	}
	return out
}

func rect(r print.Rect) *Rect {
	if r.Empty() {
		return nil
	}
	return &Rect{r.X0, r.Y0, r.X1, r.Y1}
}
