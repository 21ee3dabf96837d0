package printtest

import "shanhai/pieces/print"

// Project returns a project of two-filament tiles: plates of the given numbers
// of them, arranged on the machine, with an inlay of the depth in mm.
func Project(m print.Machine, depth float64, perPlate ...int) (print.Project, error) {
	base, inlay := Tile(depth)
	preset, err := m.FilamentPreset(print.DefaultFilament)
	p := print.Project{
		Title: "Tiles & <tests>", Designer: "Nobody \"N\" in particular", Description: "two\nlines", License: "MIT",
		Machine: m, Preset: preset,
		Filaments: []print.Filament{
			{Name: "base", Colour: print.Colour{R: 0x1A, G: 0x1A, B: 0x1A}},
			{Name: "inlay", Colour: print.Colour{R: 0xC1, G: 0x27, B: 0x2D}},
		},
		Objects: []print.Object{{Name: "tile", Parts: []print.Part{
			{Name: "tile-base", Mesh: base, Filament: 1}, {Name: "tile-inlay", Mesh: inlay, Filament: 2},
		}}},
		Overrides: []print.Override{{Key: "sparse_infill_density", Value: "35%"}},
	}
	for _, n := range perPlate {
		plates, err := print.Arrange(m, 2, print.Items(0, p.Objects[0], n))
		if err != nil {
			return p, err
		}
		for _, instances := range plates {
			p.Plates = append(p.Plates, print.Plate{Name: "Tiles, red on black", Instances: instances})
		}
	}
	return p, err
}
